import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { inAudit, rateInWords, refuseRate, refuseTooMany } from './refuse-rate.ts'
import { insertRates } from './store.ts'

/** Says what is taken of a class of goods somewhere. */
export async function addTaxRate(
  { database }: Shop,
  caller: User,
  given: Input<Calls['addTaxRate']>,
): Promise<Output<Calls['addTaxRate']>> {
  const rate = { ...given, id: newId() }
  await database.transaction(async (sql) => {
    await lockTaxes(sql)
    await refuseTooMany(sql, 1)
    await refuseRate(sql, rate)
    await insertRates(sql, [rate])
    const detail = { name: rateInWords(rate), after: inAudit(rate) }
    await writeAudit(sql, caller.id, 'tax-rate-added', rate.id, detail)
  })
  return { insertedId: rate.id }
}
