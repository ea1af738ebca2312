import { plain } from '../plain.ts'
import { wordsOf } from '../terms.ts'

const ended = new Set(wordsOf('ended'))
const live = new Set(wordsOf('live'))
const states = new Set(wordsOf('state'))
const discounts = new Set(wordsOf('discount'))

/** Without what a header says besides: “is_deleted”, “Deleted flag”, “Active (0/1)”, “Discount %”. */
const told = (header: string, besides: string) =>
  plain(
    header
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .replace(new RegExp(`(?<!\\p{L})(?:${besides})(?!\\p{L})`, 'giu'), ' '),
  )

const ofFlags =
  'is|flag|indicator|product|item|part|article|artikel|material|yes|no|y|n|at|for sales?|existing|row|record|entry|line'
/** A header without what says that it is a flag of a part: “Delete existing” is “delete”. */
export const withoutFlag = (header: string) => told(header, ofFlags)
const ofDiscounts = 'percent(?:age)?|pct|rate|amount|in|value|unit|line|your|prozent|satz'

/** What a column says of its parts: that they are no longer sold, that they are sold, which of it, or what is taken off. */
export type Told = 'ended' | 'live' | 'state' | 'discount'

export function toldBy(header: string): Told | null {
  if (header.length > 60) return null
  const word = withoutFlag(header)
  if (ended.has(word) || ended.has(plain(header))) return 'ended'
  if (live.has(word) || live.has(plain(header))) return 'live'
  if (states.has(plain(header))) return 'state'
  return discounts.has(told(header, ofDiscounts)) ? 'discount' : null
}

/** Whether a heading says of the parts below it that they are no longer for sale: “End of life”, “Obsolete parts (2026)”. */
export const isEndedHeading = (text: string) =>
  text.length <= 60 &&
  ended.has(
    told(
      text,
      'parts?|items?|products?|articles?|artikel|produkte|teile|list|articulos|productos|produits|prodotti|producten|produkty|товары|the|all',
    ),
  )

/** What a number or a name says at its end in brackets or behind a dash, of a part at its end: “KX-20 (EOL)”. */
export function endedRemark(text: string): string | null {
  const said = /(?:[([]|\s[-–—]\s?)\s*([^()[\]]{2,40}?)\s*[)\]]?\s*$/u.exec(text)?.[1]
  return said !== undefined && isEndedHeading(said) ? said : null
}
