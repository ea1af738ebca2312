import { locks } from '../server/database/locks.ts'
import type { Shop } from '../server/shop.ts'
import type { ToldAccount } from './demo-accounts.ts'
import { seedCategoryPictures } from './parts/seed-parts.ts'
import { seedDemo } from './seed-demo.ts'

/**
 * Puts in what a fresh shop begins with: the categories' pictures, and the demo when it is one. Of first starts at once
 * on one database the second waits, however long it takes, and finds it done. Answers the
 * demo's accounts, if it is one.
 */
export async function seedInTurn(shop: Shop): Promise<ToldAccount[]> {
  return await shop.database.longTransaction(async (sql) => {
    await sql`set local lock_timeout = 0`
    await sql`set local idle_in_transaction_session_timeout = 0`
    await sql`select pg_advisory_xact_lock(${locks.seed})`
    await seedCategoryPictures(shop)
    return shop.config.demo ? await seedDemo(shop) : []
  })
}
