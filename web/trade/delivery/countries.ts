import { countryCodes, countryName } from '../../../contract/parts/countries.ts'

let countries: [code: string, name: string][] | undefined

/** All countries with their codes, by their English names, for a field to choose one. */
export const countriesByName = () => {
  countries ??= [...countryCodes]
    .map((code): [string, string] => [code, countryName(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
  return countries
}
