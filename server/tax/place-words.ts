import { countryName } from '../../contract/parts/countries.ts'

/** A place by which the seller taxes: "Germany", "United States, CA". */
export const placeInWords = ({ country, region }: { country: string; region: string }) =>
  region === '' ? countryName(country) : `${countryName(country)}, ${region}`
