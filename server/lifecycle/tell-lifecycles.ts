import type { Shop } from '../shop.ts'
import { noteHolders } from './note-holders.ts'
import { sendNotices } from './send-notices.ts'
import { takeUntold } from './store.ts'

/** So many changes are noted in one run of the job; the next run goes on. */
const atOnce = 500

/**
 * Tells who buys a part that it stands somewhere else in its life or has another last day, whoever changed it: a person, a program or an import.
 * Each change is noted in a transaction of its own, so that it is told whole; mails are written once all are noted, so that
 * an import of many is one mail to each of them.
 */
export async function tellLifecycles(shop: Shop): Promise<void> {
  for (let at = 0; at < atOnce; at++) {
    const isMore = await shop.database.transaction(async (sql) => {
      const untold = await takeUntold(sql)
      if (untold?.isCurrent) await noteHolders(shop, sql, untold.partId, null)
      return untold !== null
    })
    if (!isMore) return await sendNotices(shop)
  }
}
