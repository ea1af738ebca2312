import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxRateFaults } from '../../../contract/tax/setup.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { refuseRows } from '../../words/refuse-rows.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { selectToday } from '../origin-store.ts'
import { planImport } from './plan-import.ts'
import { readRatesFile } from './read-rates-file.ts'
import { refuseTooMany } from './refuse-rate.ts'
import { insertRates, selectRates, updateRates } from './store.ts'

/** Writes all rates of a file, or none: what is wrong with rows is told with their lines. */
export async function importTaxRates(
  { database }: Shop,
  caller: User,
  { csv }: Input<Calls['importTaxRates']>,
): Promise<Output<Calls['importTaxRates']>> {
  return await database.longTransaction(async (sql) => {
    await lockTaxes(sql)
    const read = readRatesFile(csv, await selectToday(sql))
    const plan = planImport(await selectRates(sql), read.rows)
    refuseRows([...read.faults, ...plan.faults], maxRateFaults)
    await refuseTooMany(sql, plan.added.length)
    await updateRates(sql, [...plan.ended, ...plan.changed])
    await insertRates(sql, plan.added)
    const result = {
      added: plan.added.length,
      changed: plan.changed.length,
      ended: plan.ended.length,
      unchanged: plan.unchanged,
    }
    if (result.added + result.changed > 0)
      await writeAudit(sql, caller.id, 'tax-rates-imported', 'rates', { after: result })
    return result
  })
}
