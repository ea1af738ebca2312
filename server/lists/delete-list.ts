import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop, User } from '../shop.ts'
import { deleteListRow } from './store.ts'

export async function deleteList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['deleteList']>,
): Promise<Output<Calls['deleteList']>> {
  const deletedCount = await deleteListRow(shop.database.sql, { id, ownerId: caller.id })
  if (deletedCount === 0) throw new Refusal('not_found')
  return { deletedCount }
}
