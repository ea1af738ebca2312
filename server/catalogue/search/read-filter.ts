import type { z } from 'zod'
import { toMinor } from '../../../contract/money.ts'
import { readPartNumber, skuKey } from '../../../contract/number-key.ts'
import type { partFilter } from '../../../contract/parts.ts'
import type { Shop } from '../../shop.ts'
import { type CommonWords, readCommonWords } from './common-words.ts'
import { type PartFilter, type TextSearch, type WordSearch, wordsOf } from './filter.ts'

/** The filter of a call. Null when its search has no word, which nothing matches. */
export async function readFilter(
  { database, config }: Pick<Shop, 'database' | 'config'>,
  asked: z.output<typeof partFilter>,
): Promise<PartFilter | null> {
  const text = asked.q ? textSearch(asked.q, await readCommonWords(database)) : null
  if (asked.q && !text) return null
  const minor = (major: number | undefined) =>
    major === undefined ? null : toMinor(major, config.currency)
  return {
    text,
    category: asked.category ?? null,
    stock: [...(asked.inStock ? (['in'] as const) : []), ...(asked.stock ? [asked.stock] : [])],
    minPrice: minor(asked.minPrice),
    maxPrice: minor(asked.maxPrice),
    maxMinQuantity: asked.maxMinQuantity ?? null,
    specs: [...Map.groupBy(asked.spec ?? [], (choice) => choice.key)],
  }
}

/** A number with its unit in one: names have them apart, "32 GB". */
const joined = /^(\d+)(gb|tb|mb|ghz|mhz|w|mm|rpm|mt)$/

/**
 * A word of a search as a prefix query on words of these weights; a number with its unit is looked for apart as well. A
 * number behind a dash is kept with its sign: of "i7-14700" the index has '-14700'.
 */
function termOf(word: string, weights = '') {
  if (/^\d+$/.test(word)) return `('${word}':*${weights} | '-${word}':*${weights})`
  const [, number, unit] = joined.exec(word) ?? []
  return number
    ? `('${word}':*${weights} | ('${number}'${weights && `:${weights}`} & '${unit}':*${weights}))`
    : `'${word}':*${weights}`
}

/**
 * Whether so many parts may have a word of a search that they are better not gathered: a beginning of one or two signs is
 * one of many words, though none of them be common.
 */
function isCommonTerm(word: string, common: CommonWords): boolean {
  if (word.length <= 2 || common.begin(word)) return true
  const [, number, unit] = joined.exec(word) ?? []
  return number && unit ? common.begin(number) && common.begin(unit) : common.begin(`-${word}`)
}

/** "Ryzen 9 79" → "'ryzen':* & '9':* & '79':*", or null when there is no word in it. */
function textSearch(q: string, common: CommonWords): TextSearch | null {
  const words = wordsOf(q)
  if (words.length === 0) return null
  const key = skuKey(q)
  const isNumber = key.length >= 3 && /^[ -~]*$/.test(q)
  const compared = words.filter((word) => isCommonTerm(word, common))
  const rare = words.filter((word) => !compared.includes(word))
  const written = (of: string[], weights?: string) =>
    of.map((word) => termOf(word, weights)).join(' & ')
  const search = (weights?: string): WordSearch =>
    rare.length === 0 || compared.length === 0
      ? { looked: written(words), compared: null }
      : { looked: written(rare), compared: written(compared, weights) }
  return {
    all: search(),
    named: search('AB'),
    whole: wholeWords(words),
    isCommon: rare.length === 0,
    skuKey: key,
    partNumber: readPartNumber(q),
    skuPrefix: isNumber ? key : null,
  }
}

/**
 * Words before the last as whole ones: "'msi' & 'geforce' & '21':*". A last one of one sign begins so many that it is
 * compared.
 */
function wholeWords(words: string[]): WordSearch {
  const before = words.slice(0, -1).map((word) => `'${word}'`)
  const last = termOf(words.at(-1) ?? '')
  return before.length > 0 && words.at(-1)?.length === 1
    ? { looked: before.join(' & '), compared: last }
    : { looked: [...before, last].join(' & '), compared: null }
}
