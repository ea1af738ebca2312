import type { Category } from '../../../contract/parts/parts.ts'
import type { SpecChoice } from '../../../contract/parts/query.ts'

/**
 * Queries that must both hold: `looked` is looked up in an index of words, all or those that name, `compared`
 * with the parts found there; null when there is nothing to compare.
 */
export type WordSearch = { looked: string; compared: string | null }

/** A text search: `all` finds any part, `named` those whose number, name or category has every word. */
export type TextSearch = {
  all: WordSearch
  named: WordSearch
  /**
   * As `named`, though where all words are common in names those before the last are not also taken for beginnings: sooner
   * looked up, and finds no other parts.
   */
  whole: WordSearch
  /** Whether every word of it is common. */
  isCommon: boolean
  /** Whether every word of it is common in what names parts. */
  isCommonInNames: boolean
  /** Its letters and digits as they were typed, small and a space between what was apart: what a name may begin with. */
  typed: string
  /** How part numbers are compared, by numberKey. '' when there are neither letters nor digits. */
  mpnKey: string
  /** The shop's own number that the search may be, or null. */
  partNumber: number | null
  /** The beginning of a part number that the search may be, or null. */
  mpnPrefix: string | null
}

/** What narrows parts, as the store asks it. Prices in minor units. */
export type PartFilter = {
  text: TextSearch | null
  category: Category | null
  /** Manufacturer’s part numbers, as they are compared; one of them must be the part’s. Null: any. */
  numbers: string[] | null
  stock: ('in' | 'low' | 'out')[]
  minPrice: number | null
  maxPrice: number | null
  maxMinQuantity: number | null
  /** Countries, of which one must be the part's origin. Null: any. */
  origins: string[] | null
  /** By key; one of the choices of each must hold. */
  specs: [key: string, choices: SpecChoice[]][]
}

/** Whether nothing narrows but what is `named`: who takes a short way says what it knows, and a new filter is none of it. */
export const narrowsOnlyBy = (filter: PartFilter, named: (keyof PartFilter)[]): boolean =>
  Object.entries(filter).every(
    ([name, value]) =>
      named.includes(name as keyof PartFilter) ||
      value === null ||
      (Array.isArray(value) && value.length === 0),
  )

/** All parts of a category. */
export const ofCategory = (category: Category): PartFilter => ({
  ...{ text: null, category, numbers: null, stock: [], specs: [] },
  ...{ minPrice: null, maxPrice: null, maxMinQuantity: null, origins: null },
})

/** A filter with a text search. */
export type TextFilter = PartFilter & { text: TextSearch }

/** Letters and digits; what PostgreSQL takes for neither, as it does "½", would be a word that finds anything. */
export const segmentsOf = (q: string): string[] => q.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? []

/** The segments as PostgreSQL makes words of them: a number keeps its decimals, "PCIe 5.0". */
export const wordsOf = (q: string): string[] =>
  q.toLowerCase().match(/\p{Nd}+\.\p{Nd}+|[\p{L}\p{Nd}]+/gu) ?? []
