import { countryCodes } from '../parts/countries.ts'
import { countryForms } from './country-forms.ts'
import { countryRegions } from './country-regions.ts'

/** The fields of an address that a country may have or lack; all others are everybody's. */
export type FormField = 'lines' | 'city' | 'region' | 'postalCode'

/** A region of a country: `code` is what is saved, mostly that of ISO 3166-2 without its country. */
export type AddressRegion = { code: string; name: string; latin: string }

/** How addresses are written in a country. */
export type AddressForm = {
  country: string
  /** In the order in which people there write them. */
  fields: FormField[]
  required: ReadonlySet<FormField>
  /** What people there call the city, the region and the postal code. */
  labels: Record<'city' | 'region' | 'postalCode', string>
  /** What the second line may say there besides floor and building; '' for nothing of its own. */
  district: string
  /** The regions to choose from; empty where they are written freely. */
  regions: AddressRegion[]
  postal: { pattern: RegExp; example: string } | null
  /** The rows of an address, %n between them, each field as % and a letter; and in Latin letters, where that differs. */
  written: string
  writtenInLatin: string
}

/** Of a country that the library knows no form of: nothing is demanded, and nothing is impossible. */
const unknownForm = '%N%n%O%n%A%n%C %Z%n%S'

/** What libaddressinput demands where a country says nothing else. */
const leastRequired = 'AC'

/** The letters of libaddressinput's forms; those of sorting codes and districts stand in the lines. */
const letters: Record<string, FormField> = { A: 'lines', C: 'city', S: 'region', Z: 'postalCode' }

const regionWords: Record<string, string> = {
  state: 'State',
  prefecture: 'Prefecture',
  county: 'County',
  emirate: 'Emirate',
  parish: 'Parish',
  island: 'Island',
  department: 'Department',
  region: 'Region',
  area: 'Area',
  district: 'District',
  oblast: 'Oblast',
  do_si: 'Province or city',
}
const cityWords: Record<string, string> = {
  suburb: 'Suburb or town',
  post_town: 'Town or city',
  district: 'District',
}
const postalWords: Record<string, string> = {
  zip: 'ZIP code',
  pin: 'PIN code',
  eircode: 'Eircode',
}
const districtWords: Record<string, string> = {
  neighborhood: 'neighbourhood',
  district: 'district',
  townland: 'townland',
  village_township: 'village or township',
}
/** Where English speakers call it so. */
const saysPostcode = new Set('AU FK GB GG GI IM JE NF NZ SH TC'.split(' '))

const rowsOf = (text: string) =>
  new Map(text.split('\n').map((row) => [row.slice(0, 2), row.slice(3)]))
let forms: Map<string, string> | undefined
let regions: Map<string, string> | undefined
const made = new Map<string, AddressForm>()

/** The form of a country by its code of ISO 3166-1; null for what is no such code. */
export function addressForm(country: string): AddressForm | null {
  if (!countryCodes.has(country)) return null
  const before = made.get(country)
  if (before) return before
  forms ??= rowsOf(countryForms)
  regions ??= rowsOf(countryRegions)
  const form = readForm(country, forms.get(country) ?? unknownForm, regions.get(country) ?? '')
  made.set(country, form)
  return form
}

function readForm(country: string, row: string, ofRegions: string): AddressForm {
  const [written = '', inLatin = '', required = '', pattern = '', example = '', ...words] =
    row.split('~')
  const [region = '', postal = '', city = '', district = ''] = words
  return {
    country,
    fields: fieldsIn(written),
    required: new Set(fieldsIn(required || leastRequired)),
    labels: {
      region: regionWords[region] ?? 'Province',
      city: cityWords[city] ?? 'City',
      postalCode: postalWords[postal] ?? (saysPostcode.has(country) ? 'Postcode' : 'Postal code'),
    },
    district: districtWords[district] ?? '',
    regions: ofRegions === '' ? [] : ofRegions.split(';').map(readRegion),
    postal: pattern === '' ? null : { pattern: new RegExp(`^(?:${pattern})$`), example },
    written,
    writtenInLatin: inLatin || written,
  }
}

/** The fields that a form or a list of letters names, each once. */
const fieldsIn = (form: string) => [
  ...new Set([...form].flatMap((letter) => letters[letter] ?? [])),
]

function readRegion(cell: string): AddressRegion {
  const [code = '', names = ''] = cell.split('=')
  const [name = '', latin = name] = names.split('/')
  return { code, name, latin }
}

/** The region that a text means: by its code, or by its name, whatever the capitals. */
export function findRegion(form: AddressForm, text: string): AddressRegion | undefined {
  const wanted = text.toLowerCase()
  const by = (told: (region: AddressRegion) => string[]) =>
    form.regions.find((region) => told(region).some((one) => one.toLowerCase() === wanted))
  return by(({ code }) => [code]) ?? by(({ name, latin }) => [name, latin])
}
