import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxTables } from '../../../contract/people/table-settings.ts'
import type { Shop, User } from '../../shop.ts'
import { deleteTablesBeyond, upsertTableSettings } from './store.ts'

/** Saves how the caller wants to see a table. The table that was changed longest ago makes room. */
export async function saveTableSettings(
  shop: Shop,
  caller: User,
  { table, ...given }: Input<Calls['saveTableSettings']>,
): Promise<Output<Calls['saveTableSettings']>> {
  const { sql } = shop.database
  await upsertTableSettings(sql, caller.id, table, given)
  await deleteTablesBeyond(sql, caller.id, maxTables)
  return { modifiedCount: 1 }
}
