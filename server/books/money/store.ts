import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]
type OfOrder = { id: string; number: number; status: string }

export type OrderPayment = OfOrder & {
  transactionId: string | null
  paidMinor: number
  paymentId: string | null
  intentId: string | null
  amountMinor: number | null
  sameCurrency: boolean | null
}

/** Orders that money came for without a settled payment of that amount, their currency and their transaction. */
export async function selectUnpaidOrders(sql: Sql, most: number) {
  return await sql<Counted<OrderPayment>>`
    select o.id, o.number, o.status, o.transaction_id as "transactionId", o.paid_minor as "paidMinor",
      p.id as "paymentId", p.intent_id as "intentId", p.amount_minor as "amountMinor",
      p.currency = o.currency as "sameCurrency", count(*) over () as total
    from orders o
    left join payment p on p.order_id = o.id and p.status = 'settled'
    where o.paid_minor > 0 and (o.method = 'card' or o.paid_at is not null)
      and (p.id is null or p.amount_minor <> o.paid_minor or p.currency <> o.currency
        or p.intent_id is distinct from o.transaction_id)
    order by o.id
    limit ${most}`
}

export type PaymentOfOrder = OfOrder & { paymentId: string; intentId: string | null }

/** Payments that are settled though their order is not paid. */
export async function selectUselessPayments(sql: Sql, most: number) {
  return await sql<Counted<PaymentOfOrder>>`
    select o.id, o.number, o.status, p.id as "paymentId", p.intent_id as "intentId",
      count(*) over () as total
    from payment p
    join orders o on o.id = p.order_id
    where p.status = 'settled' and o.paid_minor = 0 and o.deposit_paid_at is null
    order by p.id
    limit ${most}`
}

/** Payments that may still be paid though their order is not unpaid any more. */
export async function selectOpenPayments(sql: Sql, most: number) {
  return await sql<Counted<PaymentOfOrder>>`
    select o.id, o.number, o.status, p.id as "paymentId", p.intent_id as "intentId",
      count(*) over () as total
    from payment p
    join orders o on o.id = p.order_id
    where p.status = 'open' and o.status <> 'unpaid'
      -- one that a transfer paid meanwhile is canceled by the next reconciliation
      and (o.method = 'card' or coalesce(o.paid_at, o.deposit_paid_at) is null
        or coalesce(o.paid_at, o.deposit_paid_at) < now() - interval '15 minutes')
    order by p.id
    limit ${most}`
}

export type PaymentRefund = PaymentOfOrder & {
  amountMinor: number
  refundId: string | null
  refundMinor: number | null
}

const columns = (sql: Sql) => sql`
  o.id, o.number, o.status, p.id as "paymentId", p.intent_id as "intentId",
  p.amount_minor as "amountMinor", r.id as "refundId", r.amount_minor as "refundMinor",
  count(*) over () as total`

/** Money that its order could not take, and that does not go back. */
export async function selectKeptSurplus(sql: Sql, most: number) {
  return await sql<Counted<PaymentRefund>>`
    select ${columns(sql)}
    from payment p
    join orders o on o.id = p.order_id
    left join refund r on r.payment_id = p.id
    where p.status = 'surplus' and r.id is null
    order by p.id
    limit ${most}`
}

export type DueRefund = PaymentOfOrder & { dueMinor: number; backMinor: number }

/**
 * Paid orders of whose payment less goes back than is owed for their cancelled and returned pieces, or more by our own decision.
 * More may go back at the provider by hand, and of what was shipped: that is between people.
 */
export async function selectWrongRefunds(sql: Sql, most: number) {
  return await sql<Counted<DueRefund>>`
    select o.id, o.number, o.status, p.id as "paymentId", p.intent_id as "intentId",
      l.minor as "dueMinor", coalesce(r.minor, 0)::bigint as "backMinor", count(*) over () as total
    from payment p
    join orders o on o.id = p.order_id
    join (
      select l.order_id, (sum(l.cancelled * l.unit_price_minor) + coalesce((
          select sum(c.tax_minor + c.freight_minor)
          from cancellation c
          where c.order_id = l.order_id
        ), 0) + coalesce((
          select sum(r.amount_minor)
          from order_return r
          where r.order_id = l.order_id
        ), 0) + coalesce((
          select sum(n.amount_minor)
          from credit_note n
          where n.order_id = l.order_id and n.kind = 'price'
        ), 0))::bigint as minor
      from order_line l
      group by l.order_id
    ) l on l.order_id = o.id
    left join (
      select payment_id, sum(amount_minor) as minor,
        sum(amount_minor) filter (where origin = 'shop') as own
      from refund
      group by payment_id
    ) r on r.payment_id = p.id
    where p.status = 'settled' and o.paid_at is not null
      and (coalesce(r.minor, 0) < l.minor
        or (coalesce(r.own, 0) > l.minor and o.status <> 'shipped'))
    order by o.id
    limit ${most}`
}

/** Refunds of money that did not come. That no more goes back than came, the table sees to. */
export async function selectGroundlessRefunds(sql: Sql, most: number) {
  return await sql<Counted<PaymentRefund & { done: boolean; paymentStatus: string }>>`
    select ${columns(sql)}, r.done_at is not null as done, p.status as "paymentStatus"
    from refund r
    join payment p on p.id = r.payment_id
    join orders o on o.id = p.order_id
    where p.status in ('open', 'canceled')
    order by r.id
    limit ${most}`
}

export type LateRefund = OfOrder & { intentId: string | null; hours: number; fault: string | null }

/** Refunds that the provider has not agreed to an hour after they were decided. What goes back by transfer waits for a person. */
export async function selectLateRefunds(sql: Sql, most: number) {
  return await sql<Counted<LateRefund>>`
    select o.id, o.number, o.status, p.intent_id as "intentId", r.fault,
      floor(extract(epoch from now() - r.created_at) / 3600)::int as hours, count(*) over () as total
    from refund r
    join payment p on p.id = r.payment_id
    join orders o on o.id = p.order_id
    where r.done_at is null and r.created_at < now() - interval '1 hour' and p.method <> 'transfer'
    order by r.created_at
    limit ${most}`
}

export type FreightPayment = OfOrder & {
  paymentId: string
  intentId: string | null
  amountMinor: number
  isSurplus: boolean
}

/** Payments of freight that have not paid it, though they say so; and money for freight that was paid otherwise, which does not go back. */
export async function selectWrongFreight(sql: Sql, most: number) {
  return await sql<Counted<FreightPayment>>`
    select o.id, o.number, o.status, p.id as "paymentId", p.intent_id as "intentId", p.amount_minor as "amountMinor",
      p.status = 'surplus' as "isSurplus", count(*) over () as total
    from freight_payment p
    join freight_due d on d.shipment_id = p.shipment_id
    join orders o on o.id = p.order_id
    where (p.status = 'settled' and (d.paid_at is null or d.reference is distinct from p.intent_id or d.amount_minor <> p.amount_minor))
      or (p.status = 'surplus' and p.created_at < now() - interval '1 hour')
    order by p.id
    limit ${most}`
}
