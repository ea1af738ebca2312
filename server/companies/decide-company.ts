import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { CompanyState } from '../../contract/companies/companies.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import { newId } from '../database/new-id.ts'
import { queueMail } from '../mail/index.ts'
import type { Shop, User } from '../shop.ts'
import { countPurchasingAdmins, selectMembers } from './members-store.ts'
import { lockCompany, updateState } from './store.ts'

/** Which state may follow which. */
const next: Record<CompanyState, readonly CompanyState[]> = {
  applied: ['approved', 'declined'],
  approved: ['suspended'],
  suspended: ['approved'],
  declined: [],
}

/** What the seller decides of a company: its people are told, and from the next call on it holds. */
export async function decideCompany(
  shop: Shop,
  caller: User,
  { id, state, note }: Input<Calls['decideCompany']>,
): Promise<Output<Calls['decideCompany']>> {
  return await shop.database.transaction(async (sql) => {
    const company = await lockCompany(sql, id)
    if (!company) throw new Refusal('not_found')
    const { legalName, state: before } = company
    if (before === state) return { modifiedCount: 0 }
    if (!next[before].includes(state))
      throw new Refusal('company_state', {
        company: legalName,
        state: before,
        advice: `it cannot become ${state}.`,
      })
    if (state === 'approved' && (await countPurchasingAdmins(sql, id)) === 0)
      throw new Refusal('company_state', {
        company: legalName,
        state: before,
        advice:
          'nobody is left who could lead its buying. Decline it, and ask them to apply again.',
      })
    await updateState(sql, id, state, note)
    if (state === 'approved')
      await shop.enqueue(sql, 'check-tax-id', { companyId: id, byClock: false })
    await writeAudit(sql, caller.id, `company-${state}`, id, {
      name: legalName,
      before: { state: before },
      after: { state, note },
    })
    const occasion = newId()
    const url = `${shop.config.publicUrl}/dashboard/company`
    for (const { email, name } of await selectMembers(sql, id))
      await queueMail(shop, sql, {
        event: `company-decided:${occasion}:${email}`,
        kind: 'company-decided',
        to: email,
        values: { name, company: legalName, state, isBack: before === 'suspended', note, url },
      })
    return { modifiedCount: 1 }
  })
}
