import type { paymentStates } from '../../../contract/orders/orders.ts'
import { afterCommit } from '../../database/after-commit.ts'
import type { Sql } from '../../database/database.ts'
import { observeOrderEvent } from '../../telemetry/metrics.ts'

export type EventRow = {
  kind: string
  at: Date
  by: 'buyer' | 'admin' | 'shop' | 'provider'
  note: string | null
}

/** The one way onto the timeline: what happened is counted, too, once it is committed. */
export async function insertEvent(
  sql: Sql,
  event: {
    id: string
    orderId: string
    kind: string
    by: EventRow['by']
    actorId: string | null
    note: string | null
  },
) {
  await sql`
    insert into order_event (id, order_id, kind, by_whom, actor_id, note)
    values (${event.id}, ${event.orderId}, ${event.kind}, ${event.by}, ${event.actorId}, ${event.note})`
  afterCommit(sql, () => observeOrderEvent(event.kind))
}

/** Whether somebody did this to an order. */
export async function hasBeen(sql: Sql, orderId: string, kind: string, actorId: string) {
  const rows = await sql`
    select from order_event
    where order_id = ${orderId} and kind = ${kind} and actor_id = ${actorId}
    limit 1`
  return rows.length > 0
}

export async function selectEvents(sql: Sql, orderId: string): Promise<EventRow[]> {
  return await sql<EventRow[]>`
    select kind, at, by_whom as by, note
    from order_event
    where order_id = ${orderId}
    order by at, id`
}

export async function selectOrderMails(sql: Sql, orderId: string) {
  return await sql<{ kind: string; at: Date; sentAt: Date | null }[]>`
    select kind, created_at as at, sent_at as "sentAt"
    from mail
    where order_id = ${orderId}
    order by created_at, id`
}

export type PaymentTold = {
  at: Date
  status: (typeof paymentStates)[number]
  amountMinor: number
  reason: string | null
}

/** Every try to pay an order, with what was declined of it and what was given back, oldest first. */
export async function selectPayments(sql: Sql, orderId: string): Promise<PaymentTold[]> {
  return await sql<PaymentTold[]>`
    select at, status, amount_minor as "amountMinor", reason
    from (
      select id, case when status = 'open' then created_at else coalesce(checked_at, created_at) end as at,
        case status when 'settled' then 'paid' when 'surplus' then 'returned' else status end as status,
        amount_minor, null as reason
      from payment
      where order_id = ${orderId}
      union all
      select e.id, e.at, 'declined', o.total_minor, e.note
      from order_event e
      join orders o on o.id = e.order_id
      where e.order_id = ${orderId} and e.kind = 'payment-failed'
      union all
      select r.id, coalesce(r.done_at, r.failed_at, r.created_at),
        case
          when r.done_at is not null then 'refunded'
          when r.failed_at is not null then 'refund-failed'
          else 'refunding'
        end,
        r.amount_minor, coalesce(r.fault, r.reason)
      from refund r
      join payment p on p.id = r.payment_id
      where p.order_id = ${orderId} and p.status = 'settled'
    ) told
    order by at, id`
}
