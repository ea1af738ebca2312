import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { PurchasedPart } from '../../../contract/orders/purchases.ts'
import { mpnToApi } from '../../../contract/parts/mpn.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { priceOf } from '../../../contract/pricing/price.ts'
import { factsToApi, findPartsById, type PartRow } from '../../catalogue/index.ts'
import { startOfPage, totalOf } from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { whoseOf } from '../whose.ts'
import { type PurchasedRow, selectPurchased } from './store.ts'

/** What the caller bought, part by part, with what it costs today. */
export async function listPurchases(
  shop: Shop,
  caller: User,
  { q, due, sort, limit, page }: Input<Calls['listPurchases']>,
): Promise<Output<Calls['listPurchases']>> {
  const { sql } = shop.database
  const filter = {
    whose: whoseOf(caller, caller.company?.rights.includes('seeAll')),
    timeZone: await timeZoneOf(shop),
    q,
    due: due && due === 'true',
  }
  const from = startOfPage(page, limit)
  const rows = await selectPurchased(sql, filter, { sort, from, limit })
  // a page behind the last has no row that could tell the total
  const [first] = rows.length || from === 0 ? rows : await selectPurchased(sql, filter, one)
  const parts = await findPartsById(
    sql,
    rows.map(({ partId }) => partId),
  )
  const byId = new Map(parts.map((part) => [part.id, part]))
  return {
    items: rows.map((row) => toApi(row, byId.get(row.partId), shop)),
    next: null,
    total: totalOf(first?.total ?? 0),
  }
}

const one = { sort: 'due', from: 0, limit: 1 } as const

function toApi(row: PurchasedRow, part: PartRow | undefined, shop: Shop): PurchasedPart {
  const { currency } = shop.config
  const { partId, lastPriceMinor, firstAt, lastAt, total: _, ...same } = row
  const today = part && priceOf(part, row.usualQuantity)
  return {
    ...same,
    ...mpnToApi(row.mpn),
    partsId: partId,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    lastPrice: toMajor(lastPriceMinor, row.lastCurrency),
    todayQuantity: today?.quantity ?? null,
    todayPrice: today ? toMajor(today.unitMinor, currency) : null,
    part: part ? factsToApi(part, shop) : null,
  }
}
