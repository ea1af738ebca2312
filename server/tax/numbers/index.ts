import jsvat from 'jsvat-next'
import { countryName } from '../../../contract/parts/countries.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { countryOfTaxId, isInUnion, taxedAs } from '../../../contract/tax/areas.ts'

const rules = Object.values(jsvat).filter((one) => 'calcFn' in one)

/** Outside of the EU, what the number of a country begins and ends with, which people leave out. */
const written: Record<string, (bare: string) => string> = {
  GB: (bare) => (bare.startsWith('GB') ? bare : `GB${bare}`),
  CH: (bare) => (bare.startsWith('CHE') ? bare : `CHE${bare}`),
  NO: (bare) => `${bare.replace(/^NO|MVA$/g, '')}MVA`,
}

/** The number without what people put between its characters, as `company.tax_number` has it. */
export const bareTaxNumber = (typed: string) => typed.replace(/[^A-Za-z0-9+*]/g, '').toUpperCase()

/**
 * What is wrong with the tax number of a company in a country (ISO 3166-1), in words for whoever types it; null where it may
 * be one. Numbers of the EU, Great Britain, Switzerland and Norway are looked at by their form and check digits; those of
 * others are taken as they are: no register is asked of them, and their forms change.
 */
export function taxNumberFault(typed: string, country: string): string | null {
  const bare = bareTaxNumber(typed)
  if (bare === '') return null
  const ofUnion = countryOfTaxId(bare)
  if (ofUnion) return judge(bare, ofUnion, bare.replace(/^GR/, 'EL'))
  if (isInUnion(taxedAs({ country, region: '', postalCode: '' })))
    return 'A tax number of the EU begins with the two letters of its country, such as DE or FR. Leave the field empty where there is none'
  const write = written[country]
  return write ? judge(bare, country, write(bare)) : null
}

function judge(bare: string, country: string, number: string): string | null {
  const rule = rules.find(({ codes }) => codes[0] === country)
  if (!rule) return null
  const { isValid, isValidFormat } = jsvat.checkVAT(number, [rule])
  if (isValid) return null
  const name = countryName(country)
  return isValidFormat
    ? `The check digits of ${bare} are wrong for ${name}: look for a typing error`
    : `${bare} does not look like a tax number of ${name}: look for missing or additional characters`
}

/** Refuses a number that has a typing error. */
export function requireTaxNumber(typed: string, country: string): void {
  const message = taxNumberFault(typed, country)
  if (message) throw new Refusal('invalid_input', {}, { errors: [{ path: 'taxId', message }] })
}
