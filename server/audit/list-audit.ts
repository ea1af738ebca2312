import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import {
  countUpTo,
  pageOf,
  readCursor,
  startOfPage,
  totalOf,
  wrongCursor,
} from '../database/paging.ts'
import type { Shop, User } from '../shop.ts'
import { timeZoneOf } from '../shop-record/index.ts'
import { countAudit, selectAudit } from './store.ts'
import { auditToApi } from './to-api.ts'

/** Who changed what, newest first. */
export async function listAudit(
  shop: Shop,
  _caller: User,
  { limit, page, cursor, ...wanted }: Input<Calls['listAudit']>,
): Promise<Output<Calls['listAudit']>> {
  const { sql } = shop.database
  const before = readCursor(cursor)?.id ?? null
  if (before && page !== undefined) throw wrongCursor()
  const filter = { ...wanted, before, timeZone: await timeZoneOf(shop) }
  const [rows, total] = await Promise.all([
    selectAudit(sql, filter, { from: startOfPage(page, limit), limit: limit + 1 }),
    before ? undefined : countAudit(sql, filter, countUpTo + 1).then(totalOf),
  ])
  const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
  return {
    items: await auditToApi(sql, items, shop.config.currency),
    next: page === undefined ? next : null,
    total,
  }
}
