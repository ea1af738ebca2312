import type { Database, Sql } from '../../database.ts'
import { type CommonWords, readCommonWords } from '../search/common-words.ts'
import { type WordSearch, wordsOf } from '../search/filter.ts'
import { shareOf, termOf } from '../search/text-search.ts'
import { distanceToBeginning, slipsOf } from './spelling.ts'
import { lookWordsUp, type PartName, selectKnown, selectNamesBy } from './store.ts'

/** Parts are ranked among so many that are found first. */
const lookedAt = 300
const mostWords = 6
/** A word of at most this many signs has its slips looked up: about a thousand. */
const mostSigns = 16
const nearUpTo = 6

export type Near = { ids: string[]; meant: string | null }

/**
 * The parts whose names are nearest to a search that finds nothing: first with words one slip away, then with words that
 * begin alike, then with any of the words. `meant` is the search in the words of the nearest, if they are near indeed.
 */
export async function nearParts(database: Database, q: string): Promise<Near> {
  const words = [...new Set(wordsOf(q))].slice(0, mostWords)
  const common = await readCommonWords(database)
  return await database.transaction(async (sql) => {
    await lookWordsUp(sql)
    const rare = words.filter((word) => shareOf(word, common) === 0)
    const found = await selectKnown(
      sql,
      rare.map((word) => termOf(word)),
    )
    const unknown = rare.filter((word) => !found.has(termOf(word)))
    const known = new Set(words.filter((word) => !unknown.includes(word)))
    const slips = await readSlips(sql, unknown, common)
    for (const query of queriesFor(words, { known, slips, common })) {
      const names = await selectNamesBy(sql, query, lookedAt)
      const ranked = rank(names, words).slice(0, nearUpTo)
      const [best] = ranked
      if (best) return { ids: ranked.map(({ id }) => id), meant: meantBy(best, words, known) }
    }
    return { ids: [], meant: null }
  })
}

const whole = (word: string) => `'${word}'`
const beginning = (word: string) => `'${word}':*`
const either = (queries: string[]) => `(${queries.join(' | ')})`

/** Queries of the words of the shop's parts that are one slip away from each of these. */
async function readSlips(sql: Sql, unknown: string[], common: CommonWords) {
  const slips = new Map<string, string[]>()
  for (const word of unknown.filter(({ length }) => length >= 4 && length <= mostSigns)) {
    const near = slipsOf(word)
    const rare = near.filter((slip) => !common.has(slip))
    const found = await selectKnown(sql, rare.map(whole))
    slips.set(word, [...near.filter(common.has).map(whole), ...found])
  }
  return slips
}

type Spelt = { known: Set<string>; slips: Map<string, string[]>; common: CommonWords }

function* queriesFor(words: string[], { known, slips, common }: Spelt): Generator<WordSearch> {
  const written = (write: (word: string) => string[]) =>
    words.map((word) => (known.has(word) ? [termOf(word)] : write(word)))
  const corrected = written((word) => slips.get(word) ?? [])
  const shortened = written((word) => [
    beginning(word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)))),
  ])
  const isCompared = words.map((word) => known.has(word) && shareOf(word, common) > 0)
  const all = (queries: string[][]): WordSearch => {
    const joined = (of: string[][]) => of.map(either).join(' & ')
    const looked = queries.filter((_, at) => !isCompared[at])
    const compared = queries.filter((_, at) => isCompared[at])
    if (looked.length === 0 || compared.length === 0)
      return { looked: joined(queries), compared: null }
    return { looked: joined(looked), compared: joined(compared) }
  }
  if (corrected.every(({ length }) => length > 0)) yield all(corrected)
  yield all(shortened)
  // a common word by itself says nothing of what is meant
  const telling = [...corrected, ...shortened].filter((_, at) => !isCompared[at % words.length])
  if (telling.length > 0) yield { looked: either(telling.flat()), compared: null }
}

type Ranked = PartName & { names: string[]; far: number }

/** The nearest first; those that share less than half of what was typed are none. */
function rank(found: PartName[], words: string[]): Ranked[] {
  const typed = words.join('').length
  return found
    .map((part) => {
      const names = wordsOf(`${part.name} ${part.sku}`)
      const far = words.reduce((sum, word) => sum + nearest(word, names).far, 0)
      return { ...part, names, far }
    })
    .filter(({ far }) => far <= typed / 2)
    .sort((a, b) => a.far - b.far)
}

function nearest(word: string, names: string[]): { name: string; far: number } {
  let best = { name: word, far: word.length }
  for (const name of names) {
    if (best.far === 0) break
    const far = distanceToBeginning(word, name)
    if (far < best.far) best = { name, far }
  }
  return best
}

/** The search with its unknown words corrected, when each is at most a third away. */
function meantBy({ names }: Ranked, words: string[], known: Set<string>): string | null {
  const corrected = words.map((word) =>
    known.has(word) ? { name: word, far: 0 } : nearest(word, names),
  )
  const isNear = corrected.every(({ far }, at) => far <= Math.ceil((words[at]?.length ?? 0) / 3))
  const meant = corrected.map(({ name }) => name).join(' ')
  return isNear && meant !== words.join(' ') ? meant : null
}
