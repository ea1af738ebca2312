import type { CommonWords } from '../search/common-words.ts'
import type { WordSearch } from '../search/filter.ts'
import { shareOf, termOf } from '../search/text-search.ts'
import { slipsOf } from './spelling.ts'

/** A word of fewer signs is one slip away from too many; of rare words already one of three is. */
const least = { common: 3, rare: 4 }
/** One of more has too many slips, about 73 a sign. */
const most = 16

type Spelt = {
  /** Which of these words a part of the shop has; each asking is a look-up of all of them. */
  readExisting: (words: string[]) => Promise<string[]>
  /** The words of the search that parts have, or have a longer one of. */
  known: Set<string>
  common: CommonWords
}

/** What is looked for instead of a word. `isCommon`: too many parts have it to look it up beside another. */
type Term = { query: string; isCommon: boolean }

/**
 * Queries for what may be meant by these words, the likeliest first, each made when the ones before have found nothing: with
 * words one slip away, common ones before rare ones; with words that begin alike; with any of these.
 */
export async function* nearQueries(words: string[], spelt: Spelt): AsyncGenerator<WordSearch> {
  const { known, common } = spelt
  const read = (word: string): Term => ({
    query: termOf(word),
    isCommon: shareOf(word, common) > 0,
  })
  const slips = new Map(
    words.filter((word) => !known.has(word)).map((word) => [word, commonSlips(word, common)]),
  )
  const corrected = () =>
    words.map((word) => (known.has(word) ? read(word) : oneOf(slips.get(word) ?? [], common)))
  const lookUp = async (asked: string[]) => {
    for (const word of asked) {
      const rare = slipsFrom(least.rare, word).filter((slip) => !common.has(slip))
      const found = rare.length > 0 ? await spelt.readExisting(rare) : []
      slips.set(word, [...(slips.get(word) ?? []), ...found])
    }
  }
  const frequent = [...slips.keys()].filter((word) => slips.get(word)!.length > 0)
  await lookUp([...slips.keys()].filter((word) => !frequent.includes(word)))
  const likeliest = corrected()
  if (isWhole(likeliest)) yield allOf(likeliest)
  await lookUp(frequent)
  const possible = corrected()
  if (frequent.length > 0 && isWhole(possible)) yield allOf(possible)
  const shortened = words.map((word) => (known.has(word) ? read(word) : beginningOf(word)))
  yield allOf(shortened)
  // a common word that was typed so says nothing of what is meant by the others
  const telling = [...possible, ...shortened].filter(
    (term, at) => term && !(term.isCommon && known.has(words[at % words.length]!)),
  )
  if (telling.length > 0)
    yield { looked: either(telling.map((term) => term!.query)), compared: null }
}

const isWhole = (terms: (Term | null)[]): terms is Term[] => !terms.includes(null)

const slipsFrom = (fewest: number, word: string) =>
  word.length >= fewest && word.length <= most ? slipsOf(word) : []

const commonSlips = (word: string, common: CommonWords) =>
  slipsFrom(least.common, word).filter(common.has)

const oneOf = (slips: string[], common: CommonWords): Term | null =>
  slips.length > 0
    ? { query: either(slips.map((slip) => `'${slip}'`)), isCommon: slips.every(common.has) }
    : null

const beginningOf = (word: string): Term => ({
  query: `'${word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)))}':*`,
  isCommon: false,
})

/** Rare words are looked up and common ones compared with what these find. */
function allOf(terms: Term[]): WordSearch {
  const joined = (of: Term[]) => of.map(({ query }) => query).join(' & ')
  const looked = terms.filter(({ isCommon }) => !isCommon)
  const compared = terms.filter(({ isCommon }) => isCommon)
  return looked.length === 0 || compared.length === 0
    ? { looked: joined(terms), compared: null }
    : { looked: joined(looked), compared: joined(compared) }
}

const either = (queries: string[]) => `(${queries.join(' | ')})`
