import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { OrderStatus } from '../../../contract/order-status.ts'
import { containing, type Sql } from '../../database.ts'
import { joinLines, type OrderRow, orderColumns } from '../store.ts'

export type OrderSort = Input<Calls['listAllOrders']>['sort']

export type OrderFilter = {
  email?: string | undefined
  status?: OrderStatus[] | undefined
  /** Part of a name, e-mail, part name or number, own number or purchase order; all of an order's number or a transaction id. */
  q: string
  /** Days of UTC, both included. */
  from?: string | undefined
  to?: string | undefined
  payment?: 'failed' | undefined
  hold?: 'ending' | undefined
}

const matches = (sql: Sql, filter: OrderFilter) => sql`
  ${isListed(sql, filter)}
  ${filter.q ? sql`and ${found(sql, filter.q, filter.email !== undefined)}` : sql``}`

/** What a filter asks besides the text. */
function isListed(sql: Sql, { email, status, from, to, payment, hold }: OrderFilter) {
  return sql`
    ${status?.length ? sql`o.status = any(${status})` : sql`o.status <> 'cancelled'`}
    ${email ? sql`and o.email = ${email}` : sql``}
    ${from ? sql`and o.created_at >= ${from}::date::timestamp at time zone 'UTC'` : sql``}
    ${to ? sql`and o.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'` : sql``}
    ${payment ? sql`and ${isDeclined(sql)}` : sql``}
    ${hold ? sql`and ${isEnding(sql)}` : sql``}`
}

const isDeclined = (sql: Sql) => sql`o.status = 'unpaid' and o.id in (
  select order_id
  from order_event
  where kind = 'payment-failed'
)`

/** As the back office's figures count them. */
const isEnding = (sql: Sql) =>
  sql`o.status = 'unpaid' and o.hold_expires_at <= now() + interval '24 hours'`

/**
 * Orders of this number, or with this text in a name, an e-mail, a part or as transaction id. Over everybody's orders
 * the two tables are searched each by itself: a third of the time of searching them joined. Of one e-mail and of the
 * newest there are few, whose lines are looked up.
 */
function found(sql: Sql, q: string, ofFew: boolean) {
  const exact = orderNumber(q)
  if (exact !== undefined) return sql`o.number = ${Number(exact)}`
  const pattern = containing(q)
  const number = /^\d{1,15}$/.test(q) ? Number(q) : -1
  const inOrder = sql`o.number = ${number} or o.email like ${pattern} or lower(o.name) like ${pattern}
    or o.transaction_id = ${q} or lower(o.purchase_order) like ${pattern}`
  const inLine = sql`lower(l.name) like ${pattern} or lower(l.sku) like ${pattern}
    or lower(l.own_number) like ${pattern}`
  // a value of each order, since the lines of all orders would be searched for one that exists
  if (ofFew)
    return sql`(${inOrder} or (
    select true
    from order_line l
    where l.order_id = o.id and (${inLine})
    limit 1
  ))`
  return sql`o.id in (
    select o.id
    from orders o
    where ${inOrder}
    union all
    select l.order_id
    from order_line l
    where ${inLine}
  )`
}

const orderNumber = (q: string) => /^PW-(\d{1,15})$/i.exec(q)?.[1]

/** What an ordering needs besides orders as o. */
function joined(sql: Sql, sort: OrderSort) {
  if (sort.endsWith('part')) return sql`join order_line l on l.order_id = o.id and l.position = 1`
  if (!sort.endsWith('quantity')) return sql``
  return sql`join (
    select order_id, sum(quantity) as quantity
    from order_line
    group by order_id
  ) l on l.order_id = o.id`
}

const orderings: Record<OrderSort, string> = {
  newest: 'o.id desc',
  oldest: 'o.id',
  total: 'o.total_minor, o.id desc',
  '-total': 'o.total_minor desc, o.id desc',
  name: 'lower(o.name), o.id desc',
  '-name': 'lower(o.name) desc, o.id desc',
  part: 'lower(l.name), o.id desc',
  '-part': 'lower(l.name) desc, o.id desc',
  quantity: 'l.quantity, o.id desc',
  '-quantity': 'l.quantity desc, o.id desc',
}

/** So many of the newest orders are searched before all are. */
const newestUpTo = 3_000

/**
 * The ids of the first `most` orders that match, sorted: what a numbered page is cut from and the total is counted
 * by, so that a search looks through the table once. Cancelled ones only when asked for by status.
 */
export async function selectFound(
  sql: Sql,
  filter: OrderFilter,
  sort: OrderSort,
  most: number,
): Promise<string[]> {
  const { q, email } = filter
  const isWide = q !== '' && email === undefined && orderNumber(q) === undefined
  if (isWide && sort === 'newest' && most < newestUpTo) {
    const newest = await selectNewestFound(sql, filter, most)
    if (newest.length === most) return newest
  }
  const rows = await sql<{ id: string }[]>`
    select o.id
    from orders o
    ${joined(sql, sort)}
    where ${matches(sql, filter)}
    order by ${sql.unsafe(orderings[sort])}
    limit ${most}`
  return rows.map(({ id }) => id)
}

/** Those that match of the newest orders, which are enough where many match. */
async function selectNewestFound(sql: Sql, filter: OrderFilter, most: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select o.id
    from (
      select o.*
      from orders o
      where ${isListed(sql, filter)}
      order by o.id desc
      limit ${newestUpTo}
    ) o
    where ${found(sql, filter.q, true)}
    order by o.id desc
    limit ${most}`
  return rows.map(({ id }) => id)
}

/** These orders, in the order of their ids. */
export async function selectOrdersById(sql: Sql, ids: string[]): Promise<OrderRow[]> {
  return await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from unnest(${ids}::uuid[]) with ordinality wanted (id, place)
    join orders o on o.id = wanted.id
    ${joinLines(sql)}
    order by wanted.place`
}

/** Orders newest first, from behind the order `before`. */
export async function selectOrdersBefore(
  sql: Sql,
  filter: OrderFilter,
  before: string,
  limit: number,
): Promise<OrderRow[]> {
  return await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders o
    ${joinLines(sql)}
    where ${matches(sql, filter)}
      and o.id < ${before}
    order by o.id desc
    limit ${limit}`
}
