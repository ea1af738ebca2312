import type { Category, Specs } from '../../../contract/parts/parts.ts'
import type { Database } from '../../database/database.ts'
import type { Without } from '../search/condition.ts'
import { narrowsOnlyBy, ofCategory, type PartFilter } from '../search/filter.ts'
import { finderOf } from './finder.ts'
import { type FacetPart, selectFacetParts } from './store.ts'

/** So many parts of a category are cached: enough for a sample of what an eighth of it has. */
const cachedUpTo = 4_000
const cachedMs = 60_000
/** What is cached of a part tells whether it is found by these. */
const known: (keyof PartFilter)[] = [
  ...(['category', 'stock', 'minPrice', 'maxPrice', 'maxMinQuantity', 'specs'] as const),
]
type Cached = { at: number; facets: string; parts: Promise<FacetPart[]> }
const cached = new WeakMap<Database, Map<Category, Cached>>()

/**
 * The sample of `size` parts that the store would select for this filter, out of the first of its category, which are cached
 * for a minute; null when it may not be among these. It is for shares of many parts, which a minute does not change.
 */
export async function findInCached(
  database: Database,
  filter: PartFilter,
  { without, size, facets }: { without: Without; size: number; facets: readonly string[] },
): Promise<FacetPart[] | null> {
  const { category, specs } = filter
  if (!category || !narrowsOnlyBy(filter, known)) return null
  if (!specs.every(([key]) => facets.includes(key))) return null
  const parts = await readCached(database, category, facets)
  const found = parts.values().filter(finderOf(filter, without)).take(size).toArray()
  return found.length === size ? found : null
}

async function readCached(
  database: Database,
  category: Category,
  facets: readonly string[],
): Promise<FacetPart[]> {
  const ofShop = cached.get(database) ?? new Map<Category, Cached>()
  const named = facets.join()
  cached.set(database, ofShop)
  const known = ofShop.get(category)
  if (known?.facets === named && performance.now() - known.at < cachedMs) return await known.parts
  // what cannot be read in time, as from a cold disk, is none for as long: a statement reads an eighth of it
  const parts = readFirst(database, category, facets).catch(() => [])
  ofShop.set(category, { at: performance.now(), facets: named, parts })
  return await parts
}

/** Of specifications only those that a category is narrowed by, so that what is cached is bounded. */
async function readFirst(
  { sql }: Database,
  category: Category,
  facets: readonly string[],
): Promise<FacetPart[]> {
  const all = { size: cachedUpTo, without: null, withSpecs: true }
  const parts = await selectFacetParts(sql, ofCategory(category), all)
  return parts.map((part) => ({ ...part, specs: narrowing(part.specs, facets) }))
}

const narrowing = (specs: Specs, facets: readonly string[]): Specs =>
  Object.fromEntries(facets.flatMap((key) => (specs[key] === undefined ? [] : [[key, specs[key]]])))
