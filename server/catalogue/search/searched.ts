import type { SearchMatch } from '../../../contract/call.ts'
import type { Shop } from '../../shop.ts'
import type { Understanding } from '../understanding/reading.ts'
import { type Correction, correct } from './correct.ts'
import type { PartFilter } from './filter.ts'
import { type AskedFilter, readAsked } from './read-filter.ts'

export type Searched<T> = {
  found: T
  match: SearchMatch
  understood: Understanding | null
  filter: PartFilter
  correction: Correction | null
}

/**
 * What a call finds: by the search as it was understood, else by the spelling that was meant. Null where nothing can match.
 * `match` says `none` where neither finds anything, whatever comes near.
 */
export async function searched<T>(
  shop: Shop,
  asked: AskedFilter,
  find: (filter: PartFilter, understood: Understanding | null) => Promise<T>,
  isEmpty: (found: T) => boolean,
): Promise<Searched<T> | null> {
  const { understood, filter } = await readAsked(shop, asked)
  if (!filter) return null
  const found = await find(filter, understood)
  const plain = { found, understood, filter, correction: null }
  if (!isEmpty(found)) return { ...plain, match: 'all' }
  if (!asked.q || !understood || understood.unsold !== null) return { ...plain, match: 'none' }
  const correction = await correct(shop.database, asked.q, understood)
  if (!correction) return { ...plain, match: 'none' }
  const other = await readAsked(shop, { ...asked, q: correction.q })
  if (!other.filter) return { ...plain, match: 'none' }
  const again = await find(other.filter, other.understood)
  const corrected = { found: again, understood: other.understood, filter: other.filter, correction }
  return { ...corrected, match: isEmpty(again) ? 'none' : 'corrected' }
}
