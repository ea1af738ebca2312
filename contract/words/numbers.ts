import { type AmountManner, type Digits, type Manner, manner } from './manner.ts'

/** A size as programs write it, with its thousands apart: "1234567.5" → "1,234,567.5". */
function parted(size: string, { decimal, group, sizes, from }: Digits): string {
  const [whole = '', fraction] = size.split('.')
  const [last, others] = sizes
  let end = whole.length < from ? 0 : whole.length - last
  let words = whole.slice(end)
  for (; end > 0; end -= others) words = whole.slice(Math.max(0, end - others), end) + group + words
  return fraction ? words + decimal + fraction : words
}

/** A number with its thousands apart, and three decimals at most: "1,234.5". */
export const figure = (value: number): string => rounded(value, 3)

/** The same in another manner than the shop's. */
export const figureIn = (own: Manner, value: number): string => rounded(value, 3, own)

/** A number with so many decimals at most. */
const rounded = (value: number, digits: number, own?: Manner): string =>
  signed(value, String(Math.round(Math.abs(value) * 10 ** digits) / 10 ** digits), own)

/** A number with exactly so many decimals: 4.25 → "4.3". */
export const fixed = (value: number, digits: number): string =>
  signed(value, Math.abs(value).toFixed(digits))

/** A size as programs write it, with the sign of a value. */
function signed(value: number, size: string, own = manner()): string {
  const words = parted(size, own.numbers)
  return value < 0 && Number(size) !== 0 ? `${own.minus}${words}` : words
}

/** A number that counting may have ended at: "1,000+" then. */
export const cappedFigure = (value: number, isCapped: boolean) =>
  isCapped ? `${figure(value)}+` : figure(value)

/** How many of what: "1 row", "3 rows". The plural is given where it is more than an s. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`

/** So many percent, with three decimals at most: 7.25 → "7.25%". */
export const inPercent = (value: number): string => asPercent(value, 3)

/** A share as percent with a decimal at most: 0.123 → "12.3%". */
export const percent = (share: number): string => asPercent(share * 100, 1)

function asPercent(value: number, digits: number): string {
  const { percent: around, minus } = manner()
  const [before, behind] = around
  const size = rounded(Math.abs(value), digits)
  return `${value < 0 && Number(value.toFixed(digits)) !== 0 ? minus : ''}${before}${size}${behind}`
}

/** The same with a sign, as it is of a change: "+12.3%". */
export function change(share: number): string {
  const words = percent(share)
  return share > 0 && words !== percent(0) ? `+${words}` : words
}

/** An amount of a currency with its sign before or behind it. */
export function amountIn(own: AmountManner, major: number): string {
  const [before, behind] = major < 0 ? own.minus : own.plus
  return `${before}${parted(Math.abs(major).toFixed(own.decimals), own)}${behind}`
}
