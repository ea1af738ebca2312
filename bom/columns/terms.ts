import { plain } from './plain.ts'
import { ofAmounts } from './words/of-amounts.ts'
import { ofParts } from './words/of-parts.ts'
import { ofRows } from './words/of-rows.ts'

/** All that headers name, by words; where two terms have a word, the first counts. */
export const words = { ...ofParts, ...ofAmounts, ...ofRows }
/** What a header names, as finely as a list of parts for sale asks it. */
export type Term = keyof typeof words

/** The words of terms, as `plain` writes them, the likeliest first. */
export const wordsOf = (...terms: Term[]): string[] => [
  ...new Set(terms.flatMap((term) => words[term].split(/\s+/).map(plain))),
]

/** What a list to be ordered makes of a header: a distributor's number and another part in its place are told by several words alone. */
export type Meaning =
  | Exclude<Term, keyof typeof coarser>
  | NonNullable<(typeof coarser)[keyof typeof coarser]>
  | 'distributor'
  | 'alternative'

/** Terms that a list to be ordered reads as others are, or not at all. */
const coarser = {
  'part number': 'number',
  'article number': 'number',
  sku: 'number',
  'erp number': 'house',
  handle: null,
  name: 'description',
  'name or count': null,
  details: 'description',
  category: null,
  image: null,
  pieces: 'quantity',
  need: 'quantity',
  'minimum quantity': 'pack',
  'order multiple': 'pack',
  'maximum quantity': 'pack',
  packing: 'pack',
  'list price': 'price',
  'dealer price': 'price',
  cost: 'price',
  'reduced price': 'price',
  'taxed price': 'price',
  discount: 'price',
  tax: 'price',
  'price basis': 'price',
  'price unit': null,
  'price breaks': null,
  currency: null,
  state: 'fitted',
  live: 'fitted',
} as const satisfies Partial<Record<Term, Term | null>>

/** The meaning of a term; null where a list to be ordered makes nothing of it. */
export const meaningOfTerm = (term: Term): Meaning | null =>
  term in coarser ? coarser[term as keyof typeof coarser] : (term as Meaning)
