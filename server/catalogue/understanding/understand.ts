import { numberKey, readPartNumber } from '../../../contract/parts/number-key.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { isOtherNumber } from './other-numbers.ts'
import { noOwnCategories, type OwnCategories } from './own-categories.ts'
import { phraseKey, type Token, tokensOf } from './plain.ts'
import { readAlternatives } from './read-alternatives.ts'
import { settleExtremes } from './read-extremes.ts'
import { readFits } from './read-fits.ts'
import { readLists } from './read-lists.ts'
import { readPhrases } from './read-phrases.ts'
import { readPrices } from './read-prices.ts'
import { settleQuantities } from './read-quantities.ts'
import { readWords } from './read-words.ts'
import type { Range, Understanding } from './reading.ts'
import { Scan } from './scan.ts'
import { settleCategories } from './settle-categories.ts'
import { cooler, heatsink } from './vocabulary/flags.ts'

/** Phrases of an admin's by their key, each with the text that it stands for. */
export type Synonyms = ReadonlyMap<string, string>

export const noSynonyms: Synonyms = new Map()

/**
 * What a search asks for, in words, facts and prices. `plain`: phrases of it that are to be taken as they stand; `category`:
 * one that was chosen beside it; `own`: what the shop's categories add. Null when it has no word.
 */
export function understand(
  q: string,
  {
    synonyms = noSynonyms,
    plain = [],
    category: chosen = null,
    own = noOwnCategories,
  }: {
    synonyms?: Synonyms | undefined
    plain?: string[] | undefined
    category?: Category | null
    own?: OwnCategories | undefined
  } = {},
): Understanding | null {
  const { tokens, after } = tokensOf(q)
  if (tokens.length === 0) return null
  const taken = new Set(plain.map(phraseKey).filter((key) => key !== ''))
  const scan = new Scan(withSynonyms(tokens, synonyms, taken), after, { plain: taken, own })
  const priced = { min: null, max: null }
  const ranges: Range[] = []
  readPrices(scan, priced)
  readLists(scan)
  readPhrases(scan)
  const named = settleCategories(scan, chosen)
  const category = named ?? chosen
  settleQuantities(scan, category, ranges)
  settleExtremes(scan, named, chosen)
  settleCoolers(scan, named)
  settleUnsold(scan, named)
  readFits(scan, named)
  readWords(scan, category)
  readAlternatives(scan, category)
  const readings = scan.readings.toSorted((a, b) => a.from - b.from)
  // words that say nothing are looked for where there are no others
  const ignored = readings.filter(({ kind }) => kind === 'ignored').map(({ text }) => text)
  if (ignored.length === readings.length && ignored.some((text) => !taken.has(phraseKey(text))))
    return understand(q, { synonyms, plain: [...plain, ...ignored], category: chosen, own })
  const has = (kind: string) => readings.find((reading) => reading.kind === kind)
  return {
    readings,
    category: named,
    minPrice: priced.min,
    maxPrice: priced.max,
    ranges,
    stated: readings.flatMap(({ stated }) => (stated ? [stated] : [])),
    sort: has('order')?.order ?? null,
    inStock: Boolean(has('stock')),
    unsold: has('unsold')?.text ?? null,
    ...numbersIn(tokens, scan),
    prefix: prefixOf(q, scan),
  }
}

/** What cools a drive or a module is no cooler of a processor's: "SSD sin disipador". */
function settleCoolers(scan: Scan, category: Category | null) {
  if (category !== 'hdd' && category !== 'ram') return
  for (const reading of scan.readings) {
    if (reading.as === cooler.as) Object.assign(reading, { as: heatsink.as, query: heatsink.yes })
    if (reading.as === cooler.without)
      Object.assign(reading, { as: heatsink.without, query: heatsink.non })
  }
}

