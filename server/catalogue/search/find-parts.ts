import type { Sql } from '../../database/database.ts'
import { countUpTo, totalOf } from '../../database/paging.ts'
import type { PartRow } from '../parts/store.ts'
import type { PartsOrder } from '../understanding/reading.ts'
import type { Tier, Without } from './condition.ts'
import { narrowsOnlyBy, type PartFilter, type TextFilter } from './filter.ts'
import type { PartOrder } from './order.ts'
import {
  countNewest,
  countNumbers,
  countParts,
  gatherParts,
  selectFirst,
  selectMatching,
  selectParts,
  selectPartsById,
} from './store.ts'

export type FoundPart = PartRow & { tier: number }

/** Tiers in the order in which their parts stand: what a search spells, then what is named so, what is stated so, the rest. */
export function tiersOf(filter: PartFilter, byRelevance: boolean): Tier[] {
  if (!filter.text) return ['all']
  return byRelevance ? ['exact', 'whole', 'named', 'stated', 'rest'] : ['exact', 'inexact']
}

/** So many parts are put in order by a figure: no index has it, so that each of them is read. */
const sortedUpTo = 3_000

/** Whether what a filter finds is put in the order that its search asks for: by a figure only what are not too many. */
export async function canSort(
  sql: Sql,
  { text, ...filter }: PartFilter,
  { by }: PartsOrder,
): Promise<boolean> {
  if (by === 'price') return true
  const most = sortedUpTo + 1
  if (text?.isCommon && (await isFrequent(sql, { ...filter, text }, most))) return false
  return (await countParts(sql, { ...filter, text }, most)) < most
}

export type Found = { rows: FoundPart[]; total: number | undefined }

type Slice = {
  from?: number
  limit: number
  offset?: number
}

/**
 * Up to `limit` parts behind the first `offset`, tier after tier, from the tier `from`, which `after` belongs to, and how
 * many there are of all tiers: undefined when more than can be counted, and on a later page without a search.
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
  if (!text) {
    const [found, total] = await Promise.all([
      selectMatching(sql, filter, order, slice),
      order.after ? undefined : countParts(sql, filter, countUpTo + 1),
    ])
    const rows = found.map((row) => ({ ...row, tier: 0 }))
    return { rows, total: total === undefined ? total : totalOf(total) }
  }
  const search = { ...filter, text }
  const isByFigure = order.sort === 'figure'
  if (isByFigure || !(await findsMany(sql, search))) {
    const most = { most: isByFigure ? sortedUpTo : countUpTo, ...slice }
    const { total, rows } = await gatherParts(sql, search, tiers, order, most)
    if (total <= countUpTo || isByFigure) return { rows, total: totalOf(total) }
  }
  return { rows: await walkTiers(sql, search, order, tiers, slice), total: undefined }
}

/** Of so many of the newest parts as many as `frequentFrom` match where a search is said to be frequent. */
const newestUpTo = 2_000
const frequentFrom = 100
/** Among so many of the newest a frequent search is counted: no further, since older ones may be others. */
const countedAmong = 50_000

/** Whether a search finds more than are counted, as far as that can be told without gathering what it finds. */
async function findsMany(sql: Sql, filter: TextFilter): Promise<boolean> {
  const { mpnPrefix, isCommon } = filter.text
  const most = countUpTo + 1
  const asksAll = narrowsOnlyBy(filter, ['text'])
  if (asksAll && mpnPrefix && (await countNumbers(sql, mpnPrefix, most)) === most) return true
  if (!isCommon) return false
  if (await isFrequent(sql, filter, most)) return true
  return asksAll && (await countParts(sql, filter, most, { tier: 'whole' })) === most
}

/** Whether the newest parts alone have as many as `most` of a search of common words. */
async function isFrequent(sql: Sql, filter: TextFilter, most: number): Promise<boolean> {
  const newest = await countNewest(sql, filter, { among: newestUpTo, most: frequentFrom })
  if (newest < frequentFrom) return false
  return (await countNewest(sql, filter, { among: countedAmong, most })) === most
}

/** Later tiers are only asked when the earlier ones have too few. */
export async function walkTiers(
  sql: Sql,
  filter: TextFilter,
  order: PartOrder,
  tiers: Tier[],
  { from, limit, offset }: Required<Slice>,
): Promise<FoundPart[]> {
  const found: FoundPart[] = []
  let skip = offset
  for (const [tier, name] of tiers.entries()) {
    if (tier < from || found.length === limit) continue
    const after = tier === from ? order.after : null
    const slice = { limit: limit - found.length, offset: skip }
    const rows = await selectTier(sql, filter, name, { ...order, after }, slice)
    found.push(...rows.map((row) => ({ ...row, tier })))
    const isPassed = rows.length === 0 && skip > 0
    skip = isPassed ? skip - (await countParts(sql, filter, skip, { tier: name })) : 0
  }
  return found
}

/** What is first in the order has enough of most searches; where it has not, all that match are gathered. */
async function selectTier(
  sql: Sql,
  filter: TextFilter,
  tier: Tier,
  order: PartOrder,
  slice: { limit: number; offset: number },
): Promise<PartRow[]> {
  const first = (await areFew(sql, filter, tier))
    ? []
    : await selectFirst(sql, filter, tier, order, slice)
  return first.length === slice.limit ? first : await selectParts(sql, filter, tier, order, slice)
}

/** Whether a tier is known to have no more parts than are counted: these are not worth walking an order for. */
async function areFew(sql: Sql, filter: TextFilter, tier: Tier): Promise<boolean> {
  if (tier !== 'whole' && tier !== 'named') return tier === 'exact'
  const { isCommonInNames, mpnPrefix } = filter.text
  const most = countUpTo + 1
  if (isCommonInNames || (mpnPrefix && (await countNumbers(sql, mpnPrefix, most)) === most))
    return false
  return (await countParts(sql, filter, most, { tier })) < most
}

/** How many parts match, counted up to `most`. */
export const countMatches = async (
  sql: Sql,
  filter: PartFilter,
  most: number,
  without: Without = null,
): Promise<number> => await countParts(sql, filter, most, { without })

/** The parts with these ids that are in the shop, in their order. */
export const findPartsById = async (sql: Sql, ids: string[]): Promise<PartRow[]> =>
  await selectPartsById(sql, ids)
