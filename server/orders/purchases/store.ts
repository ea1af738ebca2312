import { ownerKey } from '../../companies/index.ts'
import { containing, type Sql } from '../../database/database.ts'
import { areOf, type Whose } from '../whose.ts'

export type PurchasedRow = {
  partId: string
  partsName: string
  mpn: string
  ownNumbers: string[]
  firstAt: Date
  lastAt: Date
  times: number
  pieces: number
  usualQuantity: number
  lastPriceMinor: number
  lastCurrency: string
  usualDays: number | null
  nextDay: string | null
  isDue: boolean
  total: number
}

/** What was bought, an order and part a row: orders that were paid and not given back. */
const bought = (sql: Sql, { whose, timeZone }: { whose: Whose; timeZone: string }) => sql`
  select l.part_id, o.id as order_id, o.number, o.created_at, o.currency,
    (o.created_at at time zone ${timeZone})::date as day,
    l.quantity - l.cancelled as quantity, l.unit_price_minor
  from orders o
  join order_line l on l.order_id = o.id
  where ${areOf(sql, whose)} and o.status in ('paid', 'pending', 'shipped')
    and l.quantity > l.cancelled`

export type PurchaseFilter = {
  whose: Whose
  timeZone: string
  q: string
  due?: boolean | undefined
}

function matches(sql: Sql, { whose, q, due }: PurchaseFilter) {
  const pattern = containing(q)
  return sql`
    true
    ${due === undefined ? sql`` : sql`and is_due = ${due}`}
    ${
      q
        ? sql`and (lower(name) like ${pattern} or lower(mpn) like ${pattern}
      or 'p-' || part_number like ${pattern} or exists (
        select 1
        from own_part_number own
        where own.owner_key = ${ownerKey(whose)} and own.part_id = judged.part_id
          and lower(own.number) like ${pattern}
      ))`
        : sql``
    }`
}

const orderings = {
  due: 'is_due desc, deleted_at is not null, next_day nulls last, last_at desc, part_id',
  name: 'name collate as_people, part_id',
  '-name': 'name collate as_people desc, part_id desc',
  last: 'last_at, part_id',
  '-last': 'last_at desc, part_id desc',
  times: 'times, part_id',
  '-times': 'times desc, part_id desc',
  pieces: 'pieces, part_id',
  '-pieces': 'pieces desc, part_id desc',
} as const
export type PurchaseOrder = keyof typeof orderings

/**
 * The parts that a buyer bought: by `due` due ones first, then by the day on which they are next likely to be, then the last
 * bought. `total` is how many match. The usual gap is the median of the days between days with an order.
 */
export async function selectPurchased(
  sql: Sql,
  filter: PurchaseFilter,
  { sort, from, limit }: { sort: PurchaseOrder; from: number; limit: number },
): Promise<PurchasedRow[]> {
  return await sql<PurchasedRow[]>`
    with bought as materialized (${bought(sql, filter)}),
    gaps as (
      select part_id, day - lag(day) over (partition by part_id order by day) as gap
      from (select distinct part_id, day from bought) days
    ),
    usual as (
      select part_id, round(percentile_cont(0.5) within group (order by gap))::int as days
      from gaps
      where gap is not null
      group by part_id
    ),
    summed as (
      select part_id, min(created_at) as first_at, max(created_at) as last_at, max(day) as last_day,
        count(distinct order_id)::int as times, sum(quantity)::bigint as pieces,
        percentile_disc(0.5) within group (order by quantity)::int as usual_quantity,
        (array_agg(unit_price_minor order by created_at desc, order_id desc))[1] as last_price_minor,
        (array_agg(currency order by created_at desc, order_id desc))[1] as last_currency
      from bought
      group by part_id
    ),
    judged as (
      select s.*, p.name, p.mpn, p.number as part_number, p.deleted_at, u.days, s.last_day + u.days as next_day,
        coalesce(
          p.deleted_at is null and s.last_day + u.days <= (now() at time zone ${filter.timeZone})::date,
          false
        ) as is_due
      from summed s
      join part p on p.id = s.part_id
      left join usual u on u.part_id = s.part_id
    )
    select part_id as "partId", name as "partsName", mpn,
      array(
        select own.number
        from own_part_number own
        where own.owner_key = ${ownerKey(filter.whose)} and own.part_id = judged.part_id
        order by own.at desc
        limit 5
      ) as "ownNumbers",
      first_at as "firstAt", last_at as "lastAt", times, pieces,
      usual_quantity as "usualQuantity", last_price_minor as "lastPriceMinor",
      last_currency as "lastCurrency", days as "usualDays", to_char(next_day, 'YYYY-MM-DD') as "nextDay",
      is_due as "isDue", count(*) over ()::int as total
    from judged
    where ${matches(sql, filter)}
    order by ${sql.unsafe(orderings[sort])}
    offset ${from}
    limit ${limit}`
}

export type PurchaseRow = {
  orderId: string
  number: number
  at: Date
  quantity: number
  unitPriceMinor: number
  currency: string
}

/** The orders of one part, newest first. */
export async function selectPurchases(
  sql: Sql,
  { partId, limit, ...of }: { whose: Whose; timeZone: string; partId: string; limit: number },
): Promise<PurchaseRow[]> {
  return await sql<PurchaseRow[]>`
    select order_id as "orderId", number, created_at as at, quantity,
      unit_price_minor as "unitPriceMinor", currency
    from (${bought(sql, of)}) bought
    where part_id = ${partId}
    order by created_at desc, order_id desc
    limit ${limit}`
}
