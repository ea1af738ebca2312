import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { nothingUnderstood, type SearchReading } from '../../../contract/parts/search.ts'
import { money } from '../../../contract/pricing/money.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { readCategories } from '../categories/read-categories.ts'
import { partToApi } from '../parts/to-api.ts'
import type { Understanding } from '../understanding/reading.ts'
import { understand } from '../understanding/understand.ts'
import { canSort } from './find-parts.ts'
import { cachedNear, type Near, type Wanted } from './near/near-parts.ts'
import { type AskedFilter, readAsked, readOwn } from './read-filter.ts'
import { searched } from './searched.ts'
import { countParts, selectPartsById } from './store.ts'
import { readSynonyms } from './synonyms/read-synonyms.ts'

/** How the words of a search are understood, and the parts that come nearest where none has all of it. */
export async function searchParts(
  shop: Shop,
  _caller: Anyone,
  asked: Input<Calls['searchParts']>,
): Promise<Output<Calls['searchParts']>> {
  const { sql } = shop.database
  const found = await searched(
    shop,
    asked,
    (filter) => countParts(sql, filter, 1),
    (count) => count === 0,
  )
  if (!found?.understood || !asked.q) return { match: 'none', ...nothingUnderstood }
  const { correction, match } = found
  const { sort } = found.understood
  const isSorted = sort === null || (await canSort(sql, found.filter, sort))
  const near = match === 'none' ? await nearTo(shop, asked, found.understood, correction?.q) : []
  const rows = await selectPartsById(
    sql,
    near.map(({ id }) => id),
  )
  const lacks = new Map(near.map((one) => [one.id, one.lacks]))
  const isMeant = match === 'corrected' || near.length > 0
  // words are said as they were typed: those of a correction stand beside them
  const typed = correction
    ? understand(asked.q, {
        synonyms: await readSynonyms(shop.database),
        plain: asked.plain ?? [],
        own: await readOwn(shop.database),
      })
    : null
  return {
    match: near.length > 0 ? 'near' : match,
    ...inWords(isMeant ? found.understood : (typed ?? found.understood), {
      currency: shop.config.currency,
      isSorted,
    }),
    corrected: isMeant ? (correction?.words ?? []) : [],
    meant: isMeant ? (correction?.q ?? null) : null,
    unsold: found.understood.unsold,
    near: rows.map((row) => ({
      ...partToApi(row, shop),
      lacks: lacks.get(row.id) ?? [],
    })),
  }
}

/** The parts that come nearest to what a call asks for; none where it names what the shop does not sell. */
export async function nearTo(
  shop: Shop,
  asked: AskedFilter,
  understood: Understanding,
  q = asked.q,
): Promise<Near[]> {
  if (understood.unsold !== null) return []
  const { filter } = await readAsked(shop, { ...asked, q })
  const { filter: beside } = await readAsked(shop, { ...asked, q: undefined })
  if (!filter || !beside) return []
  const wanted: Wanted = {
    understood,
    beside,
    minPrice: filter.minPrice === beside.minPrice ? null : filter.minPrice,
    maxPrice: filter.maxPrice === beside.maxPrice ? null : filter.maxPrice,
    currency: shop.config.currency,
    categories: await readCategories(shop.database),
  }
  return await cachedNear(shop.database, JSON.stringify({ ...asked, q }), wanted)
}

/** `isSorted`: whether what was found is in the order that was asked for, too many parts being in none. */
function inWords(
  understood: Understanding,
  { currency, isSorted }: { currency: string; isSorted: boolean },
): Pick<SearchReading, 'understood' | 'dropped' | 'order'> {
  const { minPrice, maxPrice } = understood
  const readings = understood.readings.map((one) =>
    one.kind === 'order' && !isSorted ? { ...one, kind: 'ignored' as const } : one,
  )
  const amount = (major: number | null) => (major === null ? null : money(major, currency))
  const price = [
    ...(minPrice === null ? [] : [`from ${amount(minPrice)}`]),
    ...(maxPrice === null ? [] : [`up to ${amount(maxPrice)}`]),
  ].join(' ')
  return {
    understood: readings
      .filter(({ kind }) => kind !== 'ignored')
      .map(({ text, as, kind }) => ({ text, as: kind === 'price' ? `price ${price}` : as })),
    dropped: readings.filter(({ kind }) => kind === 'ignored').map(({ text }) => text),
    order: readings.find(({ kind }) => kind === 'order')?.as ?? null,
  }
}
