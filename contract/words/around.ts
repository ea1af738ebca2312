import type { Around } from './manner.ts'

/** Digits are Latin and years Gregorian everywhere: texts, part numbers and dates of exports are. */
export const tagOf = (locale: string) => `${locale}-u-ca-gregory-nu-latn`

/** Marks that turn the direction of what follows: texts go from left to right. */
export const turners = /[\u061c\u200e\u200f]/g

/** What a format writes before and behind a number. */
export function around(format: Intl.NumberFormat, number: number): Around {
  const texts = format
    .formatToParts(number)
    .map(({ type, value }) => (type === 'integer' || type === 'fraction' ? '0' : value))
  const [first, last] = [texts.indexOf('0'), texts.lastIndexOf('0') + 1]
  const textOf = (some: string[]) => some.join('').replace(turners, '')
  return [textOf(texts.slice(0, first)), textOf(texts.slice(last))]
}
