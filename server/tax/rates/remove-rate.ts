import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { inAudit, rateInWords } from './refuse-rate.ts'
import { deleteRate, selectRate } from './store.ts'

/** Removes a rate. Orders keep the taxes that they have. */
export async function removeTaxRate(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeTaxRate']>,
): Promise<Output<Calls['removeTaxRate']>> {
  return await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const before = await selectRate(sql, id)
    if (!before) throw new Refusal('not_found')
    await deleteRate(sql, id)
    const detail = { name: rateInWords(before), before: inAudit(before) }
    await writeAudit(sql, caller.id, 'tax-rate-removed', id, detail)
    return { deletedCount: 1 }
  })
}
