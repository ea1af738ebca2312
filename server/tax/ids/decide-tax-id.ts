import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { lockCompany } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { bareTaxNumber } from '../numbers/index.ts'
import { insertCheck, selectLast } from './store.ts'
import { tellNoLongerValid } from './tell-no-longer-valid.ts'

/** An admin accepts or rejects the number that they saw. */
export async function decideTaxId(
  shop: Shop,
  caller: User,
  { id, taxId, result, note }: Input<Calls['decideTaxId']>,
): Promise<Output<Calls['decideTaxId']>> {
  return await shop.database.transaction(async (sql) => {
    const company = await lockCompany(sql, id)
    if (!company) throw new Refusal('not_found')
    const number = bareTaxNumber(company.taxId)
    if (number === '' || number !== bareTaxNumber(taxId))
      throw new Refusal('tax_id_changed', { company: company.legalName })
    const last = await selectLast(sql, id, number, null)
    await insertCheck(sql, {
      id: newId(),
      companyId: id,
      number,
      result,
      source: 'hand',
      note,
      actorId: caller.id,
      consultationNo: '',
      name: '',
      address: '',
    })
    const action = result === 'valid' ? 'company-tax-id-accepted' : 'company-tax-id-rejected'
    await writeAudit(sql, caller.id, action, id, { taxId: number, note })
    await shop.enqueue(sql, 'decide-held-taxes', { companyId: id })
    if (last.result === 'valid' && result === 'invalid')
      await tellNoLongerValid(shop, sql, company, { number, actorId: caller.id, note })
    return { modifiedCount: 1 }
  })
}
