import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { pageOf, readCursor } from '../paging.ts'
import type { Member, Shop } from '../shop.ts'
import { selectUsers } from './store.ts'

/** Everybody with an account, newest first; `q` finds part of a name or e-mail. */
export async function listUsers(
  shop: Shop,
  _caller: Member,
  { q, limit, cursor }: Input<Calls['listUsers']>,
): Promise<Output<Calls['listUsers']>> {
  const before = readCursor(cursor)?.id ?? null
  const rows = await selectUsers(shop.database.sql, { q, limit: limit + 1, before })
  return pageOf(rows, limit, (row) => ({ id: row._id }))
}
