import { Refusal } from '../../contract/refusals.ts'
import type { Owner } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import { lockBasket, lowerLines, selectBasket } from './store.ts'

/**
 * Takes ordered pieces out of a buyer's basket, in the order's transaction: what is left of a line stays. Throws
 * basket_changed when less is there than was ordered: another tab was first, and one basket is one order. Waits for whoever changes this basket at the moment, so it is called
 * after parts are locked and nothing is locked after it.
 */
export async function takeFromBasket(
  sql: Sql,
  owner: Owner,
  lines: readonly { partsId: string; quantity: number }[],
): Promise<void> {
  await lockBasket(sql, owner)
  const before = await selectBasket(sql, owner)
  const there = new Map(before.map(({ partId, quantity }) => [partId, quantity]))
  if (lines.some(({ partsId, quantity }) => (there.get(partsId) ?? 0) < quantity))
    throw new Refusal('basket_changed')
  await lowerLines(sql, owner, lines)
}
