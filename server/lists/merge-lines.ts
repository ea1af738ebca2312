import type { Line } from '../../contract/orders/lines.ts'
import { maxQuantity } from '../../contract/parts/parts.ts'
import { withLine } from '../../contract/parts/same-part.ts'
import { type FieldError, Refusal } from '../../contract/refusals.ts'
import { figure } from '../../contract/words/numbers.ts'
import type { Sql } from '../database/database.ts'
import { selectKnownParts } from './store.ts'

/**
 * These lines with each part once, where it first stood: quantities summed, the later number, both notes. Refuses with
 * invalid_input what sums up to more than can be kept, and parts that the shop never had, at the lines of `added`.
 */
export async function mergeLines(
  sql: Sql,
  added: readonly Line[],
  before: readonly Line[] = [],
): Promise<Line[]> {
  const known = await selectKnownParts(
    sql,
    added.map(({ partsId }) => partsId),
  )
  const merged = new Map(before.map((line) => [line.partsId, line]))
  const errors: FieldError[] = []
  for (const [at, given] of added.entries()) {
    const line = { ...given, partsId: given.partsId.toLowerCase() }
    const one = merged.get(line.partsId)
    const quantity = line.quantity + (one?.quantity ?? 0)
    if (!known.has(line.partsId))
      errors.push({ path: `lines.${at}.partsId`, message: 'This part is not in the shop' })
    else if (quantity > maxQuantity)
      errors.push({
        path: `lines.${at}.quantity`,
        message: `At most ${figure(maxQuantity)} pieces`,
      })
    merged.set(line.partsId, one ? { partsId: line.partsId, ...withLine(one, line) } : line)
  }
  if (errors.length > 0) throw new Refusal('invalid_input', {}, { errors })
  return [...merged.values()]
}
