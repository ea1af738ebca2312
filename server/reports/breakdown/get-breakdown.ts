import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { CoverStep } from '../../../contract/figures.ts'
import { mpnToApi } from '../../../contract/parts/mpn.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Shop, User } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { selectPeriod } from '../period.ts'
import * as store from './store.ts'

const listed = 8

/** What the sales of the period are made of, beside the period before, and for how many days the stock lasts. */
export async function getBreakdown(
  shop: Shop,
  _caller: User,
  { days }: Input<Calls['getBreakdown']>,
): Promise<Output<Calls['getBreakdown']>> {
  const { sql } = shop.replica
  const { currency } = shop.config
  const timeZone = await timeZoneOf(shop)
  const period = await selectPeriod(sql, days, timeZone)
  const [categories, customers, counted, cover, steps] = await Promise.all([
    store.selectCategories(sql, period),
    store.selectCustomers(sql, period, listed),
    store.countCustomers(sql, period),
    store.selectShortest(sql, period, listed),
    store.countCover(sql, period),
  ])
  const sold = soldIn(currency)
  return {
    from: period.days[0]!,
    to: period.days.at(-1)!,
    currency,
    categories: categories.map((row) => ({ category: row.category, ...sold(row) })),
    customers: {
      ...counted,
      best: customers.map((row) => ({ email: row.email, name: row.name, ...sold(row) })),
    },
    stockCover: {
      counts: countsOf(steps),
      shortest: cover.map(({ mpn, ...part }) => ({ ...part, ...mpnToApi(mpn) })),
    },
  }
}

/** What was sold, in major units. */
const soldIn = (currency: string) => (row: store.SoldRow) => ({
  revenue: toMajor(row.revenueMinor, currency),
  previousRevenue: toMajor(row.previousMinor, currency),
  pieces: row.pieces,
  previousPieces: row.previousPieces,
  orders: row.orders,
  previousOrders: row.previousOrders,
})

function countsOf(rows: { step: CoverStep; count: number }[]): Record<CoverStep, number> {
  const counts = { under14: 0, under30: 0, under90: 0, longer: 0, unsold: 0, soldOut: 0 }
  for (const { step, count } of rows) counts[step] = count
  return counts
}
