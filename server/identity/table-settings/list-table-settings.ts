import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop, User } from '../../shop.ts'
import { selectTableSettings } from './store.ts'

/** How the caller wants to see tables. */
export async function listTableSettings(
  shop: Shop,
  caller: User,
): Promise<Output<Calls['listTableSettings']>> {
  return { tables: await selectTableSettings(shop.database.sql, caller.id) }
}
