import type { Sql } from '../../database/database.ts'
import type { Way } from '../provider/provider.ts'

export type FreightPaymentRow = {
  id: string
  shipmentId: string
  orderId: string
  amountMinor: number
  currency: string
  method: Way
  intentId: string | null
  clientSecret: string | null
  status: 'open' | 'settled' | 'surplus' | 'canceled' | 'returned'
  actorId: string
}

const columns = (sql: Sql) => sql`
  id, shipment_id as "shipmentId", order_id as "orderId", amount_minor as "amountMinor", currency, method,
  intent_id as "intentId", client_secret as "clientSecret", status, actor_id as "actorId"`

export async function selectFreightPayment(
  sql: Sql,
  id: string,
): Promise<FreightPaymentRow | null> {
  const [row] = await sql<FreightPaymentRow[]>`
    select ${columns(sql)} from freight_payment where id = ${id}`
  return row ?? null
}

/** The one payment of a shipment's freight that may still be paid. */
export async function selectLiveFreightPayment(sql: Sql, shipmentId: string) {
  const [row] = await sql<FreightPaymentRow[]>`
    select ${columns(sql)} from freight_payment where shipment_id = ${shipmentId} and status = 'open'`
  return row ?? null
}

type New = Pick<
  FreightPaymentRow,
  'id' | 'shipmentId' | 'orderId' | 'amountMinor' | 'currency' | 'method' | 'actorId'
>

/** Starts a payment; the caller holds the order's lock. */
export async function insertFreightPayment(sql: Sql, payment: New): Promise<FreightPaymentRow> {
  const [row] = await sql<FreightPaymentRow[]>`
    insert into freight_payment (id, shipment_id, order_id, amount_minor, currency, method, actor_id)
    values (
      ${payment.id}, ${payment.shipmentId}, ${payment.orderId}, ${payment.amountMinor}, ${payment.currency},
      ${payment.method}, ${payment.actorId}
    )
    returning ${columns(sql)}`
  return row!
}

export async function saveFreightIntent(
  sql: Sql,
  id: string,
  intentId: string,
  clientSecret: string,
) {
  await sql`
    update freight_payment
    set intent_id = ${intentId}, client_secret = ${clientSecret}
    where id = ${id} and intent_id is null`
}

/** The caller holds the order's lock. */
export async function updateFreightPayment(
  sql: Sql,
  id: string,
  status: FreightPaymentRow['status'],
) {
  await sql`
    update freight_payment
    set status = ${status}, checked_at = now()
    where id = ${id}`
}

/** Nobody pays it any more; what came stays as it is. */
export async function cancelFreightPayment(sql: Sql, id: string) {
  await sql`
    update freight_payment
    set status = 'canceled', checked_at = now()
    where id = ${id} and status = 'open'`
}

/**
 * Open ones, and those that are to go back, that nobody asked about for a minute; marks them as asked. `isOver`: begun a day ago or
 * before, or of freight that was paid otherwise.
 */
export async function claimFreightPayments(sql: Sql, limit: number) {
  return await sql<
    (Pick<FreightPaymentRow, 'id' | 'status'> & { intentId: string; isOver: boolean })[]
  >`
    update freight_payment p
    set checked_at = now()
    from freight_due d
    where d.shipment_id = p.shipment_id and p.id in (
      select id
      from freight_payment
      where status in ('open', 'surplus') and intent_id is not null
        and coalesce(checked_at, created_at) < now() - interval '1 minute'
      order by coalesce(checked_at, created_at)
      limit ${limit}
      for update skip locked
    )
    returning p.id, p.status, p.intent_id as "intentId",
      (p.created_at < now() - interval '1 day' or d.paid_at is not null) as "isOver"`
}
