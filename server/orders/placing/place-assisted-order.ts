import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop, User } from '../../shop.ts'
import { requireCeilings } from './key-ceilings.ts'
import { placeMany } from './place-order.ts'

/** Orders as placeOrderOfLines, by a key that is bounded for one order and for a day, and writes nothing but the order. */
export async function placeAssistedOrder(
  shop: Shop,
  caller: User,
  input: Input<Calls['placeAssistedOrder']>,
): Promise<Output<Calls['placeAssistedOrder']>> {
  await requireCeilings(shop.database.sql)
  return await placeMany(shop, caller, { ...input, fromBasket: false, method: 'card' }, false)
}
