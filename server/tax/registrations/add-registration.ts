import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { selectOrigin } from '../origin-store.ts'
import { placeInWords } from '../place-words.ts'
import { inAudit, refuseRegistration } from './refuse-registration.ts'
import { insertRegistration } from './store.ts'

/** Says where the shop is registered for tax. Without a place that goods leave from nothing could be decided by it. */
export async function addTaxRegistration(
  { database }: Shop,
  caller: User,
  given: Input<Calls['addTaxRegistration']>,
): Promise<Output<Calls['addTaxRegistration']>> {
  const registration = { ...given, id: newId() }
  await database.transaction(async (sql) => {
    await lockTaxes(sql)
    if (!(await selectOrigin(sql))) throw new Refusal('tax_origin_missing')
    await refuseRegistration(sql, registration)
    await insertRegistration(sql, registration)
    await writeAudit(sql, caller.id, 'tax-registration-added', registration.id, {
      name: placeInWords(registration),
      after: inAudit(registration),
    })
  })
  return { insertedId: registration.id }
}
