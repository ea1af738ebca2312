import type { Specs } from '../../../contract/parts/parts.ts'
import { asJson, type Sql } from '../../database/database.ts'
import { leastOrder } from '../parts/least-order.ts'
import { ordersEnded } from '../parts/orders-ended.ts'
import { partsOf } from '../parts/ranks.ts'
import { type PartRow, partColumns } from '../parts/store.ts'
import type { Wanted } from './rules.ts'

/** So many are ranked at most: all of them when there are not more, else the nearest in price on either side. */
const rankedUpTo = 1_000
const perSide = 100

type Asking = { id: string; priceMinor: number }

/**
 * The parts that a rule wants, but the one that asks: what can be ordered first, then what has most of the preferred
 * specifications, then the nearest price.
 */
export async function selectWanted(sql: Sql, wanted: Wanted, part: Asking): Promise<PartRow[]> {
  const condition = conditionOf(sql, wanted, part)
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int as count
    from (select 1 from part p where ${condition} limit ${rankedUpTo + 1}) wanted`
  const all = sql`select p.id from part p where ${condition}`
  // walking along the prices to the end is dear where few are wanted
  const near =
    counted.count > rankedUpTo
      ? nearestInPrice(sql, condition, wanted.category, part.priceMinor)
      : all
  const shared = Object.entries(wanted.preferred).map(
    ([key, value]) => sql`+ (${has(sql, { [key]: value })})::int`,
  )
  return await sql<PartRow[]>`
    with near as materialized (${near})
    select ${partColumns(sql)}
    from near
    join part p on p.id = near.id
    left join image i on i.id = p.image_id
    order by (p.quantity >= ${leastOrder(sql)} and not ${ordersEnded(sql)}) desc,
      ${shared.length > 0 ? sql`(0 ${shared}) desc,` : sql``}
      abs(ln(p.price_minor::float8 / ${part.priceMinor}::float8)),
      p.id desc
    limit ${wanted.limit}`
}

const has = (sql: Sql, some: Specs) => sql`p.specs @> ${asJson(sql, some)}`

const conditionOf = (sql: Sql, { category, specs, oneOf, without }: Wanted, { id }: Asking) => sql`
  p.deleted_at is null and p.lifecycle <> 'eol' and p.category = ${category} and p.id <> ${id}
    and ${has(sql, specs)}
    ${oneOf.length > 0 ? sql`and (false ${oneOf.map((some) => sql`or ${has(sql, some)}`)})` : sql``}
    ${without.length > 0 ? without.map((some) => sql`and not ${has(sql, some)}`) : sql``}`

const nearestInPrice = (
  sql: Sql,
  condition: ReturnType<typeof conditionOf>,
  category: string,
  priceMinor: number,
) => sql`
  (
    select p.id
    from ${partsOf(sql, 'rank')}
    where ${condition} and r.category = ${category} and r.price_minor >= ${priceMinor}
    order by r.price_minor, r.part_id
    limit ${perSide}
  )
  union all
  (
    select p.id
    from ${partsOf(sql, 'rank')}
    where ${condition} and r.category = ${category} and r.price_minor < ${priceMinor}
    order by r.price_minor desc, r.part_id desc
    limit ${perSide}
  )`
