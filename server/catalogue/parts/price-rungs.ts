import type { PriceBreak } from '../../../contract/pricing/ladder-rules.ts'
import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import type { Rung } from '../../../contract/pricing/price.ts'
import { Refusal } from '../../../contract/refusals.ts'

/** Price breaks in minor units. Refuses with invalid_input what the currency has no coin for, as half a yen. */
export function rungsOf(breaks: readonly PriceBreak[], currency: string): Rung[] {
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
