import type { Database } from '../../database.ts'
import { selectCommonWords } from './store.ts'

/** Which words are common among the shop's parts: whether this one is, whether some begin so. */
export type CommonWords = { has: (word: string) => boolean; begin: (text: string) => boolean }

const keptMs = 60_000
const kept = new WeakMap<Database, { at: number; words: Promise<string[]> }>()

/**
 * The words that the database's statistics know for common, looked at once a minute. They tell in which way a search is
 * made, never what it finds: to gather all parts with a common word costs more than to compare those with a rare one.
 */
export async function readCommonWords(database: Database): Promise<CommonWords> {
  const words = await wordsOf(database)
  return {
    has: (word) => words[firstFrom(words, word)] === word,
    begin: (text) => words[firstFrom(words, text)]?.startsWith(text) ?? false,
  }
}

async function wordsOf(database: Database): Promise<string[]> {
  const known = kept.get(database)
  if (known && performance.now() - known.at < keptMs) return await known.words
  const words = selectCommonWords(database.sql).then((found) => found.sort())
  kept.set(database, { at: performance.now(), words })
  words.catch(() => kept.delete(database))
  return await words
}

/** Where the first word stands that does not come before this text. */
function firstFrom(words: string[], text: string): number {
  let from = 0
  let to = words.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (words[middle]! < text) from = middle + 1
    else to = middle
  }
  return from
}
