import type { Sql } from '../../database.ts'
import { countUpTo, totalOf } from '../../paging.ts'
import type { PartRow } from '../store.ts'
import type { Tier } from './condition.ts'
import type { PartFilter, TextFilter, TextSearch } from './filter.ts'
import {
  countNumbers,
  countParts,
  gatherParts,
  type NamedPart,
  type PartOrder,
  selectNamed,
  selectParts,
  selectPartsById,
  selectSome,
} from './store.ts'

export type FoundPart = PartRow & { tier: number }

/** Tiers in the order in which their parts stand: what a search spells, then what is named so, then the rest. */
export function tiersOf(filter: PartFilter, byRelevance: boolean): Tier[] {
  if (!filter.text) return ['all']
  return byRelevance ? ['exact', 'named', 'rest'] : ['exact', 'inexact']
}

export type Found = { rows: FoundPart[]; total: number | undefined }

type Slice = {
  from?: number
  limit: number
  offset?: number
}

/**
 * Up to `limit` parts behind the first `offset`, tier after tier, from the tier `from`, which `after` belongs to, and how
 * many there are of all tiers: undefined when more than can be counted, and on a later page.
 */
export async function findParts(
  sql: Sql,
  filter: PartFilter,
  order: PartOrder,
  tiers: Tier[],
  { from = 0, limit, offset = 0 }: Slice,
): Promise<Found> {
  const { text } = filter
  const slice = { from, limit, offset }
  const count = async () => totalOf(await countParts(sql, filter, countUpTo + 1))
  if (!text) {
    const rows = walkParts(sql, filter, order, tiers, slice)
    const [found, total] = await Promise.all([rows, order.after ? undefined : count()])
    return { rows: found, total }
  }
  const search = { ...filter, text }
  const beginsMany = isOpen(filter) && (await beginsUncounted(sql, text))
  const isFirst = from === 0 && offset === 0 && isByNewest(order, tiers)
  if (isFirst && isOpen(filter) && text.isCommon && !beginsMany) {
    const first = await findFirst(sql, filter, limit, () => selectNamed(sql, filter, countUpTo))
    if (first) return { rows: first.rows, total: await countCommon(sql, search, first.isFrequent) }
  }
  if (!beginsMany) {
    const most = { most: countUpTo, ...slice }
    const { total, rows } = await gatherParts(sql, search, tiers, order, most)
    if (total <= countUpTo) return { rows, total }
  }
  return { rows: await walkParts(sql, filter, order, tiers, slice, beginsMany), total: undefined }
}

/** Whether nothing but a text narrows. */
const isOpen = ({ category, stock, minPrice, maxPrice, maxMinQuantity, specs }: PartFilter) =>
  [category, minPrice, maxPrice, maxMinQuantity].every((one) => one === null) &&
  stock.length + specs.length === 0

const isByNewest = ({ sort, descending, after }: PartOrder, tiers: Tier[]) =>
  sort === 'newest' && descending && after === null && tiers.includes('named')

/** Numbers that begin so are more than are counted: asked of their index, which stops there. */
const beginsUncounted = async (sql: Sql, { skuPrefix }: TextSearch) =>
  skuPrefix !== null && (await countNumbers(sql, skuPrefix, countUpTo + 1)) > countUpTo

/** So many parts of common words are enough to suggest from. */
const someUpTo = 200
/** So many of the newest parts are compared before a search of common words is looked up. */
const comparedUpTo = 2_000
/** So many of these say that parts like them are met soon wherever one looks. */
const frequentFrom = 100

const newestFirst: PartOrder = { sort: 'newest', descending: true, after: null }

export type Suggested = { rows: FoundPart[]; some: NamedPart[] }

