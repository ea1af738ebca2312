import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { findCompany, lockOwnCompany } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { requireTaxNumber } from '../numbers/index.ts'
import { updateTaxId } from './store.ts'

/** A purchasing admin changes the company's number. What was said of the one before does not count for it. */
export async function changeTaxId(
  shop: Shop,
  caller: User,
  { taxId }: Input<Calls['changeTaxId']>,
): Promise<Output<Calls['changeTaxId']>> {
  return await shop.database.transaction(async (sql) => {
    const { _id } = await lockOwnCompany(sql, caller)
    const { country, taxId: before } = (await findCompany(sql, _id))!
    if (taxId === before) return { modifiedCount: 0 }
    requireTaxNumber(taxId, country)
    await updateTaxId(sql, _id, taxId)
    await writeAudit(sql, caller.id, 'company-changed', _id, {
      before: { taxId: before },
      after: { taxId },
    })
    await shop.enqueue(sql, 'check-tax-id', { companyId: _id, byClock: false })
    await shop.enqueue(sql, 'decide-held-taxes', { companyId: _id })
    return { modifiedCount: 1 }
  })
}
