import type { Database } from '../../database/database.ts'
import { selectCommonWords } from './store.ts'

/** A word that is common among the shop's parts, or in what names them, and the share of them that have it. */
export type CommonWord = { word: string; share: number; isOfNames: boolean }

/** Which words are common: whether this one is, and what share of the parts may have one that begins so. */
export type CommonWords = {
  has: (word: string) => boolean
  shareOf: (beginning: string) => number
  list: () => CommonWord[]
}

/** Of all that is said of parts, and of what names them alone. */
export type KnownWords = { all: CommonWords; named: CommonWords }

const cachedMs = 60_000
const cached = new WeakMap<Database, { at: number; words: Promise<KnownWords> }>()

/**
 * The words that the database's statistics know for common, looked at once a minute. They tell in which way a list is
 * searched, never what is on it, and which of many parts are suggested: to gather all parts with a common word costs more
 * than to compare those with a rare one.
 */
export async function readCommonWords(database: Database): Promise<KnownWords> {
  const known = cached.get(database)
  if (known && performance.now() - known.at < cachedMs) return await known.words
  const words = selectCommonWords(database.sql).then((found) => {
    const [named, all] = [true, false].map((of) => found.filter((one) => one.isOfNames === of))
    // what is not analyzed yet is told by the rest
    return { all: wordsOf(all!), named: wordsOf(named!.length > 0 ? named! : all!) }
  })
  cached.set(database, { at: performance.now(), words })
  words.catch(() => cached.delete(database))
  return await words
}

function wordsOf(found: CommonWord[]): CommonWords {
  const words = found.sort((one, other) => (one.word < other.word ? -1 : 1))
  return {
    list: () => words,
    has: (word) => words[firstFrom(words, word)]?.word === word,
    shareOf: (beginning) => {
      let share = 0
      for (let at = firstFrom(words, beginning); words[at]?.word.startsWith(beginning); at += 1)
        share += words[at]!.share
      return share
    },
  }
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
