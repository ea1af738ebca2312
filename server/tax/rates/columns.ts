import type { NewRate } from '../../../contract/tax/setup.ts'

/** The columns of a file of rates: what an export writes, and names under which an import knows them. */
export const rateColumns = {
  country: ['country', 'country code'],
  region: ['region', 'state', 'province'],
  postalPrefix: ['postal prefix', 'postal code', 'zip', 'zip code', 'zipcode'],
  taxClass: ['class', 'tax class'],
  percent: ['percent', 'rate', 'tax rate'],
  startsOn: ['starts on', 'from', 'valid from'],
  endsOn: ['ends on', 'to', 'until', 'valid to'],
} as const satisfies Record<keyof NewRate, readonly string[]>
export type RateColumn = keyof typeof rateColumns
