import type { Lifecycle } from '../../../contract/parts/lifecycle.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import type { SpecChoice } from '../../../contract/parts/query.ts'
import { asJson, type Sql } from '../../database/database.ts'
import { partsOf, type ReadOf } from '../parts/ranks.ts'
import { narrowsOnlyBy, type PartFilter, type TextSearch, type WordSearch } from './filter.ts'
import { inStockAs } from './in-stock.ts'
import { readOfFilter } from './order.ts'

/**
 * Which of the parts that a search finds: those of its number; those whose names have all of its words, then beginnings
 * of them; those whose specifications have the others; the rest. Or those of either kind of name, all but the first, or all.
 */
export type Tier = 'exact' | 'whole' | 'named' | 'stated' | 'rest' | 'byName' | 'inexact' | 'all'

/** What of a filter is left out, so that a facet's counts ignore its own choice; a specification by its key. */
export type Without = 'stock' | 'price' | 'minQuantity' | { key: string } | null

/** A category, or where a statement has it. */
type CategoryIn = Category | ReturnType<Sql>

type Matching = {
  without: Without
  category: CategoryIn | null
  /** Whether the statement has gathered the parts already, so that no index is asked. */
  isAtHand: boolean
  readOf: ReadOf
}

/** The condition of a filter on part p, deleted ones left out. */
export function matches(
  sql: Sql,
  filter: PartFilter,
  tier: Tier = 'all',
  {
    without = null,
    category = filter.category,
    isAtHand = false,
    readOf = 'part',
  }: Partial<Matching> = {},
) {
  const { text, minPrice, maxPrice, maxMinQuantity } = filter
  const specs = filter.specs.filter(
    ([key]) => !(typeof without === 'object' && without?.key === key),
  )
  const at = readOf === 'part' ? sql`p` : sql`r`
  return sql`
    ${readOf === 'rankAlone' ? sql`true` : sql`p.deleted_at is null`}
    ${text ? sql`and ${isFound(sql, text, tier, category, isAtHand)}` : sql``}
    ${category ? sql`and ${at}.category = ${category}` : sql``}
    ${filter.numbers ? sql`and p.mpn_key = any(${filter.numbers}::text[])` : sql``}
    ${without !== 'stock' && filter.stock.length > 0 ? filter.stock.map((stock) => sql`and ${inStockAs(sql, stock, readOf)}`) : sql``}
    ${minPrice !== null && without !== 'price' ? sql`and ${at}.price_minor >= ${minPrice}` : sql``}
    ${maxPrice !== null && without !== 'price' ? sql`and ${at}.price_minor <= ${maxPrice}` : sql``}
    ${maxMinQuantity !== null && without !== 'minQuantity' ? sql`and p.min_quantity <= ${maxMinQuantity}` : sql``}
    ${filter.origins ? sql`and p.origin_country = any(${filter.origins}::text[])` : sql``}
    ${filter.lifecycles ? sql`and ${standsIn(sql, filter.lifecycles)}` : sql``}
    ${filter.updatedSince ? sql`and ${isUpdatedSince(sql, filter.updatedSince)}` : sql``}
    ${specs.length > 0 ? specs.map(([, choices]) => sql`and ${anyOf(sql, choices)}`) : sql``}`
}

/** In words that the index `part_not_active` is found by, where no active part is asked for. */
const standsIn = (sql: Sql, lifecycles: Lifecycle[]) => sql`
  p.lifecycle = any(${lifecycles}::text[])
    ${lifecycles.includes('active') ? sql`` : sql`and p.lifecycle <> 'active'`}`

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
  return sql`
    case
      when ${countedFor(sql, filter, most, { ...counting, tier: 'whole' })} = ${most}::int then ${most}::int
      else ${countedFor(sql, filter, most, counting)}
    end`
}

/** What `part_rank` knows by itself. */
const ranked: (keyof PartFilter)[] = ['category', 'stock', 'minPrice', 'maxPrice']

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
  const known = narrowsOnlyBy(filter, ranked) ? 'rankAlone' : 'rank'
  const readOf = readOfFilter(filter) === 'rank' ? known : 'part'
  const matching = sql`
    select 1
    from ${partsOf(sql, readOf)}
    where ${matches(sql, filter, tier, { without, category, readOf })}`
  return sql`(
    ${filter.text ? sql`with matching as materialized (${matching})` : sql``}
    select count(*)::int
    from (${filter.text ? sql`select 1 from matching` : matching} limit ${most}) counted
  )`
}

