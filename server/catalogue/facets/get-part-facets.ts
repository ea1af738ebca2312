import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { categoryCountUpTo } from '../../../contract/parts/categories.ts'
import type { PartFacets } from '../../../contract/parts/search.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { readCategories } from '../categories/read-categories.ts'
import type { Without } from '../search/condition.ts'
import { narrowsOnlyBy, type PartFilter } from '../search/filter.ts'
import { countMatches } from '../search/find-parts.ts'
import { readAsked } from '../search/read-filter.ts'
import { searched } from '../search/searched.ts'
import { findInCached } from './cached-sample.ts'
import { facetsOf, keysOf, type Looked } from './spec-facets.ts'
import { countCategories, selectFacetParts, selectPriceBounds } from './store.ts'

/** So many parts are counted for the total, whatever the shop holds. */
const totalUpTo = 10_000
/** Up to so many parts all are looked at for all else. */
const exactUpTo = 1_000
/** Of more so many: a share of them is right within 4.5 in 100, nineteen times in twenty. */
const sampleSize = 500
const bounds = [1, 5, 10, 25, 50, 100, 250, 500, 1_000] as const

/** What the parts that a filter finds can be narrowed to. Specifications only within a category. */
export async function getPartFacets(
  shop: Shop,
  _caller: Anyone,
  query: Input<Calls['getPartFacets']>,
): Promise<Output<Calls['getPartFacets']>> {
  const { sql } = shop.database
  const asked = await totalOf(shop, query)
  if (!asked) return nothing
  const { filter, total } = asked
  const shown = await readCategories(shop.database)
  const { facets, specs } = shown.find(({ key }) => key === filter.category) ?? noSpecs
  const look = async (keys: string[], without: Without): Promise<Looked> => {
    const matching = without ? countMatches(sql, filter, exactUpTo + 1, without) : total
    const isSampled = (await matching) > exactUpTo
    const size = isSampled ? sampleSize : exactUpTo
    const cached = isSampled
      ? await findInCached(shop.database, filter, { without, size, facets })
      : null
    const asked = { without, size, withSpecs: keys.length > 0 }
    return { keys, isSampled, parts: cached ?? (await selectFacetParts(sql, filter, asked)) }
  }
  const { open, chosen } = keysOf(filter, facets)
  const all = look(open, null)
  // a facet that nothing is chosen of counts the same parts as all others
  const own = (isChosen: boolean, without: Without) => (isChosen ? look([], without) : all)
  const isPriced = filter.minPrice !== null || filter.maxPrice !== null
  const [matching, whole, price, stock, minimum, categories, narrowed] = await Promise.all([
    total,
    all,
    priceOf(shop, filter, isByCategory(filter) ? null : own(isPriced, 'price')),
    own(filter.stock.length > 0, 'stock'),
    own(filter.maxMinQuantity !== null, 'minQuantity'),
    countCategories(sql, filter, {
      among: shown.map(({ key }) => key),
      most: categoryCountUpTo,
    }),
    Promise.all(chosen.map((key) => look([key], { key }))),
  ])
  return {
    total: Math.min(matching, totalUpTo),
    totalIsCapped: matching > totalUpTo,
    sampleSize,
    categories,
    price,
    inStock: stock.parts.filter(({ inStock }) => inStock).length,
    inStockIsSampled: stock.isSampled,
    minQuantity: stepsOf(minimum, filter.maxMinQuantity),
    minQuantityIsSampled: minimum.isSampled,
    specs: facetsOf(filter, [whole, ...narrowed], { facets, specs }),
  }
}

/** The filter that finds something, and how many: where there is a search, another spelling of it may be meant. */
async function totalOf(shop: Shop, query: Input<Calls['getPartFacets']>) {
  const count = (filter: PartFilter) => countMatches(shop.database.sql, filter, totalUpTo + 1)
  if (!query.q) {
    const { filter } = await readAsked(shop, query)
    return filter && { filter, total: count(filter) }
  }
  const found = await searched(shop, query, count, (total) => total === 0)
  return found && { filter: found.filter, total: Promise.resolve(found.found) }
}

const noSpecs: Pick<ShopCategory, 'facets' | 'specs'> = { facets: [], specs: [] }

const nothing: PartFacets = {
  total: 0,
  totalIsCapped: false,
  sampleSize,
  categories: [],
  price: null,
  inStock: 0,
  inStockIsSampled: false,
  minQuantity: [],
  minQuantityIsSampled: false,
  specs: [],
}

/** Whether nothing narrows but a category and a price: then an index knows the prices. */
const isByCategory = (filter: PartFilter) =>
  narrowsOnlyBy(filter, ['category', 'minPrice', 'maxPrice'])

/** Prices of the parts looked at; when these may not be all, those of the category or the shop, which hold them. */
async function priceOf(
  { database, config }: Shop,
  filter: PartFilter,
  counting: Promise<Looked> | null,
) {
  const looked = await counting
  if (looked && !looked.isSampled) {
    const prices = looked.parts.map(({ priceMinor }) => priceMinor)
    return prices.length > 0 ? inMajor(Math.min(...prices), Math.max(...prices), config) : null
  }
  const { minPrice, maxPrice } = await selectPriceBounds(database.sql, filter.category)
  return minPrice === null || maxPrice === null ? null : inMajor(minPrice, maxPrice, config)
}

const inMajor = (min: number, max: number, { currency }: Shop['config']) => ({
  min: toMajor(min, currency),
  max: toMajor(max, currency),
})

/** The bounds that tell parts apart, each of which lets in more than the one before, and the one that is chosen. */
function stepsOf({ parts }: Looked, chosen: number | null) {
  const steps = bounds.map((upTo) => ({
    upTo,
    count: parts.filter(({ minQuantity }) => minQuantity <= upTo).length,
  }))
  return steps.filter(
    ({ upTo, count }, at) => upTo === chosen || count > (steps[at - 1]?.count ?? 0),
  )
}
