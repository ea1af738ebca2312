import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import type { PartSuggestions } from '../../../contract/parts/search.ts'
import { halfWidth } from '../../../contract/text/half-width.ts'
import type { Database } from '../../database/database.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { partToApi } from '../parts/to-api.ts'
import { findPartsById } from '../search/find-parts.ts'
import { readFilter } from '../search/read-filter.ts'
import { completeQuery } from './complete-query.ts'
import { findSuggested } from './find-suggested.ts'
import { namedCategories } from './named-categories.ts'
import { nearParts } from './near-parts.ts'
import { countWholeCategories } from './whole-categories.ts'

const partsUpTo = 6
const nothing: PartSuggestions = { parts: [], categories: [], queries: [], near: [], meant: null }

/** What may be meant by what is being typed. Near matches only where the search itself finds nothing. */
export async function suggestParts(
  shop: Shop,
  _caller: Anyone,
  { q }: Input<Calls['suggestParts']>,
): Promise<Output<Calls['suggestParts']>> {
  const { sql } = shop.database
  const { currency } = shop.config
  const filter = q ? await readFilter(shop, { q }) : null
  if (!q || !filter?.text) return nothing
  const words = halfWidth(q)
  const { rows, some } = await findSuggested(sql, { ...filter, text: filter.text }, partsUpTo)
  const named = namedCategories(words)
  const counted = await countWholeCategories(shop.database, categoriesOf(some, named))
  return {
    parts: rows.map((row) => ({ ...partToApi(row, currency), exact: row.tier === 0 })),
    categories: counted.filter(({ count }) => count > 0),
    queries: completeQuery(
      words,
      some.map(({ name }) => name),
    ),
    ...(rows.length > 0 ? { near: [], meant: null } : await nearTo(shop.database, words, currency)),
  }
}

/** The categories that are named outright, then those of what is found, the most frequent first. */
function categoriesOf(some: { category: Category }[], named: Category[]): Category[] {
  const found = [...Map.groupBy(some, ({ category }) => category)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([category]) => category)
  return [...new Set([...named, ...found])]
}

async function nearTo(database: Database, q: string, currency: string) {
  const { ids, meant } = await nearParts(database, q)
  const rows = ids.length > 0 ? await findPartsById(database.sql, ids) : []
  return { near: rows.map((row) => partToApi(row, currency)), meant }
}
