import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { applicationsUpTo } from '../../contract/companies/companies.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import { newId } from '../database/new-id.ts'
import { queueForAdmins } from '../mail/index.ts'
import type { Shop, User } from '../shop.ts'
import { requireTaxNumber } from '../tax/numbers/index.ts'
import { insertMember } from './members-store.ts'
import { countApplications, insertCompany } from './store.ts'
import { companyNumber } from './to-api.ts'

/**
 * Writes an application down. Whoever applied leads the company's buying once it is approved. A registration number that a
 * company has already is taken like any other, since nobody learns here who is a customer: the seller sees both.
 */
export async function applyForCompany(
  shop: Shop,
  caller: User,
  input: Input<Calls['applyForCompany']>,
): Promise<Output<Calls['applyForCompany']>> {
  if (!caller.isConfirmed) throw new Refusal('confirm_email_first', { email: caller.email })
  requireTaxNumber(input.taxId, input.country)
  const id = newId()
  await shop.database.transaction(async (sql) => {
    const count = await countApplications(sql, caller.id)
    if (count >= applicationsUpTo) throw new Refusal('too_many_applications', { count })
    const number = await insertCompany(sql, { ...input, id, appliedBy: caller.id })
    await insertMember(sql, {
      id: newId(),
      companyId: id,
      userId: caller.id,
      roles: ['purchasing_admin'],
    })
    await shop.enqueue(sql, 'check-tax-id', { companyId: id, byClock: false })
    await writeAudit(sql, caller.id, 'company-applied', id, { after: { name: input.legalName } })
    const company = `${input.legalName} (${companyNumber({ number })})`
    const url = `${shop.config.publicUrl}/dashboard/companies/${id}`
    await queueForAdmins(shop, sql, {
      event: `company-applied:${id}`,
      kind: 'company-applied',
      valuesFor: (name) => ({ name, company, by: caller.email, url }),
    })
  })
  return { insertedId: id }
}
