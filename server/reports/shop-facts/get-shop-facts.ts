import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { selectShipped } from './store.ts'

/** Orders from which on it is told how fast they leave: of fewer, one slow order would be the shop's word. */
const enough = 5

/** What the shop can prove of itself to everybody, from what it did: nothing is told that nothing stands behind. */
export async function getShopFacts(shop: Shop): Promise<Output<Calls['getShopFacts']>> {
  const { orders, medianSeconds, withinDay, today } = await selectShipped(
    shop.database.sql,
    await timeZoneOf(shop),
  )
  const isTold = orders >= enough && medianSeconds !== null
  return {
    leftToday: today,
    orders,
    medianHours: isTold ? Math.round(medianSeconds / 360) / 10 : null,
    withinDayPercent: isTold ? Math.floor((withinDay / orders) * 100) : null,
  }
}
