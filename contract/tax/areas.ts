/** A place as the law of taxes asks for it. `region` and `postalCode` may be empty. */
export type TaxPlace = { country: string; region: string; postalCode: string }

/** The members of the European Union: ISO 3166-1. */
export const unionMembers: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const members = new Set(unionMembers)

/**
 * Parts of countries that are outside of their area of value added tax, by the beginnings of their postal codes: of members of
 * the EU by Articles 5 and 6 of Directive 2006/112/EC, of the United Kingdom the Channel Islands. Those that are written
 * with a country code of their own (AX, GP, GF, MQ, RE, YT, MF, JE, GG) are no members anyway.
 */
const outside: Record<string, string[]> = {
  DE: ['27498', '78266'],
  ES: ['35', '38', '51', '52'],
  FI: ['22'],
  FR: ['97', '984', '986', '987', '988'],
  GB: ['GY', 'JE'],
  GR: ['63086'],
  IT: ['22061', '23041'],
}

/**
 * Monaco counts as France, the Isle of Man as the United Kingdom: Article 7 of the directive. Liechtenstein has one area of tax with
 * Switzerland: Article 3 of its law on value added tax (SR 641.20).
 */
const countsAs: Record<string, string> = { MC: 'FR', IM: 'GB', LI: 'CH' }

/** A place as taxes see it: Monaco is in France. */
export const taxedAs = (place: TaxPlace): TaxPlace => ({
  ...place,
  country: countsAs[place.country] ?? place.country,
})

/** Whether goods that come from or go to a place do so within the EU: Northern Ireland does too, for goods. */
export function isInUnion(place: TaxPlace): boolean {
  if (place.country === 'GB') return startsWithOne(place, ['BT'])
  return members.has(place.country) && !isOutsideOfMember(place)
}

/** Whether it is of a country, but outside of its area of tax: the Canary Islands, Helgoland, Réunion, Jersey. */
export const isOutsideOfMember = (place: TaxPlace) =>
  startsWithOne(place, outside[place.country] ?? [])

/** A postal code as it is compared: in capitals, its letters and digits alone, also those of a Japanese keyboard. */
export const plainPostalCode = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[^\dA-Za-z]/g, '')
    .toUpperCase()

/** All beginnings of a postal code, from none of it to all. */
export function postalPrefixes(postalCode: string): string[] {
  const code = plainPostalCode(postalCode)
  return Array.from({ length: code.length + 1 }, (_, length) => code.slice(0, length))
}

function startsWithOne({ postalCode }: TaxPlace, prefixes: string[]): boolean {
  const code = plainPostalCode(postalCode)
  return prefixes.some((prefix) => code.startsWith(prefix))
}

/**
 * Whether a tax number of this country makes goods that go there an intra-Community supply. That of Northern Ireland, which
 * `countryOfTaxId` calls GB, does for goods that go there.
 */
export const isIdOfUnion = (country: string, shipTo: TaxPlace) =>
  members.has(country) || (country === 'GB' && shipTo.country === 'GB' && isInUnion(shipTo))

/** The country that a tax number of the EU begins with, as ISO 3166-1: Greece writes EL, Northern Ireland XI. */
export function countryOfTaxId(number: string): string | null {
  const prefix = number.slice(0, 2).toUpperCase()
  if (prefix === 'EL') return 'GR'
  if (prefix === 'XI') return 'GB'
  return members.has(prefix) ? prefix : null
}
