import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { ActingFor } from '../../contract/companies/acting-for.ts'
import { type CompanyRight, rightsOf } from '../../contract/companies/rights.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import type { Sql } from '../database/database.ts'
import type { Shop, User } from '../shop.ts'
import { requireRight } from './acting-for.ts'
import { selectMember, selectMembers } from './members-store.ts'
import { type CompanyRow, lockCompany, selectCompany, updateCompany } from './store.ts'
import { companyToApi, memberToApi } from './to-api.ts'

/** For whom the caller acts. Calls for members alone are made by nobody else. */
export function actingCompany({ company }: User): ActingFor {
  if (!company) throw new Refusal('company_needed')
  return company
}

/**
 * Locks the company that the caller changes, and answers it as it stands now: what ended or changed their membership since
 * they asked comes first, and refuses them. `right`: what their roles have to allow still; null where none is needed.
 */
export async function lockOwnCompany(
  sql: Sql,
  caller: User,
  right: CompanyRight | null = 'manage',
): Promise<ActingFor> {
  const company = actingCompany(caller)
  const row = await lockCompany(sql, company._id)
  const member = await selectMember(sql, company._id, company.memberId)
  if (!row || !member) throw new Refusal('not_signed_in')
  const { roles } = member
  const now = { ...company, state: row.state, roles, rights: rightsOf(roles) }
  if (right) requireRight(now, right)
  return now
}

export async function getOwnCompany(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['getOwnCompany']>> {
  const row = await selectCompany(database.sql, actingCompany(caller)._id)
  if (!row) throw new Refusal('not_found')
  return companyToApi(row)
}

export async function changeOwnCompany(
  { database }: Shop,
  caller: User,
  change: Input<Calls['changeOwnCompany']>,
): Promise<Output<Calls['changeOwnCompany']>> {
  return await database.transaction(async (sql) => {
    const { _id } = await lockOwnCompany(sql, caller)
    const before = await lockCompany(sql, _id)
    if (!before) throw new Refusal('not_found')
    const { poRequired = before.poRequired, invoicing = before.invoicing } = change
    const after = { poRequired, invoicing }
    if (!(await updateCompany(sql, _id, after))) return { modifiedCount: 0 }
    await writeAudit(sql, caller.id, 'company-changed', _id, {
      before: changeable(before),
      after: changeable(after),
    })
    return { modifiedCount: 1 }
  })
}

/** What members change, as it is written down: each thing by its name. */
const changeable = ({ poRequired, invoicing }: Pick<CompanyRow, 'poRequired' | 'invoicing'>) => ({
  poRequired: poRequired ? 'yes' : 'no',
  invoiceFormat: invoicing.format,
  invoiceEmail: invoicing.email,
  electronicAddress: invoicing.electronicAddress,
  buyerReference: invoicing.reference,
})

export async function listMembers(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listMembers']>> {
  const rows = await selectMembers(database.sql, actingCompany(caller)._id)
  return { items: rows.map(memberToApi), next: null, total: rows.length }
}
