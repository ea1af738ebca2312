import { type Lifecycle, lifecycles } from '../../../contract/parts/lifecycle.ts'
import type { Sql } from '../../database/database.ts'
import { countUpTo } from '../../database/paging.ts'
import type { TextFilter } from '../search/filter.ts'
import { type FoundPart, findPartsById, tiersOf, walkTiers } from '../search/find-parts.ts'
import type { PartOrder } from '../search/order.ts'
import { type NamedPart, selectBeginning, selectNewestNamed, selectSome } from './store.ts'

/** So many parts of common words, and so many whose names begin so, are enough to suggest from. */
const someUpTo = 200
/** Among so many of the newest parts those named by common words are looked for first. */
const newestUpTo = 500

const newestFirst: PartOrder = { sort: 'newest', descending: true, after: null }

/** What is at its end of life is found by a search, and suggested by nothing. */
export const isSuggested = (lifecycle: Lifecycle) => lifecycle !== 'eol'

export type Suggested = { rows: FoundPart[]; some: Pick<NamedPart, 'name' | 'category'>[] }

/**
 * Parts to suggest for a search, and some of all that it finds, about a thousand at most. The part whose number is spelled
 * stands first, then parts named so, then the rest. Where enough are named so these are some that were met soonest,
 * which a list of the search may not begin with.
 */
export async function findSuggested(
  sql: Sql,
  searched: TextFilter,
  limit: number,
): Promise<Suggested> {
  const filter = { ...searched, lifecycles: lifecycles.filter(isSuggested) }
  const tiers = tiersOf(filter, true)
  const slice = { from: 0, limit, offset: 0 }
  const exact = await walkTiers(sql, filter, newestFirst, ['exact'], slice)
  const named = await findNamed(sql, filter, exact, limit)
  if (named) {
    const next = named.slice(exact.length, limit).map(({ id }) => id)
    const rows = (await findPartsById(sql, next)).map((row) => ({ ...row, tier: 1 }))
    return { rows: [...exact, ...rows], some: named }
  }
  const some = await selectSome(sql, filter, 'all', { tiers, limit: countUpTo + 1 })
  if (some.length > countUpTo)
    return {
      rows: await walkTiers(sql, filter, newestFirst, tiers, slice),
      some,
    }
  const tierOf = new Map(some.slice(0, limit).map(({ id, tier }) => [id, tier]))
  const rows = await findPartsById(sql, [...tierOf.keys()])
  return { rows: rows.map((row) => ({ ...row, tier: tierOf.get(row.id)! })), some }
}

/**
 * The parts whose number is spelled and those named so, as soon as they are `wanted`: of common words from the newest of
 * the shop; then those whose names begin with what is typed; then, of common words, what is sooner looked up. Null when
 * these are not enough.
 */
async function findNamed(
  sql: Sql,
  filter: TextFilter,
  exact: NamedPart[],
  wanted: number,
): Promise<NamedPart[] | null> {
  const { isCommon } = filter.text
  const found = new Map(exact.map((part) => [part.id, part]))
  const areEnough = (more: NamedPart[]) => {
    for (const part of more) if (!found.has(part.id)) found.set(part.id, part)
    return found.size >= wanted
  }
  const among = { among: newestUpTo, limit: newestUpTo }
  const some = { tiers: tiersOf(filter, true), limit: someUpTo }
  const isDone =
    (isCommon && areEnough(await selectNewestNamed(sql, filter, among))) ||
    areEnough(await selectBeginning(sql, filter, someUpTo)) ||
    (isCommon && areEnough(await selectSome(sql, filter, 'whole', some)))
  return isDone ? [...found.values()] : null
}
