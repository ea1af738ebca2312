import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { countDone, countUnshipped, type LineRow, type Some, selectLines } from './store.ts'

/** What of a line is neither shipped nor taken back. */
export const openOf = ({ quantity, shipped, cancelled }: LineRow) => quantity - shipped - cancelled

/** Pieces of an order's lines, and the lines as they were; `isLast` when nothing is open after them. */
export type Chosen = { some: Some[]; lines: LineRow[]; isLast: boolean }

/** The pieces that were asked for, or all that is open. Throws line_not_open. The caller holds the order's lock. */
export async function chooseOpen(sql: Sql, orderId: string, wanted?: Some[]): Promise<Chosen> {
  const lines = await selectLines(sql, orderId)
  const open = lines
    .map((line) => ({ position: line.position, quantity: openOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  const left = new Map(open.map(({ position, quantity }) => [position, quantity]))
  for (const { position, quantity } of wanted ?? []) {
    const there = left.get(position) ?? 0
    if (quantity > there) throw new Refusal('line_not_open', { position, open: there })
  }
  const some = wanted ?? open
  const pieces = (of: Some[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
  return { some, lines, isLast: pieces(some) === pieces(open) }
}

/** Counts them as done: each piece once, which the table sees to as well. */
export async function markDone(
  sql: Sql,
  orderId: string,
  as: 'shipped' | 'cancelled',
  some: Some[],
) {
  if ((await countDone(sql, orderId, as, some)) !== some.length)
    throw new Error(`lines of order ${orderId} were not open`)
}

/** Counts shipped pieces as open again. The caller holds the order's lock. */
export async function unmarkShipped(sql: Sql, orderId: string, some: Some[]) {
  if ((await countUnshipped(sql, orderId, some)) !== some.length)
    throw new Error(`lines of order ${orderId} were not shipped`)
}
