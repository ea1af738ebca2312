import { numberKey, readPartNumber } from '../../../contract/parts/number-key.ts'
import { halfWidth } from '../../../contract/text/half-width.ts'
import type { CommonWords, KnownWords } from './common-words.ts'
import { segmentsOf, type TextSearch, type WordSearch, wordsOf } from './filter.ts'

/** A number with its unit in one: names have them apart, "32 GB". */
const joined = /^(\d+)(gb|tb|mb|ghz|mhz|w|mm|rpm|mt)$/
/** A common word of a smaller share is looked up alone. */
const fewest = 0.01
/** Else so many words are, the longest ones. */
const lookedUpTo = 4

/**
 * A word of a search as a query on words of these weights, or as one on their beginnings; a number with its unit is looked
 * for apart as well. A number behind a dash is kept with its sign: of "i7-14700" the index has '-14700'.
 */
export function termOf(word: string, { weights = '', isWhole = false } = {}): string {
  const labels = `${isWhole ? '' : '*'}${weights}`
  const labelled = labels && `:${labels}`
  if (/^\d+(\.\d+)?$/.test(word)) return `('${word}'${labelled} | '-${word}'${labelled})`
  const [, number, unit] = joined.exec(word) ?? []
  return number
    ? `('${word}'${labelled} | ('${number}'${weights && `:${weights}`} & '${unit}'${labelled}))`
    : `'${word}'${labelled}`
}

/** The share of the parts that may have a word of a search by what is known of common words; 0 where it is rare. */
export function shareOf(word: string, common: CommonWords): number {
  const [, number, unit] = joined.exec(word) ?? []
  const apart =
    number && unit
      ? Math.min(common.shareOf(number), common.shareOf(unit))
      : common.shareOf(`-${word}`)
  return common.shareOf(word) + apart
}

/** The same; a beginning of one or two signs is one of many words, though none of them be common. */
const mostOf = (word: string, common: CommonWords) => (word.length <= 2 ? 1 : shareOf(word, common))

/**
 * "Ryzen 9 79" → "'ryzen':* & ('9':* | '-9':*) & ('79':* | '-79':*)", or null when there is no word in it. Rare words are
 * looked up and common ones compared with what these find; where all are common, the rarest of them is looked up.
 */
export function textSearch(q: string, common: KnownWords): TextSearch | null {
  const words = [...new Set(wordsOf(halfWidth(q)))]
  if (words.length === 0) return null
  const key = numberKey(q)
  const term = termsFor(q)
  const all = searchFor(words, common.all, term)
  const named = searchFor(words, common.named, term, 'AB')
  return {
    all: all.search,
    named: named.search,
    whole: named.isCommon ? wholeWords(words, term) : named.search,
    isCommon: all.isCommon,
    isCommonInNames: named.isCommon,
    typed: segmentsOf(halfWidth(q)).join(' '),
    mpnKey: key,
    partNumber: readPartNumber(q),
    mpnPrefix: key.length >= 3 ? key : null,
  }
}

/** Writes the words of a search; one that was typed in full-width signs may stand so in a name as well. */
function termsFor(q: string): typeof termOf {
  const words = wordsOf(halfWidth(q))
  const typed = wordsOf(q)
  const wide = new Map(
    typed.length === words.length ? words.map((word, at) => [word, typed[at]!]) : [],
  )
  return (word, how) => {
    const other = wide.get(word) ?? word
    return other === word ? termOf(word, how) : `(${termOf(word, how)} | ${termOf(other, how)})`
  }
}

function searchFor(words: string[], common: CommonWords, term: typeof termOf, weights?: string) {
  const rare = words.filter((word) => mostOf(word, common) === 0)
  const looked = rare.length > 0 ? rare : lookedUp(words, common)
  const compared = words.filter((word) => !looked.includes(word))
  const written = (of: string[]) => of.map((word) => term(word, { weights })).join(' & ')
  const search: WordSearch = {
    looked: written(looked),
    compared: compared.length > 0 ? written(compared) : null,
  }
  return { search, isCommon: rare.length === 0 }
}

function lookedUp(words: string[], common: CommonWords): string[] {
  const [rarest = ''] = words.toSorted((a, b) => mostOf(a, common) - mostOf(b, common))
  return mostOf(rarest, common) < fewest
    ? [rarest]
    : words.toSorted((a, b) => b.length - a.length).slice(0, lookedUpTo)
}

/**
 * Words before the last as whole ones: "'msi' & 'geforce' & ('21':* | '-21':*)". A last one of one sign begins so many that
 * it is compared, unless it is the only one.
 */
function wholeWords(words: string[], term: typeof termOf): WordSearch {
  const before = words.slice(0, -1).map((word) => term(word, { isWhole: true }))
  const last = words.at(-1) ?? ''
  return before.length > 0 && last.length === 1
    ? { looked: before.join(' & '), compared: term(last, { weights: 'AB' }) }
    : { looked: [...before, term(last)].join(' & '), compared: null }
}
