import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { ownerOf } from '../companies/index.ts'
import type { Shop, User } from '../shop.ts'
import { readBasket } from './basket-to-api.ts'
import { countLines } from './store.ts'

export const getBasket = async (shop: Shop, caller: User): Promise<Output<Calls['getBasket']>> =>
  await readBasket(shop.database.sql, ownerOf(caller), shop)

/** For the head of every page, which needs no more. */
export const getBasketCount = async (
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['getBasketCount']>> => ({
  count: await countLines(database.sql, ownerOf(caller)),
})
