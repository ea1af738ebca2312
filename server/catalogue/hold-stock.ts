import { formatMoney } from '../../contract/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database.ts'
import { newId } from '../new-id.ts'
import { holdStock as hold, moveStock, type PartRow, selectPart } from './store.ts'

/** How often a hold is tried that failed by something which was back a moment later: a price, pieces of another. */
const tries = 3

/**
 * Takes the stock for an order by one conditional update: of any number of buyers at once only those get it for whom
 * there is enough. Throws when price, bounds or stock are not those of `part` any more.
 */
export async function holdStock(
  sql: Sql,
  part: PartRow,
  orderId: string,
  quantity: number,
  currency: string,
) {
  const { id: partId, priceMinor } = part
  for (let round = 0; round < tries; round += 1) {
    const held = await hold(sql, { movementId: newId(), partId, orderId, quantity, priceMinor })
    if (held) return held
    const reason = await whyNot(sql, part, quantity, currency)
    if (reason) throw reason
  }
  throw new Refusal('unavailable', {}, { retryAfter: 1 })
}

/** What changed since the part was read; null when it is again as it was. */
async function whyNot(sql: Sql, part: PartRow, quantity: number, currency: string) {
  const now = await selectPart(sql, part.id)
  if (!now) return new Refusal('not_found')
  if (now.priceMinor !== part.priceMinor)
    return new Refusal('price_changed', { price: formatMoney(now.priceMinor * quantity, currency) })
  if (now.minQuantity <= quantity && quantity <= now.quantity) return null
  return new Refusal('not_enough_stock', { min: now.minQuantity, available: now.quantity })
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
