import { maxBatch } from '../../contract/batches.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { figure } from '../../contract/words/numbers.ts'
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
import { orderNumber } from '../words/numbers.ts'
import {
  type OrderFilter,
  type OrderSort,
  selectFound,
  selectHeads,
  selectOrdersById,
} from './listing/store.ts'
import { orderToApi, shippingToApi } from './order-to-api.ts'
import { whoseWanted } from './whose-wanted.ts'

/** The orders of one e-mail: the caller's own, or all of the company they act for; admins may ask for any. */
export async function listOrders(
  shop: Shop,
  caller: User,
  input: Input<Calls['listOrders']>,
): Promise<Output<Calls['listOrders']>> {
  return await list(shop, { ...input, ...whoseWanted(caller, input) })
}

/** Everybody's orders. */
export async function listAllOrders(
  shop: Shop,
  _caller: User,
  input: Input<Calls['listAllOrders']>,
): Promise<Output<Calls['listAllOrders']>> {
  return await list(shop, input)
}

/** All that match, in one answer: who chooses them acts on those that were there then, and on none that came later. */
export async function listOrderHeads(
  shop: Shop,
  _caller: User,
  input: Input<Calls['listOrderHeads']>,
): Promise<Output<Calls['listOrderHeads']>> {
  const { sql } = shop.database
  const filter = { ...input, timeZone: await timeZoneOf(shop) }
  const ids = await selectFound(sql, filter, input.sort, maxBatch + 1)
  if (ids.length > maxBatch)
    throw new Refusal('export_too_large', { limit: `${figure(maxBatch)} orders` })
  const rows = await selectHeads(sql, ids)
  return {
    orders: rows.map(
      ({ id, status, method, totalMinor, payableMinor, currency, shipping, ...row }) => ({
        _id: id,
        orderNumber: orderNumber(row),
        status,
        ...(method !== 'card' && { method }),
        price: toMajor(totalMinor, currency),
        payable: toMajor(payableMinor, currency),
        currency,
        ...(shipping && { shipping: shippingToApi(shipping) }),
      }),
    ),
  }
}

type Wanted = Omit<OrderFilter, 'timeZone'> & {
  sort: OrderSort
  limit: number
  page?: number | undefined
  cursor?: string | undefined
}

async function list(shop: Shop, wanted: Wanted) {
  const { sql } = shop.database
  const { sort, limit, page, cursor } = wanted
  const before = readCursor(cursor)?.id
  const isGoingOn = before !== undefined
  if (isGoingOn && (sort !== 'newest' || page !== undefined)) throw wrongCursor()
  const most = isGoingOn ? limit + 1 : countUpTo + 1
  const ids = await selectFound(
    sql,
    { ...wanted, before, timeZone: await timeZoneOf(shop) },
    sort,
    most,
  )
  const from = startOfPage(page, limit)
  const rows = await selectOrdersById(sql, ids.slice(from, from + limit + 1))
  const { items, next } = pageOf(rows, limit, (row) => ({ id: row.id }))
  return {
    items: items.map(orderToApi),
    next: sort === 'newest' && page === undefined ? next : null,
    total: isGoingOn ? undefined : totalOf(ids.length),
  }
}
