import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { dayBefore } from '../days.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { inAudit, rateInWords, refuseRate, refuseTooMany } from './refuse-rate.ts'
import { insertRates, selectRate, updateRates } from './store.ts'

/**
 * A rate changes by law: the one before ends the day before, and the new one lasts as long as that would have. Both in one
 * transaction, so that no order finds a day without a rate.
 */
export async function replaceTaxRate(
  { database }: Shop,
  caller: User,
  { id, percent, startsOn }: Input<Calls['replaceTaxRate']>,
): Promise<Output<Calls['replaceTaxRate']>> {
  const next = newId()
  await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const before = await selectRate(sql, id)
    if (!before) throw new Refusal('not_found')
    if (startsOn <= before.startsOn || (before.endsOn !== null && startsOn > before.endsOn)) {
      const until = before.endsOn === null ? '' : `, and until ${before.endsOn}`
      const message = `Choose a day after ${before.startsOn}, when the one before began${until}`
      throw new Refusal('invalid_input', {}, { errors: [{ path: 'startsOn', message }] })
    }
    await refuseTooMany(sql, 1)
    const ended = { ...before, endsOn: dayBefore(startsOn) }
    const after = { ...before, id: next, percent, startsOn }
    await updateRates(sql, [ended])
    await refuseRate(sql, after)
    await insertRates(sql, [after])
    await writeAudit(sql, caller.id, 'tax-rate-replaced', id, {
      name: rateInWords(after),
      before: inAudit(before),
      after: inAudit(after),
    })
  })
  return { insertedId: next }
}
