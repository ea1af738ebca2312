import { type AmountManner, type Digits, manner } from './manner.ts'

/** A size as programs write it, with its thousands apart: "1234567.5" → "1,234,567.5". */
export function parted(size: string, { decimal, group, gaps, from }: Digits): string {
  const [whole = '', fraction] = size.split('.')
  const words = whole.length < from ? whole : whole.replace(RegExp(gaps, 'g'), group)
  return fraction ? words + decimal + fraction : words
}

/** A number with its thousands apart, and three decimals at most: "1,234.5". */
export function figure(value: number): string {
  const { numbers, minus } = manner()
  const rounded = Math.round(value * 1_000) / 1_000
  return (rounded < 0 ? minus : '') + parted(String(Math.abs(rounded)), numbers)
}

/** A number that counting may have ended at: "1,000+" then. */
export const cappedFigure = (value: number, isCapped: boolean) =>
  isCapped ? `${figure(value)}+` : figure(value)

/** How many of what: "1 row", "3 rows". The plural is given where it is more than an s. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`

/** An amount of a currency with its sign before or behind it. */
export const amountIn = (own: AmountManner, major: number): string =>
  (major < 0 ? own.minus : own.plus).replace(
    '0',
    parted(Math.abs(major).toFixed(own.decimals), own),
  )
