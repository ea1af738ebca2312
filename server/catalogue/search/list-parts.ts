import type { Input, Output, SearchMatch } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxQuantity, type Part } from '../../../contract/parts/parts.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { type Cursor, pageOf, readCursor, startOfPage, wrongCursor } from '../../database/paging.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { partToApi } from '../parts/to-api.ts'
import type { Understanding } from '../understanding/reading.ts'
import type { PartFilter } from './filter.ts'
import { canSort, type Found, type FoundPart, findParts, tiersOf } from './find-parts.ts'
import { figureOf, type PartOrder } from './order.ts'
import { readAsked } from './read-filter.ts'
import { nearTo } from './search-parts.ts'
import { type Searched, searched } from './searched.ts'
import { selectPartsById } from './store.ts'

type Query = Input<Calls['listParts']>
type Sort = PartOrder['sort'] | 'relevance'

/**
 * Parts in the shop. `q` is understood: it finds words, part numbers and facts, and narrows by price; a part number that it
 * spells stands first. What only comes near is none of the list. Refuses numbered pages beyond the first 1,000 parts and
 * pages that are asked two ways.
 */
export async function listParts(
  shop: Shop,
  _caller: Anyone,
  query: Query,
): Promise<Output<Calls['listParts']>> {
  const offset = offsetOf(query)
  const cursor = readCursor(query.cursor)
  const toApi = (row: FoundPart | Omit<FoundPart, 'tier'>) => partToApi(row, shop)
  if (query.ids) return await listByIds(shop, query, toApi)
  const found = await searched(
    shop,
    query,
    async (filter, understood) =>
      await findPage(shop, query, { filter, understood, cursor, offset }),
    ({ rows, total }) => rows.length === 0 && !total && offset === 0 && !cursor,
  )
  if (!found) return { items: [], next: null, total: 0, match: 'none' }
  const { rows, total, sort, order } = found.found
  const page = pageOf(rows, query.limit, (row) =>
    endOf(row, { ...order, sort }, found.filter.text !== null),
  )
  return {
    ...page,
    total: cursor ? undefined : total,
    items: page.items.map(toApi),
    ...(query.q ? { match: await matchOf(shop, query, found) } : {}),
  }
}

type Asking = {
  filter: PartFilter
  understood: Understanding | null
  cursor: Cursor | null
  offset: number
}

async function findPage(
  { database }: Shop,
  query: Query,
  { filter, understood, cursor, offset }: Asking,
): Promise<Found & { order: PartOrder; sort: Sort }> {
  const { sort, figures, descending } = await sortOf(database.sql, query, filter, understood)
  const tiers = tiersOf(filter, sort === 'relevance')
  const position = cursor && positionOf(cursor, sort, tiers.length)
  const order: PartOrder = {
    sort: sort === 'relevance' ? 'newest' : sort,
    figures,
    descending,
    after: position?.after ?? null,
  }
  const slice = { from: position?.tier ?? 0, limit: query.limit + 1, offset }
  return { ...(await findParts(database.sql, filter, order, tiers, slice)), order, sort }
}

async function listByIds(
  shop: Shop,
  query: Query,
  toApi: (row: Omit<FoundPart, 'tier'>) => Part,
): Promise<Output<Calls['listParts']>> {
  const { filter } = await readAsked(shop, query)
  const rows = filter ? await selectPartsById(shop.database.sql, query.ids ?? [], filter) : []
  return { items: rows.map(toApi), next: null, total: rows.length }
}

/** Where nothing matches, whether anything comes near. */
async function matchOf(
  shop: Shop,
  query: Query,
  { match, understood, correction }: Searched<unknown>,
): Promise<SearchMatch> {
  if (match !== 'none' || !understood) return match
  const near = await nearTo(shop, filterOf(query), understood, correction?.q)
  return near.length > 0 ? 'near' : 'none'
}

/** What of a list is said of its search as well: near parts are those of the same filter, however it is paged. */
function filterOf({
  ids: _ids,
  sort: _sort,
  limit: _limit,
  page: _page,
  cursor: _cursor,
  ...filter
}: Query) {
  return filter
}

function offsetOf({ page, cursor, limit }: Query): number {
  if (page === undefined || cursor === undefined) return startOfPage(page, limit)
  const message = 'Give a page or a cursor, not both'
  throw new Refusal('invalid_input', {}, { errors: [{ path: 'page', message }] })
}

type Sorting = { sort: Sort; figures: string[]; descending: boolean }

/** What a search says of an order, such as "cheapest" or "biggest", holds where the call says nothing else. */
async function sortOf(
  sql: Sql,
  { sort, q }: Query,
  filter: PartFilter,
  understood: Understanding | null,
): Promise<Sorting> {
  if (sort && sort !== 'relevance') {
    const named = sort.replace('-', '') as Sort
    return { sort: named, figures: [], descending: named === 'newest' || sort.startsWith('-') }
  }
  const plain: Sorting = { sort: q ? 'relevance' : 'newest', figures: [], descending: true }
  if (!understood?.sort || !(await canSort(sql, filter, understood.sort))) return plain
  const { by, isDescending } = understood.sort
  if (by === 'price') return { ...plain, sort: by, descending: isDescending }
  return { sort: 'figure', figures: by, descending: isDescending }
}

/** Where a page ended: at a row of the order, by relevance with its tier, else with whether its number was spelt. */
function endOf(
  row: FoundPart,
  { sort, figures = [], descending }: Omit<PartOrder, 'sort'> & { sort: Sort },
  isSearch: boolean,
): Cursor {
  const keys = {
    newest: row.id,
    name: row.name,
    price: row.priceMinor,
    quantity: row.quantity,
    relevance: row.tier,
    figure: figureOf(row.specs, figures, descending),
  }
  const end = { id: row.id, key: keys[sort] }
  return isSearch && row.tier === 0 ? { ...end, first: true } : end
}

type Position = { tier: number; after: PartOrder['after'] }

/** A cursor of a list that was sorted by something else is none of this one. */
function positionOf({ id, key, first }: Cursor, sort: Sort, tiers: number): Position {
  const tier = first ? 0 : Math.min(1, tiers - 1)
  if (sort === 'newest') return { tier, after: { id, key: id } }
  if (typeof key !== (sort === 'name' ? 'string' : 'number')) throw wrongCursor()
  if (sort === 'quantity' && Math.abs(Number(key)) > maxQuantity) throw wrongCursor()
  if (sort !== 'relevance') return { tier, after: { id, key: key ?? id } }
  const at = Number(key)
  if (!Number.isInteger(key) || at < 0 || at >= tiers) throw wrongCursor()
  return { tier: at, after: { id, key: id } }
}
