import type { Sql } from '../../database/database.ts'
import { partsOf } from '../parts/ranks.ts'
import { type PartRow, partColumns } from '../parts/store.ts'
import type { CommonWord } from './common-words.ts'
import { counted, matches, newestParts, type Tier, tierOf, type Without } from './condition.ts'
import type { PartFilter, TextFilter } from './filter.ts'
import { orderOf, type Page, type PartOrder, readOfFilter, readOfOrder } from './order.ts'

/** How many parts match, counted up to `most`. */
export async function countParts(
  sql: Sql,
  filter: PartFilter,
  most: number,
  { tier = 'all', without = null }: { tier?: Tier; without?: Without } = {},
): Promise<number> {
  const count = counted(sql, filter, most, { tier, without })
  const [row] = await sql<{ count: number }[]>`select ${count} as count`
  return row?.count ?? 0
}

/** How many of the newest parts of the shop match, counted up to `most`: each is compared, none is looked up. */
export async function countNewest(
  sql: Sql,
  filter: PartFilter,
  { among, most }: { among: number; most: number },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from ${newestParts(sql, among)} p
      where ${matches(sql, filter, 'all', { isAtHand: true })}
      limit ${most}
    ) counted`
  return row?.count ?? 0
}

/** How many parts have a number that begins so, counted up to `most`: read from the index alone. */
export async function countNumbers(sql: Sql, beginning: string, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from part
      where mpn_key like ${`${beginning}%`} and deleted_at is null
      limit ${most}
    ) found`
  return row?.count ?? 0
}

export type Gathered = { total: number; rows: (PartRow & { tier: number })[] }

/**
 * A page of the parts that a text search finds, tier after tier, when they are at most `most`: all are gathered in one
 * statement and then sorted. When there are more, `total` is `most` + 1 and the rows are of no use. The page begins behind
 * the row `after` of the tier `from`, and behind `offset` rows more.
 */
