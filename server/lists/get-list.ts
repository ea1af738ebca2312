import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { findList } from './find-list.ts'
import { listOnTheWire } from './list-on-the-wire.ts'

export async function getList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getList']>,
): Promise<Output<Calls['getList']>> {
  const { sql } = shop.database
  return await listOnTheWire(shop, sql, await findList(sql, caller, id))
}
