import type { Category, Specs } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'
import { isShort, leastOrder } from '../parts/least-order.ts'
import { partsOf } from '../parts/ranks.ts'
import { counted, matches, type Without } from '../search/condition.ts'
import type { PartFilter } from '../search/filter.ts'
import { isInStock } from '../search/in-stock.ts'
import { readOfFilter } from '../search/order.ts'

/** What of a part decides in which facets it counts. */
export type FacetPart = {
  priceMinor: number
  minQuantity: number
  inStock: boolean
  isShort: boolean
  isOut: boolean
  /** Empty where they were not asked for. */
  specs: Specs
}

/**
 * Up to `size` of the parts that match. Of more they are a sample: the first in an order that has to do with nothing about
 * them, for which there are indexes, or, of those that a text finds, what the index of words has first, since all would have
 * to be read to be shuffled. They come in one text: a row each, or some specifications taken out of each, takes longer than
 * to find them.
 */
export async function selectFacetParts(
  sql: Sql,
  filter: PartFilter,
  { without, size, withSpecs }: { without: Without; size: number; withSpecs: boolean },
): Promise<FacetPart[]> {
  const readOf = readOfFilter(filter)
  const shuffled = readOf === 'rank' ? sql`uuid_hash(r.part_id)` : sql`uuid_hash(p.id)`
  const [row] = await sql<[{ parts: string | null }]>`
    with matching as materialized (
      select p.price_minor, p.min_quantity, ${isInStock(sql)} as in_stock,
        ${isShort(sql)} as is_short, p.quantity < ${leastOrder(sql)} as is_out,
        ${withSpecs ? sql`p.specs` : sql`'{}'`} as specs
      from ${partsOf(sql, readOf)}
      where ${matches(sql, filter, 'all', { without, readOf })}
      ${filter.text ? sql`` : sql`order by ${shuffled} limit ${size}`}
    )
    select string_agg(
        '[' || price_minor || ',' || min_quantity || ',' || in_stock::text || ',' || is_short::text || ',' || is_out::text || ',' || specs || ']',
        ','
      ) as parts
    from (select * from matching limit ${size}) found`
  const parts = JSON.parse(`[${row.parts ?? ''}]`) as FacetTuple[]
  return parts.map(([priceMinor, minQuantity, inStock, isShort, isOut, specs]) => ({
    priceMinor,
    minQuantity,
    inStock,
    isShort,
    isOut,
    specs,
  }))
}

type FacetTuple = [number, number, boolean, boolean, boolean, Specs]

/** The lowest and the highest price of a category or the whole shop: two looks into an index. */
export async function selectPriceBounds(sql: Sql, category: Category | null) {
  const within = category ? sql`where category = ${category}` : sql``
  const [row] = await sql<[{ minPrice: number | null; maxPrice: number | null }]>`
    select (
        select min(price_minor)
        from part_rank
        ${within}
      ) as "minPrice", (
        select max(price_minor)
        from part_rank
        ${within}
      ) as "maxPrice"`
  return row
}

/**
 * How many parts of each category match, counted up to `most` each. Specifications belong to a category: choosing another
 * drops them, so they are left out.
 */
export async function countCategories(
  sql: Sql,
  filter: PartFilter,
  { among, most }: { among: string[]; most: number },
): Promise<{ category: Category; count: number }[]> {
  const count = counted(sql, { ...filter, specs: [] }, most, { category: sql`c.category` })
  return await sql<{ category: Category; count: number }[]>`
    select c.category, ${count} as count
    from unnest(${among}::text[]) as c (category)`
}
