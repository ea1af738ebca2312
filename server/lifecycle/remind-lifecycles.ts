import type { Shop } from '../shop.ts'
import { noteHolders } from './note-holders.ts'
import { sendNotices } from './send-notices.ts'
import { takeReminders } from './store.ts'

/** So many days before the last day of a part who buys it is reminded. */
const remindedBefore = [60, 14] as const

/** The job of every day that reminds of last days. */
export async function remindLifecycles(shop: Shop): Promise<void> {
  await shop.database.longTransaction(async (sql) => {
    for (const { partId, days } of await takeReminders(sql, remindedBefore))
      await noteHolders(shop, sql, partId, days)
  })
  await sendNotices(shop)
}
