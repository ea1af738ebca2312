import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { findListToChange } from './find-list.ts'
import { deleteListRow } from './store.ts'

export async function deleteList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['deleteList']>,
): Promise<Output<Calls['deleteList']>> {
  return await shop.database.transaction(async (sql) => {
    await findListToChange(sql, caller, id, 'dispose')
    return { deletedCount: await deleteListRow(sql, id) }
  })
}
