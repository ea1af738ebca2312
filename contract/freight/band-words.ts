import { money } from '../pricing/money.ts'
import type { ShippingBand } from './setup.ts'
import { weightInWords } from './weight-words.ts'

/** A step of weight for people: "up to 10 kg: $20.00 and $0.50 a kg, free from $500.00". */
export function bandInWords(band: ShippingBand, currency: string): string {
  const { upToGrams, price, perKg, freeFrom } = band
  const weight = upToGrams === null ? 'any weight' : `up to ${weightInWords(upToGrams)}`
  const more = perKg === 0 ? '' : ` and ${money(perKg, currency)} a kg`
  const free = freeFrom === null ? '' : `, free from ${money(freeFrom, currency)}`
  return `${weight}: ${money(price, currency)}${more}${free}`
}
