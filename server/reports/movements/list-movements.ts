import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import {
  countUpTo,
  pageOf,
  readCursor,
  startOfPage,
  totalOf,
  wrongCursor,
} from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { countMovements, hasPart, selectMovements } from './store.ts'

/** How a part's stock came about, newest first; of parts that left the shop, too. */
export async function listMovements(
  shop: Shop,
  _caller: User,
  { id: partId, limit, page, cursor }: Input<Calls['listMovements']>,
): Promise<Output<Calls['listMovements']>> {
  const { sql } = shop.database
  const before = readCursor(cursor)?.id ?? null
  if (before && page !== undefined) throw wrongCursor()
  if (!(await hasPart(sql, partId))) throw new Refusal('not_found')
  const [rows, total] = await Promise.all([
    selectMovements(sql, partId, { before, from: startOfPage(page, limit), limit: limit + 1 }),
    before ? undefined : countMovements(sql, partId, countUpTo + 1).then(totalOf),
  ])
  const { items, next } = pageOf(rows, limit, (row) => ({ id: row.id }))
  return {
    items: items.map(({ id, at, number, ...row }) => ({
      ...row,
      _id: id,
      at: at.toISOString(),
      orderNumber: number === null ? null : orderNumber({ number }),
    })),
    next: page === undefined ? next : null,
    total,
  }
}
