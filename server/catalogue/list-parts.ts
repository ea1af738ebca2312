import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { pageOf, readCursor } from '../paging.ts'
import type { Anyone, Shop } from '../shop.ts'
import { partOnTheWire } from './part-on-the-wire.ts'
import { type PartRow, selectParts } from './store.ts'

/** Parts in the shop. `q` finds words and beginnings of words; a part number that it spells stands first. */
export async function listParts(
  shop: Shop,
  _caller: Anyone,
  query: Input<Calls['listParts']>,
): Promise<Output<Calls['listParts']>> {
  const cursor = readCursor(query.cursor)
  const sort = (query.sort ?? 'newest').replace('-', '') as 'newest' | 'name' | 'price' | 'quantity'
  const words = wordsOf(query.q)
  const rows =
    query.q && !words
      ? []
      : await selectParts(shop.database.sql, {
          words,
          skuKey: query.q?.replace(/[^A-Za-z0-9]/g, '').toUpperCase() || null,
          category: query.category ?? null,
          inStock: query.inStock ?? false,
          sort,
          descending: sort === 'newest' || (query.sort?.startsWith('-') ?? false),
          after: cursor && { id: cursor.id, key: cursor.key ?? null },
          limit: query.limit + 1,
        })
  const key = (row: PartRow) =>
    ({ newest: row.id, name: row.name, price: row.priceMinor, quantity: row.quantity })[sort]
  const page = pageOf(rows, query.limit, (row) => ({ id: row.id, key: key(row) }))
  return { ...page, items: page.items.map((row) => partOnTheWire(row, shop.config.currency)) }
}

/** "Ryzen 9 79" → "'ryzen':* & '9':* & '79':*", or null when there is no word in it. */
function wordsOf(q: string | undefined): string | null {
  const words = q?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null
}
