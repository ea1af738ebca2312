import { numberKey } from '../../contract/parts/number-key.ts'
import { type PartRow, partColumns, takesOrders } from '../catalogue/index.ts'
import { asJson, type Sql } from '../database/database.ts'

/** So many are compared at most: reading and comparing them takes some hundredths of a second. */
const mostCandidates = 400
/** Of each of many kinds so many on either side of the part's price. */
const leastPerSide = 4

/** As many of each kind as may be compared in all: of a few kinds, which hold all drives of a form, that is hundreds. */
const perSideOf = (kinds: number) => Math.max(leastPerSide, Math.ceil(mostCandidates / 2 / kinds))

/** Parts of these kinds that can be ordered now, but the part itself: of each kind those nearest in price. */
export async function selectCandidates(
  sql: Sql,
  part: PartRow,
  kinds: string[],
): Promise<PartRow[]> {
  if (kinds.length === 0) return []
  const perSide = perSideOf(kinds.length)
  const isCandidate = sql`
    r.category = ${part.category} and r.kind_id = k.id and r.is_enough
      and ${takesOrders(sql, sql`r.part_id`)} and r.part_id <> ${part.id} ${beyondKind(sql, part)}`
  return await sql<PartRow[]>`
    with near as (
      select f.part_id as id, f.price_minor
      from unnest(${kinds}::uuid[]) k (id)
      cross join lateral (
        (
          select r.part_id, r.price_minor
          from part_rank r
          where ${isCandidate} and r.price_minor >= ${part.priceMinor}
          order by r.price_minor, r.part_id
          limit ${perSide}
        )
        union all
        (
          select r.part_id, r.price_minor
          from part_rank r
          where ${isCandidate} and r.price_minor < ${part.priceMinor}
          order by r.price_minor desc, r.part_id desc
          limit ${perSide}
        )
      ) f
      order by abs(f.price_minor - ${part.priceMinor}), f.part_id
      limit ${mostCandidates}
    )
    select ${partColumns(sql)}
    from near
    join part p on p.id = near.id
    left join image i on i.id = p.image_id`
}

/**
 * What kinds do not say and has to be equal or enough: the chip of a card, whether a drive is a disk, and how much it holds.
 * Else the few nearest in price are none that may stand for the part.
 */
function beyondKind(sql: Sql, { category, specs }: PartRow) {
  if (category === 'gpu' && specs.chipset !== undefined)
    return sql`
      and exists (
        select
        from part p
        where p.id = r.part_id and p.specs @> ${asJson(sql, { chipset: specs.chipset })}
      )`
  if (category !== 'hdd') return sql``
  const { kind, capacityGb } = specs
  return sql`
    and exists (
      select
      from part p
      where p.id = r.part_id
        ${kind === undefined ? sql`` : sql`and coalesce(p.specs -> 'kind' = ${asJson(sql, kind)}, true)`}
        ${
          typeof capacityGb === 'number'
            ? sql`and case jsonb_typeof(p.specs -> 'capacityGb')
                when 'number' then (p.specs ->> 'capacityGb')::numeric >= ${capacityGb}
                else true
              end`
            : sql``
        }
    )`
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
