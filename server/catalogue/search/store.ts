import type { Sql } from '../../database.ts'
import { type PartRow, partColumns } from '../store.ts'
import { matches, type Tier } from './condition.ts'
import type { PartFilter } from './filter.ts'

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
