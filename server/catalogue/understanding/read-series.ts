import { phraseAt } from './lexicon.ts'
import { noOwnCategories } from './own-categories.ts'
import { phraseKey } from './plain.ts'
import { any, every, fact, named as inName, later, not, type Query, said, word } from './query.ts'
import type { Scan } from './scan.ts'
import { listed } from './vocabulary/listed.ts'
import { coreGenerations, coreModels, type Line, lines } from './vocabulary/series.ts'

const keysOf = (phrases: string) => new Set(listed(phrases).map(phraseKey))
const seriesWords = keysOf('series, serie, reihe, generation, gen, lineup')
const generationWords = keysOf('gen, generation, generacion, generazione, generatie')
/** Processors that count their generations otherwise than Intel's Core does. */
const otherwise = keysOf('ryzen, epyc, threadripper, xeon, zen, pcie, nvme, ssd')

/** A whole generation of models: "RTX 40 series", "Ryzen 7000", "EPYC 9004", "14th gen". */
export function readSeries(scan: Scan, at: number): boolean {
  return readLine(scan, at) || readGeneration(scan, at)
}

function readLine(scan: Scan, at: number): boolean {
  const [, joined = '', number] = /^(\p{L}*)(\d{2,4})$/u.exec(scan.words[at]!) ?? []
  if (!number) return false
  const before = joined !== '' ? joined : brandBefore(scan, at)
  const isSaid = seriesWords.has(scan.words[at + 1] ?? '')
  const line = lines.find(
    ({ brands, named, series }) =>
      brands.includes(before) && (named.test(number) || (isSaid && series?.test(number))),
  )
  const until = at + (isSaid ? 2 : 1)
  if (!line || !scan.isOpen(at, until)) return false
  const models = modelsOf(line, number)
  take(scan, at, until, joined === '' ? models : every(word(joined), models), `series ${number}`)
  return true
}

/** The word that a number belongs to; a class may stand between: "Ryzen 7 5000". */
function brandBefore({ words }: Scan, at: number): string {
  const [before2 = '', before = ''] = [words[at - 2], words[at - 1]]
  return /^\d$/.test(before) ? before2 : before
}

/** Its processors or cards, and behind them what says the series in words. */
const modelsOf = ({ category, models, lacks = [] }: Line, number: string): Query =>
  any(
    every(
      fact('category', category),
      any(...models(number).map(said)),
      ...lacks.map((one) => not(inName(one))),
    ),
    later(said(number)),
  )

/** Behind such a word an ordinal is a generation: "i5 12th". */
const ofCore = /^(i[3579]|core|intel)$/

/** "14th gen", "13. Generation", "generation 12": of Core processors, and of boards that say which they take. */
function readGeneration(scan: Scan, at: number): boolean {
  const { words } = scan
  const isBehind = generationWords.has(words[at]!)
  const [, digits] =
    /^(\d{1,2})(?:th|te|e|eme|a|o|ª|º)?$/u.exec(words[isBehind ? at + 1 : at] ?? '') ?? []
  const generation = Number(digits)
  // fewer are those of PCI Express, where the number stands behind
  const from = isBehind ? 8 : coreGenerations.from
  if (!digits || generation < from || generation > coreGenerations.to) return false
  const isOrdinal = words[at] !== digits && words.some((one) => ofCore.test(one))
  const until = isBehind || generationWords.has(words[at + 1] ?? '') ? at + 2 : at + 1
  if (until === at + 1 && !isOrdinal) return false
  if (!scan.isOpen(at, until) || words.some((one) => otherwise.has(one))) return false
  const models = every(
    fact('category', 'cpu'),
    said('core'),
    any(...coreModels(generation).map(said)),
  )
  // a board says which it takes, and is meant where one is asked for
  const query = isOfBoards(words) ? any(models, later(said(`${generation}th`))) : models
  take(scan, at, until, query, `generation ${generation}`)
  return true
}

/** A chipset, or a socket. */
const ofBoard = /^([abhqwxz]\d{3}\p{L}?|(?:fc)?lga\d*)$/u

const isOfBoards = (words: string[]) =>
  words.some((one, at) => {
    const sense = phraseAt(words, at, noOwnCategories.phrases)?.sense
    return ofBoard.test(one) || (sense?.kind === 'category' && sense.category === 'motherboard')
  })

const take = (scan: Scan, from: number, until: number, query: Query, as: string) =>
  scan.take(from, until, { kind: 'feature', as, query, weight: 6 })
