import { categories } from '../../../contract/categories.ts'
import type { Category, Specs } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import { leastOrder } from '../least-order.ts'
import { counted, matches, type Without } from '../search/condition.ts'
import type { PartFilter } from '../search/filter.ts'

/** How often a specification has a value; a list is one value. */
export type CountedSpec = { key: string; value: Specs[string]; count: number }

/** What parts that were looked at have. */
export type Counted = {
  inStock: number
  minPrice: number | null
  maxPrice: number | null
  /** How many have at most this minimum quantity, in the order of the bounds. */
  atMost: number[]
  specs: CountedSpec[]
}

/**
 * Looks at the parts that match, at most at `size`, and counts what they have of these specifications. Of more parts the
 * ones looked at are a sample; of those that a text finds, what the index of words has first, since all would have to
 * be read to be shuffled.
 */
export async function countFound(
  sql: Sql,
  filter: PartFilter,
  keys: string[],
  { without, size, bounds }: { without: Without; size: number; bounds: readonly number[] },
): Promise<Counted> {
  const columns = keys.map((_, at) => sql.unsafe(`spec_${at}`))
  const each = (write: (column: (typeof columns)[number], at: number) => ReturnType<Sql>) =>
    columns.map((column, at) => sql`${at > 0 ? sql`, ` : sql``}${write(column, at)}`)
  const valued = sql`
    select case ${columns.map((column, at) => sql`when grouping(${column}) = 0 then ${at}::int `)} end as at,
      coalesce(${each((column) => sql`${column}`)}) as value,
      count(*)::int as count
    from found
    group by grouping sets (${each((column) => sql`(${column})`)})
    having coalesce(${each((column) => sql`${column}`)}) is not null`
  const none = sql`select null::int as at, null::jsonb as value, null::int as count where false`
  type Row = Omit<Counted, 'specs'> & { at: number | null; value: Specs[string]; count: number }
  const rows = await sql<[Row, ...Row[]]>`
    with matching as materialized (
      select p.quantity >= ${leastOrder(sql)} as in_stock, p.min_quantity, p.price_minor
        ${keys.length > 0 ? columns.map((column, at) => sql`, p.specs -> ${keys[at] ?? ''}::text as ${column}`) : sql``}
      from part p
      where ${matches(sql, filter, 'all', without)}
      ${filter.text ? sql`` : sql`order by uuid_hash(p.id) limit ${size}`}
    ), found as materialized (
      select *
      from matching
      limit ${size}
    ), numbers as (
      select (count(*) filter (where in_stock))::int as "inStock",
        min(price_minor) as "minPrice",
        max(price_minor) as "maxPrice",
        array[${bounds.map((bound, at) => sql`${at > 0 ? sql`,` : sql``} (count(*) filter (where min_quantity <= ${bound}))::int`)}] as "atMost"
      from found
    )
    select *
    from numbers
    left join (${keys.length > 0 ? valued : none}) valued on true`
  const specs = rows.flatMap(({ at, value, count }) =>
    at === null ? [] : [{ key: keys[at] ?? '', value, count }],
  )
  const [{ inStock, minPrice, maxPrice, atMost }] = rows
  return { inStock, minPrice, maxPrice, atMost, specs }
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
  const counts = categories.map(
    (category) =>
      sql`(${category}::text, ${counted(sql, { ...filter, category, specs: [] }, most)})`,
  )
  return await sql<{ category: Category; count: number }[]>`
    select category, count
    from (values ${counts.map((count, at) => sql`${at > 0 ? sql`, ` : sql``}${count}`)}) each (category, count)`
}
