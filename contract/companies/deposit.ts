import { chargeLimits } from '../pricing/money.ts'

/**
 * What of an order on account is paid before it is confirmed, in minor units: so many hundredths of a percent of it, half a minor unit
 * rounded up. 0 where that is less than a card can be charged: nobody is asked for it.
 */
export function depositOf(payableMinor: number, basisPoints: number): number {
  // in two parts, so that no product is beyond what is exact
  const whole = Math.floor(payableMinor / 10_000) * basisPoints
  const rest = Math.floor(((payableMinor % 10_000) * basisPoints + 5_000) / 10_000)
  const minor = whole + rest
  return minor < chargeLimits.min ? 0 : minor
}
