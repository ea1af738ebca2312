import type { Specs } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import { type PartRow, partColumns } from '../store.ts'
import type { Wanted } from './rules.ts'

/** Of those dearer and of those cheaper, so many are ranked. */
const lookedAt = 100

/**
 * The parts that a rule wants, but this one: what can be ordered first, then what has most of the preferred
 * specifications, then the nearest price. Ranked are the nearest in price on either side.
 */
export async function selectWanted(
  sql: Sql,
  { category, specs, preferred, oneOf, without, limit }: Wanted,
  part: { id: string; priceMinor: number },
): Promise<PartRow[]> {
  const has = (some: Specs) => sql`p.specs @> ${sql.json(some as never)}`
  const condition = sql`
    p.deleted_at is null and p.category = ${category} and p.id <> ${part.id}
      and ${has(specs)}
      ${oneOf.length > 0 ? sql`and (false ${oneOf.map((some) => sql`or ${has(some)}`)})` : sql``}
      ${without.length > 0 ? without.map((some) => sql`and not ${has(some)}`) : sql``}`
  const shared = Object.entries(preferred).map(
    ([key, value]) => sql`+ (${has({ [key]: value })})::int`,
  )
  return await sql<PartRow[]>`
    with near as (
      (
        select p.id
        from part p
        where ${condition} and p.price_minor >= ${part.priceMinor}
        order by p.price_minor, p.id
        limit ${lookedAt}
      )
      union all
      (
        select p.id
        from part p
        where ${condition} and p.price_minor < ${part.priceMinor}
        order by p.price_minor desc, p.id desc
        limit ${lookedAt}
      )
    )
    select ${partColumns(sql)}
    from near
    join part p on p.id = near.id
    left join image i on i.id = p.image_id
    order by (p.quantity >= p.min_quantity) desc,
      ${shared.length > 0 ? sql`(0 ${shared}) desc,` : sql``}
      abs(ln(p.price_minor::float8 / ${part.priceMinor}::float8)),
      p.id desc
    limit ${limit}`
}
