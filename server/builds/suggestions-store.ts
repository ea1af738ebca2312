import type { Category } from '../../contract/parts/parts.ts'
import { type PartRow, partColumns, takesOrders } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'

/** That the part of r can be ordered now. */
const isOrderable = (sql: Sql) => sql`r.is_enough and ${takesOrders(sql, sql`r.part_id`)}`

/**
 * A kind of parts that can be ordered now, with how many there are and their prices. `id` null: its parts were not read yet.
 * `isOwn`: one part alone, whose id it is.
 */
export type OrderableKind = {
  id: string | null
  isOwn: boolean
  count: number
  lowest: number
  highest: number
}

/** The kinds of a category; each part of `own` is one of its own. */
export async function selectOrderableKinds(
  sql: Sql,
  category: Category,
  own: string[],
): Promise<OrderableKind[]> {
  const kinds = sql`
    select r.kind_id as id, false as "isOwn", count(*)::int as count,
      min(r.price_minor) as lowest, max(r.price_minor) as highest
    from part_rank r
    where r.category = ${category} and ${isOrderable(sql)}
      ${own.length > 0 ? sql`and r.part_id <> all(${own}::uuid[])` : sql``}
    group by r.kind_id`
  if (own.length === 0) return await sql<OrderableKind[]>`${kinds}`
  return await sql<OrderableKind[]>`
    ${kinds}
    union all
    select r.part_id, true, 1, r.price_minor, r.price_minor
    from part_rank r
    where r.part_id = any(${own}::uuid[]) and ${isOrderable(sql)}`
}

/** Kinds, and parts of the build, that are listed together. */
export type Tier = { count: number; kinds: OrderableKind[]; own: string[] }

type Asking = {
  category: Category
  own: string[]
  limit: number
  descending: boolean
  after: { id: string; key: number; tier: number } | null
}

export type SuggestedRow = PartRow & { tier: number }

/** The next parts of the tiers, one tier behind the other, each by price. One statement, of those kinds that may have some. */
export async function selectSuggested(
  sql: Sql,
  tiers: readonly Tier[],
  asking: Asking,
): Promise<SuggestedRow[]> {
  const { descending, limit, after } = asking
  const way = sql.unsafe(descending ? 'desc' : 'asc')
  const parts = tiers.flatMap((tier, at) => {
    if (after && after.tier > at) return []
    const own = after?.tier === at ? after : null
    const kinds = mayHaveNext(tier.kinds, { descending, limit, after: own })
    return kinds.length + tier.own.length === 0
      ? []
      : [tierRows(sql, { ...tier, kinds }, { ...asking, after: own, at })]
  })
  if (parts.length === 0) return []
  const all = parts.reduce((before, part) => sql`${before} union all ${part}`)
  return await sql<SuggestedRow[]>`
    with found as (
      select id, tier
      from (${all}) f
      order by tier, price_minor ${way}, id ${way}
      limit ${limit}
    )
    select ${partColumns(sql)}, found.tier
    from found
    join part p on p.id = found.id
    left join image i on i.id = p.image_id
    order by found.tier, p.price_minor ${way}, p.id ${way}`
}

/** From the start of each kind's prices, or from behind the page before. */
function tierRows(
  sql: Sql,
  { kinds, own }: Tier,
  { category, own: all, limit, descending, after, at }: Asking & { at: number },
) {
  const way = sql.unsafe(descending ? 'desc' : 'asc')
  const compare = sql.unsafe(descending ? '<' : '>')
  const isNext = after
    ? sql`and (r.price_minor, r.part_id) ${compare} (${after.key}::bigint, ${after.id}::uuid)`
    : sql``
  const isOther = all.length > 0 ? sql`and r.part_id <> all(${all}::uuid[])` : sql``
  const ofKinds = sql`
    select f.part_id as id, f.price_minor, ${at}::int as tier
    from unnest(${kinds.map(({ id }) => id)}::uuid[]) k (id)
    cross join lateral (
      select r.part_id, r.price_minor
      from part_rank r
      where r.category = ${category} and r.kind_id = k.id and ${isOrderable(sql)} ${isOther} ${isNext}
      order by r.price_minor ${way}, r.part_id ${way}
      limit ${limit}
    ) f`
  if (own.length === 0) return ofKinds
  return sql`
    ${ofKinds}
    union all
    select r.part_id, r.price_minor, ${at}::int
    from part_rank r
    where r.part_id = any(${own}::uuid[]) and ${isOrderable(sql)} ${isNext}`
}

/**
 * The kinds that may have one of the next `limit` parts. Of those that begin behind the page before, each has a part at its
 * own start: no more than `limit` of them come first, with those that begin at the same price as the last of these.
 */
function mayHaveNext(
  kinds: readonly OrderableKind[],
  { descending, limit, after }: Pick<Asking, 'descending' | 'limit'> & { after: Asking['after'] },
): OrderableKind[] {
  const start = (kind: OrderableKind) => (descending ? -kind.highest : kind.lowest)
  const end = (kind: OrderableKind) => (descending ? -kind.lowest : kind.highest)
  const from = after ? (descending ? -after.key : after.key) : Number.NEGATIVE_INFINITY
  const begun = kinds.filter((kind) => start(kind) <= from && end(kind) >= from)
  const fresh = kinds.filter((kind) => start(kind) > from).sort((a, b) => start(a) - start(b))
  const last = fresh[limit - 1]
  return [...begun, ...(last ? fresh.filter((kind) => start(kind) <= start(last)) : fresh)]
}
