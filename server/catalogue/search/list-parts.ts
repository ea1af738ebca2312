import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxQuantity } from '../../../contract/parts/parts.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { type Cursor, pageOf, readCursor, startOfPage, wrongCursor } from '../../database/paging.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { partToApi } from '../parts/to-api.ts'
import { type FoundPart, findParts, tiersOf } from './find-parts.ts'
import type { PartOrder } from './order.ts'
import { readFilter } from './read-filter.ts'
import { selectPartsById } from './store.ts'

type Query = Input<Calls['listParts']>
type Sort = PartOrder['sort'] | 'relevance'

/**
 * Parts in the shop. `q` finds words and beginnings of words, and part numbers by their beginning; a part number that
 * it spells stands first. Refuses numbered pages beyond the first 1,000 parts and pages that are asked two ways.
 */
export async function listParts(
  shop: Shop,
  _caller: Anyone,
  query: Query,
): Promise<Output<Calls['listParts']>> {
  const offset = offsetOf(query)
  const cursor = readCursor(query.cursor)
  const filter = await readFilter(shop, query)
  if (!filter) return { items: [], next: null, total: 0 }
  const { sql } = shop.database
  const toApi = (row: FoundPart | Omit<FoundPart, 'tier'>) => partToApi(row, shop.config.currency)
  if (query.ids) {
    const rows = await selectPartsById(sql, query.ids, filter)
    return { items: rows.map(toApi), next: null, total: rows.length }
  }
  const sort = sortOf(query)
  const tiers = tiersOf(filter, sort === 'relevance')
  const position = cursor && positionOf(cursor, sort, tiers.length)
  const order: PartOrder = {
    sort: sort === 'relevance' ? 'newest' : sort,
    descending: sort === 'newest' || sort === 'relevance' || query.sort?.startsWith('-') === true,
    after: position?.after ?? null,
  }
  const slice = { from: position?.tier ?? 0, limit: query.limit + 1, offset }
  const { rows, total } = await findParts(sql, filter, order, tiers, slice)
  const page = pageOf(rows, query.limit, (row) => endOf(row, sort, filter.text !== null))
  return { ...page, total: cursor ? undefined : total, items: page.items.map(toApi) }
}

function offsetOf({ page, cursor, limit }: Query): number {
  if (page === undefined || cursor === undefined) return startOfPage(page, limit)
  const message = 'Give a page or a cursor, not both'
  throw new Refusal('invalid_input', {}, { errors: [{ path: 'page', message }] })
}

function sortOf({ sort, q }: Query): Sort {
  if (!sort || sort === 'relevance') return q ? 'relevance' : 'newest'
  return sort.replace('-', '') as Sort
}

/** Where a page ended: at a row of the order, by relevance with its tier, else with whether its number was spelt. */
function endOf(row: FoundPart, sort: Sort, isSearch: boolean): Cursor {
  const keys = {
    newest: row.id,
    name: row.name,
    price: row.priceMinor,
    quantity: row.quantity,
    relevance: row.tier,
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
  if (key !== 0 && key !== 1 && key !== 2) throw wrongCursor()
  return { tier: key, after: { id, key: id } }
}
