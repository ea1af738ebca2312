import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Anyone, Shop } from '../shop.ts'
import { countRatings } from './store.ts'

/** What all visible reviews come to. */
export async function getReviewSummary(
  shop: Shop,
  _caller: Anyone,
): Promise<Output<Calls['getReviewSummary']>> {
  const byRating = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  let count = 0
  let stars = 0
  for (const row of await countRatings(shop.database.sql)) {
    byRating[row.rating as keyof typeof byRating] = row.count
    count += row.count
    stars += row.rating * row.count
  }
  return { count, average: count > 0 ? Math.round((stars / count) * 100) / 100 : null, byRating }
}
