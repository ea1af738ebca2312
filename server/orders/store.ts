import type { PostalAddress } from '../../contract/addresses/address.ts'
import type { ChosenShipping } from '../../contract/freight/offers.ts'
import type { OrderAxes, PaymentMethod } from '../../contract/orders/axes.ts'
import type { HoldReason } from '../../contract/orders/hold-words.ts'
import {
  orderReferences,
  type ReferenceValues,
  referenceNames,
} from '../../contract/orders/references.ts'
import type { OrderStatus } from '../../contract/orders/status.ts'
import { lockAccountOfOrder } from '../credit/index.ts'
import type { Sql } from '../database/database.ts'
import { areOf, type Whose } from './whose.ts'

/** How an order is sent, as it was chosen, and by the rates of which zone; null where none did. */
export type OrderShipping = ChosenShipping & {
  methodId: string
  zone: { id: string; name: string } | null
}

export type OrderRow = {
  id: string
  number: number
  buyerId: string
  /** For which company it was ordered; null: for the buyer alone. */
  companyId: string | null
  companyName: string | null
  /** To which cost centre of the company, as it was called then; empty: to none. */
  costCentre: string
  email: string
  name: string
  /** As one text, written from `shipTo` where that is known. */
  address: string
  shipTo: PostalAddress | null
  /** Null: who it is shipped to. */
  billTo: PostalAddress | null
  phone: string
  note: string
  status: OrderStatus
  life: OrderAxes['life']
  method: PaymentMethod
  /** Of one on account: so many days after its invoice it is due; null: it is paid first. */
  creditDays: number | null
  isReleased: boolean
  /** Of one on account: what of it is paid before it is confirmed, 0 where nothing is; and when that was settled. */
  depositMinor: number
  depositPaidAt: Date | null
  /** Why it waits for a person now. */
  holds: HoldReason[]
  /** The goods. */
  totalMinor: number
  /** Null: nobody chose, since there was no choice. */
  shipping: OrderShipping | null
  /** Its freight without tax, as it was priced with the order. */
  shippingMinor: number
  /** Whether taxes were on when it was placed; their tax, which may be 0. */
  isTaxed: boolean
  taxMinor: number
  /** The tax number of the company that bought; empty: none, or taxes were off. */
  taxId: string
  /** The number under which the seller sold it; empty where taxes were off. */
  sellerTaxId: string
  /** The goods with their tax and freight, and what came of it. */
  payableMinor: number
  paidMinor: number
  currency: string
  createdAt: Date
  holdExpiresAt: Date
  transactionId: string | null
  paidAt: Date | null
  /** When the last of it left; `orders.shipped_at` is later where the rest was cancelled after that. */
  shippedAt: Date | null
  /** Of the first line. */
  partId: string
  mpn: string
  partName: string
  unitPriceMinor: number
  /** Of all lines. */
  lineCount: number
  quantity: number
  shippedQuantity: number
  openQuantity: number
  /** What went back, or goes back, for cancelled and returned pieces of a paid order. */
  refundedMinor: number
  /** Whether the provider has still to give some of it back. */
  isRefunding: boolean
} & ReferenceValues

const readReferences = referenceNames
  .map((name) => `o.${orderReferences[name].column}::text as "${name}"`)
  .join(', ')
/** The references of orders as o. */
export const referenceColumns = (sql: Sql) => sql.unsafe(readReferences)

/** What an OrderRow is read from: orders as o, its first line as l, the sums of all as s. */
export const orderColumns = (sql: Sql) => sql`
  o.id, o.number, o.buyer_id as "buyerId", o.company_id as "companyId",
  (select legal_name from company where id = o.company_id) as "companyName", o.cost_centre as "costCentre", o.email, o.name, o.address,
  o.ship_to as "shipTo", o.bill_to as "billTo", o.phone, o.note, o.status, o.life, o.method, o.credit_days as "creditDays",
  o.released_at is not null as "isReleased", o.deposit_minor as "depositMinor", o.deposit_paid_at as "depositPaidAt",
  array(select reason from order_hold where order_id = o.id and ended_at is null order by at, id) as holds, o.total_minor as "totalMinor",
  o.shipping, o.shipping_minor as "shippingMinor",
  l.tax_position is not null as "isTaxed", o.tax_minor as "taxMinor", o.tax_id as "taxId", o.seller_tax_id as "sellerTaxId", o.payable_minor as "payableMinor", o.paid_minor as "paidMinor", o.currency, o.created_at as "createdAt",
  o.hold_expires_at as "holdExpiresAt", o.transaction_id as "transactionId", o.paid_at as "paidAt",
  case when o.shipped_at is not null then (
    select max(at)
    from shipment
    where order_id = o.id
  ) end as "shippedAt", ${referenceColumns(sql)}, l.part_id as "partId", l.mpn, l.name as "partName",
  l.unit_price_minor as "unitPriceMinor", s."lineCount", s.quantity,
  s.shipped as "shippedQuantity", s.open as "openQuantity",
  case when o.paid_at is null then 0 else s.cancelled_minor + case when s.returned > 0 then (
    select coalesce(sum(amount_minor), 0)
    from order_return
    where order_id = o.id
  ) else 0 end + (
    select coalesce(sum(amount_minor), 0) from credit_note where order_id = o.id and kind = 'price'
  ) + case when o.tax_minor + o.shipping_minor > 0 and s.cancelled_minor > 0 then (
    select coalesce(sum(tax_minor + freight_minor), 0)
    from cancellation
    where order_id = o.id
  ) else 0 end end::float8 as "refundedMinor",
  case when o.paid_at is null then false else exists (
    select from payment p
    join refund r on r.payment_id = p.id
    where p.order_id = o.id and p.status = 'settled' and r.done_at is null
  ) end as "isRefunding"`

