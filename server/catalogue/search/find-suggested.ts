import type { Sql } from '../../database.ts'
import { countUpTo } from '../../paging.ts'
import type { TextFilter } from './filter.ts'
import { type FoundPart, ofWhole, tiersOf, walkTiers } from './find-parts.ts'
import type { PartOrder } from './order.ts'
import {
  type NamedPart,
  selectNewestNamed,
  selectParts,
  selectPartsById,
  selectSome,
} from './store.ts'

/** So many parts of common words are enough to suggest from. */
const someUpTo = 200
/** Among so many of the newest parts those named so are looked for first. */
const newestUpTo = 2_000

const newestFirst: PartOrder = { sort: 'newest', descending: true, after: null }

export type Suggested = { rows: FoundPart[]; some: NamedPart[] }

/**
 * Parts to suggest for a search, and some of all that it finds, about a thousand at most. They stand by relevance; of a search
 * of common words they are the newest of those that were met, which a list of it may not begin with.
 */
export async function findSuggested(
  sql: Sql,
  filter: TextFilter,
  limit: number,
): Promise<Suggested> {
  const tiers = tiersOf(filter, true)
  if (filter.text.isCommon) {
    const named = await findNamed(sql, filter, limit)
    if (named) return named
  }
  const some = await selectSome(sql, filter, 'all', { tiers, limit: countUpTo + 1 })
  if (some.length > countUpTo) {
    const slice = { from: 0, limit, offset: 0 }
    return { rows: await walkTiers(sql, filter, newestFirst, tiers, slice), some }
  }
  const tierOf = new Map(some.slice(0, limit).map(({ id, tier }) => [id, tier]))
  const rows = await selectPartsById(sql, [...tierOf.keys()])
  return { rows: rows.map((row) => ({ ...row, tier: tierOf.get(row.id)! })), some }
}

/**
 * The part whose number is spelled and parts named so, from the newest of the shop if these have enough of them, else some
 * that have the words before the last as whole ones: there are fewer of them to look up. Null when these are not enough.
 */
async function findNamed(sql: Sql, filter: TextFilter, limit: number): Promise<Suggested | null> {
  const tiers = tiersOf(filter, true)
  const exact = await selectParts(sql, filter, 'exact', newestFirst, { limit, offset: 0 })
  const wanted = limit - exact.length
  const among = { among: newestUpTo, limit: countUpTo }
  const newest = await selectNewestNamed(sql, filter, among)
  const some =
    newest.length >= wanted
      ? []
      : await selectSome(sql, ofWhole(filter), 'named', { tiers, limit: someUpTo })
  const met = new Set(newest.map(({ id }) => id))
  const named = [...newest, ...some.filter(({ id }) => !met.has(id))]
  if (named.length < wanted) return null
  const ids = named.slice(0, wanted).map(({ id }) => id)
  const next = await selectPartsById(sql, ids)
  const rows = [
    ...exact.map((row) => ({ ...row, tier: 0 })),
    ...next.map((row) => ({ ...row, tier: 1 })),
  ]
  return { rows, some: [...exact, ...named] }
}
