import { z } from 'zod'
import type { Page } from '../../contract/call.ts'
import { Refusal } from '../../contract/refusals.ts'
import { isStorable } from '../../contract/text/text.ts'

const cursor = z.object({
  id: z.uuid(),
  key: z.union([z.string().max(300).refine(isStorable), z.int()]).optional(),
  first: z.literal(true).optional(),
  tier: z.int().min(0).max(9).optional(),
})
/**
 * Where a page ended: the last row's id and, for a list sorted by something else, that value. `first`: it ended among
 * the rows that stand before the others. `tier`: of several such groups, the one in which it ended.
 */
export type Cursor = z.output<typeof cursor>

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw wrongCursor()
  }
}

export const wrongCursor = () =>
  new Refusal(
    'invalid_input',
    {},
    { errors: [{ path: 'cursor', message: 'Take the cursor from the Link header' }] },
  )

/** Totals are counted up to here: a bounded piece of an index, whatever the table holds. */
export const countUpTo = 1_000

/** What to tell of a total that was counted with a limit of countUpTo + 1: nothing when there are more. */
export const totalOf = (counted: number) => (counted > countUpTo ? undefined : counted)

/**
 * How many rows stand before a numbered page, from 1. Pages by number end where counting does: what lies behind is
 * reached by narrowing the list, or by its cursor. Refuses with invalid_input.
 */
export function startOfPage(page = 1, limit: number): number {
  const from = (page - 1) * limit
  if (from < countUpTo) return from
  const message = `Pages by number reach the first ${countUpTo} rows: narrow the list, or go on with the cursor`
  throw new Refusal('invalid_input', {}, { errors: [{ path: 'page', message }] })
}

/** Makes a page out of one row more than was asked for: that one tells whether there is a next. */
export function pageOf<T>(rows: T[], limit: number, endOf: (row: T) => Cursor): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next =
    rows.length > limit && last
      ? Buffer.from(JSON.stringify(endOf(last))).toString('base64url')
      : null
  return { items, next }
}
