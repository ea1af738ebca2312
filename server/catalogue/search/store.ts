import type { Category } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import { type PartRow, partColumns } from '../store.ts'
import { matches, type Tier, tierOf } from './condition.ts'
import type { PartFilter, TextFilter } from './filter.ts'

export type PartOrder = {
  sort: keyof typeof sortColumns
  descending: boolean
  /** The last row of the page before. */
  after: { id: string; key: string | number } | null
}

const sortColumns = {
  newest: 'id',
  name: 'name',
  price: 'price_minor',
  quantity: 'quantity',
} as const
const keyTypes = { newest: 'uuid', name: 'text', price: 'bigint', quantity: 'integer' } as const

/**
 * How many parts match, counted up to `most`. What a text finds is read one by one out of all that it finds: the planner
 * does not know how rare words are together, and with the bound before it would look for them from the table's start.
 */
export async function countParts(
  sql: Sql,
  filter: PartFilter,
  most: number,
  { tier = 'all', isFrequent = false }: { tier?: Tier; isFrequent?: boolean } = {},
): Promise<number> {
  if (filter.text && isFrequent) return await countComparing(sql, filter, most)
  const found = sql`select 1 from part p where ${matches(sql, filter, tier)}`
  const [row] = await sql<{ count: number }[]>`
    ${filter.text ? sql`with found as materialized (${found})` : sql``}
    select count(*)::int as count
    from (${filter.text ? sql`select 1 from found` : found} limit ${most}) counted`
  return row?.count ?? 0
}

/** The same where so many match that they are soon met: each part is compared, none is looked up. */
async function countComparing(sql: Sql, filter: PartFilter, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (select 1 from part p where (${matches(sql, filter)}) is true limit ${most}) counted`
  return row?.count ?? 0
}

/** How many parts have a number that begins so, counted up to `most`: read from the index alone. */
export async function countNumbers(sql: Sql, beginning: string, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from part
      where sku_key like ${`${beginning}%`} and deleted_at is null
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

/**
 * The parts of one tier, `limit` of them behind the first `offset`. `rare`: at most a thousand match, so they are
 * gathered first and then sorted; else the order is walked until there are enough: from its start, what is said to
 * be true can only be compared. The planner cannot tell these apart by a text search.
 */
export async function selectParts(
  sql: Sql,
  filter: PartFilter,
  tier: Tier,
  order: PartOrder,
  { limit, offset, rare }: { limit: number; offset: number; rare: boolean },
): Promise<PartRow[]> {
  const { column, type, direction, compare } = orderOf(sql, order)
  const { after } = order
  const condition = sql`
    ${matches(sql, filter, tier)}
    ${after ? sql`and (${column}, p.id) ${compare} (${after.key}::${type}, ${after.id}::uuid)` : sql``}`
  const gathered = sql`with gathered as materialized (select p.* from part p where ${condition})`
  return await sql<PartRow[]>`
    ${rare ? gathered : sql``}
    select ${partColumns(sql)}
    from ${rare ? sql`gathered` : sql`part`} p
    left join image i on i.id = p.image_id
    ${rare ? sql`` : sql`where ${filter.text && !after ? sql`(${condition}) is true` : condition}`}
    order by ${column} ${direction}, p.id ${direction}
    limit ${limit}
    offset ${offset}`
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

/** Up to `limit` parts of the tier named, the newest first: of all or, with `among`, of so many newest of the shop. */
export async function selectNamed(
  sql: Sql,
  filter: PartFilter,
  limit: number,
  among: number | null = null,
): Promise<NamedPart[]> {
  const newest = sql`(select * from part where deleted_at is null order by id desc limit ${among})`
  // gathered before they are sorted: the planner would rather walk the order, to the end for a rare one
  return await sql<NamedPart[]>`
    with named as materialized (
      select p.id, p.name, p.category
      from ${among === null ? sql`part` : newest} p
      where ${matches(sql, filter, 'named')}
    )
    select id, name, category
    from named
    order by id desc
    limit ${limit}`
}

const orderOf = (sql: Sql, { sort, descending }: PartOrder) => ({
  column: sql.unsafe(`p.${sortColumns[sort]}`),
  type: sql.unsafe(keyTypes[sort]),
  direction: sql.unsafe(descending ? 'desc' : 'asc'),
  compare: sql.unsafe(descending ? '<' : '>'),
})

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

/** The words that ANALYZE found in more than about one of 600 parts; none before it has run. */
export async function selectCommonWords(sql: Sql): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select unnest(most_common_elems::text::text[]) as word
    from pg_stats
    where schemaname = current_schema() and tablename = 'part' and attname = 'search'`
  return rows.map(({ word }) => word)
}
