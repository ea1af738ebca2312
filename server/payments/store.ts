import type { Sql } from '../database/database.ts'
import type { Way } from './provider/provider.ts'

export type PaymentRow = {
  id: string
  orderId: string
  attempt: number
  intentId: string | null
  clientSecret: string | null
  method: Way
  amountMinor: number
  currency: string
  status: 'open' | 'settled' | 'surplus' | 'canceled'
}

const columns = (sql: Sql) => sql`
  id, order_id as "orderId", attempt, intent_id as "intentId", client_secret as "clientSecret",
  method, amount_minor as "amountMinor", currency, status`

/** The one payment of an order that may still be paid. */
export async function selectLivePayment(sql: Sql, orderId: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    select ${columns(sql)}
    from payment
    where order_id = ${orderId} and status = 'open'`
  return row ?? null
}

export async function selectPaymentByIntent(
  sql: Sql,
  intentId: string,
): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    select ${columns(sql)}
    from payment
    where intent_id = ${intentId}`
  return row ?? null
}

export async function selectSettledPayment(sql: Sql, orderId: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    select ${columns(sql)}
    from payment
    where order_id = ${orderId} and status = 'settled'`
  return row ?? null
}

/** Starts the next attempt to pay an order; the caller holds the order's lock. */
export async function insertPayment(
  sql: Sql,
  payment: Pick<PaymentRow, 'id' | 'orderId' | 'amountMinor' | 'currency' | 'method'>,
): Promise<PaymentRow> {
  const [row] = await sql<PaymentRow[]>`
    insert into payment (id, order_id, attempt, amount_minor, currency, method)
    select ${payment.id}::uuid, ${payment.orderId}::uuid, coalesce(max(attempt), 0) + 1,
      ${payment.amountMinor}::bigint, ${payment.currency}, ${payment.method}
    from payment
    where order_id = ${payment.orderId}
    returning ${columns(sql)}`
  return row!
}

export async function saveIntent(sql: Sql, id: string, intentId: string, clientSecret: string) {
  await sql`
    update payment
    set intent_id = ${intentId}, client_secret = ${clientSecret}
    where id = ${id} and intent_id is null`
}

export async function updatePaymentStatus(sql: Sql, id: string, status: PaymentRow['status']) {
  await sql`
    update payment
    set status = ${status}, checked_at = now()
    where id = ${id}`
}

/** Writes down money that its order does not take, as it came. */
export async function updateSurplus(
  sql: Sql,
  id: string,
  { amountMinor, currency }: Pick<PaymentRow, 'amountMinor' | 'currency'>,
) {
  await sql`
    update payment
    set status = 'surplus', amount_minor = ${amountMinor}, currency = ${currency}, checked_at = now()
    where id = ${id}`
}

/** Open payments that nobody asked about for a minute, those asked longest ago first; marks them as asked. */
export async function claimOpenPayments(sql: Sql, limit: number) {
  return await sql<{ id: string; intentId: string }[]>`
    update payment
    set checked_at = now()
    where id in (
      select id
      from payment
      where status = 'open' and intent_id is not null
        and coalesce(checked_at, created_at) < now() - interval '1 minute'
      order by coalesce(checked_at, created_at)
      limit ${limit}
      for update skip locked
    )
    returning id, intent_id as "intentId"`
}

/** Whether the order of an open payment, or its deposit, has been paid otherwise. */
export async function selectIsOver(sql: Sql, paymentId: string): Promise<boolean> {
  const rows = await sql`
    select
    from payment p
    join orders o on o.id = p.order_id
    where p.id = ${paymentId} and coalesce(o.paid_at, o.deposit_paid_at) is not null`
  return rows.length > 0
}

export type RefundRow = {
  id: string
  orderId: string
  intentId: string
  amountMinor: number
  currency: string
  done: boolean
  /** The provider refused it, or could not bring it to the card. */
  failed: boolean
  /** How the money came, and so goes back. */
  method: Way | 'transfer'
}

/** A refund of a payment, decided here or made at the provider by hand. */
export type OwnRefund = Pick<RefundRow, 'id' | 'amountMinor' | 'done' | 'failed'> & {
  /** Why it failed, in the provider's words. */
  fault: string | null
  providerRefundId: string | null
  origin: 'shop' | 'provider'
  reason: string
  actorId: string | null
  cancellationId: string | null
}

type NewRefund = {
  id: string
  paymentId: string
  amountMinor: number
  reason: string
  actorId: string | null
  cancellationId: string | null
}

/** Decides that a payment goes back, or a part of it; the table refuses what would be more than came. */
export async function insertRefund(
  sql: Sql,
  refund: NewRefund & { origin?: OwnRefund['origin'] },
): Promise<string> {
  await sql`
    insert into refund (id, payment_id, amount_minor, reason, actor_id, cancellation_id, origin)
    values (
      ${refund.id}, ${refund.paymentId}, ${refund.amountMinor}, ${refund.reason}, ${refund.actorId},
      ${refund.cancellationId}, ${refund.origin ?? 'shop'}
    )`
  return refund.id
}

/** How much of a payment went back by our books. */
export async function sumDoneRefunds(sql: Sql, intentId: string): Promise<number> {
  const [row] = await sql<{ minor: number }[]>`
    select coalesce(sum(r.amount_minor), 0)::bigint as minor
    from refund r
    join payment p on p.id = r.payment_id
    where p.intent_id = ${intentId} and r.done_at is not null`
  return row?.minor ?? 0
}

/**
 * What is owed of a paid order for its cancelled and returned pieces, beyond all that goes back of it already, done or not, by our
 * wish or by hand. The caller holds the order's lock.
 */
export async function selectOwed(sql: Sql, orderId: string, paymentId: string): Promise<number> {
  const [row] = await sql<{ minor: number }[]>`
    select greatest(
      (select coalesce(sum(amount_minor), 0) from cancellation where order_id = ${orderId})
      + (select coalesce(sum(amount_minor), 0) from order_return where order_id = ${orderId})
      + (select coalesce(sum(amount_minor), 0) from credit_note where order_id = ${orderId} and kind = 'price')
      - (select coalesce(sum(amount_minor), 0) from refund where payment_id = ${paymentId}),
      0
    )::bigint as minor`
  return row?.minor ?? 0
}

export async function selectRefundsOf(sql: Sql, paymentId: string): Promise<OwnRefund[]> {
  return await sql<OwnRefund[]>`
    select id, amount_minor as "amountMinor", done_at is not null as done,
      failed_at is not null as failed, fault, provider_refund_id as "providerRefundId", origin, reason,
      actor_id as "actorId", cancellation_id as "cancellationId"
    from refund
    where payment_id = ${paymentId}
    order by created_at desc, id desc`
}

/** What of an order the provider refused to give back, or the bank sent back, oldest first. */
export async function selectFailedRefunds(sql: Sql, orderId: string) {
  return await sql<(NewRefund & { intentId: string })[]>`
    select r.id, r.payment_id as "paymentId", p.intent_id as "intentId", r.amount_minor as "amountMinor", r.reason,
      r.actor_id as "actorId", r.cancellation_id as "cancellationId"
    from refund r
    join payment p on p.id = r.payment_id
    where p.order_id = ${orderId} and r.failed_at is not null and r.done_at is null
    order by r.created_at, r.id`
}

/** Forgets a refund that will not be, since its money went back otherwise, or never did. */
export async function deleteRefund(sql: Sql, id: string) {
  await sql`delete from refund where id = ${id}`
}

export async function selectRefund(sql: Sql, id: string): Promise<RefundRow | null> {
  const [row] = await sql<RefundRow[]>`
    select r.id, p.order_id as "orderId", p.intent_id as "intentId", r.amount_minor as "amountMinor",
      p.currency, r.done_at is not null as done, r.failed_at is not null as failed, p.method
    from refund r
    join payment p on p.id = r.payment_id
    where r.id = ${id}`
  return row ?? null
}

/** Notes that the provider gave the money back; answers whether this was the first time we heard of it. */
export async function markRefunded(sql: Sql, id: string, providerRefundId: string) {
  const rows = await sql`
    update refund
    set done_at = now(), provider_refund_id = ${providerRefundId}, fault = null, failed_at = null
    where id = ${id} and done_at is null`
  return rows.count === 1
}

/** Notes that the provider does not give it back; answers whether this is new. Nobody asks again by itself. */
export async function markFailed(sql: Sql, id: string, fault: string): Promise<boolean> {
  const rows = await sql`
    update refund
    set failed_at = now(), fault = ${fault}, done_at = null
    where id = ${id} and failed_at is null`
  return rows.count === 1
}

export async function selectDueRefunds(sql: Sql, limit: number) {
  return await sql<{ id: string }[]>`
    select r.id
    from refund r
    join payment p on p.id = r.payment_id
    where r.done_at is null and r.failed_at is null and r.created_at < now() - interval '1 minute'
      and p.method <> 'transfer'
    order by r.created_at
    limit ${limit}`
}
