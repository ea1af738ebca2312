import type { ActingFor } from '../../contract/companies/acting-for.ts'
import type { CompanyState } from '../../contract/companies/companies.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { requireApproved } from './acting-for.ts'

/**
 * Holds a membership, and that its company is approved, until the transaction ends: what is done under it is done before it
 * ends, or not at all. The company's row before the member's, as whoever changes them has it.
 */
export async function holdMembership(sql: Sql, { _id, name, memberId }: ActingFor) {
  const [company] = await sql<{ state: CompanyState }[]>`
    select state
    from company
    where id = ${_id}
    for share`
  const [member] = await sql`
    select
    from company_member
    where id = ${memberId} and ended_at is null
    for share`
  if (!company || !member) throw new Refusal('not_signed_in')
  requireApproved({ name, state: company.state })
}
