import { countryName } from '../parts/countries.ts'
import type { ShippingArea } from './setup.ts'

/** An area for people: "United States, CA, postal codes 941…", "Everywhere else". */
export const areaInWords = ({ country, region, postalPrefix }: ShippingArea) =>
  country === ''
    ? 'Everywhere else'
    : [countryName(country), region, postalPrefix && `postal codes ${postalPrefix}…`]
        .filter(Boolean)
        .join(', ')
