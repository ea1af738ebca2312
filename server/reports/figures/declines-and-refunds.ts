import type { Sql } from '../../database/database.ts'
import type { Period } from '../period.ts'

/** Declines in the period, in the one before, and the orders that they left unpaid. */
export async function countDeclines(sql: Sql, { previous, from, end }: Period) {
  const [row] = await sql<{ count: number; previous: number; stillUnpaid: number }[]>`
    select count(*) filter (where at >= ${from})::int as count,
      count(*) filter (where at < ${from})::int as previous, (
        select count(*)::int
        from orders
        where status = 'unpaid' and id in (
          select order_id
          from order_event
          where kind = 'payment-failed'
        )
      ) as "stillUnpaid"
    from order_event
    where kind = 'payment-failed' and at >= ${previous} and at < ${end}`
  return row!
}

export type DeclineRow = {
  orderId: string
  number: number
  email: string
  at: Date
  reason: string | null
  totalMinor: number
}

export async function selectDeclines(sql: Sql, { from, end }: Period, limit: number) {
  return await sql<DeclineRow[]>`
    select e.order_id as "orderId", o.number, o.email, e.at, e.note as reason,
      o.payable_minor as "totalMinor"
    from order_event e
    join orders o on o.id = e.order_id
    where e.kind = 'payment-failed' and e.at >= ${from} and e.at < ${end}
    order by e.at desc, e.id desc
    limit ${limit}`
}

/** Refunds in the period and in the one before, of money that an order had taken. */
export async function sumRefunds(sql: Sql, { previous, from, end }: Period) {
  const [row] = await sql<
    { count: number; previous: number; amountMinor: number; previousMinor: number }[]
  >`
    select count(*) filter (where r.created_at >= ${from})::int as count,
      count(*) filter (where r.created_at < ${from})::int as previous,
      coalesce(sum(r.amount_minor::float8) filter (where r.created_at >= ${from}), 0) as "amountMinor",
      coalesce(sum(r.amount_minor::float8) filter (where r.created_at < ${from}), 0) as "previousMinor"
    from refund r
    join payment p on p.id = r.payment_id
    where r.created_at >= ${previous} and r.created_at < ${end} and p.status = 'settled'`
  return row!
}

export type RefundRow = {
  orderId: string
  number: number
  email: string
  at: Date
  reason: string
  amountMinor: number
  state: 'done' | 'under-way' | 'failed'
}

export async function selectRefunds(sql: Sql, { from, end }: Period, limit: number) {
  return await sql<RefundRow[]>`
    select o.id as "orderId", o.number, o.email, r.created_at as at, r.reason,
      r.amount_minor as "amountMinor",
      case when r.done_at is not null then 'done'
        when r.failed_at is not null then 'failed'
        else 'under-way'
      end as state
    from refund r
    join payment p on p.id = r.payment_id
    join orders o on o.id = p.order_id
    where r.created_at >= ${from} and r.created_at < ${end} and p.status = 'settled'
    order by r.created_at desc, r.id desc
    limit ${limit}`
}

export type FailedRefund = {
  orderId: string
  number: number
  at: Date
  reason: string
  amountMinor: number
}

/** Refunds that the provider refused or a bank sent back, and that were not made good yet. */
export async function selectFailedRefunds(sql: Sql, limit: number): Promise<FailedRefund[]> {
  return await sql<FailedRefund[]>`
    select o.id as "orderId", o.number, r.failed_at as at, coalesce(r.fault, '') as reason,
      r.amount_minor as "amountMinor"
    from refund r
    join payment p on p.id = r.payment_id
    join orders o on o.id = p.order_id
    where r.done_at is null and r.failed_at is not null
    order by r.failed_at
    limit ${limit}`
}
