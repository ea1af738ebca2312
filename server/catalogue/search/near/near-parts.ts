import { LRUCache } from 'lru-cache'
import type { NamedCategory } from '../../../../contract/parts/categories.ts'
import type { Category } from '../../../../contract/parts/parts.ts'
import type { Database, Sql } from '../../../database/database.ts'
import { segmentsOf } from '../../understanding/plain.ts'
import { shareOf, word, written as writtenAs } from '../../understanding/query.ts'
import type { Reading, Understanding } from '../../understanding/reading.ts'
import { categoryOfSeries } from '../../understanding/vocabulary/series.ts'
import { type CommonWords, readCommonWords } from '../common-words.ts'
import { unknownOf } from '../correct.ts'
import type { PartFilter, WordSearch } from '../filter.ts'
import { lookWordsUp } from '../store.ts'
import { alikeTo } from './alike.ts'
import { rankNear } from './rank-near.ts'
import { type Candidate, selectCandidates } from './store.ts'

/** What a near part has not, in words. */
export type Near = { id: string; lacks: string[] }

/** So many candidates are ranked. */
const rankedUpTo = 300
export const nearUpTo = 24
/** Of fewer models that are like what was asked the others of their series are looked for as well. */
const enough = 6

export type Wanted = {
  understood: Understanding
  /** What is asked beside the search: it holds for near parts too. */
  beside: PartFilter
  /** Bounds of the search itself, in minor units. */
  minPrice: number | null
  maxPrice: number | null
  currency: string
  /** How the shop's categories are called. */
  categories: readonly NamedCategory[]
}

/**
 * The parts that come nearest to a search that nothing has all of, the nearest first: unknown words are let go first, or taken
 * for words that begin or end alike; then one of the others, then all but the category and one more, at last all but the category.
 */
export async function nearParts(database: Database, wanted: Wanted): Promise<Near[]> {
  const terms = wanted.understood.readings.filter(({ query }) => query !== null).flatMap(apart)
  const words = terms.filter(({ kind }) => kind === 'word')
  const { all: common } = await readCommonWords(database)
  return await database.transaction(async (sql) => {
    await lookWordsUp(sql)
    const unknown = new Set(await unknownOf(sql, words, common))
    const known = terms.filter((term) => !unknown.has(term))
    const series = unsoldOf(known, [...unknown])
    let few: Near[] = []
    for (const search of relaxed(known, [...unknown], common, series)) {
      const candidates = await read(sql, wanted, terms, search)
      const near = rankNear(candidates, terms, { ...wanted, unknown, series }).slice(0, nearUpTo)
      if (near.length > few.length) few = near
      if (few.length >= (series ? enough : 1)) break
    }
    return few
  })
}

/** A series of which the shop has others than the model that was asked for. */
export type Series = { category: Category; terms: Reading[] }

function unsoldOf(known: Reading[], unknown: Reading[]): Series | null {
  const isModel = unknown.some(({ word = '' }) => /\d{3}/.test(word))
  const terms = known.filter(({ word = '' }) => categoryOfSeries(word) !== null)
  const category = categoryOfSeries(terms[0]?.word ?? '')
  return isModel && category !== null ? { category, terms } : null
}

/** A class with its model behind a dash, of which the class alone may be known: "i5-13600K". */
const classed = /^(i[3579]|e[357]|w[3579]|rtx|gtx|rx|ryzen|xeon|epyc)-(\d.*)$/i

/** A word as what it says apart: what is known of it is looked for then. */
function apart(term: Reading): Reading[] {
  const [, ...pieces] = (term.kind === 'word' && classed.exec(term.text)) || []
  if (pieces.length === 0) return [term]
  return pieces.map((text) => {
    const own = segmentsOf(text).join('')
    return { ...term, text, word: own, query: word(own) }
  })
}

const read = (
  sql: Sql,
  { beside, minPrice, maxPrice, understood }: Wanted,
  terms: Reading[],
  search: WordSearch,
): Promise<Candidate[]> =>
  selectCandidates(sql, {
    search,
    beside,
    terms: terms.map((term) => writtenAs(term.query!, 'all')),
    quantity:
      understood.readings.find(
        ({ kind, quantity, query }) => quantity && (query || kind === 'range'),
      )?.quantity ?? null,
    category: understood.category,
    prices: { min: minPrice, max: maxPrice },
    limit: rankedUpTo,
  })

/**
 * Queries for less and less of what was asked, the nearest first. Each is asked when those before find nothing. Rare terms
 * are looked up and the rest is compared with what they find: to gather all parts with a common word costs a hundred times as much.
 */
function* relaxed(
  known: Reading[],
  unknown: Reading[],
  common: CommonWords,
  series: Series | null,
): Generator<WordSearch> {
  const written = (term: Reading) => writtenAs(term.query!, 'all')
  const all = known.map(written)
  const rare = known.filter(({ query }) => shareOf(query!, common) === 0).map(written)
  const every = (queries: string[]): WordSearch => {
    const others = queries.filter((query) => !rare.includes(query))
    if (rare.length === 0 || others.length === 0) return whole(queries.join(' & '))
    return { looked: rare.join(' & '), compared: others.join(' & ') }
  }
  const alike = unknown.map(({ text }) => alikeTo(segmentsOf(text)))
  const long = alike.flatMap(({ long: beginnings, tails }) =>
    beginnings.length > 0 ? [either([...beginnings, ...tails])] : [],
  )
  const short = alike.flatMap(({ long: one, short: other }) =>
    other.length > 0 ? [either([...one, ...other])] : [],
  )
  if (long.length > 0) yield every([...all, ...long])
  if (short.length > 0) yield every([...all, ...short])
  if (series)
    yield whole(
      `'category=${series.category}' & ${either([...series.terms.map(written), ...long, ...short])}`,
    )
  // all may be there: what is missing is a price, or the words stand in no one part together
  if (all.length > 0) yield every(all)
  if (all.length > 1) {
    const butOne = either(
      all.map((_, at) => `(${all.filter((__, other) => other !== at).join(' & ')})`),
    )
    // of two rare terms one is always there
    yield rare.length > 1 ? { looked: either(rare), compared: butOne } : whole(butOne)
  }
  const head = known.find(({ kind }) => kind === 'category')
  const others = known.filter((term) => term !== head)
  if (head && others.length > 1) yield whole(`${written(head)} & ${either(others.map(written))}`)
  const measured = known.flatMap(({ quantity }) => Object.keys(quantity?.unit.keys ?? {}))
  if (head?.category) yield whole(`'category=${head.category}'`)
  else if (known.some(({ kit }) => kit)) yield whole(`'category=ram'`)
  else if (all.length === 1 && measured.length > 0)
    yield whole(either(measured.map((category) => `'category=${category}'`)))
  else if (long.length + all.length > 1) yield whole(either([...long, ...all]))
}

const whole = (query: string): WordSearch => ({ looked: query, compared: null })

const either = (queries: string[]) => `(${queries.join(' | ')})`

type Cached = LRUCache<string, Promise<Near[]>>

/** A list that is empty says whether some come near; who then asks for these is answered from here. */
const cached = new WeakMap<Database, Cached>()

/** The same, cached for two seconds under the address of what was asked. */
export function cachedNear(database: Database, address: string, wanted: Wanted): Promise<Near[]> {
  const own: Cached = cached.get(database) ?? new LRUCache({ max: 200, ttl: 2_000 })
  cached.set(database, own)
  const known = own.get(address)
  if (known) return known
  const near = nearParts(database, wanted)
  own.set(address, near)
  near.catch(() => own.delete(address))
  return near
}
