import { formatMoney } from '../../contract/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database.ts'
import { newId } from '../new-id.ts'
import { holdStock as hold, moveStock, type PartRow, selectPart } from './store.ts'

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
  const held = await hold(sql, {
    movementId: newId(),
    partId: part.id,
    orderId,
    quantity,
    priceMinor: part.priceMinor,
  })
  if (!held) throw await whyNot(sql, part, quantity, currency)
  return held
}

/** What changed since the part was read. */
async function whyNot(sql: Sql, part: PartRow, quantity: number, currency: string) {
  const now = await selectPart(sql, part.id)
  if (!now) return new Refusal('not_found')
  if (now.priceMinor !== part.priceMinor)
    return new Refusal('price_changed', { price: formatMoney(now.priceMinor * quantity, currency) })
  return new Refusal('not_enough_stock', { min: now.minQuantity, available: now.quantity })
}

/** Gives the stock of a line back. The movement is unique per order and part: it cannot return twice. */
export async function returnStock(
  sql: Sql,
  line: { partId: string; quantity: number },
  orderId: string,
  actorId: string | null,
) {
  await moveStock(sql, {
    id: newId(),
    partId: line.partId,
    change: line.quantity,
    reason: 'returned',
    orderId,
    actorId,
  })
}
