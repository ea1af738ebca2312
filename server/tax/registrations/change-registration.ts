import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { placeInWords } from '../place-words.ts'
import { inAudit, refuseRegistration } from './refuse-registration.ts'
import { selectRegistration, updateRegistration } from './store.ts'

/** Changes the number or the days of a registration. */
export async function changeTaxRegistration(
  { database }: Shop,
  caller: User,
  { id, number, startsOn, endsOn }: Input<Calls['changeTaxRegistration']>,
): Promise<Output<Calls['changeTaxRegistration']>> {
  return await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const before = await selectRegistration(sql, id)
    if (!before) throw new Refusal('not_found')
    const after = {
      ...before,
      number: number ?? before.number,
      startsOn: startsOn ?? before.startsOn,
      endsOn: endsOn === undefined ? before.endsOn : endsOn,
    }
    const changed = (['number', 'startsOn', 'endsOn'] as const).some(
      (name) => before[name] !== after[name],
    )
    if (!changed) return { modifiedCount: 0 }
    await refuseRegistration(sql, after)
    await updateRegistration(sql, after)
    await writeAudit(sql, caller.id, 'tax-registration-changed', id, {
      name: placeInWords(after),
      before: inAudit(before),
      after: inAudit(after),
    })
    return { modifiedCount: 1 }
  })
}
