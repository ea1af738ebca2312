import type { Database } from '../../database.ts'
import { selectCommonWords } from './store.ts'

/** A word that is common among the shop's parts, and the share of them that have it. */
export type CommonWord = { word: string; share: number }

/** Which words are common: whether this one is, and what share of the parts may have one that begins so. */
export type CommonWords = { has: (word: string) => boolean; shareOf: (beginning: string) => number }

const keptMs = 60_000
const kept = new WeakMap<Database, { at: number; words: Promise<CommonWord[]> }>()

/**
 * The words that the database's statistics know for common, looked at once a minute. They tell in which way a list is
 * searched, never what is on it, and which of many parts are suggested: to gather all parts with a common word costs more than to compare those with a rare one.
 */
export async function readCommonWords(database: Database): Promise<CommonWords> {
  const words = await wordsOf(database)
  return {
    has: (word) => words[firstFrom(words, word)]?.word === word,
    shareOf: (beginning) => {
      let share = 0
      for (let at = firstFrom(words, beginning); words[at]?.word.startsWith(beginning); at += 1)
        share += words[at]!.share
      return share
    },
  }
}

async function wordsOf(database: Database): Promise<CommonWord[]> {
  const known = kept.get(database)
  if (known && performance.now() - known.at < keptMs) return await known.words
  const words = selectCommonWords(database.sql).then((found) =>
    found.sort((one, other) => (one.word < other.word ? -1 : 1)),
  )
  kept.set(database, { at: performance.now(), words })
  words.catch(() => kept.delete(database))
  return await words
}

/** Where the first word stands that does not come before this text. */
function firstFrom(words: CommonWord[], text: string): number {
  let from = 0
  let to = words.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (words[middle]!.word < text) from = middle + 1
    else to = middle
  }
  return from
}
