import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { ownerOf } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { selectLayouts } from './store.ts'

/** How the buyer's parts lists are read. */
export async function listColumnLayouts(
  shop: Shop,
  caller: User,
): Promise<Output<Calls['listColumnLayouts']>> {
  return { layouts: await selectLayouts(shop.database.sql, ownerOf(caller)) }
}
