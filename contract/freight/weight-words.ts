import { grouped } from '../pricing/money.ts'

/** A weight for people: 12345 → "12.345 kg", 800 → "800 g". */
export function weightInWords(grams: number): string {
  if (grams < 1_000) return `${grams} g`
  const [whole = '', rest] = String(grams / 1_000).split('.')
  return `${grouped(whole)}${rest ? `.${rest}` : ''} kg`
}
