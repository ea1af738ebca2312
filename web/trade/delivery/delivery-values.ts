import type { PostalAddress } from '../../../contract/addresses/address.ts'
import type { SavedAddress } from '../../../contract/addresses/saved.ts'

/**
 * Where something goes, as the fields of a form have it: the id of a saved address that was chosen, 'same' of a bill that
 * goes where the goods go, or '' with what is written.
 */
export type Place = PostalAddress & { chosen: string }

/** What a form that orders asks of where it goes; `number` is the phone, `saves`: a new address is saved for the next time. */
export type DeliveryValues = { to: Place; bill: Place; number: string; saves: boolean }

export const addressNames = [
  ...(['country', 'name', 'attention', 'line1', 'line2', 'city', 'region'] as const),
  ...(['postalCode', 'phone', 'instructions'] as const),
]
export type AddressName = (typeof addressNames)[number]

/** An address of which only the country is known. */
export const emptyAddress = (country: string): PostalAddress => ({
  country,
  name: '',
  attention: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
  instructions: '',
})

export function addressOf(given: PostalAddress): PostalAddress {
  const { country, name, attention, line1, line2 } = given
  const { city, region, postalCode, phone, instructions } = given
  return { country, name, attention, line1, line2, city, region, postalCode, phone, instructions }
}

/** What an order says of where it goes, as calls take it; `asText` where the address is one text, in its first line. */
export function givenDelivery({ to, bill, number }: DeliveryValues, asText = false) {
  const written = asText ? { address: to.line1 } : { shipTo: addressOf(to) }
  return {
    number,
    ...(to.chosen === '' ? written : { addressId: to.chosen }),
    ...(bill.chosen === '' && { billTo: addressOf(bill) }),
    ...(bill.chosen !== '' && bill.chosen !== 'same' && { billAddressId: bill.chosen }),
  }
}

/** Where a form shows what a call refused: its field for the path of the refusal. */
export const fieldOfPath = (path: string, asText = false) =>
  path
    .replace(/^shipTo\b/, 'to')
    .replace(/^billTo\b/, 'bill')
    .replace(/^address$/, asText ? 'to.line1' : 'to.chosen')
    .replace(/^addressId$/, 'to.chosen')
    .replace(/^billAddressId$/, 'bill.chosen')

/** What is typed of a delivery in this tab, where it still means something: an address that is saved no more does not. */
export function draftedDelivery(
  drafted: Partial<DeliveryValues>,
  saved: SavedAddress[],
): Partial<DeliveryValues> {
  const place = (value: unknown) => {
    const written = value as Partial<Place> | undefined
    const isWhole = [...addressNames, 'chosen' as const].every(
      (name) => typeof written?.[name] === 'string',
    )
    const isThere =
      written?.chosen === '' ||
      written?.chosen === 'same' ||
      saved.some(({ _id }) => _id === written?.chosen)
    return isWhole && isThere ? (written as Place) : undefined
  }
  const [to, bill] = [place(drafted.to), place(drafted.bill)]
  return {
    ...(to && to.chosen !== 'same' && { to }),
    ...(bill && { bill }),
    ...(typeof drafted.number === 'string' && { number: drafted.number }),
    ...(typeof drafted.saves === 'boolean' && { saves: drafted.saves }),
  }
}
