import type { Category } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'
import { matches, newestParts, type Tier, tierOf } from '../search/condition.ts'
import type { TextFilter } from '../search/filter.ts'

export type CountedCategory = { category: Category; count: number }

/** How many parts there are in each of these categories, counted up to `most`. */
export async function countWhole(
  sql: Sql,
  categories: Category[],
  most: number,
): Promise<CountedCategory[]> {
  return await sql<CountedCategory[]>`
    select category, (
        select count(*)
        from (
          select 1
          from part p
          where p.category = c.category and p.deleted_at is null
          limit ${most}
        ) there
      )::int as count
    from unnest(${categories}::text[]) as c (category)`
}

export type NamedPart = { id: string; name: string; category: Category }

/**
 * Up to `limit` of the parts of a tier of a text search, whichever are found first, in the order of their tiers among
 * `tiers` and the newest first.
 */
export async function selectSome(
  sql: Sql,
  filter: TextFilter,
  tier: Tier,
  { tiers, limit }: { tiers: Tier[]; limit: number },
): Promise<(NamedPart & { tier: number })[]> {
  return await sql<(NamedPart & { tier: number })[]>`
    with matching as materialized (
      select p.id, p.name, p.category, ${tierOf(sql, filter.text, tiers)} as tier
      from part p
      where ${matches(sql, filter, tier)}
    )
    select *
    from (select * from matching limit ${limit}) found
    order by tier, id desc`
}

/** Up to `limit` of those named so among so many of the newest parts of the shop, the newest first. */
export async function selectNewestNamed(
  sql: Sql,
  filter: TextFilter,
  { among, limit }: { among: number; limit: number },
): Promise<NamedPart[]> {
  return await sql<NamedPart[]>`
    select p.id, p.name, p.category
    from ${newestParts(sql, among)} p
    where ${matches(sql, filter, 'byName', { isAtHand: true })}
    order by p.id desc
    limit ${limit}`
}

const last = '\u{10ffff}'

/**
 * Those named so among the first `limit` parts in the shop whose names begin with what is typed, the newest first. A name that
 * begins so may have other words for the search: "2.5 inch" has no 5.
 */
export async function selectBeginning(
  sql: Sql,
  filter: TextFilter,
  limit: number,
): Promise<NamedPart[]> {
  const words = sql`name_words(p.name)`
  const { typed } = filter.text
  return await sql<NamedPart[]>`
    with beginning as materialized (
      select p.*
      from part p
      where p.deleted_at is null and ${words} ~>=~ ${typed} and ${words} ~<~ ${typed + last}
      order by ${words} using ~<~
      limit ${limit}
    )
    select p.id, p.name, p.category
    from beginning p
    where ${matches(sql, filter, 'byName', { isAtHand: true })}
    order by p.id desc`
}
