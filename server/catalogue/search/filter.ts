import type { z } from 'zod'
import { toMinor } from '../../../contract/money.ts'
import type { Category, partFilter, SpecChoice } from '../../../contract/parts.ts'

/** A text search: `all` finds any part, `named` those whose number, name or category has every word; prefix queries. */
export type TextSearch = {
  all: string
  named: string
  /** Letters and digits in capitals: how part numbers are compared. '' when there are none. */
  skuKey: string
  /** The beginning of a part number that the search may be, or null. */
  skuPrefix: string | null
}

/** What narrows parts, as the store asks it. Prices in minor units. */
export type PartFilter = {
  text: TextSearch | null
  category: Category | null
  stock: ('in' | 'low' | 'out')[]
  minPrice: number | null
  maxPrice: number | null
  maxMinQuantity: number | null
  /** By key; one of the choices of each must hold. */
  specs: [key: string, choices: SpecChoice[]][]
}

/** The filter of a call. Null when its search has no word, which nothing matches. */
export function readFilter(
  asked: z.output<typeof partFilter>,
  currency: string,
): PartFilter | null {
  const text = asked.q ? textSearch(asked.q) : null
  if (asked.q && !text) return null
  const minor = (major: number | undefined) =>
    major === undefined ? null : toMinor(major, currency)
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

export const wordsOf = (q: string): string[] => q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A number with its unit in one: names have them apart, "32 GB". */
const joined = /^(\d+)(gb|tb|mb|ghz|mhz|w|mm|rpm|mt)$/

/** A word of a search as a prefix query on words of these weights; a number with its unit is looked for apart as well. */
function termOf(word: string, weights = '') {
  const [, number, unit] = joined.exec(word) ?? []
  return number
    ? `('${word}':*${weights} | ('${number}'${weights && `:${weights}`} & '${unit}':*${weights}))`
    : `'${word}':*${weights}`
}

/** "Ryzen 9 79" → "'ryzen':* & '9':* & '79':*", or null when there is no word in it. */
export function textSearch(q: string): TextSearch | null {
  const words = wordsOf(q)
  if (words.length === 0) return null
  const skuKey = q.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  const isNumber = skuKey.length >= 3 && /^[ -~]*$/.test(q)
  return {
    all: words.map((word) => termOf(word)).join(' & '),
    named: words.map((word) => termOf(word, 'AB')).join(' & '),
    skuKey,
    skuPrefix: isNumber ? skuKey : null,
  }
}
