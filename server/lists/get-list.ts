import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { findList } from './find-list.ts'
import { listToApi } from './list-to-api.ts'

export async function getList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getList']>,
): Promise<Output<Calls['getList']>> {
  const { sql } = shop.database
  return await listToApi(shop, sql, caller, await findList(sql, caller, id))
}
