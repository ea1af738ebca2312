import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop, User } from '../shop.ts'
import { saveList } from './save-list.ts'
import { selectLines, selectSharedList } from './store.ts'

/** Saves a shared list as one of the caller's own, which then goes its own way. */
export async function copySharedList(
  shop: Shop,
  caller: User,
  { token, name }: Input<Calls['copySharedList']>,
): Promise<Output<Calls['copySharedList']>> {
  return await shop.database.transaction(async (sql) => {
    const list = await selectSharedList(sql, token)
    if (!list) throw new Refusal('not_found')
    const lines = await selectLines(sql, list.id)
    const copy = { name: name ?? list.name, lines, forCompany: false }
    return { insertedId: await saveList(sql, caller, copy) }
  })
}
