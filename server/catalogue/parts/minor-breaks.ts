import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import type { MinorBreak } from '../../../contract/pricing/price.ts'
import type { PriceBreak } from '../../../contract/pricing/price-break-rules.ts'
import { Refusal } from '../../../contract/refusals.ts'

/** Price breaks in minor units. Refuses with invalid_input what the currency has no coin for, as half a yen. */
export function minorBreaks(breaks: readonly PriceBreak[], currency: string): MinorBreak[] {
  return breaks.map(({ from, price }, at) => {
    const priceMinor = toMinor(price, currency)
    if (toMajor(priceMinor, currency) === price && priceMinor > 0) return { from, priceMinor }
    const message = `This is no amount of ${currency.toUpperCase()}`
    throw new Refusal(
      'invalid_input',
      {},
      { errors: [{ path: `priceBreaks.${at}.price`, message }] },
    )
  })
}
