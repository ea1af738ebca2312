import type { CoverStep } from '../../../contract/figures.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { containing, type Sql } from '../../database/database.ts'
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

const coverOrders = {
  days: '"coverDays" nulls last, p.id',
  '-days': '"coverDays" desc nulls last, p.id desc',
  name: 'p.name collate as_people, p.id',
  '-name': 'p.name collate as_people desc, p.id desc',
  quantity: 'p.quantity, p.id',
  '-quantity': 'p.quantity desc, p.id desc',
  sold: 'sold, p.id',
  '-sold': 'sold desc, p.id desc',
} as const

type CoverFilter = { step?: CoverStep | undefined; q?: string | undefined }
type CoverPage = { sort?: keyof typeof coverOrders; from?: number; limit: number }

const coverSteps = (sql: Sql, { days }: Period) => sql`
  case
    when p.quantity = 0 then 'soldOut'
    when s.pieces is null then 'unsold'
    when p.quantity * ${days.length}::int / s.pieces < 14 then 'under14'
    when p.quantity * ${days.length}::int / s.pieces < 30 then 'under30'
    when p.quantity * ${days.length}::int / s.pieces < 90 then 'under90'
    else 'longer'
  end`

/** The parts of the shop with what was sold of them in the period. */
const covered = (sql: Sql, period: Period, { step, q }: CoverFilter) => sql`
  from part p
  left join (${soldByPart(sql, period)}) s on s.part_id = p.id
  where p.deleted_at is null
    ${step ? sql`and ${coverSteps(sql, period)} = ${step}` : sql``}
    ${q ? sql`and (lower(p.name) like ${containing(q)} or lower(p.mpn) like ${containing(q)})` : sql``}`

/** Parts by the days that their stock lasts, the shortest first unless asked otherwise; those that sell nothing last. */
export async function selectCover(
  sql: Sql,
  period: Period,
  filter: CoverFilter,
  { sort = 'days', from = 0, limit }: CoverPage,
) {
  return await sql<CoverRow[]>`
    select p.id as "partsId", p.name, p.mpn, p.quantity, coalesce(s.pieces, 0) as sold,
      round((p.quantity * ${period.days.length}::int / s.pieces)::numeric, 1)::float8 as "coverDays"
    ${covered(sql, period, filter)}
    order by ${sql.unsafe(coverOrders[sort])}
    offset ${from}
    limit ${limit}`
}

/** How many of them there are. */
export async function countCovered(sql: Sql, period: Period, filter: CoverFilter, most: number) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (select ${covered(sql, period, filter)} limit ${most}) found`
  return row?.count ?? 0
}

/** Parts that sell and are there, those that are sold out first before the others. */
export async function selectShortest(sql: Sql, period: Period, limit: number) {
  return await sql<(CoverRow & { coverDays: number })[]>`
    select p.id as "partsId", p.name, p.mpn, p.quantity, s.pieces as sold,
      round((p.quantity * ${period.days.length}::int / s.pieces)::numeric, 1)::float8 as "coverDays"
    from part p
    join (${soldByPart(sql, period)}) s on s.part_id = p.id
    where p.deleted_at is null and p.quantity > 0
    order by "coverDays", p.id
    limit ${limit}`
}

/** How many parts last how long. */
export async function countCover(sql: Sql, period: Period) {
  return await sql<{ step: CoverStep; count: number }[]>`
    select ${coverSteps(sql, period)} as step, count(*)::int as count
    ${covered(sql, period, {})}
    group by 1`
}
