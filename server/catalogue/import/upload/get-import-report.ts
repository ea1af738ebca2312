import type { Input, Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import { Refusal } from '../../../../contract/refusals.ts'
import type { Shop, User } from '../../../shop.ts'
import { selectReport } from './store.ts'

/** The problems of an import as CSV. */
export async function getImportReport(
  shop: Shop,
  _caller: User,
  { id }: Input<Calls['getImportReport']>,
): Promise<Output<Calls['getImportReport']>> {
  const report = await selectReport(shop.database.sql, id)
  if (!report) throw new Refusal('not_found')
  return { bytes: new TextEncoder().encode(report.csv), name: `import-${id}.csv` }
}
