import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { mpnToApi } from '../../../contract/parts/mpn.ts'
import { countUpTo, startOfPage, totalOf } from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { selectPeriod } from '../period.ts'
import { countCovered, selectCover } from './store.ts'

/** Parts by the days that their stock lasts: what stands behind each count of the breakdown. */
export async function listStockCover(
  shop: Shop,
  _caller: User,
  { days, step, q, sort, limit, page }: Input<Calls['listStockCover']>,
): Promise<Output<Calls['listStockCover']>> {
  const { sql } = shop.replica
  const period = await selectPeriod(sql, days, await timeZoneOf(shop))
  const filter = { step, q }
  const [rows, total] = await Promise.all([
    selectCover(sql, period, filter, { sort, from: startOfPage(page, limit), limit }),
    countCovered(sql, period, filter, countUpTo + 1).then(totalOf),
  ])
  return {
    items: rows.map(({ mpn, ...part }) => ({ ...part, ...mpnToApi(mpn) })),
    next: null,
    total,
  }
}
