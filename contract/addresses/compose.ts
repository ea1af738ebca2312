import { countryName } from '../parts/countries.ts'
import type { PostalAddress } from './address.ts'
import { type AddressForm, addressForm, findRegion } from './forms.ts'

/** Where the code of a region is what stands on an envelope; elsewhere its name does. */
const writesCodes = new Set('AU BR CA IT US'.split(' '))

/** As envelopes call them, where that is shorter than their names. */
const shortNames: Record<string, string> = { HK: 'Hong Kong', MO: 'Macao' }

/** What a country is called in an address, in English. */
export const addressCountry = (code: string) => shortNames[code] ?? countryName(code)

/** Whether an address is written in Latin letters, signs and digits alone. */
const isLatin = ({ name, attention, line1, line2, city }: PostalAddress) =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(
    [name, attention, line1, line2, city].join(''),
  )

/**
 * The rows of an address as they are written in its country, the country last. An address in Latin letters takes the form
 * for them. With `isLocal` the country is left out. After libaddressinput: what stands between two fields is left out with
 * either of them.
 */
export function addressRows(address: PostalAddress, { isLocal = false } = {}): string[] {
  const form = addressForm(address.country)
  if (!form) return []
  const inLatin = isLatin(address)
  const values: Record<string, string> = {
    N: address.attention,
    O: address.name,
    A: [address.line1, address.line2].filter(Boolean).join('\n'),
    C: address.city,
    S: regionText(form, address.region, inLatin),
    Z: address.postalCode,
  }
  const rows = (inLatin ? form.writtenInLatin : form.written)
    .split('%n')
    .map((row) => filled(row, values))
  return [
    ...rows.flatMap((row) => row.split('\n')).filter((row) => row !== ''),
    ...(isLocal ? [] : [addressCountry(address.country).toUpperCase()]),
  ]
}

/** The same as one text, a row a line. */
export const addressText = (address: PostalAddress) => addressRows(address).join('\n')

function regionText(form: AddressForm, text: string, inLatin: boolean) {
  const region = findRegion(form, text)
  if (!region || writesCodes.has(form.country)) return text
  return inLatin ? region.latin : region.name
}

/** A row of a form with its fields; one that has fields and none of them filled is ''. */
function filled(row: string, values: Record<string, string>): string {
  const pieces = row.split(/(%[A-Z])/).filter((piece) => piece !== '')
  const isField = (piece: string | undefined) => piece?.startsWith('%')
  const textOf = (piece: string | undefined) => values[piece?.slice(1) ?? ''] ?? ''
  if (pieces.some(isField) && !pieces.some((piece) => textOf(piece) !== '')) return ''
  const stands = (piece: string | undefined) => !piece || textOf(piece) !== ''
  return pieces
    .map((piece, at) => {
      if (isField(piece)) return textOf(piece)
      return stands(pieces[at - 1]) && stands(pieces[at + 1]) ? piece : ''
    })
    .join('')
    .trim()
}
