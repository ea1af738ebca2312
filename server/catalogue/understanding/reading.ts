import type { Category } from '../../../contract/parts/parts.ts'
import type { Query } from './query.ts'
import type { CategoryKind } from './vocabulary/categories.ts'
import type { Measure } from './vocabulary/extremes.ts'
import type { Bound } from './vocabulary/price-words.ts'
import type { Unit } from './vocabulary/units.ts'
import type { Use } from './vocabulary/uses.ts'

/**
 * A number with its unit that a search asks for: as it stands, or as a `bound` of what is asked for; `most` is the end of what
 * begins with it.
 */
export type Quantity = { unit: Unit; value: number; bound: Bound | null; most?: number }

/** By what a search puts parts in order: the price, or the first of these specifications that a part states as a number. */
export type PartsOrder = { by: 'price' | string[]; isDescending: boolean }

/** How words of a search were understood. `ignored`: they say nothing of a part. `unsold`: they name what the shop has not. */
export type Reading = {
  kind:
    | 'category'
    | 'fact'
    | 'flag'
    | 'feature'
    | 'use'
    | 'word'
    | 'price'
    | 'range'
    | 'order'
    | 'stock'
    | 'unsold'
    | 'ignored'
  /** The words as they were typed. */
  text: string
  as: string
  /** What a part must have for it; null where that is no word of a part. */
  query: Query | null
  /** How much is lost when a part has it not. */
  weight: number
  /** Where it stands among the words. */
  from: number
  until: number
  category?: Category
  /** What a category is said of another by: "for motherboards". */
  behind?: 'with' | 'for' | null
  of?: CategoryKind | null
  use?: Use
  quantity?: Quantity
  order?: PartsOrder
  /** The most or the least of what is measured so. */
  extreme?: { isMost: boolean; measure: Measure } | undefined
  /** So many modules of so many gigabytes each. */
  kit?: { modules: number; size: number }
  /** A word that parts may be named by, to be corrected or compared with near ones. */
  word?: string
  /** The specifications that state it, where its query asks for words. */
  keys?: string[] | undefined
  /** A specification that must be this very text, where signs of it are none of a word: "AM3+". */
  stated?: [key: string, value: string]
  /** Whether it is a maker of what goes with parts, who may have none of them. */
  isMaker?: boolean
}

/** A specification between two ends, which belong to it. */
export type Range = { key: string; min: number | null; max: number | null }

/** What a search asks for. Prices in major units. */
export type Understanding = {
  readings: Reading[]
  category: Category | null
  minPrice: number | null
  maxPrice: number | null
  ranges: Range[]
  /** Specifications that must be these very texts. */
  stated: [key: string, value: string][]
  sort: PartsOrder | null
  inStock: boolean
  /** What it names that the shop does not sell. */
  unsold: string | null
  /** Part numbers that it may spell, as they are compared, and those of ours. */
  keys: string[]
  /** Those of them that another number of a part may be, beside words of its name. */
  otherKeys: string[]
  numbers: number[]
  /** The beginning of a part number that it may be as a whole, or null. */
  prefix: string | null
}
