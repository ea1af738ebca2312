import type { Shop } from '../shop.ts'
import { checkBooks, saveCheck, withProvider } from './check-books.ts'

/** How far back the daily check compares with the provider. */
export const comparedDays = 7

/**
 * The job that checks the books once a day and saves what it found; each violation is a line of the log. When the
 * provider cannot be asked, our side is saved all the same and the job is tried again.
 */
export async function checkDaily(shop: Shop): Promise<void> {
  const { database, providers, config } = shop
  const alone = await checkBooks(database)
  const until = new Date(alone.checkedAt)
  const since = new Date(until.getTime() - comparedDays * 86_400_000)
  const compared = { sql: database.sql, providers, live: config.live }
  const whole = await withProvider(alone, compared, { since, until }).catch(async (error) => {
    await saveCheck(database, alone)
    throw error
  })
  await saveCheck(database, whole)
  for (const violation of whole.violations) shop.log.error({ violation }, 'the books are wrong')
  shop.log.info({ found: whole.found, rows: whole.rows, seconds: whole.seconds }, 'books checked')
}