const levelOf = { whole: 'whole', named: 'named', stated: 'stated', rest: 'all' } as const
const levels = ['whole', 'named', 'stated', 'rest'] as const

function isFound(
  sql: Sql,
  text: TextSearch,
  tier: Tier,
  category: CategoryIn | null,
  isAtHand: boolean,
) {
  const exact = isExact(sql, text)
  if (tier === 'exact') return exact
  const isAt = (level: keyof typeof levelOf) =>
    isAtHand ? has(sql, text, level) : finds(sql, text, level, category)
  if (tier === 'all') return sql`(${isAt('rest')} or ${exact})`
  if (tier === 'inexact') return sql`${isAt('rest')} and not ${exact}`
  if (tier === 'byName') return sql`${isAt('named')} and not ${exact}`
  const before = levels[levels.indexOf(tier) - 1]
  const later = before ? sql`and not ${has(sql, text, before)}` : sql``
  return sql`${isAt(tier)} ${later} and not ${exact}`
}

/** Whether a part has all words at this level, as the index of all words or of those that name a part has them. */
function finds(
  sql: Sql,
  text: TextSearch,
  tier: keyof typeof levelOf,
  category: CategoryIn | null,
) {
  const level = levelOf[tier]
  const search = text.levels[level === 'named' ? 'names' : level]
  const words =
    level === 'whole' || level === 'named' ? sql`ts_filter(p.search, '{a,b}')` : sql`p.search`
  return withNumbers(sql, text, tier, search && hasWords(sql, words, search, category))
}

/** The same of a part that is at hand: what names it is told by its words' own labels, which costs less than to filter them. */
function has(sql: Sql, text: TextSearch, tier: keyof typeof levelOf) {
  const search = text.levels[levelOf[tier]]
  return withNumbers(sql, text, tier, search && hasWords(sql, sql`p.search`, search))
}

/** What begins a number begins a name. */
const withNumbers = (
  sql: Sql,
  { mpnPrefix }: TextSearch,
  tier: keyof typeof levelOf,
  words: ReturnType<Sql> | null,
) =>
  mpnPrefix && tier !== 'whole'
    ? sql`(${words ?? sql`false`} or p.mpn_key like ${`${mpnPrefix}%`})`
    : sql`(${words ?? sql`false`})`

/** Another number of a part is a word of it. */
const isExact = (sql: Sql, { keys, otherKeys, numbers }: TextSearch) => sql`(
  p.mpn_key = any(${keys}::text[])
  ${numbers.length > 0 ? sql`or p.number = any(${numbers}::bigint[])` : sql``}
  ${otherKeys.length > 0 ? sql`or p.search @@ ${otherNumbers(otherKeys)}::tsquery` : sql``})`

/** Another number of a part as it stands among its words; `key`: as numberKey compares it. */
export const otherNumber = (key: string): string => `'number=${key.toLowerCase()}'`

const otherNumbers = (keys: string[]) => keys.map(otherNumber).join(' | ')

/**
 * The condition of a search on these words of part p. What is said to be true is compared: the planner looks up every
 * bare condition that an index has. Every part has the fact of its category, which is looked up with the others.
 */
export const hasWords = (
  sql: Sql,
  words: ReturnType<Sql>,
  { looked, compared }: WordSearch,
  category: CategoryIn | null = null,
) => sql`
  ${words} @@ ${looked}::tsquery
  ${category ? sql`and ${words} @@ ('''category=' || ${category} || '''')::tsquery` : sql``}
  ${compared === null ? sql`` : sql`and (p.search @@ ${compared}::tsquery) is true`}`

/** The number of the tier that a part found stands in, among these. */
export function tierOf(sql: Sql, text: TextSearch, tiers: Tier[]) {
  const last = tiers.length - 1
  const between = levels.flatMap((tier) =>
    tier !== 'rest' && tiers.includes(tier)
      ? [sql`when ${has(sql, text, tier)} then ${tiers.indexOf(tier)}::int`]
      : [],
  )
  return sql`
    case
      when ${isExact(sql, text)} then 0
      ${between.length > 0 ? between : sql``}
      else ${last}::int
    end`
}

const isUpdatedSince = (sql: Sql, since: Date) => sql`(
  p.updated_at >= ${since}
  or p.id in (
    select part_id
    from stock_movement
    where at >= ${since}
  )
)`

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
