import type { SpecChoice } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import type { PartFilter, TextSearch } from './filter.ts'

/** Which of the parts that a search finds: those of its number, of its name, the others, all but the first. */
export type Tier = 'exact' | 'named' | 'rest' | 'inexact' | 'all'

/** What of a filter is left out, so that a facet's counts ignore its own choice; a specification by its key. */
export type Without = 'category' | 'stock' | 'price' | 'minQuantity' | { key: string } | null

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
