import { figure } from '../words/numbers.ts'

/** A weight for people: 12345 → "12.345 kg", 800 → "800 g". */
export const weightInWords = (grams: number): string =>
  grams < 1_000 ? `${grams} g` : `${figure(grams / 1_000)} kg`