export async function gatherParts(
  sql: Sql,
  filter: TextFilter,
  tiers: Tier[],
  order: PartOrder,
  { most, from, limit, offset }: { most: number; from: number; limit: number; offset: number },
): Promise<Gathered> {
  const { column, type, direction, compare } = orderOf(sql, order)
  const { after } = order
  const behind = after
    ? sql`tier > ${from} or (tier = ${from} and (key, id) ${compare} (${after.key}::${type}, ${after.id}::uuid))`
    : sql`tier >= ${from}`
  const rows = await sql<Gathered['rows'][number][] & { total: number }[]>`
    with matching as materialized (
      select p.id, ${column} as key, ${tierOf(sql, filter.text, tiers)} as tier
      from part p
      where ${matches(sql, filter)}
    ), found as materialized (
      select *
      from matching
      limit ${most + 1}
    ), counted as (
      select count(*)::int as total
      from found
    ), page as (
      select *
      from found
      where ${behind}
      order by tier, key ${direction}, id ${direction}
      limit ${limit}
      offset ${offset}
    )
    select counted.total, page.tier, ${partColumns(sql)}
    from counted
    left join page on true
    left join part p on p.id = page.id
    left join image i on i.id = p.image_id
    order by page.tier, page.key ${direction}, page.id ${direction}`
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

/** The parts that a filter without a search finds, in their order. */
export async function selectMatching(
  sql: Sql,
  filter: PartFilter,
  order: PartOrder,
  page: Page,
): Promise<PartRow[]> {
  const readOf = readOfFilter(filter, order.sort)
  const { after, sorted } = orderOf(sql, order, readOf)
  const condition = sql`${matches(sql, filter, 'all', { readOf })} ${after}`
  return await selectPage(sql, partsOf(sql, readOf), condition, sorted(page))
}

type Fragment = ReturnType<typeof matches>

/** The parts `p` among these that the condition finds. */
const selectPage = async (sql: Sql, parts: Fragment, condition: Fragment, sorted: Fragment) =>
  await sql<PartRow[]>`
    select ${partColumns(sql)}
    from ${parts}
    left join image i on i.id = p.image_id
    where ${condition}
    ${sorted}`

/** The parts of one tier: the ids of all that match are gathered and then sorted, and those of the page are read. */
export async function selectParts(
  sql: Sql,
  filter: TextFilter,
  tier: Tier,
  order: PartOrder,
  { limit, offset }: Page,
): Promise<PartRow[]> {
  const { column, direction, after } = orderOf(sql, order)
  return await sql<PartRow[]>`
    with gathered as materialized (
      select p.id, ${column} as key
      from part p
      where ${matches(sql, filter, tier)} ${after}
    ), page as (
      select *
      from gathered
      order by key ${direction}, id ${direction}
      limit ${limit}
      offset ${offset}
    )
    select ${partColumns(sql)}
    from page
    join part p on p.id = page.id
    left join image i on i.id = p.image_id
    order by page.key ${direction}, page.id ${direction}`
}

/** So many parts are compared along an order before all that match are gathered. */
const walkedUpTo = 20_000

/** Those of one tier that are among the first parts of the shop in this order: each is compared, none is looked up. */
export async function selectFirst(
  sql: Sql,
  filter: TextFilter,
  tier: Tier,
  order: PartOrder,
  page: Page,
): Promise<PartRow[]> {
  const readOf = readOfOrder(order.sort)
  const walked = orderOf(sql, order, readOf)
  const first = sql`(
    select p.*
    from ${partsOf(sql, readOf)}
    where p.deleted_at is null ${walked.after}
    ${walked.sorted({ limit: walkedUpTo, offset: 0 })}
  ) p`
  const { sorted } = orderOf(sql, order)
  return await selectPage(sql, first, matches(sql, filter, tier, { isAtHand: true }), sorted(page))
}

/** Those of the parts with these ids that match, in the order of the ids. */
export async function selectPartsById(
  sql: Sql,
  ids: string[],
  filter: PartFilter | null = null,
): Promise<PartRow[]> {
  return await sql<PartRow[]>`
    select ${partColumns(sql)}
    from part p
    left join image i on i.id = p.image_id
    where p.id = any(${ids}::uuid[])
      and ${filter ? matches(sql, filter) : sql`p.deleted_at is null`}
    order by array_position(${ids}::uuid[], p.id)`
}

/** Ids and times of the last change of the parts in the shop behind an id, in the order of their ids. */
export async function selectPartAddresses(
  sql: Sql,
  afterId: string,
  limit: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  return await sql<{ id: string; updatedAt: Date }[]>`
    select id, updated_at as "updatedAt"
    from part
    where deleted_at is null and id > ${afterId}::uuid
    order by id
    limit ${limit}`
}

/** The words that ANALYZE found in more than about one of 600 parts, or of their names; none before it has run. */
export async function selectCommonWords(sql: Sql): Promise<CommonWord[]> {
  return await sql<CommonWord[]>`
    select word, share, is_of_names as "isOfNames"
    from common_words()`
}

/**
 * Makes the rest of this transaction look words up in their index. The planner takes a word for a common one and would
 * read the table until it meets it: of a word that nothing has, to the end.
 */
export async function lookWordsUp(sql: Sql) {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('enable_indexonlyscan', 'off', true)`
}

/** Which of these text queries of one word find a part in the shop. */
export async function selectKnown(sql: Sql, queries: string[]): Promise<Set<string>> {
  const rows = await sql<{ query: string }[]>`
    select query
    from unnest(${queries}::text[]) as query
    where exists (
      select 1
      from part p
      where p.deleted_at is null and p.search @@ query::tsquery
    )`
  return new Set(rows.map(({ query }) => query))
}

/** The parts in the shop with one of these numbers, as they are compared. */
export async function selectMpns(
  sql: Sql,
  keys: string[],
): Promise<{ id: string; mpnKey: string }[]> {
  return await sql<{ id: string; mpnKey: string }[]>`
    select id, mpn_key as "mpnKey"
    from part
    where mpn_key = any(${keys}::text[]) and deleted_at is null
    order by mpn_key
    limit 300`
}
