import { categories } from '../../../contract/categories.ts'
import type { Category, Specs } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import { leastOrder } from '../least-order.ts'
import { matches, type Without } from '../search/condition.ts'
import type { PartFilter } from '../search/filter.ts'

export type Numbers = {
  total: number
  inStock: number
  minPrice: number | null
  maxPrice: number | null
  /** How many have at most this minimum quantity, in the order of the bounds. */
  atMost: number[]
}

export async function countNumbers(
  sql: Sql,
  filter: PartFilter,
  { without, most, bounds }: { without: Without; most: number; bounds: readonly number[] },
): Promise<Numbers> {
  const [row] = await sql<[Numbers]>`
    select count(*)::int as total,
      (count(*) filter (where quantity >= least))::int as "inStock",
      min(price_minor) as "minPrice",
      max(price_minor) as "maxPrice",
      array[${bounds.map((bound, at) => sql`${at > 0 ? sql`,` : sql``} (count(*) filter (where min_quantity <= ${bound}))::int`)}] as "atMost"
    from (
      select p.quantity, p.min_quantity, p.price_minor, ${leastOrder(sql)} as least
      from part p
      where ${matches(sql, filter, 'all', without)}
      limit ${most}
    ) found`
  return row
}

/** The lowest and the highest price of a category or the whole shop: two looks into an index. */
export async function selectPriceBounds(sql: Sql, category: Category | null) {
  const within = category ? sql`and category = ${category}` : sql``
  const [row] = await sql<[{ minPrice: number | null; maxPrice: number | null }]>`
    select (
        select min(price_minor)
        from part
        where deleted_at is null ${within}
      ) as "minPrice", (
        select max(price_minor)
        from part
        where deleted_at is null ${within}
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
  most: number,
): Promise<{ category: Category; count: number }[]> {
  return await sql<{ category: Category; count: number }[]>`
    select category, (
        select count(*)
        from (
          select 1
          from part p
          where p.category = c.category and ${matches(sql, { ...filter, specs: [] }, 'all', 'category')}
          limit ${most}
        ) found
      )::int as count
    from unnest(${[...categories]}::text[]) with ordinality as c (category, place)
    order by place`
}

/** How often a specification has a value; a list is one value. */
export type CountedSpec = { key: string; value: Specs[string]; count: number }

/** The values of these specifications among the parts that match, each looked at in one pass over `most` of them. */
export async function countSpecValues(
  sql: Sql,
  filter: PartFilter,
  keys: string[],
  { without, most }: { without: Without; most: number },
): Promise<CountedSpec[]> {
  const columns = keys.map((_, at) => sql.unsafe(`spec_${at}`))
  const each = (write: (column: (typeof columns)[number], at: number) => ReturnType<Sql>) =>
    columns.map((column, at) => sql`${at > 0 ? sql`, ` : sql``}${write(column, at)}`)
  const rows = await sql<{ at: number; value: Specs[string]; count: number }[]>`
    select case ${columns.map((column, at) => sql`when grouping(${column}) = 0 then ${at}::int `)} end as at,
      coalesce(${each((column) => sql`${column}`)}) as value,
      count(*)::int as count
    from (
      select ${each((column, at) => sql`p.specs -> ${keys[at] ?? ''}::text as ${column}`)}
      from part p
      where ${matches(sql, filter, 'all', without)}
      limit ${most}
    ) found
    group by grouping sets (${each((column) => sql`(${column})`)})
    having coalesce(${each((column) => sql`${column}`)}) is not null`
  return rows.map(({ at, value, count }) => ({ key: keys[at] ?? '', value, count }))
}
