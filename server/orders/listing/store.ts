import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { OrderStatus } from '../../../contract/orders/status.ts'
import { containing, type Sql } from '../../database/database.ts'
import { joinLines, type OrderRow, orderColumns } from '../store.ts'
import { areOf, type Whose } from '../whose.ts'
import { orderNumbers } from './order-numbers.ts'
import { addressWords, type PhoneDigits, phonesOf } from './searched-texts.ts'

export type OrderSort = Input<Calls['listAllOrders']>['sort']

export type OrderFilter = {
  email?: string | undefined
  /** Of whom in which context; left out: whoever placed them. */
  whose?: Whose | undefined
  /** Those that were placed for this company. */
  companyId?: string | undefined
  status?: OrderStatus[] | undefined
  /**
   * Part of a name, e-mail, address or phone number, part name or number, own number or purchase order; all of an order's
   * number or a transaction id.
   */
  q: string
  /** Days of `timeZone`, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  payment?: 'failed' | 'refunded' | 'freight' | undefined
  hold?: Input<Calls['listAllOrders']>['hold']
  /** Only those whose timeline has a step since then. */
  updatedSince?: string | undefined
  /** Only those that are older than the order with this id. */
  before?: string | undefined
}

/** What a filter asks besides the text. */
function isListed(sql: Sql, filter: OrderFilter) {
  const {
    email,
    whose,
    companyId,
    status,
    from,
    to,
    timeZone,
    payment,
    hold,
    before,
    updatedSince,
  } = filter
  return sql`
    ${status?.length ? sql`o.status = any(${status})` : sql`o.status <> 'cancelled'`}
    ${email ? sql`and o.email = ${email}` : sql``}
    ${whose ? sql`and ${areOf(sql, whose)}` : sql``}
    ${companyId ? sql`and o.company_id = ${companyId}` : sql``}
    ${from ? sql`and o.created_at >= ${from}::date::timestamp at time zone ${timeZone}` : sql``}
    ${to ? sql`and o.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : sql``}
    ${payment === 'failed' ? sql`and ${isDeclined(sql)}` : sql``}
    ${payment === 'refunded' ? sql`and ${isRefunded(sql)}` : sql``}
    ${payment === 'freight' ? sql`and ${owesFreight(sql)}` : sql``}
    ${hold === 'ending' ? sql`and ${isEnding(sql)}` : sql``}
    ${hold === 'waiting' ? sql`and ${isWaiting(sql)}` : sql``}
    ${updatedSince ? sql`and o.id in (select order_id from order_event where at >= ${new Date(updatedSince)})` : sql``}
    ${before ? sql`and o.id < ${before}` : sql``}`
}

const isDeclined = (sql: Sql) => sql`o.status = 'unpaid' and o.id in (
  select order_id
  from order_event
  where kind = 'payment-failed'
)`

/** All of the money that it took went back, or some. */
const isRefunded = (sql: Sql) => sql`o.paid_at is not null and o.id in (
  select p.order_id
  from refund r
  join payment p on p.id = r.payment_id
  where p.status = 'settled'
)`

/** An invoice of it asks for freight besides what a card paid. */
const owesFreight = (sql: Sql) => sql`o.id in (
  select order_id
  from freight_due
  where paid_at is null
)`

/** A person has to look at it before it goes on. */
const isWaiting = (sql: Sql) =>
  sql`o.id in (select order_id from order_hold where ended_at is null)`

/** As the back office's figures count them. */
const isEnding = (sql: Sql) =>
  sql`o.status = 'unpaid' and o.hold_expires_at <= now() + interval '24 hours'`

/**
 * How a text is looked for: in `each` order that is left by what else is asked, with its lines; in those that have its
 * `pairs` of letters, by their indexes; or in `all` orders and all lines, of which many have it.
 */
type Way = 'each' | 'pairs' | 'all'

/** Orders of this number, or with this text in a name, an e-mail, an address, a part or as phone number or transaction id. */
function found(sql: Sql, q: string, way: Way) {
  const exact = orderNumbers(q)
  if (exact) return sql`o.number = any(${exact}::bigint[])`
  const pattern = containing(q)
  const digits = /^[#\s]*(\d{1,15})$/.exec(q.normalize('NFKC').trim())?.[1]
  const number = digits === undefined ? -1 : Number(digits)
  const words = addressWords(q)
  const phones = phonesOf(q)
  const inText = sql`(o.email like ${pattern} or lower(o.name) like ${pattern}
    or lower(o.purchase_order) like ${pattern})`
  const inPlace = allOf(sql, words, (word) => sql`o.place like ${containing(word)}`)
  const inPhone = anyOf(sql, phones, (phone) => isPhone(sql, phone))
  const inLine = sql`(lower(l.name) like ${pattern} or lower(l.mpn) like ${pattern}
    or lower(l.own_number) like ${pattern})`
  // a value of each order, since the lines of all orders would be searched for one that exists
  if (way === 'each')
    return sql`(o.number = ${number} or o.transaction_id = ${q} or ${inText} or ${inPlace} or ${inPhone} or (
    select true
    from order_line l
    where l.order_id = o.id and ${inLine}
    limit 1
  ))`
  const candidates = (texts: Fragment, text = q) =>
    way === 'pairs' ? havePairs(sql, texts, text) : sql`true`
  const ofOrder = sql`letter_pairs(o.email, o.name, o.purchase_order, o.phone, o.place)`
  // gathered first: PostgreSQL takes them for few, and would go through them again for each order
  return sql`o.id = any(array(
    select id
    from orders
    where number = ${number}
    union all
    select id
    from orders
    where transaction_id = ${q}
    union all
    select o.id
    from orders o
    where ${candidates(ofOrder)} and ${inText}
    union all
    select o.id
    from orders o
    where ${allOf(sql, words, (word) => candidates(ofOrder, word))} and ${inPlace}
    union all
    select o.id
    from orders o
    where ${anyOf(sql, phones, (phone) => sql`${candidates(ofOrder, phone.digits)} and ${isPhone(sql, phone)}`)}
    union all
    select l.order_id
    from order_line l
    where ${candidates(sql`letter_pairs(l.name, l.mpn, l.own_number)`)} and ${inLine}
  ))`
}

type Fragment = ReturnType<typeof isListed>

/** A place must have every word; without a word there is none. */
const allOf = <T>(sql: Sql, all: T[], holds: (one: T) => Fragment) =>
  all.length === 0 ? sql`false` : sql`(true ${all.map((one) => sql`and ${holds(one)}`)})`

const anyOf = <T>(sql: Sql, all: T[], holds: (one: T) => Fragment) =>
  all.length === 0 ? sql`false` : sql`(false ${all.map((one) => sql`or (${holds(one)})`)})`

const isPhone = (sql: Sql, { digits, isNational }: PhoneDigits) =>
  isNational
    ? sql`o.phone not like '+%' and o.phone like ${`%${digits}`}`
    : sql`o.phone like ${`%${digits}%`}`

/** Texts that may contain q: they have all of its pairs, from its first letter on or from its second (0021). */
function havePairs(sql: Sql, texts: Fragment, q: string) {
  const fromFirst = pairs(q)
  const fromSecond = pairs(q, 1)
  if (fromSecond.length === 0) return sql`true`
  return sql`(${texts} @> ${fromFirst}::text[] or ${texts} @> ${fromSecond}::text[])`
}

const pairs = (q: string, from = 0) =>
  [...q.toLowerCase()].slice(from).join('').match(/../gsu) ?? []

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
  name: 'o.name collate as_people, o.id desc',
  '-name': 'o.name collate as_people desc, o.id desc',
  part: 'l.name collate as_people, o.id desc',
  '-part': 'l.name collate as_people desc, o.id desc',
  quantity: 'l.quantity, o.id desc',
  '-quantity': 'l.quantity desc, o.id desc',
}

/** So many of the newest orders are looked at for a text, to know whether many have it: whether so many of them do. */
const newestUpTo = 3_000
const many = 1_000

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
  const { q, email, whose } = filter
  if (q === '' || email !== undefined || whose !== undefined || orderNumbers(q))
    return await selectIds(sql, filter, 'each', sort, most)
  const newest = await selectNewestFound(sql, filter, Math.max(most, many))
  if (sort === 'newest' && newest.length >= most) return newest.slice(0, most)
  return await selectIds(sql, filter, newest.length < many ? 'pairs' : 'all', sort, most)
}

async function selectIds(
  sql: Sql,
  filter: OrderFilter,
  way: Way,
  sort: OrderSort,
  most: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select o.id
    from orders o
    ${joined(sql, sort)}
    where ${isListed(sql, filter)}
      ${filter.q ? sql`and ${found(sql, filter.q, way)}` : sql``}
    order by ${sql.unsafe(orderings[sort])}
    limit ${most}`
  return rows.map(({ id }) => id)
}

/** Those that match of the newest orders: enough where many match. */
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
    where ${found(sql, filter.q, 'each')}
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

/** Number, state and price of these orders, in the order of their ids. */
export async function selectHeads(sql: Sql, ids: string[]) {
  return await sql<
    Pick<
      OrderRow,
      | 'id'
      | 'number'
      | 'status'
      | 'method'
      | 'totalMinor'
      | 'payableMinor'
      | 'currency'
      | 'shipping'
    >[]
  >`
    select o.id, o.number, o.status, o.method, o.total_minor as "totalMinor",
      o.payable_minor as "payableMinor", o.currency, o.shipping
    from unnest(${ids}::uuid[]) with ordinality wanted (id, place)
    join orders o on o.id = wanted.id
    order by wanted.place`
}
