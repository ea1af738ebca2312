import type { OrderStatus } from '../../../contract/orders/status.ts'
import { isShort, leastOrder } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import { soldMinor, soldPieces } from './sold.ts'

/** Midnights of a time zone: from the first to before `end`; the period before begins at `previous`. */
export type Period = {
  previous: Date
  from: Date
  end: Date
  timeZone: string
  /** Every day of the period, YYYY-MM-DD, oldest first; and those of the period before. */
  days: string[]
  before: string[]
}

/** The period of so many days up to today, by the database's clock. */
export async function selectPeriod(sql: Sql, days: number, timeZone: string): Promise<Period> {
  const [row] = await sql<Period[]>`
    select (day - 2 * ${days}::int + 1)::timestamp at time zone ${timeZone} as previous,
      (day - ${days}::int + 1)::timestamp at time zone ${timeZone} as "from",
      (day + 1)::timestamp at time zone ${timeZone} as "end",
      ${timeZone}::text as "timeZone", array(
        select to_char(day - back, 'YYYY-MM-DD')
        from generate_series(${days}::int - 1, 0, -1) back
      ) as days, array(
        select to_char(day - back, 'YYYY-MM-DD')
        from generate_series(2 * ${days}::int - 1, ${days}::int, -1) back
      ) as before
    from (select (now() at time zone ${timeZone})::date as day) today`
  return row!
}

export type DayRow = {
  /** YYYY-MM-DD */
  date: string
  paidMinor: number
  paid: number
  refundedMinor: number
  placed: number
  pieces: number
}

/**
 * What was paid, refunded, placed and sold on each day from `previous` on that has any of it. Sums are
 * of float8: exact below 2^53, as all our amounts are, and much cheaper than numeric, which sums of bigint would be.
 */
export async function selectDays(sql: Sql, { previous, end, timeZone }: Period): Promise<DayRow[]> {
  return await sql<DayRow[]>`
    select to_char(day, 'YYYY-MM-DD') as date, sum(paid_minor) as "paidMinor",
      sum(paid)::int as paid, sum(refunded_minor) as "refundedMinor",
      sum(placed)::int as placed, sum(pieces) as pieces
    from (
      select date_trunc('day', paid_at at time zone ${timeZone}) as day, sum(total_minor::float8) as paid_minor,
        count(*) as paid, 0 as refunded_minor, 0 as placed, 0::float8 as pieces
      from orders
      where paid_at >= ${previous} and paid_at < ${end}
      group by 1
      union all
      select date_trunc('day', r.created_at at time zone ${timeZone}), 0, 0, sum(r.amount_minor::float8), 0, 0
      from refund r
      join payment p on p.id = r.payment_id
      where r.created_at >= ${previous} and r.created_at < ${end} and p.status = 'settled'
      group by 1
      union all
      select date_trunc('day', created_at at time zone ${timeZone}), 0, 0, 0, count(*), 0
      from orders
      where created_at >= ${previous} and created_at < ${end} and status <> 'cancelled'
      group by 1
      union all
      select date_trunc('day', o.paid_at at time zone ${timeZone}), 0, 0, 0, 0, sum(${soldPieces(sql)}::float8)
      from orders o
      join order_line l on l.order_id = o.id
      where o.paid_at >= ${previous} and o.paid_at < ${end} and o.status <> 'refunded'
      group by 1
    ) counted
    group by day`
}

type StatusRow = { status: OrderStatus; count: number }

/** Open orders of any age, and those of the period that are over. */
export async function countByStatus(sql: Sql, { from, end }: Period): Promise<StatusRow[]> {
  return await sql<StatusRow[]>`
    select status, count(*)::int as count
    from orders
    where status in ('unpaid', 'paid', 'pending')
    group by status
    union all
    select status, count(*)::int
    from orders
    where created_at >= ${from} and created_at < ${end}
      and status in ('shipped', 'cancelled', 'refunded')
    group by status`
}

export async function countHoldsEnding(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from orders
    where status = 'unpaid' and hold_expires_at <= now() + interval '24 hours'`
  return row?.count ?? 0
}

export async function countHeldReviews(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from review
    where state = 'held'`
  return row?.count ?? 0
}

/** Inquiries by whose turn it is. */
export async function countInquiries(sql: Sql): Promise<{ open: number; accepted: number }> {
  const [row] = await sql<{ open: number; accepted: number }[]>`
    select count(*) filter (where state = 'open')::int as open,
      count(*) filter (where state = 'accepted')::int as accepted
    from inquiry
    where over_at is null`
  return row!
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

export type MissingRow = {
  partsId: string
  name: string
  mpn: string
  missing: number
  since: Date
  total: number
}

/** Parts of which orders were promised more than there is, those that miss longest first. */
export async function selectMissing(sql: Sql, limit: number): Promise<MissingRow[]> {
  return await sql<MissingRow[]>`
    select p.id as "partsId", p.name, p.mpn, f.missing, f.missing_since as since,
      (count(*) over ())::int as total
    from part_feed f
    join part p on p.id = f.part_id
    where f.missing > 0
    order by f.missing_since, f.part_id
    limit ${limit}`
}

export type TopRow = {
  partsId: string
  name: string
  mpn: string
  quantity: number
  revenueMinor: number
}

/** Parts by what they brought in orders that were paid in the period, less what was refunded or came back, under their names of today. */
export async function selectTopParts(
  sql: Sql,
  { from, end }: Period,
  limit: number,
): Promise<TopRow[]> {
  return await sql<TopRow[]>`
    select top.part_id as "partsId", p.name, p.mpn, top.quantity, top.revenue as "revenueMinor"
    from (
      select l.part_id, sum(${soldPieces(sql)}::float8) as quantity,
        sum(${soldMinor(sql)}) as revenue
      from orders o
      join order_line l on l.order_id = o.id
      where o.paid_at >= ${from} and o.paid_at < ${end} and o.status <> 'refunded'
      group by l.part_id
      having sum(${soldPieces(sql)}) > 0
      order by revenue desc, l.part_id
      limit ${limit}
    ) top
    join part p on p.id = top.part_id
    order by top.revenue desc, top.part_id`
}

export type LowRow = {
  partsId: string
  name: string
  mpn: string
  quantity: number
  leastOrder: number
}

/** Parts with fewer than two least orders left, those with the least first. */
export async function selectLowParts(sql: Sql, limit: number): Promise<LowRow[]> {
  return await sql<LowRow[]>`
    select p.id as "partsId", p.name, p.mpn, p.quantity, ${leastOrder(sql)} as "leastOrder"
    from part p
    where p.deleted_at is null and ${isShort(sql)}
    order by p.quantity / ${leastOrder(sql)}::real, p.id
    limit ${limit}`
}

export async function countLowParts(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from part p
    where p.deleted_at is null and ${isShort(sql)}`
  return row?.count ?? 0
}

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
      o.total_minor as "totalMinor"
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
