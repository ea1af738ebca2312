import type { OrderStatus } from '../../../contract/orders/status.ts'
import type { Sql } from '../../database/database.ts'
import type { Period } from '../period.ts'
import { soldMinor, soldPieces } from './sold.ts'

export type DayRow = {
  /** YYYY-MM-DD */
  date: string
  paidMinor: number
  paid: number
  refundedMinor: number
  placed: number
  pieces: number
}

/** The goods' share of an amount of the order `o`, without its taxes and freight: all of it once all of that went back. */
const goodsOf = (sql: Sql, amount: ReturnType<Sql>) =>
  sql`(${amount})::float8 * o.total_minor / o.payable_minor`

/**
 * What goods were paid, or released on account, what of it went back, was placed and sold on each day from `previous` on that has any of it. Sums are
 * of float8: exact below 2^53, as all our amounts are, and much cheaper than numeric, which sums of bigint would be.
 */
export async function selectDays(sql: Sql, { previous, end, timeZone }: Period): Promise<DayRow[]> {
  return await sql<DayRow[]>`
    select to_char(day, 'YYYY-MM-DD') as date, sum(paid_minor) as "paidMinor",
      sum(paid)::int as paid, round(sum(refunded_minor)) as "refundedMinor",
      sum(placed)::int as placed, sum(pieces) as pieces
    from (
      select date_trunc('day', sold_at at time zone ${timeZone}) as day, sum(total_minor::float8) as paid_minor,
        count(*) as paid, 0 as refunded_minor, 0 as placed, 0::float8 as pieces
      from orders
      where sold_at >= ${previous} and sold_at < ${end}
      group by 1
      union all
      select date_trunc('day', r.created_at at time zone ${timeZone}), 0, 0, sum(${goodsOf(sql, sql`r.amount_minor`)}), 0, 0
      from refund r
      join payment p on p.id = r.payment_id
      join orders o on o.id = p.order_id
      where r.created_at >= ${previous} and r.created_at < ${end} and p.status = 'settled'
        and o.method <> 'account'
      group by 1
      union all
      select date_trunc('day', back.at at time zone ${timeZone}), 0, 0, sum(back.minor), 0, 0
      from (
        select greatest(e.at, o.sold_at) as at, ${goodsOf(sql, sql`-(e.balance_delta + e.committed_delta)`)} as minor
        from credit_entry e
        join orders o on o.id = e.order_id
        where e.kind in ('uncommit', 'credit') and o.sold_at is not null
      ) back
      where back.at >= ${previous} and back.at < ${end}
      group by 1
      union all
      select date_trunc('day', created_at at time zone ${timeZone}), 0, 0, 0, count(*), 0
      from orders
      where created_at >= ${previous} and created_at < ${end} and status <> 'cancelled'
      group by 1
      union all
      select date_trunc('day', o.sold_at at time zone ${timeZone}), 0, 0, 0, 0, sum(${soldPieces(sql)}::float8)
      from orders o
      join order_line l on l.order_id = o.id
      where o.sold_at >= ${previous} and o.sold_at < ${end} and o.status not in ('refunded', 'cancelled')
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
    where status in ('unpaid', 'paid', 'confirmed', 'pending')
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

/** Companies that nobody has decided about. */
export async function countApplications(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from company
    where state = 'applied'`
  return row?.count ?? 0
}

/** Inquiries by whose turn it is. */
/** Orders that wait for a person. */
export async function countHeldOrders(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct order_id)::int as count from order_hold where ended_at is null`
  return row!.count
}

export async function countInquiries(sql: Sql): Promise<{ open: number; accepted: number }> {
  const [row] = await sql<{ open: number; accepted: number }[]>`
    select count(*) filter (where state = 'open')::int as open,
      count(*) filter (where state = 'accepted')::int as accepted
    from inquiry
    where over_at is null`
  return row!
}

/** Facts of parts in the shop that people asked to be looked up, each once. */
export async function countRequestedFacts(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct (r.part_id, r.key))::int as count
    from fact_request r
    join part p on p.id = r.part_id
    where p.deleted_at is null`
  return row?.count ?? 0
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
      where o.sold_at >= ${from} and o.sold_at < ${end} and o.status not in ('refunded', 'cancelled')
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
    select p.id as "partsId", p.name, p.mpn, p.quantity, r.least_order as "leastOrder"
    from part_rank r
    join part p on p.id = r.part_id
    where r.is_short
    order by r.quantity / r.least_order::real, r.part_id
    limit ${limit}`
}

export async function countLowParts(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from part_rank r
    where r.is_short`
  return row?.count ?? 0
}

/** How many orders that a card paid have freight to be paid besides. */
export async function countOwingFreight(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct order_id)::int as count
    from freight_due
    where paid_at is null`
  return row!.count
}

/** How many disputes of invoices somebody has to answer, or to write a credit note for. */
export async function countDisputes(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from invoice_dispute d
    where d.state in ('open', 'accepted') and dispute_stands(d)`
  return row!.count
}
