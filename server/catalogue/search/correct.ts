import type { Database, Sql } from '../../database/database.ts'
import { distance, slipsOf } from '../suggest/spelling.ts'
import { knownPhrases, senseOf, singularsOf } from '../understanding/lexicon.ts'
import { tokensOf } from '../understanding/plain.ts'
import { type Query, written } from '../understanding/query.ts'
import type { Reading, Understanding } from '../understanding/reading.ts'
import { type CommonWords, readCommonWords } from './common-words.ts'
import { otherNumber } from './condition.ts'
import { lookWordsUp, selectKnown, selectMpns } from './store.ts'

/** A shorter word is one slip away from too many. */
const least = 4
/** From so many signs on two slips are undone, by words that are in memory. */
const twoFrom = 8
/** A longer one has too many slips, about 73 a sign. */
const most = 24

/** A search in other words, and which word stands for which. */
export type Correction = { q: string; words: { from: string; to: string }[] }

/**
 * The search in the words that were meant, or null: unknown words of letters are corrected to words that parts or the trade
 * have, part numbers where a sign was taken for one that looks like it (O and 0). Other numbers are never: 5095 is no 5090.
 */
export async function correct(
  database: Database,
  q: string,
  understood: Understanding,
): Promise<Correction | null> {
  const words = understood.readings.filter(({ kind, isMaker }) => kind === 'word' && !isMaker)
  const { all: common } = await readCommonWords(database)
  return await database.transaction(async (sql) => {
    await lookWordsUp(sql)
    const unknown = await unknownOf(sql, words, common)
    const replaced = new Map<string, string>()
    for (const { word = '', text } of unknown) {
      const other = /\d/.test(word)
        ? await lookalike(sql, word)
        : await nearestWord(sql, word, common)
      if (other !== null) replaced.set(text, other)
    }
    return replaced.size > 0 ? rewritten(q, words, replaced) : null
  })
}

/** Of these the ones that no part has, in its name, its number or its specifications. */
export async function unknownOf(
  sql: Sql,
  words: Reading[],
  common: CommonWords,
): Promise<Reading[]> {
  const asked = words.filter(({ word }) => word && !common.has(word))
  const query = ({ query }: Reading) => written(query as Query, 'stated')
  const known = asked.length > 0 ? await selectKnown(sql, asked.map(query)) : new Set()
  return asked.filter((reading) => !known.has(query(reading)))
}

/** The makers of a search that no part is by, as they were typed. */
export async function unsoldMakers(
  database: Database,
  { readings }: Understanding,
): Promise<string[]> {
  const makers = readings.filter(({ isMaker }) => isMaker)
  if (makers.length === 0) return []
  const { all: common } = await readCommonWords(database)
  const unknown = await database.transaction(async (sql) => {
    await lookWordsUp(sql)
    return await unknownOf(sql, makers, common)
  })
  return unknown.map(({ text }) => text)
}

/** Words that say nothing of a part, and makers whose parts the shop may not have: none was meant for them. */
const isLittle = (key: string) =>
  ['stop', 'label', 'countedLabel', 'maker'].includes(senseOf(key)?.kind ?? '')

/** The words of the vocabulary that a slip may have been meant for. */
const phrases = knownPhrases().filter(
  (key) => key.length >= least && /^\p{L}+$/u.test(key) && !isLittle(key),
)

