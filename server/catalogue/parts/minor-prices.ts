import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import type { MinorBreak } from '../../../contract/pricing/price.ts'
import type { PriceBreak } from '../../../contract/pricing/price-break-rules.ts'
import { Refusal } from '../../../contract/refusals.ts'

/** Price breaks in minor units. Refuses as `minorPrice` does. */
export const minorBreaks = (breaks: readonly PriceBreak[], currency: string): MinorBreak[] =>
  breaks.map(({ from, price }, at) => ({
    from,
    priceMinor: minorPrice(price, currency, `priceBreaks.${at}.price`),
  }))

/** A price in minor units. Refuses with invalid_input, at `path`, what the currency has no coin for, as half a yen. */
export function minorPrice(price: number, currency: string, path: string): number {
  const priceMinor = toMinor(price, currency)
  if (toMajor(priceMinor, currency) === price && priceMinor > 0) return priceMinor
  const message = `This is no amount of ${currency.toUpperCase()}`
  throw new Refusal('invalid_input', {}, { errors: [{ path, message }] })
}
