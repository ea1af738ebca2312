import { randomBytes } from 'node:crypto'
import { changeRole } from '../identity/change-role.ts'
import { findUser } from '../identity/find-user.ts'
import { addReview } from '../reviews/add-review.ts'
import type { Shop } from '../shop.ts'
import { demoAccounts, type ToldAccount } from './demo-accounts.ts'
import { demoReviews } from './demo-reviews.ts'

/**
 * Makes the demo's accounts where they are missing. In a shop that others can get to, each has a password of its own,
 * made with the account, or when the account still has its published one, and told by that start alone.
 */
export async function seedAccounts(shop: Shop): Promise<ToldAccount[]> {
  const told: ToldAccount[] = []
  for (const account of demoAccounts) {
    const { label, email } = account
    told.push({ label, email, password: await seedAccount(shop, account) })
  }
  return told
}

async function seedAccount(
  shop: Shop,
  { name, email, password: published, role }: (typeof demoAccounts)[number],
): Promise<string | null> {
  const { isOpenToOthers } = shop.config
  const password = isOpenToOthers ? randomBytes(12).toString('base64url') : published
  if (await findUser(shop.database.sql, email)) {
    if (!isOpenToOthers) return published
    return (await shop.signIn.replacePassword(email, published, password)) ? password : null
  }
  const id = await shop.signIn.createAccount({ name, email, password })
  if (role) await changeRole(shop, null, email, role)
  else await seedReviews(shop, { id, name, email })
  return password
}

async function seedReviews(shop: Shop, person: { id: string; name: string; email: string }) {
  const session = { sessionId: '', hasFactor: false, isConfirmed: true }
  const buyer = { ...person, isAdmin: false, ...session }
  for (const review of demoReviews) await addReview(shop, buyer, review)
}
