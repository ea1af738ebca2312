import { insertMember } from '../server/companies/members-store.ts'
import { insertCompany, selectMemberships, updateState } from '../server/companies/store.ts'
import { newId } from '../server/database/new-id.ts'
import { findUser } from '../server/identity/people/find-user.ts'
import { chooseCompany } from '../server/identity/store.ts'
import type { Shop } from '../server/shop.ts'
import { demoAccounts } from './demo-accounts.ts'

/** The company of the demo, which buys by the accounts that have roles there. */
const demoCompany = {
  legalName: 'Example Works GmbH',
  country: 'DE',
  registrationNumber: 'HRB 000000',
  taxId: '',
  address: 'Beispielweg 1\n10115 Berlin\nGermany',
  phone: '+493000000000',
  note: 'The company of the demo.',
}

/** Makes the demo's company, approved, where whoever leads its buying buys for none. They act for it from their first log-in on. */
export async function seedCompany({ database }: Shop) {
  await database.transaction(async (sql) => {
    const id = newId()
    for (const { email, companyRoles } of demoAccounts) {
      const user = companyRoles && (await findUser(sql, email))
      if (!user) continue
      const isLeading = companyRoles.includes('purchasing_admin')
      if (isLeading) {
        if ((await selectMemberships(sql, user.id)).length > 0) return
        await insertCompany(sql, { ...demoCompany, id, appliedBy: user.id })
        await updateState(sql, id, 'approved', '')
      }
      await insertMember(sql, { id: newId(), companyId: id, userId: user.id, roles: companyRoles })
      await chooseCompany(sql, user.id, id)
    }
  })
}
