import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { placeInWords } from '../place-words.ts'
import { inAudit } from './refuse-registration.ts'
import { deleteRegistration, selectRegistration } from './store.ts'

/** Removes a registration. Orders keep the taxes that they have. */
export async function removeTaxRegistration(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeTaxRegistration']>,
): Promise<Output<Calls['removeTaxRegistration']>> {
  return await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const before = await selectRegistration(sql, id)
    if (!before) throw new Refusal('not_found')
    await deleteRegistration(sql, id)
    await writeAudit(sql, caller.id, 'tax-registration-removed', id, {
      name: placeInWords(before),
      before: inAudit(before),
    })
    return { deletedCount: 1 }
  })
}
