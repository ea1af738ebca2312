import type { Category, Specs } from '../../../../contract/parts/parts.ts'
import type { Sql } from '../../../database/database.ts'
import { amountOf } from '../../understanding/read-quantities.ts'
import type { Quantity } from '../../understanding/reading.ts'
import { hasWords, matches } from '../condition.ts'
import type { PartFilter, WordSearch } from '../filter.ts'

export type Candidate = {
  id: string
  name: string
  mpn: string
  category: Category
  specs: Specs
  priceMinor: number
  inStock: boolean
  /** Which of the terms it has. */
  has: boolean[]
}

type Asked = {
  search: WordSearch
  beside: PartFilter
  terms: string[]
  quantity: Quantity | null
  category: Category | null
  prices: { min: number | null; max: number | null }
  limit: number
}

/** So many parts are compared by one quantity or price. */
const comparedUpTo = 3_000

/**
 * Up to `limit` of the parts that a search of words finds, with which of the terms each has; those nearest in the quantity that was
 * asked, else in price.
 */
export async function selectCandidates(
  sql: Sql,
  { search, beside, terms, quantity, category, prices, limit }: Asked,
): Promise<Candidate[]> {
  const has = terms.map((term) => sql`, p.search @@ ${term}::tsquery`)
  return await sql<Candidate[]>`
    with found as materialized (
      select *
      from (
        select p.id, p.name, p.mpn, p.category, p.specs, p.price_minor, p.quantity, p.min_quantity, p.search
        from part p
        where ${matches(sql, beside)} and ${hasWords(sql, sql`p.search`, search)}
      ) p
      limit ${comparedUpTo}
    )
    select p.id, p.name, p.mpn, p.category, p.specs, p.price_minor as "priceMinor",
      p.quantity >= p.min_quantity as "inStock", (array[true ${has}])[2:] as has
    from found p
    order by ${distance(sql, quantity, category, prices)} p.id desc
    limit ${limit}`
}

/** How far a part is from what was asked, as an order: unknown last. */
function distance(
  sql: Sql,
  quantity: Quantity | null,
  category: Category | null,
  { min, max }: Asked['prices'],
) {
  if (max !== null) return sql`greatest(p.price_minor - ${max}::bigint, 0),`
  if (min !== null) return sql`greatest(${min}::bigint - p.price_minor, 0),`
  const key =
    quantity && ((category && quantity.unit.keys[category]) ?? Object.values(quantity.unit.keys)[0])
  if (!key) return sql``
  return sql`
    abs(
      case when jsonb_typeof(p.specs -> ${key}::text) = 'number' then (p.specs ->> ${key}::text)::numeric end
      - ${amountOf(quantity)}::numeric
    ) nulls last,`
}
