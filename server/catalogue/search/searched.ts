import type { SearchMatch } from '../../../contract/call.ts'
import type { Shop } from '../../shop.ts'
import type { Understanding } from '../understanding/reading.ts'
import { type Correction, correct, unsoldMakers } from './correct.ts'
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
  if (!asked.q || !understood) return { ...plain, match: 'none' }
  if (understood.unsold !== null) {
    const called = await findCalled(shop, asked, understood, { find, isEmpty })
    return called ?? { ...plain, match: 'none' }
  }
  const [maker] = await unsoldMakers(shop.database, understood)
  if (maker) return { ...plain, understood: { ...understood, unsold: maker }, match: 'none' }
  const correction = await correct(shop.database, asked.q, understood)
  if (!correction) return { ...plain, match: 'none' }
  const other = await readAsked(shop, { ...asked, q: correction.q })
  if (!other.filter) return { ...plain, match: 'none' }
  const again = await find(other.filter, other.understood)
  const corrected = { found: again, understood: other.understood, filter: other.filter, correction }
  return { ...corrected, match: isEmpty(again) ? 'none' : 'corrected' }
}

type Finding<T> = {
  find: (filter: PartFilter, understood: Understanding | null) => Promise<T>
  isEmpty: (found: T) => boolean
}

/** The parts that are called by what the shop does not sell, as it was typed or as other words of it were meant. */
async function findCalled<T>(
  shop: Shop,
  asked: AskedFilter,
  understood: Understanding,
  { find, isEmpty }: Finding<T>,
): Promise<Searched<T> | null> {
  const called = await readCalled(shop, asked, understood)
  const found = called && (await find(called.filter, called.understood))
  if (!called) return null
  if (found && !isEmpty(found)) return { ...called, found, correction: null, match: 'all' }
  const correction = await correct(shop.database, asked.q!, understood)
  if (!correction) return null
  const other = { ...asked, q: correction.q }
  const again = (await readAsked(shop, other)).understood
  const meant = again && (await readCalled(shop, other, again))
  const corrected = meant && (await find(meant.filter, meant.understood))
  if (!meant || !corrected || isEmpty(corrected)) return null
  return { ...meant, found: corrected, correction, match: 'corrected' }
}

/**
 * What the shop does not sell may be what a part is called by, as a rack in a maker's name: beside other words it is looked for
 * in names, never in descriptions. Not behind a category, where it is what goes with it: "CPU cooler". Null where it cannot be.
 */
async function readCalled(
  shop: Shop,
  asked: AskedFilter,
  { readings, unsold }: Understanding,
): Promise<{ understood: Understanding | null; filter: PartFilter } | null> {
  const at = readings.findIndex(({ kind }) => kind === 'unsold')
  const isBeside = readings.some(({ kind }) => kind === 'word' || kind === 'fact')
  if (!unsold || !isBeside || readings[at - 1]?.kind === 'category') return null
  const plain = [...(asked.plain ?? []), unsold]
  const { understood, filter } = await readAsked(shop, { ...asked, plain })
  if (!filter?.text || understood?.unsold) return null
  const { levels } = filter.text
  const byName = { ...levels, stated: levels.named, all: levels.named }
  return { understood, filter: { ...filter, text: { ...filter.text, levels: byName } } }
}
