import { countryName } from '../../../contract/parts/countries.ts'
import { taxClassWords } from '../../../contract/tax/classes.ts'
import type { SetRate, TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import type { Holds } from '../../../contract/tax/usual-rates.ts'
import type { BadgeVariant } from '../../ui/badge.tsx'

export const holdsWords: Record<Holds, string> = { now: 'Now', coming: 'Coming', ended: 'Ended' }
export const holdsVariants: Record<Holds, BadgeVariant> = {
  now: 'good',
  coming: 'accent',
  ended: 'neutral',
}

/** "Germany", "United States, CA". */
export const placeWords = ({ country, region }: { country: string; region: string }) =>
  region === '' ? countryName(country) : `${countryName(country)}, ${region}`

/** "Germany, reduced", "United States, CA, 941…, standard". */
export const rateWords = (rate: SetRate) =>
  [
    placeWords(rate),
    ...(rate.postalPrefix === '' ? [] : [`${rate.postalPrefix}…`]),
    taxClassWords[rate.taxClass].toLowerCase(),
  ].join(', ')

/** Places where the shop is registered today and no standard rate holds: nobody can order there. */
export const placesWithoutRate = ({ registrations, rates }: TaxSetupAnswer) =>
  registrations.filter(
    (one) =>
      one.holds === 'now' &&
      !rates.some(
        (rate) =>
          rate.holds === 'now' &&
          rate.taxClass === 'standard' &&
          rate.country === one.country &&
          (rate.region === '' || one.region === '' || rate.region === one.region),
      ),
  )
