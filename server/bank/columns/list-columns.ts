import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop } from '../../shop.ts'
import { asRemembered } from './as-remembered.ts'
import { selectColumns } from './store.ts'

/** How CSVs of banks are read by their headers. */
export async function listStatementColumns({
  database,
}: Shop): Promise<Output<Calls['listStatementColumns']>> {
  return { columns: (await selectColumns(database.sql)).map(asRemembered) }
}