/** A device beside a category is what its parts are for; a heatsink alone is none that is sold on drives and modules. */
function settleUnsold(scan: Scan, category: Category | null) {
  const isSized = scan.readings.some(({ quantity }) => quantity?.unit.saidAs === 'gb')
  const has = category === 'hdd' || category === 'ram' || (category === null && isSized)
  for (const reading of scan.readings)
    if (reading.kind === 'flag' && reading.as === 'heatsink' && !has && reading.behind !== 'with')
      Object.assign(reading, { kind: 'unsold', as: 'not sold here', query: null })
  for (const reading of scan.readings)
    if (reading.kind === 'unsold' && reading.as === 'device' && category)
      Object.assign(reading, { kind: 'ignored', as: 'ignored' })
}

const phraseUpTo = 6

/** The words with those of synonyms in place of their phrases, the longest first; each keeps the text that was typed. */
function withSynonyms(tokens: Token[], synonyms: Synonyms, taken: ReadonlySet<string>): Token[] {
  if (synonyms.size === 0) return tokens
  const found: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const until = synonymEnd(tokens, at, synonyms, taken)
    if (until === null) {
      found.push(tokens[at]!)
      at += 1
      continue
    }
    const typed = tokens.slice(at, until)
    const text = typed.map((token, by) => (by > 0 ? token.before : '') + token.text).join('')
    const meant = tokensOf(synonyms.get(typed.map(({ word }) => word).join(''))!).tokens
    found.push(
      ...meant.map((token, by) => ({ ...token, text, before: by === 0 ? typed[0]!.before : '' })),
    )
    at = until
  }
  return found
}

function synonymEnd(
  tokens: Token[],
  at: number,
  synonyms: Synonyms,
  taken: ReadonlySet<string>,
): number | null {
  for (let until = Math.min(tokens.length, at + phraseUpTo); until > at; until -= 1) {
    const key = tokens
      .slice(at, until)
      .map(({ word }) => word)
      .join('')
    if (synonyms.has(key) && !taken.has(key)) return until
  }
  return null
}

/** So many words a part number is spread over. */
const numberWordsUpTo = 8

/** Numbers that words, alone or with their neighbours, may spell. What is a quantity or a phrase is none, unless it is all. */
function numbersIn(
  tokens: Token[],
  scan: Scan,
): Pick<Understanding, 'keys' | 'otherKeys' | 'numbers'> {
  const keys = new Set<string>()
  const otherKeys = new Set<string>()
  const numbers = new Set<number>()
  const isRead = (from: number, until: number) =>
    scan.readings.some(
      (reading) => reading.kind !== 'word' && reading.from <= from && reading.until >= until,
    )
  for (let from = 0; from < tokens.length; from += 1) {
    if (tokens[from]!.isJoined) continue
    for (
      let until = from + 1;
      until <= Math.min(tokens.length, from + numberWordsUpTo);
      until += 1
    ) {
      if (tokens[until]?.isJoined) continue
      const isAll = from === 0 && until === tokens.length
      const key = numberKey(
        tokens
          .slice(from, until)
          .map(({ text }) => text)
          .join(''),
      )
      if (!isAll && (key.length < 5 || !/\d/.test(key) || isRead(from, until))) continue
      if (key !== '') keys.add(key)
      if (isOtherNumber(tokens.slice(from, until), isAll)) otherKeys.add(key)
      const number = readPartNumber(key)
      if (number !== null) numbers.add(number)
    }
  }
  const first = (of: Set<string>) => [...of].slice(0, 120)
  return { keys: first(keys), otherKeys: first(otherKeys), numbers: [...numbers] }
}

/** The whole as the beginning of a part number. What names quantities or categories is none. */
function prefixOf(q: string, scan: Scan): string | null {
  const key = numberKey(q)
  const isOther = scan.readings.some(({ kind }) =>
    ['fact', 'range', 'price', 'category', 'flag', 'unsold'].includes(kind),
  )
  return key.length >= 3 && !isOther ? key : null
}
