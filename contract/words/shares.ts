import { manner } from './manner.ts'
import { figure, parted } from './numbers.ts'

/** A size with exactly so many decimals: 4.25 → "4.3". */
export const fixed = (size: number, digits: number): string =>
  parted(size.toFixed(digits), manner().numbers)

/** So many percent, with three decimals at most: 7.25 → "7.25%". */
export const inPercent = (value: number): string =>
  (manner().percent ?? '0%').replace('0', figure(value))

/** A share as percent with a decimal at most: 0.123 → "12.3%". */
export const percent = (share: number): string => inPercent(Math.round(share * 1_000) / 10)

/** The same with a sign, as it is of a change: "+12.3%". */
export function change(share: number): string {
  const words = percent(Math.abs(share))
  if (words === percent(0)) return words
  return (share < 0 ? manner().minus : '+') + words
}
