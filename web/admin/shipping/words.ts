import { weightInWords } from '../../../contract/freight/price-freight.ts'
import type { ShippingBand } from '../../../contract/freight/setup.ts'
import { money } from '../../../contract/pricing/money.ts'

/** "up to 10 kg: $20.00 and $0.50 a kg, free from $500.00". */
export function bandWords(band: ShippingBand, currency: string): string {
  const { upToGrams, price, perKg, freeFrom } = band
  const weight = upToGrams === null ? 'any weight' : `up to ${weightInWords(upToGrams)}`
  const more = perKg === 0 ? '' : ` and ${money(perKg, currency)} a kg`
  const free = freeFrom === null ? '' : `, free from ${money(freeFrom, currency)}`
  return `${weight}: ${money(price, currency)}${more}${free}`
}
