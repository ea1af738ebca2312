/** A place as the law of taxes asks for it. `region` and `postalCode` may be empty. */
export type TaxPlace = { country: string; region: string; postalCode: string }

/** The members of the European Union: ISO 3166-1. */
const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * Parts of members that are outside of its area of value added tax, by the first digits of their postal codes: Article 6 of
 * Directive 2006/112/EC. Those with a country code of their own (AX, GP, GF, MQ, RE, YT, MF) are no members above.
 */
const outside: Record<string, string[]> = {
  DE: ['27498', '78266'],
  ES: ['35', '38', '51', '52'],
  GR: ['63086'],
  IT: ['22061', '23041'],
}

/** Monaco counts as France, the Isle of Man as the United Kingdom: Article 7 of the directive. */
const countsAs: Record<string, string> = { MC: 'FR', IM: 'GB' }

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

/** Whether it is of a member, but outside of the union’s area of tax: the Canary Islands, Helgoland. */
export const isOutsideOfMember = (place: TaxPlace) =>
  startsWithOne(place, outside[place.country] ?? [])

/** A postal code as taxes compare it: in capitals, its letters and digits alone. */
export const plainPostalCode = (code: string) => code.replace(/[^\dA-Za-z]/g, '').toUpperCase()

/** All beginnings of a postal code, from none of it to all. */
export function postalPrefixes(postalCode: string): string[] {
  const code = plainPostalCode(postalCode)
  return Array.from({ length: code.length + 1 }, (_, length) => code.slice(0, length))
}

function startsWithOne({ postalCode }: TaxPlace, prefixes: string[]): boolean {
  const code = plainPostalCode(postalCode)
  return prefixes.some((prefix) => code.startsWith(prefix))
}

/** The country that a tax number of the EU begins with, as ISO 3166-1: Greece writes EL, Northern Ireland XI. */
export function countryOfTaxId(number: string): string | null {
  const prefix = number.slice(0, 2).toUpperCase()
  if (prefix === 'EL') return 'GR'
  if (prefix === 'XI') return 'GB'
  return members.has(prefix) ? prefix : null
}
