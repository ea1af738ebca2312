import { formatMoney } from '../../contract/money.ts'
import { priceOf } from '../../contract/price.ts'
import { quantityProblem } from '../../contract/quantity-problem.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database.ts'
import { newId } from '../new-id.ts'
import { holdStock as hold, moveStock, type PartRow, selectPart } from './store.ts'

/** How often a hold is tried that failed by something which was back a moment later: a price, pieces of another. */
const tries = 3

/**
 * Takes the stock for an order by one conditional update: of any number of buyers at once only those get it for whom
 * there is enough. Throws when bounds, stock or what so many pieces cost are not those of `part` any more. Answers the
 * part as it is held.
 */
export async function holdStock(
  sql: Sql,
  part: PartRow,
  orderId: string,
  quantity: number,
  currency: string,
): Promise<{ sku: string; name: string }> {
  let seen = part
  for (let round = 0; round < tries; round += 1) {
    const { id: partId, priceMinor, rungs } = seen
    const held = await hold(sql, {
      ...{ movementId: newId(), partId, orderId, quantity, priceMinor, rungs },
    })
    if (held) return held
    const now = await selectPart(sql, partId)
    if (!now) throw new Refusal('not_found')
    const reason = whyNot(part, now, quantity, currency)
    if (reason) throw reason
    seen = now
  }
  throw new Refusal('unavailable', {}, { retryAfter: 1 })
}

/** What changed since the part was read; null when so many pieces can be had for the same as then. */
function whyNot(part: PartRow, now: PartRow, quantity: number, currency: string) {
  const { totalMinor } = priceOf(now, quantity)
  const problem = quantityProblem(now, quantity, currency)
  if (
    priceOf(now, quantity).quantity === quantity &&
    totalMinor !== priceOf(part, quantity).totalMinor
  )
    return new Refusal('price_changed', { price: formatMoney(totalMinor, currency) })
  return problem && problem.code === 'quantity_out_of_range'
    ? new Refusal('not_enough_stock', { min: now.minQuantity, available: now.quantity })
    : problem && new Refusal(problem.code, problem.values)
}

/** Gives the stock of a line back. The movement is unique per order and part: it cannot return twice. */
export async function returnStock(
  sql: Sql,
  line: { partId: string; quantity: number },
  orderId: string,
  actorId: string | null,
) {
  const quantity = await moveStock(sql, {
    id: newId(),
    partId: line.partId,
    change: line.quantity,
    reason: 'returned',
    orderId,
    actorId,
  })
  if (quantity === null) throw new Error(`the stock of order ${orderId} has nowhere to return to`)
}