/** The first parts of a search by relevance, and some of all that it finds, up to a thousand, which may be newer. */
export async function suggest(sql: Sql, filter: TextFilter, limit: number): Promise<Suggested> {
  const { text } = filter
  const tiers = tiersOf(filter, true)
  if (text.isCommon) {
    const first = await findFirst(sql, filter, limit, () =>
      selectSome(sql, ofWhole(filter), 'named', { tiers, limit: someUpTo }),
    )
    if (first) return first
  }
  const some = await selectSome(sql, filter, 'all', { tiers, limit: countUpTo + 1 })
  if (some.length > countUpTo) {
    const beginsMany = await beginsUncounted(sql, text)
    const slice = { from: 0, limit, offset: 0 }
    return { rows: await walkParts(sql, filter, newestFirst, tiers, slice, beginsMany), some }
  }
  const tierOf = new Map(some.slice(0, limit).map(({ id, tier }) => [id, tier]))
  const rows = await selectPartsById(sql, [...tierOf.keys()])
  return { rows: rows.map((row) => ({ ...row, tier: tierOf.get(row.id)! })), some }
}

/**
 * The first `limit` parts by relevance of a search of common words, and parts that are named so, up to a thousand: the
 * newest of the shop if these have enough of them, or those that are found otherwise; null when these are not enough.
 */
async function findFirst(
  sql: Sql,
  filter: PartFilter,
  limit: number,
  otherwise: () => Promise<NamedPart[]>,
): Promise<(Suggested & { isFrequent: boolean }) | null> {
  const slice = { limit, offset: 0, rare: true }
  const exact = await selectParts(sql, filter, 'exact', newestFirst, slice)
  const newest = await selectNamed(sql, filter, countUpTo, comparedUpTo)
  const named = newest.length >= limit + exact.length ? newest : await otherwise()
  if (named.length < limit) return null
  const ids = named.map(({ id }) => id).filter((id) => exact.every((row) => row.id !== id))
  const next = await selectPartsById(sql, ids.slice(0, limit - exact.length))
  const rows = [
    ...exact.map((row) => ({ ...row, tier: 0 })),
    ...next.map((row) => ({ ...row, tier: 1 })),
  ]
  return { rows, some: named, isFrequent: newest.length >= frequentFrom }
}

/** How many parts a search of common words finds: what its whole words name is counted first, which may be enough. */
async function countCommon(
  sql: Sql,
  filter: TextFilter,
  isFrequent: boolean,
): Promise<number | undefined> {
  const most = countUpTo + 1
  const least = isFrequent ? 0 : await countParts(sql, ofWhole(filter), most, { tier: 'named' })
  return totalOf(least < most ? await countParts(sql, filter, most, { isFrequent }) : least)
}

const ofWhole = <T extends TextFilter>(filter: T): T => ({
  ...filter,
  text: { ...filter.text, named: filter.text.whole },
})

/** Later tiers are only asked when the earlier ones have too few, so that a common word is not sorted to the end. */
async function walkParts(
  sql: Sql,
  filter: PartFilter,
  order: PartOrder,
  tiers: Tier[],
  { from, limit, offset }: Required<Slice>,
  beginsMany = false,
): Promise<FoundPart[]> {
  const found: FoundPart[] = []
  let skip = offset
  for (const [tier, name] of tiers.entries()) {
    if (tier < from || found.length === limit) continue
    const isUncounted = !filter.text || (beginsMany && (name === 'named' || name === 'inexact'))
    const count = isUncounted ? null : await countParts(sql, filter, countUpTo + 1, { tier: name })
    if (count !== null && count <= Math.min(skip, countUpTo)) {
      skip -= count
      continue
    }
    const after = tier === from ? order.after : null
    const rare = count !== null && count <= countUpTo
    const slice = { limit: limit - found.length, offset: skip, rare }
    const rows = await selectParts(sql, filter, name, { ...order, after }, slice)
    found.push(...rows.map((row) => ({ ...row, tier })))
    skip = 0
  }
  return found
}

/** How many parts match, counted up to `most`. */
export const countMatches = async (sql: Sql, filter: PartFilter, most: number): Promise<number> =>
  await countParts(sql, filter, most)

/** The parts with these ids that are in the shop, in their order. */
export const findPartsById = async (sql: Sql, ids: string[]): Promise<PartRow[]> =>
  await selectPartsById(sql, ids)
