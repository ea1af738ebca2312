import { type PartRow, partColumns } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'

export type ExactRow = PartRow & { mpnKey: string }

/** The parts in the shop with one of these numbers: the manufacturer's, as compared, or ours. */
export async function selectExact(
  sql: Sql,
  keys: string[],
  numbers: number[],
): Promise<ExactRow[]> {
  const select = sql`
    select ${partColumns(sql)}, p.mpn_key as "mpnKey"
    from part p
    left join image i on i.id = p.image_id`
  return await sql<ExactRow[]>`
    ${select} where p.mpn_key = any(${keys}::text[]) and p.deleted_at is null
    union all
    ${select} where p.number = any(${numbers}::bigint[]) and p.deleted_at is null`
}

/** The numbers, of these, of parts that have left the shop: as compared, and ours. */
export async function selectRemoved(sql: Sql, keys: string[], numbers: number[]) {
  const rows = await sql<{ mpnKey: string; number: number }[]>`
    select mpn_key as "mpnKey", number
    from part
    where mpn_key = any(${keys}::text[]) and deleted_at is not null
    union all
    select mpn_key, number
    from part
    where number = any(${numbers}::bigint[]) and deleted_at is not null`
  return {
    keys: new Set(rows.map(({ mpnKey }) => mpnKey)),
    numbers: new Set(rows.map(({ number }) => number)),
  }
}

export type NumberRow = { id: string; mpnKey: string; number: number }

/** Parts in the shop by numbers as compared, and by ours. */
export async function selectNumbers(
  sql: Sql,
  keys: string[],
  numbers: number[],
): Promise<NumberRow[]> {
  return await sql<NumberRow[]>`
    select id, mpn_key as "mpnKey", number
    from part
    where mpn_key = any(${keys}::text[]) and deleted_at is null
    union all
    select id, mpn_key, number
    from part
    where number = any(${numbers}::bigint[]) and deleted_at is null`
}

/** A segment of a number and how many signs the whole may have. `n` says which row asks. */
export type Segment = { n: number; segment: string; least: number; most: number }
export type SegmentRow = { n: number; id: string; mpnKey: string }

/** Up to `limit` parts for each segment whose numbers begin with it, or end with it, in the order of their numbers. */
export async function selectBySegment(
  sql: Sql,
  end: 'begins' | 'ends',
  segments: Segment[],
  limit: number,
): Promise<SegmentRow[]> {
  if (segments.length === 0) return []
  const column = end === 'begins' ? sql`p.mpn_key` : sql`reverse(p.mpn_key)`
  const text = ({ segment }: Segment) =>
    end === 'begins' ? segment : [...segment].reverse().join('')
  // no sign stands behind the last one of Unicode: these operators compare bytes, which the index is sorted by
  return await sql<SegmentRow[]>`
    select w.n, f.id, f.mpn_key as "mpnKey"
    from unnest(
        ${segments.map(({ n }) => n)}::int[], ${segments.map(text)}::text[],
        ${segments.map(({ least }) => least)}::int[], ${segments.map(({ most }) => most)}::int[]
      ) as w (n, segment, least, most)
    cross join lateral (
      select p.id, p.mpn_key
      from part p
      where p.deleted_at is null
        and ${column} ~>=~ w.segment and ${column} ~<~ (w.segment || ${'\u{10ffff}'})
        and length(p.mpn_key) between w.least and w.most
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
    select w.n, f.id, f.mpn_key as "mpnKey", f.mpn = f.mpn_key as "isPlain"
    from unnest(
        ${spans.map(({ n }) => n)}::int[], ${spans.map(({ least }) => least)}::text[],
        ${spans.map(({ most }) => most)}::text[]
      ) as w (n, least, most)
    cross join lateral (
      select p.id, p.mpn_key, p.mpn
      from part p
      where p.deleted_at is null
        and p.mpn_key ~>=~ w.least and p.mpn_key ~<=~ w.most
        and length(p.mpn_key) between length(w.least) and length(w.most)
        and p.mpn_key ~ '^[0-9]+$'
      order by p.mpn <> p.mpn_key, p.mpn_key using ~<~
      limit ${limit}
    ) f`
}

export type NameRow = { n: number; id: string; mpnKey: string; name: string; mpn: string }

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
    select w.n, f.id, f.mpn_key as "mpnKey", f.name, f.mpn
    from unnest(
        ${queries.map(({ n }) => n)}::int[], ${queries.map(({ query }) => query)}::text[]
      ) as w (n, query)
    cross join lateral (
      select p.id, p.mpn_key, p.name, p.mpn
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
