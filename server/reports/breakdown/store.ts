import type { CoverStep } from '../../../contract/figures.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'
import { soldMinor, soldPieces } from '../figures/sold.ts'
import type { Period } from '../period.ts'

export type SoldRow = {
  revenueMinor: number
  previousMinor: number
  pieces: number
  previousPieces: number
  orders: number
  previousOrders: number
}

/** What was sold in the period and in the one before, of the lines of whatever it is grouped by. */
function sums(sql: Sql, { from }: Period) {
  const now = sql`filter (where o.sold_at >= ${from})`
  const before = sql`filter (where o.sold_at < ${from})`
  return sql`
    coalesce(sum(${soldMinor(sql)}) ${now}, 0) as "revenueMinor",
    coalesce(sum(${soldMinor(sql)}) ${before}, 0) as "previousMinor",
    coalesce(sum(${soldPieces(sql)}::float8) ${now}, 0) as pieces,
    coalesce(sum(${soldPieces(sql)}::float8) ${before}, 0) as "previousPieces",
    (count(distinct o.id) ${now})::int as orders,
    (count(distinct o.id) ${before})::int as "previousOrders"`
}

/** Lines of the orders paid in either period of which something is left. */
const soldLines = (sql: Sql) => sql`
  orders o
  join order_line l on l.order_id = o.id and ${soldPieces(sql)} > 0`

const inEither = (sql: Sql, { previous, end }: Period) => sql`
  o.sold_at >= ${previous} and o.sold_at < ${end} and o.status not in ('refunded', 'cancelled')`

export async function selectCategories(sql: Sql, period: Period) {
  return await sql<(SoldRow & { category: Part['category'] })[]>`
    select p.category, ${sums(sql, period)}
    from ${soldLines(sql)}
    join part p on p.id = l.part_id
    where ${inEither(sql, period)}
    group by p.category
    order by "revenueMinor" desc, p.category`
}

export type CustomerRow = SoldRow & { email: string; name: string }

/** Who bought in the period, those who bought the most first, under their names of today. */
export async function selectCustomers(sql: Sql, period: Period, limit: number) {
  return await sql<CustomerRow[]>`
    select u.email, u.name, bought.*
    from (
      select o.buyer_id, ${sums(sql, period)}
      from ${soldLines(sql)}
      where ${inEither(sql, period)}
      group by o.buyer_id
    ) bought
    join users u on u.id = bought.buyer_id
    where bought.orders > 0
    order by bought."revenueMinor" desc, u.id
    limit ${limit}`
}

/** How many bought in the period, and in the one before. */
export async function countCustomers(sql: Sql, period: Period) {
  const [row] = await sql<{ count: number; previous: number }[]>`
    select (count(distinct o.buyer_id) filter (where o.sold_at >= ${period.from}))::int as count,
      (count(distinct o.buyer_id) filter (where o.sold_at < ${period.from}))::int as previous
    from ${soldLines(sql)}
    where ${inEither(sql, period)}`
  return row!
}

export type SoldPartRow = SoldRow & {
  partsId: string
  name: string
  mpn: string
  category: Part['category']
}

/** Parts that were sold in the period, those that brought the most first. */
export async function selectParts(sql: Sql, period: Period, limit: number) {
  return await sql<SoldPartRow[]>`
    select p.id as "partsId", p.name, p.mpn, p.category, sold.*
    from (
      select l.part_id, ${sums(sql, period)}
      from ${soldLines(sql)}
      where ${inEither(sql, period)}
      group by l.part_id
    ) sold
    join part p on p.id = sold.part_id
    where sold.orders > 0
    order by sold."revenueMinor" desc, p.id
    limit ${limit}`
}

/** Pieces of each part sold in the period. */
const soldByPart = (sql: Sql, { from, end }: Period) => sql`
  select l.part_id, sum(${soldPieces(sql)}::float8) as pieces
  from orders o
  join order_line l on l.order_id = o.id
  where o.sold_at >= ${from} and o.sold_at < ${end} and o.status not in ('refunded', 'cancelled')
  group by l.part_id
  having sum(${soldPieces(sql)}) > 0`

export type CoverRow = {
  partsId: string
  name: string
  mpn: string
  quantity: number
  sold: number
  /** Null where nothing is sold. */
  coverDays: number | null
}

/** Parts by the days that their stock lasts, the shortest first; those that sell nothing last. */
export async function selectCover(sql: Sql, period: Period, limit: number, isAll: boolean) {
  return await sql<CoverRow[]>`
    select p.id as "partsId", p.name, p.mpn, p.quantity, coalesce(s.pieces, 0) as sold,
      round((p.quantity * ${period.days.length}::int / s.pieces)::numeric, 1)::float8 as "coverDays"
    from part p
    ${isAll ? sql`left join` : sql`join`} (${soldByPart(sql, period)}) s on s.part_id = p.id
    where p.deleted_at is null ${isAll ? sql`` : sql`and p.quantity > 0`}
    order by "coverDays" nulls last, p.id
    limit ${limit}`
}

/** How many parts last how long. */
export async function countCover(sql: Sql, period: Period) {
  return await sql<{ step: CoverStep; count: number }[]>`
    select case
        when p.quantity = 0 then 'soldOut'
        when s.pieces is null then 'unsold'
        when p.quantity * ${period.days.length}::int / s.pieces < 14 then 'under14'
        when p.quantity * ${period.days.length}::int / s.pieces < 30 then 'under30'
        when p.quantity * ${period.days.length}::int / s.pieces < 90 then 'under90'
        else 'longer'
      end as step, count(*)::int as count
    from part p
    left join (${soldByPart(sql, period)}) s on s.part_id = p.id
    where p.deleted_at is null
    group by 1`
}
