import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { ActingFor } from '../../contract/companies/acting-for.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { selectMembers } from './members-store.ts'
import { lockCompany, selectCompany, updatePoRequired } from './store.ts'
import { companyToApi, memberToApi } from './to-api.ts'

/** For whom the caller acts. Calls for members alone are made by nobody else. */
export function actingCompany({ company }: User): ActingFor {
  if (!company) throw new Refusal('company_needed')
  return company
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
  { poRequired }: Input<Calls['changeOwnCompany']>,
): Promise<Output<Calls['changeOwnCompany']>> {
  const { _id } = actingCompany(caller)
  return await database.transaction(async (sql) => {
    await lockCompany(sql, _id)
    const modifiedCount = await updatePoRequired(sql, _id, poRequired)
    const [before, after] = poRequired ? ['no', 'yes'] : ['yes', 'no']
    if (modifiedCount > 0)
      await writeAudit(sql, caller.id, 'company-changed', _id, {
        ...{ before: { poRequired: before }, after: { poRequired: after } },
      })
    return { modifiedCount }
  })
}

export async function listMembers(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listMembers']>> {
  const rows = await selectMembers(database.sql, actingCompany(caller)._id)
  return { items: rows.map(memberToApi), next: null, total: rows.length }
}
