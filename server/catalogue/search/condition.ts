import type { Category } from '../../../contract/parts/parts.ts'
import type { SpecChoice } from '../../../contract/parts/query.ts'
import { asJson, type Sql } from '../../database/database.ts'
import { isShort, leastOrder } from '../parts/least-order.ts'
import type { PartFilter, TextSearch, WordSearch } from './filter.ts'

/** Which of the parts that a search finds: those of its number, of its name, the others, all but the first. */
export type Tier = 'exact' | 'named' | 'rest' | 'inexact' | 'all'

/** What of a filter is left out, so that a facet's counts ignore its own choice; a specification by its key. */
export type Without = 'stock' | 'price' | 'minQuantity' | { key: string } | null

/** A category, or where a statement has it. */
type CategoryIn = Category | ReturnType<Sql>

/** The condition of a filter on part p, deleted ones left out. */
export function matches(
  sql: Sql,
  filter: PartFilter,
  tier: Tier = 'all',
  without: Without = null,
  category: CategoryIn | null = filter.category,
) {
  const { text, minPrice, maxPrice, maxMinQuantity } = filter
  const specs = filter.specs.filter(
    ([key]) => !(typeof without === 'object' && without?.key === key),
  )
  return sql`
    p.deleted_at is null
    ${text ? sql`and ${isFound(sql, text, tier, category)}` : sql``}
    ${category ? sql`and p.category = ${category}` : sql``}
    ${filter.numbers ? sql`and p.mpn_key = any(${filter.numbers}::text[])` : sql``}
    ${without !== 'stock' && filter.stock.length > 0 ? filter.stock.map((stock) => sql`and ${inStockAs(sql, stock)}`) : sql``}
    ${minPrice !== null && without !== 'price' ? sql`and p.price_minor >= ${minPrice}` : sql``}
    ${maxPrice !== null && without !== 'price' ? sql`and p.price_minor <= ${maxPrice}` : sql``}
    ${maxMinQuantity !== null && without !== 'minQuantity' ? sql`and p.min_quantity <= ${maxMinQuantity}` : sql``}
    ${filter.origins ? sql`and p.origin_country = any(${filter.origins}::text[])` : sql``}
    ${specs.length > 0 ? specs.map(([, choices]) => sql`and ${anyOf(sql, choices)}`) : sql``}`
}

/** So many of the newest parts of the shop, for a `from`. */
export const newestParts = (sql: Sql, count: number) => sql`
  (select * from part where deleted_at is null order by id desc limit ${count})`

/**
 * How many parts match, counted up to `most`, as a value of a statement. Of common words those named so are
 * counted first, which are sooner looked up and may be enough.
 */
export function counted(
  sql: Sql,
  filter: PartFilter,
  most: number,
  { tier = 'all', without = null, category = filter.category }: Partial<Counting> = {},
) {
  const { text } = filter
  const counting = { tier, without, category }
  if (!text?.isCommon || tier !== 'all') return countedFor(sql, filter, most, counting)
  const whole = { ...filter, text: { ...text, named: text.whole } }
  return sql`
    case
      when ${countedFor(sql, whole, most, { ...counting, tier: 'named' })} = ${most}::int then ${most}::int
      else ${countedFor(sql, filter, most, counting)}
    end`
}

type Counting = { tier: Tier; without: Without; category: CategoryIn | null }

/**
 * What a text finds is a part of the statement by itself, without a bound and read only as far as is asked: the planner
 * does not know how rare words are together, and with the bound in it would look for them from the table's start.
 */
function countedFor(
  sql: Sql,
  filter: PartFilter,
  most: number,
  { tier, without, category }: Counting,
) {
  const matching = sql`select 1 from part p where ${matches(sql, filter, tier, without, category)}`
  return sql`(
    ${filter.text ? sql`with matching as materialized (${matching})` : sql``}
    select count(*)::int
    from (${filter.text ? sql`select 1 from matching` : matching} limit ${most}) counted
  )`
}

function isFound(sql: Sql, text: TextSearch, tier: Tier, category: CategoryIn | null = null) {
  const { mpnPrefix, partNumber } = text
  const exact = isExact(sql, text)
  const begins = mpnPrefix
    ? sql`or p.mpn_key like ${`${mpnPrefix}%`} ${partNumber === null ? sql`` : sql`or ${exact}`}`
    : sql`or ${exact}`
  const all = sql`(${hasWords(sql, sql`p.search`, text.all, category)} ${begins})`
  // as the index of what names a part has it
  const named = sql`(${hasWords(sql, sql`ts_filter(p.search, '{a,b}')`, text.named, category)} ${begins})`
  if (tier === 'exact') return exact
  if (tier === 'all') return all
  if (tier === 'inexact') return sql`${all} and not ${exact}`
  return tier === 'named' ? sql`${named} and not ${exact}` : sql`${all} and not ${named}`
}

const isExact = (sql: Sql, { mpnKey, partNumber }: TextSearch) =>
  partNumber === null
    ? sql`p.mpn_key = ${mpnKey}`
    : sql`(p.mpn_key = ${mpnKey} or p.number = ${partNumber})`

/**
 * The condition of a search on these words of part p. What is said to be true is compared: the planner looks up every
 * bare condition that an index has. Every part has the word of its category, which is looked up with the others.
 */
export const hasWords = (
  sql: Sql,
  words: ReturnType<Sql>,
  { looked, compared }: WordSearch,
  category: CategoryIn | null = null,
) => sql`
  ${words} @@ to_tsquery('simple', ${looked})
  ${category ? sql`and ${words} @@ to_tsquery('simple', ${category})` : sql``}
  ${compared === null ? sql`` : sql`and (p.search @@ to_tsquery('simple', ${compared})) is true`}`

/** The number of the tier that a part found stands in, among these. */
export function tierOf(sql: Sql, text: TextSearch, tiers: Tier[]) {
  const last = tiers.length - 1
  const named = sql`when ${isFound(sql, text, 'named')} then ${tiers.indexOf('named')}::int`
  return sql`
    case
      when ${isExact(sql, text)} then 0
      ${tiers.includes('named') ? named : sql``}
      else ${last}::int
    end`
}

// the first condition of low and out is the one of the index of what is short
const inStockAs = (sql: Sql, stock: PartFilter['stock'][number]) =>
  stock === 'in'
    ? sql`p.quantity >= ${leastOrder(sql)}`
    : stock === 'low'
      ? isShort(sql)
      : sql`${isShort(sql)} and p.quantity < ${leastOrder(sql)}`

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
export function valuesOf(text: string): unknown[] {
  const number = /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? [Number(text)] : []
  const flag = text === 'true' || text === 'false' ? [text === 'true'] : []
  return [text, [text], ...number, ...flag]
}

const holds = (sql: Sql, specs: Record<string, unknown>) => sql`p.specs @> ${asJson(sql, specs)}`

const farthest = 1e15

/** jsonb puts texts before numbers and flags behind them, so that only numbers lie between two numbers. */
const isWithin = (sql: Sql, { key, min, max }: Extract<SpecChoice, { min: unknown }>) => sql`
  p.specs -> ${key}::text between ${sql.json(min ?? -farthest)} and ${sql.json(max ?? farthest)}`
