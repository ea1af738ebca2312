import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { countUpTo, pageOf, readCursor, totalOf } from '../paging.ts'
import type { Member, Shop } from '../shop.ts'
import { orderOnTheWire } from './order-on-the-wire.ts'
import { countOrders, type OrderFilter, selectOrders } from './store.ts'

/** The orders of one e-mail: the caller's own; admins may ask for any. */
export async function listOrders(
  shop: Shop,
  caller: Member,
  { email, limit, cursor }: Input<Calls['listOrders']>,
): Promise<Output<Calls['listOrders']>> {
  if (email !== caller.email && !caller.isAdmin) throw new Refusal('not_allowed')
  return await page(shop, limit, cursor, { email })
}

/** Everybody's orders. `q` finds a number, name, e-mail, part or transaction id. */
export async function listAllOrders(
  shop: Shop,
  _caller: Member,
  { status, q, limit, cursor }: Input<Calls['listAllOrders']>,
): Promise<Output<Calls['listAllOrders']>> {
  return await page(shop, limit, cursor, { status, q: q.replace(/^PW-(?=\d+$)/i, '') })
}

async function page(
  shop: Shop,
  limit: number,
  cursor: string | undefined,
  filter: Omit<OrderFilter, 'before' | 'limit'>,
) {
  const before = readCursor(cursor)?.id ?? null
  const { sql } = shop.database
  const wanted = { ...filter, before, limit: limit + 1 }
  const [rows, total] = await Promise.all([
    selectOrders(sql, wanted),
    before ? undefined : countOrders(sql, wanted, countUpTo + 1).then(totalOf),
  ])
  const { items, next } = pageOf(rows, limit, (row) => ({ id: row.id }))
  return { items: items.map(orderOnTheWire), next, total }
}
