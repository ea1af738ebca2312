import { returnStock } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
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

/** Takes all of an order back that is still open. Answers what that was sold for with its tax, in minor units. */
export async function takeAllBack(
  sql: Sql,
  orderId: string,
  actorId: string | null,
): Promise<number> {
  const chosen = await chooseOpen(sql, orderId)
  await takeBack(sql, orderId, chosen, actorId)
  return (await takeTax(sql, orderId, 'cancelled', chosen)).grossMinor
}
