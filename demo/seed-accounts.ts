import { randomBytes } from 'node:crypto'
import { changeRole } from '../server/identity/people/change-role.ts'
import { findUser } from '../server/identity/people/find-user.ts'
import { addReview } from '../server/reviews/add-review.ts'
import type { Shop } from '../server/shop.ts'
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
  await makeAccount(shop, { name, email, password, role })
  return password
}

/** Makes those who wrote reviews and are no demo account, where they are missing: nobody knows their passwords. */
export async function seedWriters(shop: Shop) {
  for (const { name, email } of demoReviews) {
    if (await findUser(shop.database.sql, email)) continue
    const password = randomBytes(24).toString('base64url')
    await makeAccount(shop, { name, email, password, role: null })
  }
}

type Account = { name: string; email: string; password: string; role: 'admin' | null }

/** Makes an account, with its review if it is to have one. */
async function makeAccount(shop: Shop, { name, email, password, role }: Account) {
  const id = await shop.signIn.createAccount({ name, email, password })
  if (role) await changeRole(shop, null, email, role)
  const said = demoReviews.find((one) => one.email === email)
  const session = { sessionId: '', hasFactor: false, isConfirmed: true, company: null }
  if (!said) return
  const { rating, review } = said
  await addReview(shop, { id, name, email, isAdmin: false, ...session }, { rating, review })
}
