import { LRUCache } from 'lru-cache'
import type { NamedCategory } from '../../../../contract/parts/categories.ts'
import type { Database, Sql } from '../../../database/database.ts'
import { segmentsOf } from '../../understanding/plain.ts'
import { shareOf, word, written as writtenAs } from '../../understanding/query.ts'
import type { Reading, Understanding } from '../../understanding/reading.ts'
import { type CommonWords, readCommonWords } from '../common-words.ts'
import { unknownOf } from '../correct.ts'
import type { PartFilter, WordSearch } from '../filter.ts'
import { lookWordsUp } from '../store.ts'
import { rankNear } from './rank-near.ts'
import { type Candidate, selectCandidates } from './store.ts'

/** What a near part has not, in words. */
export type Near = { id: string; lacks: string[] }

/** So many candidates are ranked. */
const rankedUpTo = 300
export const nearUpTo = 24

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
    for (const search of relaxed(known, [...unknown], common)) {
      const candidates = await read(sql, wanted, terms, search)
      const near = rankNear(candidates, terms, wanted).slice(0, nearUpTo)
      if (near.length > 0) return near
    }
    return []
  })
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

type Alike = { long: string[]; short: string[]; tails: string[] }

/**
 * The beginnings of words that others may have: of "5080" 508, and 50 of its series; of a word of letters most of it. What
 * stands behind the number of a model says more than a letter does: the X3D of "7950X3D".
 */
function alikeTo(words: string[]): Alike {
  const found: Alike = { long: [], short: [], tails: [] }
  for (const own of words) {
    const [, behind] = /^\d{3,}(\p{L}.+)$/u.exec(own) ?? []
    if (behind) found.tails.push(`'${behind}':AB`)
    const tail = /\p{L}{2,}(\d.*)$/u.exec(own)?.[1] ?? ''
    for (const one of new Set([own, ...(tail.length >= 3 ? [tail] : [])])) {
      const isNumber = /\d/.test(one)
      // a tail is a beginning of itself: "gtx4060" has 4060; one letter is a part of its model, as in H100
      for (
        let length = one === own ? one.length - 1 : one.length;
        length >= (isNumber ? 2 : 3);
        length -= 1
      ) {
        const beginning = one.slice(0, length)
        if (isNumber && !/\d/.test(beginning)) break
        const isLong = length >= Math.ceil(one.length * 0.6)
        if (isLong) found.long.push(`'${beginning}':*AB`)
        else if (isNumber) found.short.push(`'${beginning}':*AB`)
      }
    }
  }
  return found
}

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
