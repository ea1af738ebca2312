import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import type { PartSuggestions } from '../../../contract/parts/search.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { readCategories } from '../categories/read-categories.ts'
import { partToApi } from '../parts/to-api.ts'
import type { TextFilter } from '../search/filter.ts'
import { findPartsById } from '../search/find-parts.ts'
import { nearTo } from '../search/search-parts.ts'
import { type Searched, searched } from '../search/searched.ts'
import { completeQuery } from './complete-query.ts'
import { findSuggested, isSuggested, type Suggested } from './find-suggested.ts'
import { finishQuery } from './finish-query.ts'
import { namedCategories } from './named-categories.ts'
import { countWholeCategories } from './whole-categories.ts'

const partsUpTo = 6
const queriesUpTo = 4
const nothing: PartSuggestions = { parts: [], categories: [], queries: [], near: [], meant: null }

/**
 * What may be meant by what is being typed, by the understanding of the search. Near matches, and what another spelling finds,
 * only where the search itself finds nothing.
 */
export async function suggestParts(
  shop: Shop,
  _caller: Anyone,
  { q }: Input<Calls['suggestParts']>,
): Promise<Output<Calls['suggestParts']>> {
  const { sql } = shop.database
  const meant = finishQuery(q ?? '')
  const found = q
    ? await searched(
        shop,
        { q: meant },
        async (filter): Promise<Suggested> =>
          filter.text
            ? await findSuggested(sql, filter as TextFilter, partsUpTo)
            : { rows: [], some: [] },
        ({ rows }) => rows.length === 0,
      )
    : null
  if (!q || !found) return nothing
  const { match } = found
  const { rows, some } = match === 'all' ? found.found : { rows: [], some: [] }
  const named = namedCategories(meant, await readCategories(shop.database))
  const counted = await countWholeCategories(shop.database, categoriesOf(some, named))
  return {
    parts: rows.map((row) => ({
      ...partToApi(row, shop),
      exact: row.tier === 0,
    })),
    categories: counted.filter(({ count }) => count > 0),
    queries: queriesOf(q, meant, some),
    ...(match === 'all' ? { near: [], meant: null } : await insteadOf(shop, meant, found)),
  }
}

/** Searches that go on from what was typed, its last word finished before others. */
function queriesOf(q: string, meant: string, some: { name: string }[]): string[] {
  const names = some.map(({ name }) => name)
  const isLonger = meant !== q && some.length > 0 && meant.length > q.length
  const queries = [...(isLonger ? [meant] : []), ...completeQuery(meant, names)]
  return [...new Set(queries)].slice(0, queriesUpTo)
}

/** The categories that are named outright, then those of what is found, the most frequent first. */
function categoriesOf(some: { category: Category }[], named: Category[]): Category[] {
  const found = [...Map.groupBy(some, ({ category }) => category)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([category]) => category)
  return [...new Set([...named, ...found])]
}

/** What another spelling finds, else what comes near. */
async function insteadOf(
  shop: Shop,
  q: string,
  { match, found, understood, correction }: Searched<Suggested>,
) {
  if (match === 'corrected')
    return { near: found.rows.map((row) => partToApi(row, shop)), meant: correction?.q ?? null }
  const near = understood ? await nearTo(shop, { q }, understood, correction?.q) : []
  const ids = near.map(({ id }) => id)
  const rows = ids.length > 0 ? await findPartsById(shop.database.sql, ids) : []
  const suggested = rows.filter(({ lifecycle }) => isSuggested(lifecycle)).slice(0, partsUpTo)
  return { near: suggested.map((row) => partToApi(row, shop)), meant: null }
}
