import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { maxQuantity } from '../../contract/parts.ts'
import { type Cursor, countUpTo, pageOf, readCursor, totalOf, wrongCursor } from '../paging.ts'
import type { Anyone, Shop } from '../shop.ts'
import { partOnTheWire } from './part-on-the-wire.ts'
import { countParts, type PartFilter, type PartRow, selectParts } from './store.ts'

type Sort = 'newest' | 'name' | 'price' | 'quantity'

/** Parts in the shop. `q` finds words and beginnings of words; a part number that it spells stands first. */
export async function listParts(
  shop: Shop,
  _caller: Anyone,
  query: Input<Calls['listParts']>,
): Promise<Output<Calls['listParts']>> {
  const cursor = readCursor(query.cursor)
  const sort = (query.sort === 'relevance' ? 'newest' : (query.sort ?? 'newest')).replace(
    '-',
    '',
  ) as Sort
  const words = wordsOf(query.q)
  if (query.q && !words) return { items: [], next: null, total: 0 }
  const filter: PartFilter = {
    words,
    skuKey: query.q?.replace(/[^A-Za-z0-9]/g, '').toUpperCase() || null,
    category: query.category ?? null,
    inStock: query.inStock ?? false,
    sort,
    descending: sort === 'newest' || (query.sort?.startsWith('-') ?? false),
    after: cursor && positionOf(cursor, sort),
    limit: query.limit + 1,
  }
  const { sql } = shop.database
  const [rows, total] = await Promise.all([
    selectParts(sql, filter),
    cursor ? undefined : countParts(sql, filter, countUpTo + 1).then(totalOf),
  ])
  const key = (row: PartRow) =>
    ({ newest: row.id, name: row.name, price: row.priceMinor, quantity: row.quantity })[sort]
  const page = pageOf(rows, query.limit, (row) =>
    row.exact ? { id: row.id, first: true } : { id: row.id, key: key(row) },
  )
  return {
    ...page,
    total,
    items: page.items.map((row) => partOnTheWire(row, shop.config.currency)),
  }
}

/** A cursor of a list that was sorted by something else is none of this one. */
function positionOf({ id, key, first }: Cursor, sort: Sort) {
  if (first) return 'first'
  if (sort === 'newest') return { id, key: id }
  if (typeof key !== (sort === 'name' ? 'string' : 'number')) throw wrongCursor()
  if (sort === 'quantity' && Math.abs(Number(key)) > maxQuantity) throw wrongCursor()
  return { id, key: key ?? id }
}

/** "Ryzen 9 79" → "'ryzen':* & '9':* & '79':*", or null when there is no word in it. */
function wordsOf(q: string | undefined): string | null {
  const words = q?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null
}
