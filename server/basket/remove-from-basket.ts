import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { ownerOf } from '../companies/index.ts'
import type { Shop, User } from '../shop.ts'
import { deleteBasket, deleteLine, lockBasket } from './store.ts'

/** Takes one part out of the basket. */
export async function removeFromBasket(
  { database }: Shop,
  caller: User,
  { partsId }: Input<Calls['removeFromBasket']>,
): Promise<Output<Calls['removeFromBasket']>> {
  return await database.transaction(async (sql) => {
    await lockBasket(sql, ownerOf(caller))
    const deletedCount = await deleteLine(sql, ownerOf(caller), partsId)
    if (deletedCount === 0) throw new Refusal('not_found')
    return { deletedCount }
  })
}

/** Takes everything out. An empty basket is as empty afterwards. */
export async function emptyBasket(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['emptyBasket']>> {
  return await database.transaction(async (sql) => {
    await lockBasket(sql, ownerOf(caller))
    return { deletedCount: await deleteBasket(sql, ownerOf(caller)) }
  })
}
