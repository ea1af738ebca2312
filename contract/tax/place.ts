import { z } from 'zod'
import { addressFields } from '../addresses/address.ts'
import { addressForm, findRegion } from '../addresses/forms.ts'
import { countryName } from '../parts/countries.ts'
import { plainLine } from '../text/text.ts'
import { plainPostalCode, taxedAs } from './areas.ts'

/** Countries of which each region taxes by itself: nobody registers, and no rate holds, in all of one. */
const taxedByRegions = new Set(['US'])

/** Whether a country's taxes are those of its regions. */
export const taxesByRegions = (country: string) => taxedByRegions.has(country)

const wrongPrefix = 'At most ten letters and digits, as the postal codes begin'

/**
 * How postal codes begin, saved as they are compared. What has other letters than A to Z is refused: without them the beginning
 * would be another, or none.
 */
export const postalPrefix = plainLine(20)
  .refine((text) => /^[\dA-Za-z\s-]*$/.test(text.normalize('NFKC')), wrongPrefix)
  .transform(plainPostalCode)
  .refine((code) => code.length <= 10, wrongPrefix)

/** How a place is said by which the seller taxes. */
export const placeFields = {
  country: addressFields.country,
  region: plainLine(40).describe(
    'of a country that taxes by regions: its code or its name; empty: all of the country',
  ),
}

type Problem = { path: 'country' | 'region'; message: string }

/**
 * A place by which the seller taxes: its region as its code, or what is wrong with it. `byLaw`: as a registration or a rate names
 * it, where a country that counts as another one has none, and one that taxes by regions wants one.
 */
export function checkPlace(
  { country, region }: { country: string; region: string },
  { byLaw }: { byLaw: boolean },
): { region: string; problem: Problem | null } {
  const fault = (path: Problem['path'], message: string) => ({ region, problem: { path, message } })
  const taxed = taxedAs({ country, region, postalCode: '' }).country
  if (byLaw && taxed !== country)
    return fault(
      'country',
      `${countryName(country)} has the taxes of ${countryName(taxed)}: choose that`,
    )
  const { regions = [], labels } = addressForm(country) ?? {}
  const kind = labels?.region.toLowerCase() ?? 'region'
  const such = `such as ${regions[0]?.code} for ${regions[0]?.latin}`
  if (region === '')
    return byLaw && taxedByRegions.has(country)
      ? fault('region', `Each ${kind} taxes by itself there: choose one, ${such}`)
      : { region, problem: null }
  if (regions.length === 0)
    return fault('region', `${countryName(country)} has no regions here: leave it empty`)
  const found = findRegion(addressForm(country)!, region)
  if (!found) return fault('region', `Please choose the ${kind}, ${such}`)
  return { region: found.code, problem: null }
}

/** A schema whose place is checked, its region saved as a code. */
export const withPlace = <S extends z.ZodType<{ country: string; region: string }>>(
  schema: S,
  how: { byLaw: boolean },
) =>
  schema.transform((given, { issues }) => {
    const { region, problem } = checkPlace(given, how)
    if (!problem) return { ...given, region }
    issues.push({ code: 'custom', path: [problem.path], message: problem.message, input: given })
    return z.NEVER
  })
