import type { Lifecycle } from '../../../contract/parts/lifecycle.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import type { SpecChoice } from '../../../contract/parts/query.ts'
import type { Level } from '../understanding/query.ts'

/**
 * Queries that must both hold: `looked` is looked up in an index of words, all or those that name, `compared`
 * with the parts found there; null when there is nothing to compare.
 */
export type WordSearch = { looked: string; compared: string | null }

/** A text search: what a part must have of each level, each of which finds what those before it find; null finds nothing. */
export type TextSearch = {
  levels: Record<Level, WordSearch | null>
  /** Whether every word of it is common. */
  isCommon: boolean
  /** Whether every word of it is common in what names parts. */
  isCommonInNames: boolean
  /** Its letters and digits as they were typed, small and a space between what was apart: what a name may begin with. */
  typed: string
  /** Manufacturers' numbers that it may spell, as numberKey compares them. */
  keys: string[]
  /** Those of them that may be other numbers of parts. */
  otherKeys: string[]
  /** The shop's own numbers that it may spell. */
  numbers: number[]
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
  /** States of a part's life, of which one must be the part's. Null: any. */
  lifecycles: Lifecycle[] | null
  /** A time since when something of it was changed, or its stock. Null: any. */
  updatedSince: Date | null
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
  text: null,
  category,
  numbers: null,
  stock: [],
  specs: [],
  minPrice: null,
  maxPrice: null,
  maxMinQuantity: null,
  origins: null,
  lifecycles: null,
  updatedSince: null,
})

/** A filter with a text search. */
export type TextFilter = PartFilter & { text: TextSearch }
