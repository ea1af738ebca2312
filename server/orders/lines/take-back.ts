import { returnStock } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import { takeFreight } from '../freight/take-freight.ts'
import type { OrderRow } from '../store.ts'
import { takeTax } from '../tax/take-tax.ts'
import { type Chosen, chooseOpen, markDone } from './open-lines.ts'

/** Takes chosen pieces of an order back into the stock, each once. The caller holds the order's lock. */
export async function takeBack(
  sql: Sql,
  orderId: string,
  { some, lines }: Chosen,
  actorId: string | null,
) {
  const parts = new Map(lines.map(({ position, partId }) => [position, partId]))
  await markDone(sql, orderId, 'cancelled', some)
  const pieces = some.map(({ position, quantity }) => ({ partId: parts.get(position)!, quantity }))
  await returnStock(sql, orderId, pieces, actorId)
}

/**
 * Takes all of an order back of which nothing left. Answers what that was sold for with freight and tax, in minor units. The caller
 * holds the order's lock.
 */
export async function takeAllBack(
  sql: Sql,
  order: OrderRow,
  actorId: string | null,
): Promise<number> {
  const chosen = await chooseOpen(sql, order.id)
  await takeBack(sql, order.id, chosen, actorId)
  const freightMinor = await takeFreight(sql, order, 'cancelled')
  return (await takeTax(sql, order.id, 'cancelled', { ...chosen, freightMinor })).grossMinor
}
