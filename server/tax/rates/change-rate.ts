import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { inAudit, rateInWords, refuseRate } from './refuse-rate.ts'
import { selectRate, updateRates } from './store.ts'

/** Mends a rate. Orders keep the taxes that they have. */
export async function changeTaxRate(
  { database }: Shop,
  caller: User,
  { id, percent, startsOn, endsOn }: Input<Calls['changeTaxRate']>,
): Promise<Output<Calls['changeTaxRate']>> {
  return await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const before = await selectRate(sql, id)
    if (!before) throw new Refusal('not_found')
    const after = {
      ...before,
      percent: percent ?? before.percent,
      startsOn: startsOn ?? before.startsOn,
      endsOn: endsOn === undefined ? before.endsOn : endsOn,
    }
    const changed = (['percent', 'startsOn', 'endsOn'] as const).some(
      (name) => before[name] !== after[name],
    )
    if (!changed) return { modifiedCount: 0 }
    await refuseRate(sql, after)
    await updateRates(sql, [after])
    await writeAudit(sql, caller.id, 'tax-rate-changed', id, {
      name: rateInWords(after),
      before: inAudit(before),
      after: inAudit(after),
    })
    return { modifiedCount: 1 }
  })
}
