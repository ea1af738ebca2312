import type { Shop } from '../shop.ts'
import { takeUntold } from './store.ts'
import { tellHolders } from './tell-holders.ts'

/** So many changes are told in one run of the job; the next run goes on. */
const atOnce = 500

/**
 * Tells who buys a part that it stands somewhere else in its life or has another last day, whoever changed it: a person, a program or an import.
 * Each change in a transaction of its own, so that what is told is told whole.
 */
export async function tellLifecycles(shop: Shop): Promise<void> {
  for (let at = 0; at < atOnce; at++) {
    const isMore = await shop.database.transaction(async (sql) => {
      const untold = await takeUntold(sql)
      if (untold?.isCurrent) await tellHolders(shop, sql, untold.partId, null)
      return untold !== null
    })
    if (!isMore) return
  }
}
