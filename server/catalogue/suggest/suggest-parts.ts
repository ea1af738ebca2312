import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { PartSuggestions } from '../../../contract/part-search.ts'
import type { Category } from '../../../contract/parts.ts'
import type { Database, Sql } from '../../database.ts'
import { countUpTo } from '../../paging.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { partOnTheWire } from '../part-on-the-wire.ts'
import type { PartFilter } from '../search/filter.ts'
import {
  type FoundPart,
  findFirst,
  findParts,
  findPartsById,
  tiersOf,
} from '../search/find-parts.ts'
import { readFilter } from '../search/read-filter.ts'
import { completeQuery } from './complete-query.ts'
import { namedCategories } from './named-categories.ts'
import { nearParts } from './near-parts.ts'
import { countWhole, selectSome } from './store.ts'

const partsUpTo = 6
const nothing: PartSuggestions = { parts: [], categories: [], queries: [], near: [], meant: null }
const newest = { sort: 'newest', descending: true, after: null } as const

/** What may be meant by what is being typed. Near matches only where the search itself finds nothing. */
export async function suggestParts(
  shop: Shop,
  _caller: Anyone,
  { q }: Input<Calls['suggestParts']>,
): Promise<Output<Calls['suggestParts']>> {
  const { sql } = shop.database
  const { currency } = shop.config
  const filter = q ? await readFilter(shop, { q }) : null
  if (!q || !filter) return nothing
  const [{ rows, some }, named] = await Promise.all([
    findSuggested(sql, filter),
    countWhole(sql, namedCategories(q), countUpTo),
  ])
  return {
    parts: rows.map((row) => ({ ...partOnTheWire(row, currency), exact: row.tier === 0 })),
    categories: countedCategories(some, named),
    queries: completeQuery(
      q,
      some.map(({ name }) => name),
    ),
    ...(rows.length > 0 ? { near: [], meant: null } : await nearTo(shop.database, q, currency)),
  }
}

type Some = { name: string; category: Category }[]

/** The first parts by relevance, and names and categories of up to 1,000 that are found. */
async function findSuggested(
  sql: Sql,
  filter: PartFilter,
): Promise<{ rows: FoundPart[]; some: Some }> {
  if (filter.text?.isCommon) {
    const first = await findFirst(sql, filter, partsUpTo)
    if (first) return { rows: first.rows, some: first.named }
  }
  const [{ rows }, some] = await Promise.all([
    findParts(sql, filter, newest, tiersOf(filter, true), { limit: partsUpTo }),
    selectSome(sql, filter, countUpTo),
  ])
  return { rows, some }
}

/** The categories of what is found, the fullest first; those that are named outright before them, counted whole. */
function countedCategories(
  some: { category: Category }[],
  named: PartSuggestions['categories'],
): PartSuggestions['categories'] {
  const found = [...Map.groupBy(some, ({ category }) => category)]
    .map(([category, { length }]) => ({ category, count: length }))
    .sort((a, b) => b.count - a.count)
  const isNamed = (category: Category) => named.some((one) => one.category === category)
  return [...named, ...found.filter(({ category }) => !isNamed(category))].filter(
    ({ count }) => count > 0,
  )
}

async function nearTo(database: Database, q: string, currency: string) {
  const { ids, meant } = await nearParts(database, q)
  const rows = ids.length > 0 ? await findPartsById(database.sql, ids) : []
  return { near: rows.map((row) => partOnTheWire(row, currency)), meant }
}
