import { seedParts } from '../catalogue/demo/seed-parts.ts'
import { changeRole } from '../identity/change-role.ts'
import { findUser } from '../identity/find-user.ts'
import type { Shop } from '../shop.ts'
import { demoAccounts } from './demo-accounts.ts'

/** Makes the demo's accounts and parts where they are missing; starting again changes nothing. */
export async function seedDemo(shop: Shop): Promise<void> {
  for (const { role, label: _, ...account } of demoAccounts) {
    if (await findUser(shop.database.sql, account.email)) continue
    await shop.signIn.createAccount(account)
    if (role) await changeRole(shop, null, account.email, role)
  }
  const seeded = await seedParts(shop)
  if (seeded > 0) shop.log.info({ parts: seeded }, 'seeded the demo catalogue')
}
