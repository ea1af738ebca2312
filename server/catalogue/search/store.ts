import type { SpecChoice } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import { type PartRow, partColumns } from '../store.ts'
import type { PartFilter, TextSearch } from './filter.ts'

/** Which of the parts that a search finds: those of its number, of its name, the others, all but the first. */
export type Tier = 'exact' | 'named' | 'rest' | 'inexact' | 'all'

/** What of a filter is left out, so that a facet's counts ignore its own choice; a specification by its key. */
export type Without = 'category' | 'stock' | 'price' | 'minQuantity' | { key: string } | null

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

/** The condition of a filter on part p, deleted ones left out. */
export function matches(sql: Sql, filter: PartFilter, tier: Tier = 'all', without: Without = null) {
  const { text, category, minPrice, maxPrice, maxMinQuantity } = filter
  const specs = filter.specs.filter(
    ([key]) => !(typeof without === 'object' && without?.key === key),
  )
  return sql`
    p.deleted_at is null
    ${text ? sql`and ${isFound(sql, text, tier)}` : sql``}
    ${category && without !== 'category' ? sql`and p.category = ${category}` : sql``}
    ${without !== 'stock' && filter.stock.length > 0 ? filter.stock.map((stock) => sql`and ${inStockAs(sql, stock)}`) : sql``}
    ${minPrice !== null && without !== 'price' ? sql`and p.price_minor >= ${minPrice}` : sql``}
    ${maxPrice !== null && without !== 'price' ? sql`and p.price_minor <= ${maxPrice}` : sql``}
    ${maxMinQuantity !== null && without !== 'minQuantity' ? sql`and p.min_quantity <= ${maxMinQuantity}` : sql``}
    ${specs.length > 0 ? specs.map(([, choices]) => sql`and ${anyOf(sql, choices)}`) : sql``}`
}

function isFound(sql: Sql, text: TextSearch, tier: Tier) {
  const exact = sql`p.sku_key = ${text.skuKey}`
  const begins = text.skuPrefix ? sql`or p.sku_key like ${`${text.skuPrefix}%`}` : sql`or ${exact}`
  const all = sql`(p.search @@ to_tsquery('simple', ${text.all}) ${begins})`
  const named = sql`(p.search @@ to_tsquery('simple', ${text.named}) ${begins})`
  if (tier === 'exact') return exact
  if (tier === 'all') return all
  if (tier === 'inexact') return sql`${all} and not ${exact}`
  return tier === 'named' ? sql`${named} and not ${exact}` : sql`${all} and not ${named}`
}

// the first condition of low and out is the one of the index of what is short
const inStockAs = (sql: Sql, stock: PartFilter['stock'][number]) =>
  stock === 'in'
    ? sql`p.quantity >= p.min_quantity`
    : stock === 'low'
      ? sql`p.quantity < 2 * p.min_quantity`
      : sql`p.quantity < 2 * p.min_quantity and p.quantity < p.min_quantity`

/** One of the choices holds. Values are looked up in the index of specifications, ranges are compared one by one. */
function anyOf(sql: Sql, choices: SpecChoice[]) {
  const conditions = choices.flatMap((choice) =>
    'value' in choice
      ? valuesOf(choice.value).map((value) => holds(sql, { [choice.key]: value }))
      : [isWithin(sql, choice)],
  )
  return sql`(false ${conditions.map((condition) => sql`or ${condition}`)})`
}

/** The types that a text may stand for: the text itself, in a list of texts, a number, yes or no. */
function valuesOf(text: string): unknown[] {
  const number = /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? [Number(text)] : []
  const flag = text === 'true' || text === 'false' ? [text === 'true'] : []
  return [text, [text], ...number, ...flag]
}

const holds = (sql: Sql, specs: Record<string, unknown>) =>
  sql`p.specs @> ${sql.json(specs as never)}`

const farthest = 1e15

/** jsonb puts texts before numbers and flags behind them, so that only numbers lie between two numbers. */
const isWithin = (sql: Sql, { key, min, max }: Extract<SpecChoice, { min: unknown }>) => sql`
  p.specs -> ${key}::text between ${sql.json(min ?? -farthest)} and ${sql.json(max ?? farthest)}`

/** How many parts match, counted up to `most`. */
export async function countParts(
  sql: Sql,
  filter: PartFilter,
  most: number,
  tier: Tier = 'all',
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (select 1 from part p where ${matches(sql, filter, tier)} limit ${most}) found`
  return row?.count ?? 0
}

/**
 * The parts of one tier, `limit` of them behind the first `offset`. `rare`: at most a thousand match, so they are
 * gathered first and then sorted; else the order is walked until there are enough. The planner cannot tell these apart
 * by a text search.
 */
export async function selectParts(
  sql: Sql,
  filter: PartFilter,
  tier: Tier,
  { sort, descending, after }: PartOrder,
  { limit, offset, rare }: { limit: number; offset: number; rare: boolean },
): Promise<PartRow[]> {
  const column = sql.unsafe(`p.${sortColumns[sort]}`)
  const type = sql.unsafe(keyTypes[sort])
  const order = sql.unsafe(descending ? 'desc' : 'asc')
  const compare = sql.unsafe(descending ? '<' : '>')
  const condition = sql`
    ${matches(sql, filter, tier)}
    ${after ? sql`and (${column}, p.id) ${compare} (${after.key}::${type}, ${after.id}::uuid)` : sql``}`
  const gathered = sql`with gathered as materialized (select p.* from part p where ${condition})`
  return await sql<PartRow[]>`
    ${rare ? gathered : sql``}
    select ${partColumns(sql)}
    from ${rare ? sql`gathered` : sql`part`} p
    left join image i on i.id = p.image_id
    ${rare ? sql`` : sql`where ${condition}`}
    order by ${column} ${order}, p.id ${order}
    limit ${limit}
    offset ${offset}`
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
