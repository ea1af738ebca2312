import type { Specs } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'
import type { ReadOf } from '../parts/ranks.ts'
import type { PartFilter } from './filter.ts'

export type PartOrder = {
  sort: keyof typeof sortColumns | 'figure'
  /** Specifications, by the first of which that a part states as a number it is sorted by “figure”. */
  figures?: readonly string[]
  descending: boolean
  /** The last row of the page before. */
  after: { id: string; key: string | number } | null
}

const sortColumns = {
  newest: 'p.id',
  name: 'p.name collate as_people',
  price: 'p.price_minor',
  quantity: 'p.quantity',
} as const
const rankColumns = { price: 'r.price_minor', quantity: 'r.quantity' } as const
const keyTypes = {
  newest: 'uuid',
  name: 'text',
  price: 'bigint',
  quantity: 'bigint',
  figure: 'bigint',
} as const

/** Figures are compared in thousandths, up to here. */
const farthest = 1e15

/** The figure of a part by which it is sorted, in thousandths; one that states none stands last. */
export function figureOf(specs: Specs, figures: readonly string[], descending: boolean): number {
  const value = figures.map((key) => specs[key]).find((one) => typeof one === 'number')
  if (typeof value !== 'number') return descending ? -1 : farthest
  return Math.min(Math.max(Math.round(value * 1_000), 0), farthest)
}

/** The same of part p. */
const figureColumn = (sql: Sql, figures: readonly string[], descending: boolean) => sql`
  coalesce(
    ${figures.map(
      (key) => sql`
        case
          when jsonb_typeof(p.specs -> ${key}::text) = 'number'
          then least(greatest(round((p.specs ->> ${key}::text)::numeric * 1000), 0), ${farthest}::bigint)::bigint
        end,`,
    )}
    ${descending ? -1 : farthest}::bigint
  )`

const isOfRank = (sort: PartOrder['sort']): sort is keyof typeof rankColumns => sort in rankColumns

/** What is quicker for parts in this order. */
export const readOfOrder = (sort: PartOrder['sort']): ReadOf => (isOfRank(sort) ? 'rank' : 'part')

/** What is quicker for what this filter finds in this order: words and numbers find few parts by themselves. */
export function readOfFilter(filter: PartFilter, sort: PartOrder['sort'] = 'newest'): ReadOf {
  const { text, numbers, stock, minPrice, maxPrice } = filter
  if (text || numbers) return 'part'
  const isNarrowed = minPrice !== null || maxPrice !== null || stock.some((one) => one !== 'in')
  return isNarrowed ? 'rank' : readOfOrder(sort)
}

/** So many rows behind the first `offset`. */
export type Page = { limit: number; offset: number }

/** What a statement on part p needs for this order. */
export function orderOf(
  sql: Sql,
  { sort, figures = [], descending, after }: PartOrder,
  readOf: ReadOf = 'part',
) {
  const ranked = readOf === 'rank' && isOfRank(sort) ? rankColumns[sort] : null
  const column =
    sort === 'figure'
      ? figureColumn(sql, figures, descending)
      : sql.unsafe(ranked ?? sortColumns[sort])
  const id = ranked ? sql`r.part_id` : sql`p.id`
  const type = sql.unsafe(keyTypes[sort])
  const direction = sql.unsafe(descending ? 'desc' : 'asc')
  const compare = sql.unsafe(descending ? '<' : '>')
  return {
    column,
    type,
    direction,
    compare,
    /** That a part stands behind the page before. */
    after: after
      ? sql`and (${column}, ${id}) ${compare} (${after.key}::${type}, ${after.id}::uuid)`
      : sql``,
    sorted: ({ limit, offset }: Page) => sql`
      order by ${column} ${direction}, ${id} ${direction}
      limit ${limit}
      offset ${offset}`,
  }
}
