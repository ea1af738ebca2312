import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { categoryCountUpTo } from '../../../contract/categories.ts'
import type { PartSuggestions } from '../../../contract/part-search.ts'
import type { Category } from '../../../contract/parts.ts'
import type { Database } from '../../database.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { partOnTheWire } from '../part-on-the-wire.ts'
import { findPartsById } from '../search/find-parts.ts'
import { findSuggested } from '../search/find-suggested.ts'
import { readFilter } from '../search/read-filter.ts'
import { completeQuery } from './complete-query.ts'
import { namedCategories } from './named-categories.ts'
import { nearParts } from './near-parts.ts'
import { type CountedCategory, countWhole } from './store.ts'

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
  const [{ rows, some }, whole] = await Promise.all([
    findSuggested(sql, { ...filter, text: filter.text }, partsUpTo),
    countWhole(sql, categoryCountUpTo),
  ])
  return {
    parts: rows.map((row) => ({ ...partOnTheWire(row, currency), exact: row.tier === 0 })),
    categories: countedCategories(some, namedCategories(q), whole),
    queries: completeQuery(
      q,
      some.map(({ name }) => name),
    ),
    ...(rows.length > 0 ? { near: [], meant: null } : await nearTo(shop.database, q, currency)),
  }
}

/** The categories that are named outright and those of what is found, the most frequent first, with all of their parts. */
function countedCategories(
  some: { category: Category }[],
  named: Category[],
  whole: CountedCategory[],
): CountedCategory[] {
  const found = [...Map.groupBy(some, ({ category }) => category)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([category]) => category)
  return [...new Set([...named, ...found])].flatMap((category) =>
    whole.filter((one) => one.category === category && one.count > 0),
  )
}

async function nearTo(database: Database, q: string, currency: string) {
  const { ids, meant } = await nearParts(database, q)
  const rows = ids.length > 0 ? await findPartsById(database.sql, ids) : []
  return { near: rows.map((row) => partOnTheWire(row, currency)), meant }
}
