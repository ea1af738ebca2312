import { numberKey } from '../../contract/parts/number-key.ts'
import { leastOrder, type PartRow, partColumns, takesOrders } from '../catalogue/index.ts'
import { asJson, type Sql } from '../database/database.ts'

/** So many of a kind on either side of the part's price are compared, and so many in all. */
const perSide = 4
const mostCandidates = 600

/** Parts of these kinds that can be ordered now, but the part itself: of each kind those nearest in price. */
export async function selectCandidates(
  sql: Sql,
  part: PartRow,
  kinds: string[],
): Promise<PartRow[]> {
  if (kinds.length === 0) return []
  const isCandidate = sql`
    p.category = ${part.category} and p.kind_id = k.id and p.deleted_at is null
      and p.quantity >= ${leastOrder(sql)} and ${takesOrders(sql)} and p.id <> ${part.id} ${chipsetOf(sql, part)}`
  return await sql<PartRow[]>`
    with near as (
      select f.id, f.price_minor
      from unnest(${kinds}::uuid[]) k (id)
      cross join lateral (
        (
          select p.id, p.price_minor
          from part p
          where ${isCandidate} and p.price_minor >= ${part.priceMinor}
          order by p.price_minor, p.id
          limit ${perSide}
        )
        union all
        (
          select p.id, p.price_minor
          from part p
          where ${isCandidate} and p.price_minor < ${part.priceMinor}
          order by p.price_minor desc, p.id desc
          limit ${perSide}
        )
      ) f
      order by abs(f.price_minor - ${part.priceMinor}), f.id
      limit ${mostCandidates}
    )
    select ${partColumns(sql)}
    from near
    join part p on p.id = near.id
    left join image i on i.id = p.image_id`
}

/** The kinds of cards do not say the chip, and only the same one stands for it. */
function chipsetOf(sql: Sql, { category, specs }: PartRow) {
  if (category !== 'gpu' || specs.chipset === undefined) return sql``
  return sql`and p.specs @> ${asJson(sql, { chipset: specs.chipset })}`
}

/** The part in the shop with this number of its manufacturer. */
export async function selectByMpn(sql: Sql, mpn: string): Promise<PartRow | null> {
  const [row] = await sql<PartRow[]>`
    select ${partColumns(sql)}
    from part p
    left join image i on i.id = p.image_id
    where p.mpn_key = ${numberKey(mpn)} and p.deleted_at is null`
  return row ?? null
}
