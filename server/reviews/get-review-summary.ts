import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Anyone, Shop } from '../shop.ts'
import { countRatings } from './store.ts'

type Counted = { rating: number; count: number }

/** What the shown reviews come to: all of them, and those of verified buyers. */
export async function getReviewSummary(
  shop: Shop,
  _caller: Anyone,
): Promise<Output<Calls['getReviewSummary']>> {
  const rows = await countRatings(shop.database.sql)
  const byRating = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of rows) byRating[rating as keyof typeof byRating] += count
  return { ...sumUp(rows), byRating, verified: sumUp(rows.filter(({ verified }) => verified)) }
}

function sumUp(rows: Counted[]) {
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  return { count, average: count > 0 ? Math.round((stars / count) * 100) / 100 : null }
}
