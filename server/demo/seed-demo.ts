import { seedParts } from '../catalogue/demo/seed-parts.ts'
import { changeRole } from '../identity/change-role.ts'
import { findUser } from '../identity/find-user.ts'
import { addReview } from '../reviews/add-review.ts'
import type { Shop } from '../shop.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoReviews } from './demo-reviews.ts'

/** Makes the demo's accounts, their reviews and the parts where they are missing; starting again changes nothing. */
export async function seedDemo(shop: Shop): Promise<void> {
  for (const { role, label: _, ...account } of demoAccounts) {
    if (await findUser(shop.database.sql, account.email)) continue
    const id = await shop.signIn.createAccount(account)
    if (!role) await seedReviews(shop, id, account)
    if (role) await changeRole(shop, null, account.email, role)
  }
  const seeded = await seedParts(shop)
  if (seeded > 0) shop.log.info({ parts: seeded }, 'seeded the demo catalogue')
}

async function seedReviews(
  shop: Shop,
  id: string,
  { name, email }: { name: string; email: string },
) {
  const session = { sessionId: '', hasFactor: false, isConfirmed: true }
  const buyer = { id, name, email, isAdmin: false, ...session }
  for (const review of demoReviews) await addReview(shop, buyer, review)
}