/** What orderColumns need besides orders as o. */
export const joinLines = (sql: Sql) => sql`
  join order_line l on l.order_id = o.id and l.position = 1
  cross join lateral (
    select count(*)::int as "lineCount", sum(quantity)::float8 as quantity,
      sum(shipped)::float8 as shipped,
      sum(quantity::bigint - shipped - cancelled)::float8 as open,
      sum(cancelled * unit_price_minor)::float8 as cancelled_minor,
      sum(returned)::float8 as returned
    from order_line
    where order_id = o.id
  ) s`

/** An order without its lines but the first, and what all of them come to. */
export async function selectOrder(sql: Sql, id: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders o
    ${joinLines(sql)}
    where o.id = ${id}`
  return row ?? null
}

/**
 * The same, locked until the transaction ends: whoever changes an order holds this first, and before it the account on which
 * it was placed.
 */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow | null> {
  await lockAccountOfOrder(sql, id)
  await sql`select 1 from orders where id = ${id} for update`
  return await selectOrder(sql, id)
}

export async function selectNumbers(sql: Sql, ids: string[]) {
  return await sql<{ id: string; number: number }[]>`
    select id, number
    from orders
    where id = any(${ids}::uuid[])`
}

/**
 * What holds stock of orders of a buyer for which nobody owes anything yet: unpaid ones, which orders_open has, and those that wait for
 * an account.
 */
export const holdingOrders = (sql: Sql, buyerId: string) => sql`(
  select id, payable_minor, hold_expires_at as until
  from orders
  where buyer_id = ${buyerId} and (status = 'unpaid') is true
  union all
  select id, payable_minor, null
  from orders
  where buyer_id = ${buyerId} and status = 'confirmed' and deposit_minor = 0
    and id in (select order_id from order_hold where ended_at is null and reason in ('credit', 'overdue'))
)`

/** Serialises the orders of one buyer, then counts those that hold stock for nothing yet. */
export async function countOpenOrders(sql: Sql, buyerId: string): Promise<number> {
  // sent in one go; the database counts once the lock is taken
  const [, [row]] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${buyerId}`}, 0))`,
    sql<{ count: number }[]>`
      select count(*)::int as count
      from ${holdingOrders(sql, buyerId)} o`,
  ])
  return row?.count ?? 0
}

/**
 * The newest order of a buyer, or of the company that they act for, under this purchase order number, which is not
 * cancelled. Capitals do not count. After countOpenOrders, whose lock lets the orders of a buyer come one after the other.
 */
export async function findPurchaseOrder(sql: Sql, whose: Whose, purchaseOrder: string) {
  const [row] = await sql<Pick<OrderRow, 'number'>[]>`
    select o.number
    from orders o
    where ${areOf(sql, whose)} and lower(o.purchase_order) = lower(${purchaseOrder})
      and o.purchase_order <> '' and o.status <> 'cancelled'
    order by o.number desc
    limit 1`
  return row
}

/** Lets the orders of a company under one purchase order number come one after the other, whoever of it places them. */
export async function lockPurchaseOrder(sql: Sql, companyId: string, purchaseOrder: string) {
  const name = `purchase order ${companyId} ${purchaseOrder.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

/** What a step writes into its order. `minor` is what came, `transactionId` its name at the provider. */
export type Step =
  | { to: 'paid'; minor: number; transactionId: string }
  | { to: 'released'; by: string | null }
  | { to: 'deposit-paid' | 'shipped' | 'reopened' | 'cancelled' | 'refunded' }

/** Writes a step into an order that stands where the caller, who holds its lock, has seen it. Answers whether it did. */
export async function updateAxes(
  sql: Sql,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  step: Step,
): Promise<boolean> {
  const rows = await sql`
    update orders
    set ${written(sql, step)}
    where id = ${id} and status = ${status}`
  return rows.count === 1
}

function written(sql: Sql, step: Step) {
  switch (step.to) {
    case 'paid':
      return sql`
        paid_minor = paid_minor + ${step.minor}, paid_at = now(), transaction_id = ${step.transactionId}`
    case 'deposit-paid':
      return sql`paid_minor = 0, deposit_paid_at = now()`
    case 'released':
      return sql`released_at = now(), released_by = ${step.by}`
    case 'shipped':
      return sql`shipped_at = now()`
    case 'reopened':
      return sql`shipped_at = null`
    case 'cancelled':
      return sql`life = 'cancelled', cancelled_at = now()`
    case 'refunded':
      return sql`life = 'cancelled', refunded_at = now()`
  }
}

/**
 * Makes these orders a company's, those that are this buyer's and nobody else's yet. Answers how many of them are theirs, for
 * themselves or for that company, and how many changed.
 */
export async function updateCompanyOf(sql: Sql, ids: string[], buyerId: string, companyId: string) {
  const own = await sql<{ companyId: string | null }[]>`
    select company_id as "companyId"
    from orders
    where id = any(${ids}::uuid[]) and buyer_id = ${buyerId} and (company_id is null or company_id = ${companyId})
    order by id
    for update`
  const changed = await sql`
    update orders
    set company_id = ${companyId}
    where id = any(${ids}::uuid[]) and buyer_id = ${buyerId} and company_id is null`
  return { own: own.length, changed: changed.count }
}
