import type { ShippingBand } from '../../../contract/freight/setup.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import type { Band } from './store.ts'

/** A step in major units. */
export const bandToApi = (band: Band, currency: string): ShippingBand => ({
  upToGrams: band.upToGrams,
  price: toMajor(band.priceMinor, currency),
  perKg: toMajor(band.perKgMinor, currency),
  freeFrom: band.freeFromMinor === null ? null : toMajor(band.freeFromMinor, currency),
})

/** A step in minor units, or that an amount has more decimals than the currency. */
export const bandOf = (
  { upToGrams, price, perKg, freeFrom }: ShippingBand,
  currency: string,
  path = '',
): Band => ({
  upToGrams,
  priceMinor: exactMinor(price, currency, `${path}price`),
  perKgMinor: exactMinor(perKg, currency, `${path}perKg`),
  freeFromMinor: freeFrom === null ? null : exactMinor(freeFrom, currency, `${path}freeFrom`),
})

/** Steps in the order of their weights, as they are kept. */
export const byWeight = (a: Band, b: Band) =>
  (a.upToGrams ?? Number.POSITIVE_INFINITY) - (b.upToGrams ?? Number.POSITIVE_INFINITY)
