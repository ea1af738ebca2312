import { type PartRow, partColumns } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'

export type ExactRow = PartRow & { skuKey: string }

/** The parts in the shop with one of these numbers: the manufacturer's, as compared, or ours. */
export async function selectExact(
  sql: Sql,
  keys: string[],
  numbers: number[],
): Promise<ExactRow[]> {
  const select = sql`
    select ${partColumns(sql)}, p.sku_key as "skuKey"
    from part p
    left join image i on i.id = p.image_id`
  return await sql<ExactRow[]>`
    ${select} where p.sku_key = any(${keys}::text[]) and p.deleted_at is null
    union all
    ${select} where p.number = any(${numbers}::bigint[]) and p.deleted_at is null`
}

/** The numbers, of these, of parts that have left the shop: as compared, and ours. */
export async function selectRemoved(sql: Sql, keys: string[], numbers: number[]) {
  const rows = await sql<{ skuKey: string; number: number }[]>`
    select sku_key as "skuKey", number
    from part
    where sku_key = any(${keys}::text[]) and deleted_at is not null
    union all
    select sku_key, number
    from part
    where number = any(${numbers}::bigint[]) and deleted_at is not null`
  return {
    keys: new Set(rows.map(({ skuKey }) => skuKey)),
    numbers: new Set(rows.map(({ number }) => number)),
  }
}

export type NumberRow = { id: string; skuKey: string; number: number }

/** Parts in the shop by numbers as compared, and by ours. */
export async function selectNumbers(
  sql: Sql,
  keys: string[],
  numbers: number[],
): Promise<NumberRow[]> {
  return await sql<NumberRow[]>`
    select id, sku_key as "skuKey", number
    from part
    where sku_key = any(${keys}::text[]) and deleted_at is null
    union all
    select id, sku_key, number
    from part
    where number = any(${numbers}::bigint[]) and deleted_at is null`
}

/** A segment of a number and how many signs the whole may have. `n` says which row asks. */
export type Segment = { n: number; segment: string; least: number; most: number }
export type SegmentRow = { n: number; id: string; skuKey: string }

/** Up to `limit` parts for each segment whose numbers begin with it, or end with it, in the order of their numbers. */
export async function selectBySegment(
  sql: Sql,
  end: 'begins' | 'ends',
  segments: Segment[],
  limit: number,
): Promise<SegmentRow[]> {
  if (segments.length === 0) return []
  const column = end === 'begins' ? sql`p.sku_key` : sql`reverse(p.sku_key)`
  const text = ({ segment }: Segment) =>
    end === 'begins' ? segment : [...segment].reverse().join('')
  // no sign stands behind the last one of Unicode: these operators compare bytes, which the index is sorted by
  return await sql<SegmentRow[]>`
    select w.n, f.id, f.sku_key as "skuKey"
    from unnest(
        ${segments.map(({ n }) => n)}::int[], ${segments.map(text)}::text[],
        ${segments.map(({ least }) => least)}::int[], ${segments.map(({ most }) => most)}::int[]
      ) as w (n, segment, least, most)
    cross join lateral (
      select p.id, p.sku_key
      from part p
      where p.deleted_at is null
        and ${column} ~>=~ w.segment and ${column} ~<~ (w.segment || ${'\u{10ffff}'})
        and length(p.sku_key) between w.least and w.most
      order by ${column} using ~<~
      limit ${limit}
    ) f`
}

/** Up to `limit` parts for each span whose numbers are digits between its ends; those without gaps are `isPlain`. */
export async function selectBySpan(
  sql: Sql,
  spans: { n: number; least: string; most: string }[],
  limit: number,
): Promise<(SegmentRow & { isPlain: boolean })[]> {
  if (spans.length === 0) return []
  return await sql<(SegmentRow & { isPlain: boolean })[]>`
    select w.n, f.id, f.sku_key as "skuKey", f.sku = f.sku_key as "isPlain"
    from unnest(
        ${spans.map(({ n }) => n)}::int[], ${spans.map(({ least }) => least)}::text[],
        ${spans.map(({ most }) => most)}::text[]
      ) as w (n, least, most)
    cross join lateral (
      select p.id, p.sku_key, p.sku
      from part p
      where p.deleted_at is null
        and p.sku_key ~>=~ w.least and p.sku_key ~<=~ w.most
        and length(p.sku_key) between length(w.least) and length(w.most)
        and p.sku_key ~ '^[0-9]+$'
      order by p.sku <> p.sku_key, p.sku_key using ~<~
      limit ${limit}
    ) f`
}

export type NameRow = { n: number; id: string; skuKey: string; name: string; sku: string }

/**
 * Up to 100 parts for each text query, whichever are found first: `n` says which row asks. The limit stands there as a
 * number: of one that is given later the planner thinks that it may be reached soon, and reads the table for it.
 */
export async function selectByWords(
  sql: Sql,
  queries: { n: number; query: string }[],
): Promise<NameRow[]> {
  if (queries.length === 0) return []
  return await sql<NameRow[]>`
    select w.n, f.id, f.sku_key as "skuKey", f.name, f.sku
    from unnest(
        ${queries.map(({ n }) => n)}::int[], ${queries.map(({ query }) => query)}::text[]
      ) as w (n, query)
    cross join lateral (
      select p.id, p.sku_key, p.name, p.sku
      from part p
      where p.deleted_at is null and p.search @@ to_tsquery('simple', w.query)
      limit 100
    ) f`
}

/** Parts in the shop by their ids, in no order. */
export async function selectParts(sql: Sql, ids: string[]): Promise<PartRow[]> {
  return await sql<PartRow[]>`
    select ${partColumns(sql)}
    from part p
    left join image i on i.id = p.image_id
    where p.id = any(${ids}::uuid[]) and p.deleted_at is null`
}
