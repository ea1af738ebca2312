import { weightInWords } from '../freight/weight-words.ts'
import { figure } from '../words/numbers.ts'

export const mostParcels = 200
/** Ten tonnes: no parcel weighs more. */
export const mostGrams = 10_000_000

/** One of the parcels that a shipment is made of; `grams` null: nobody said. */
export type Parcel = { trackingNumber: string; grams: number | null }

/** The tracking number of the first parcel; '' where there is none. */
export const firstNumber = (all: readonly Pick<Parcel, 'trackingNumber'>[]) =>
  all[0]?.trackingNumber ?? ''

/** The numbers of parcels, so many of them by name. */
export function numbersInWords(all: readonly Pick<Parcel, 'trackingNumber'>[], named = 3): string {
  const numbers = all.slice(0, named).map(({ trackingNumber }) => trackingNumber)
  const more = all.length - numbers.length
  return more === 0 ? numbers.join(', ') : `${numbers.join(', ')} and ${figure(more)} more`
}

/** How many parcels there are, and what they weigh where all say it: “3, 12.5 kg”. */
export function parcelsInWords(all: readonly Parcel[]): string {
  const isWeighed = all.every(({ grams }) => grams !== null)
  const grams = all.reduce((sum, one) => sum + (one.grams ?? 0), 0)
  return isWeighed && grams > 0
    ? `${figure(all.length)}, ${weightInWords(grams)}`
    : figure(all.length)
}
