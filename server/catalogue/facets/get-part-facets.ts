import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/money.ts'
import type { PartFacets } from '../../../contract/part-search.ts'
import type { Sql } from '../../database.ts'
import { countUpTo } from '../../paging.ts'
import type { Anyone, Shop } from '../../shop.ts'
import type { Without } from '../search/condition.ts'
import type { PartFilter } from '../search/filter.ts'
import { readFilter } from '../search/read-filter.ts'
import { countSpecs } from './count-specs.ts'
import { countCategories, countNumbers, type Numbers, selectPriceBounds } from './store.ts'

/** So many parts are looked at for a count, whatever the shop holds. */
const countedUpTo = 10_000
const bounds = [1, 5, 10, 25, 50, 100, 250, 500, 1_000] as const

/** What the parts that a filter finds can be narrowed to. Specifications only within a category. */
export async function getPartFacets(
  shop: Shop,
  _caller: Anyone,
  query: Input<Calls['getPartFacets']>,
): Promise<Output<Calls['getPartFacets']>> {
  const filter = await readFilter(shop, query)
  if (!filter) return nothing
  const { sql } = shop.database
  const all = countAll(sql, filter, null)
  // a facet that nothing is chosen of counts the same parts as the total
  const own = (isChosen: boolean, without: Without) =>
    isChosen ? countAll(sql, filter, without) : all
  const [whole, price, stock, minimum, categories, specs] = await Promise.all([
    all,
    own(filter.minPrice !== null || filter.maxPrice !== null, 'price').then((numbers) =>
      priceOf(sql, filter, numbers, shop.config.currency),
    ),
    own(filter.stock.length > 0, 'stock'),
    own(filter.maxMinQuantity !== null, 'minQuantity'),
    countCategories(sql, filter, countUpTo),
    countSpecs(sql, filter, countedUpTo),
  ])
  return {
    total: Math.min(whole.total, countedUpTo),
    totalIsCapped: whole.total > countedUpTo,
    countedUpTo,
    categories,
    price,
    inStock: Math.min(stock.inStock, countedUpTo),
    minQuantity: stepsOf(minimum),
    specs,
  }
}

const nothing: PartFacets = {
  total: 0,
  totalIsCapped: false,
  countedUpTo,
  categories: [],
  price: null,
  inStock: 0,
  minQuantity: [],
  specs: [],
}

/** One more than is counted tells whether there are more. */
const countAll = (sql: Sql, filter: PartFilter, without: Without) =>
  countNumbers(sql, filter, { without, most: countedUpTo + 1, bounds })

/** Prices of the parts looked at; when these were not all, those of the category or the shop, which hold them. */
async function priceOf(sql: Sql, filter: PartFilter, numbers: Numbers, currency: string) {
  const isCapped = numbers.total > countedUpTo
  const { minPrice, maxPrice } = isCapped ? await selectPriceBounds(sql, filter.category) : numbers
  if (minPrice === null || maxPrice === null) return null
  return { min: toMajor(minPrice, currency), max: toMajor(maxPrice, currency) }
}

/** The bounds that tell parts apart: each lets in more than the one before. */
const stepsOf = ({ atMost }: Numbers) =>
  bounds
    .map((upTo, at) => ({ upTo, count: Math.min(atMost[at] ?? 0, countedUpTo), at }))
    .filter(({ count, at }) => count > (at === 0 ? 0 : (atMost[at - 1] ?? 0)))
    .map(({ upTo, count }) => ({ upTo, count }))
