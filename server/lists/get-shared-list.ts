import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop, User } from '../shop.ts'
import { isTheirs } from './find-list.ts'
import { linesToApi } from './list-to-api.ts'
import { selectSharedList } from './store.ts'

/** A list for whoever is signed in and has its link. */
export async function getSharedList(
  shop: Shop,
  caller: User,
  { token }: Input<Calls['getSharedList']>,
): Promise<Output<Calls['getSharedList']>> {
  const { sql } = shop.database
  const list = await selectSharedList(sql, token)
  if (!list) throw new Refusal('not_found')
  return {
    name: list.name,
    owner: list.ownerName,
    ownId: isTheirs(caller, list) ? list.id : null,
    currency: shop.config.currency,
    updatedAt: list.updatedAt.toISOString(),
    lines: await linesToApi(shop, sql, list.id),
  }
}
