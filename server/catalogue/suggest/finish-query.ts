import { prices, senseOf } from '../understanding/lexicon.ts'
import { phraseKey, segmentsOf } from '../understanding/plain.ts'
import { categoryWords } from '../understanding/vocabulary/categories.ts'
import { uses } from '../understanding/vocabulary/uses.ts'

/** So many signs of a phrase tell which is meant. */
const least = 4
/** A phrase being typed has so many words at most. */
const wordsUpTo = 3

const phrases = [
  ...Object.values(categoryWords).flatMap(({ phrases: own, kinds }) => [
    ...own,
    ...kinds.flatMap((kind) => kind.phrases),
  ]),
  ...uses.flatMap((use) => use.phrases),
].map(segmentsOf)

/**
 * What is being typed with its last word to the end, where that is the beginning of a word of the trade: "hard d" → "hard drive",
 * "2 t" → "2 tb", "lga 17" → "lga17"; without what waits for an amount: "cpu under".
 */
export function finishQuery(q: string): string {
  const words = segmentsOf(q)
  const [before = '', last = ''] = words.slice(-2)
  if (words.length < 2) return finished(words) ?? q
  if (/^\d+(\.\d+)?$/.test(before) && /^[tg]$/.test(last)) return `${q.trimEnd()}b`
  if (before === 'lga' && /^\d{1,3}$/.test(last))
    return [...words.slice(0, -2), before + last].join(' ')
  for (let from = Math.max(1, words.length - wordsUpTo); from < words.length; from += 1)
    if (prices.bounds.at(words, from)?.until === words.length) return words.slice(0, from).join(' ')
  return finished(words) ?? q
}

function finished(words: string[]): string | null {
  for (let from = Math.max(0, words.length - wordsUpTo); from < words.length; from += 1) {
    const typed = words.slice(from)
    const key = phraseKey(typed.join(' '))
    if (key.length < least || senseOf(key) || /\d/.test(key)) continue
    const phrase = phrases.find((one) => begins(one, typed))?.slice(0, typed.length)
    if (phrase && isMeant(phrase)) return [...words.slice(0, from), ...phrase].join(' ')
  }
  return null
}

/** Whether these words say something by themselves: a notebook alone is none that is sold. */
function isMeant(words: string[]): boolean {
  const sense = senseOf(words.join(''))
  return sense?.kind === 'category' || (sense?.kind === 'use' && !sense.use.isDevice)
}

/** Whether a phrase has these words, the last of them begun. */
const begins = (phrase: string[], typed: string[]) =>
  phrase.length >= typed.length &&
  typed.every((word, at) =>
    at === typed.length - 1
      ? phrase[at]!.startsWith(word) && phrase[at] !== word
      : phrase[at] === word,
  )