/** The nearest word: of the trade or common ones by one slip, or two of a long word; else a rare one by one slip. */
async function nearestWord(sql: Sql, word: string, common: CommonWords): Promise<string | null> {
  if (word.length < least || word.length > most) return null
  const upTo = word.length >= twoFrom ? 2 : 1
  let best: { other: string; far: number; share: number } | null = null
  const offer = (other: string, share: number) => {
    if (Math.abs(other.length - word.length) > upTo || isLittle(other)) return
    if (!beginsAlike(word, other)) return
    const far = distance(word, other)
    const isShuffled = far === 2 && word.length >= 5 && lettersOf(word) === lettersOf(other)
    if ((far > upTo && !isShuffled) || far === 0) return
    // of four letters one may be missing or two swapped: "lian" is no slip of a rare "lion"
    const isOther = other.length === least && lettersOf(word) !== lettersOf(other)
    if (share === 0 && word.length === least && isOther) return
    if (!best || far < best.far || (far === best.far && share > best.share))
      best = { other, far, share }
  }
  for (const other of phrases) offer(other, 1)
  for (const one of common.list()) if (/^\p{L}{3,}$/u.test(one.word)) offer(one.word, one.share)
  if ((best as { far: number } | null)?.far !== 1) {
    const slips = slipsOf(word).filter((slip) => /^\p{L}{3,}$/u.test(slip))
    const rare = await selectKnown(
      sql,
      slips.map((slip) => `'${slip}':AD`),
    )
    for (const slip of slips) if (rare.has(`'${slip}':AD`)) offer(slip, 0)
  }
  const known = best as { other: string } | null
  if (known) return known.other
  const singulars = singularsOf(word).filter((one) => one.length >= least)
  const found = await selectKnown(
    sql,
    singulars.map((one) => `'${one}':AD`),
  )
  return singulars.find((one) => found.has(`'${one}':AD`)) ?? null
}

/** The first letter is hardly ever the one that slips: of a short word it is none but where it is swapped with the next. */
const beginsAlike = (word: string, other: string) =>
  word[0] === other[0] ||
  (word[0] === other[1] && word[1] === other[0]) ||
  (word.length > 5 && word[1] === other[1])

const lettersOf = (word: string) => [...word].sort().join('')

const alike = new Map(
  ['O0', 'I1', 'L1', 'B8', 'S5', 'Z2'].flatMap(([a, b]) => [
    [a!, b!],
    ...(a === 'L' ? [] : [[b!, a!]]),
  ]) as [string, string][],
)
/** Of so many places every choice is tried, of more the choices of one, of two, and of all that have the same sign. */
const alikeUpTo = 7

/** A number of a part, its own or another, of which only signs that look alike differ. */
async function lookalike(sql: Sql, word: string): Promise<string | null> {
  const key = word.toUpperCase()
  if (key.length < 6) return null
  const keys = alikesOf(key)
  const own = await selectMpns(sql, keys)
  const others = await selectKnown(sql, keys.map(otherNumber))
  const found = new Set([
    ...own.map(({ mpnKey }) => mpnKey),
    ...keys.filter((one) => others.has(otherNumber(one))),
  ])
  return found.size === 1 ? [...found][0]!.toLowerCase() : null
}

function alikesOf(key: string): string[] {
  const places = [...key].flatMap((sign, at) => (alike.has(sign) ? [at] : []))
  const choices =
    places.length <= alikeUpTo
      ? Array.from({ length: 2 ** places.length - 1 }, (_, chosen) =>
          places.filter((_place, bit) => (chosen + 1) & (1 << bit)),
        )
      : [
          ...places.flatMap((one, by) => places.slice(by).map((other) => [one, other])),
          ...[...alike.keys()].map((sign) => places.filter((at) => key[at] === sign)),
        ]
  return choices.map((chosen) =>
    [...key].map((sign, at) => (chosen.includes(at) ? alike.get(sign)! : sign)).join(''),
  )
}

/** The search as it was typed, with other words in the places of these. */
function rewritten(q: string, words: Reading[], replaced: Map<string, string>): Correction {
  const { tokens, after } = tokensOf(q)
  let text = ''
  const done: Correction['words'] = []
  for (let at = 0; at < tokens.length; ) {
    const reading = words.find(({ from, text: own }) => from === at && replaced.has(own))
    const { before, text: own } = tokens[at]!
    text += before + (reading ? replaced.get(reading.text)! : own)
    if (reading) done.push({ from: reading.text, to: replaced.get(reading.text)! })
    at = reading ? reading.until : at + 1
  }
  return { q: (text + after).trim().toLowerCase(), words: done }
}
