import type { PostalAddress } from '../../../contract/addresses/address.ts'
import { readElectronicAddress } from '../../../contract/orders/electronic-address.ts'
import { countryCodes } from '../../../contract/parts/countries.ts'
import type { PartyFacts, SellerFacts } from '../invoices/facts.ts'
import type { EAddress, EInvoice, EParty, ESeller } from './einvoice/model.ts'

/** Who sells and who buys, in the terms of EN 16931. */
export const partiesOf = (facts: PartyFacts): Pick<EInvoice, 'seller' | 'buyer'> => ({
  seller: sellerOf(facts.seller),
  buyer: buyerOf(facts),
})

function sellerOf(seller: SellerFacts = { name: '', address: '', taxId: null }): ESeller {
  const { name, taxId, registration = '', electronicAddress = '', phone = '', email = '' } = seller
  const number = taxId ?? ''
  return {
    name,
    address: sellerPlace(seller),
    legalId: registration,
    vatId: vatIdIn(number),
    taxNumber: vatIdIn(number) === '' ? number : '',
    endpoint: readElectronicAddress(electronicAddress),
    contact: phone === '' && email === '' ? null : { name, phone, email },
  }
}

/** Its address is a text; what of it is said apart as well stands there alone. */
function sellerPlace({ address, country = '', postalCode = '', city = '' }: SellerFacts): EAddress {
  const [line1 = '', ...rest] = address
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isSaid(line, [postalCode, city]))
  return { line1, line2: rest.join(', '), city, postalCode, region: '', country }
}

/** Whether a line says nothing but a postal code and a city. */
const isSaid = (line: string, parts: string[]) =>
  parts
    .filter((part) => part !== '')
    .reduce((left, part) => left.replace(part, ''), line)
    .replace(/[^\p{L}\p{N}]/gu, '') === ''

function buyerOf(facts: PartyFacts): EParty {
  const { name, email, address, shipTo, billTo, companyName, buyer, buyerTaxId = '' } = facts
  const place = billTo ?? shipTo
  const text = { line1: address.replaceAll(/\s*\n\s*/g, ', '), line2: '', city: '', postalCode: '' }
  return {
    name: companyName || place?.name || name,
    address: place ? placeOf(place) : { ...text, region: '', country: buyer?.country ?? '' },
    legalId: buyer?.registrationNumber ?? '',
    vatId: vatIdIn(buyerTaxId),
    endpoint: readElectronicAddress(buyer?.electronicAddress ?? ''),
    contact: { name, phone: place?.phone ?? '', email },
  }
}

export const placeOf = (place: PostalAddress): EAddress => {
  const { line1, line2, city, postalCode, region, country } = place
  return { line1, line2, city, postalCode, region, country }
}

/** A number of VAT, without what stands between its characters; '' of one that does not begin with its country. */
function vatIdIn(text: string): string {
  const plain = text.replace(/[\s./-]/g, '').toUpperCase()
  // Greece and Northern Ireland have prefixes of their own: ISO 3166-1 as BR-CO-09 of EN 16931 takes it
  const isOfCountry = countryCodes.has(plain.slice(0, 2)) || /^(EL|XI)/.test(plain)
  return isOfCountry && /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(plain) ? plain : ''
}
