import type { Database } from '../../database/database.ts'
import { readCommonWords } from '../search/common-words.ts'
import { wordsOf } from '../search/filter.ts'
import { shareOf, termOf } from '../search/text-search.ts'
import { nearQueries } from './near-queries.ts'
import { distanceToBeginning } from './spelling.ts'
import { lookWordsUp, type PartName, selectKnown, selectNamesBy } from './store.ts'

/** Parts are ranked among so many that are found first. */
const lookedAt = 300
const maxWords = 6
const nearUpTo = 6

export type Near = { ids: string[]; meant: string | null }

/**
 * The parts whose names are nearest to a search that finds nothing. `meant` is the search in the words of the nearest, if
 * they are near indeed.
 */
export async function nearParts(database: Database, q: string): Promise<Near> {
  const words = [...new Set(wordsOf(q))].slice(0, maxWords)
  const { all: common } = await readCommonWords(database)
  return await database.transaction(async (sql) => {
    await lookWordsUp(sql)
    const rare = words.filter((word) => shareOf(word, common) === 0)
    const found = await selectKnown(
      sql,
      rare.map((word) => termOf(word)),
    )
    const unknown = rare.filter((word) => !found.has(termOf(word)))
    const known = new Set(words.filter((word) => !unknown.includes(word)))
    const readExisting = async (asked: string[]) => {
      const existing = await selectKnown(sql, asked.map(whole))
      return asked.filter((word) => existing.has(whole(word)))
    }
    for await (const query of nearQueries(words, { readExisting, known, common })) {
      const names = await selectNamesBy(sql, query, lookedAt)
      const ranked = rank(names, words).slice(0, nearUpTo)
      const [best] = ranked
      if (best) return { ids: ranked.map(({ id }) => id), meant: meantBy(best, words, known) }
    }
    return { ids: [], meant: null }
  })
}

const whole = (word: string) => `'${word}'`

type Ranked = PartName & { names: string[]; far: number }

/** The nearest first; those that share less than half of what was typed are none. */
function rank(found: PartName[], words: string[]): Ranked[] {
  const typed = words.join('').length
  return found
    .map((part) => {
      const names = wordsOf(`${part.name} ${part.mpn}`)
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
