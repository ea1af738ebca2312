import { segmentsOf } from '../understanding/plain.ts'
import { type Level, type Query, rarestOf, shareOf, written } from '../understanding/query.ts'
import type { Understanding } from '../understanding/reading.ts'
import type { CommonWords, KnownWords } from './common-words.ts'
import type { TextSearch, WordSearch } from './filter.ts'

/** A common word of a smaller share is looked up alone. */
const fewest = 0.01
/** Else so many words are, the rarest ones. */
const lookedUpTo = 4

/** What an understanding asks of the words of a part; null when it asks nothing of them, but for prices and order. */
export function textSearch(
  q: string,
  understood: Understanding,
  common: KnownWords,
): TextSearch | null {
  const { keys, otherKeys, numbers, prefix, unsold } = understood
  const queries = unsold === null ? termsOf(understood) : []
  if (queries.length === 0 && unsold === null && hasEffect(understood)) return null
  const at = (level: Level) =>
    searchFor(queries, level, level === 'stated' || level === 'all' ? common.all : common.named)
  const [whole, named, stated, all] = [at('whole'), at('named'), at('stated'), at('all')]
  return {
    levels: {
      whole: whole.search,
      named: named.search,
      names: at('names').search,
      stated: stated.search,
      all: all.search,
    },
    isCommon: queries.length > 0 && all.isCommon,
    isCommonInNames: queries.length > 0 && named.isCommon,
    typed: segmentsOf(q).join(' ').replaceAll('.', ' '),
    keys,
    otherKeys: otherKeys.filter((key) => !common.named.has(key.toLowerCase())),
    numbers,
    mpnPrefix: unsold === null ? prefix : null,
  }
}

/** The queries of an understanding that the words of a part must answer. */
export const termsOf = ({ readings }: Understanding): Query[] =>
  readings.flatMap(({ query }) => (query ? [query] : []))

const hasEffect = ({ minPrice, maxPrice, ranges, sort, inStock }: Understanding) =>
  minPrice !== null || maxPrice !== null || ranges.length > 0 || sort !== null || inStock

/** Rare words are looked up, also those within a query, and common ones compared with what these find; where all are common, the rarest is looked up. */
export function searchFor(
  queries: Query[],
  level: Level,
  common: CommonWords,
): { search: WordSearch | null; isCommon: boolean } {
  if (queries.length === 0) return { search: null, isCommon: false }
  const terms = queries.map((query) => {
    const share = shareOf(query, common, level)
    const rarest = share === 0 ? rarestOf(query, common, level) : query
    return { query: written(query, level), rarest: written(rarest, level), share }
  })
  const rare = terms.filter(({ share }) => share === 0)
  const looked = rare.length > 0 ? rare : lookedUp(terms)
  const compared = terms.filter((term) => !looked.includes(term) || term.rarest !== term.query)
  const joined = (of: string[]) => [...new Set(of)].join(' & ')
  const search = {
    looked: joined(looked.map(({ rarest }) => rarest)),
    compared: compared.length > 0 ? joined(compared.map(({ query }) => query)) : null,
  }
  return { search, isCommon: rare.length === 0 }
}

function lookedUp<T extends { share: number }>(terms: T[]): T[] {
  const byShare = terms.toSorted((a, b) => a.share - b.share)
  return (byShare[0]?.share ?? 1) < fewest ? byShare.slice(0, 1) : byShare.slice(0, lookedUpTo)
}
