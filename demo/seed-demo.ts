import type { Shop } from '../server/shop.ts'
import type { ToldAccount } from './demo-accounts.ts'
import { seedParts } from './parts/seed-parts.ts'
import { seedAccounts, seedWriters } from './seed-accounts.ts'
import { seedBuilds } from './seed-builds.ts'
import { seedCompany } from './seed-company.ts'
import { seedInvoices } from './seed-invoices.ts'
import { seedShipping } from './seed-shipping.ts'

/** Makes the demo's accounts, its company, reviews, parts, builds, invoices and ways to ship where they are missing; starting again changes nothing. */
export async function seedDemo(shop: Shop): Promise<ToldAccount[]> {
  const accounts = await seedAccounts(shop)
  await seedCompany(shop)
  await seedWriters(shop)
  const seeded = await seedParts(shop)
  if (seeded > 0) {
    await seedBuilds(shop)
    await seedInvoices(shop)
    await seedShipping(shop)
    shop.log.info({ parts: seeded }, 'seeded the demo catalogue')
  }
  return accounts
}
