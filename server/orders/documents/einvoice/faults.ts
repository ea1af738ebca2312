import { isIban } from '../../../../contract/bank/iban.ts'
import { addressSchemes, peppolSchemes } from '../../../../contract/orders/electronic-address.ts'
import { brokenForm } from '../../../../contract/orders/electronic-forms.ts'
import { countryName } from '../../../../contract/parts/countries.ts'
import type { TaxCode } from '../../../../contract/tax/codes.ts'
import { hasVatIds, isDanish } from './codes.ts'
import { countryFaults } from './country-faults.ts'
import { buyers, type EFault, found, isBlank, sellers } from './fault.ts'
import type { EEndpoint, EInvoice, EParty } from './model.ts'
import { countries, currencies } from './rules/lists.ts'
import { held } from './write-xml.ts'

export type EFormat = 'cii' | 'ubl'

/**
 * What keeps an invoice from being valid in a format, in words for whoever can mend it; none says that it is valid by the
 * rules that `failedRules` knows.
 */
export const faultsOf = (invoice: EInvoice, format: EFormat): EFault[] => [
  ...ofDocument(invoice),
  ...ofParties(invoice),
  ...ofTaxes(invoice),
  ...ofPayment(invoice, format),
  ...(format === 'ubl' ? [...ofPeppol(invoice), ...countryFaults(invoice)] : []),
]

function ofDocument({ number, issuedOn, currency, digits, lines, earlier, delivery }: EInvoice) {
  const goesTo = delivery?.address
  return [
    ...found(isBlank(number), 'number', 'The invoice has no number'),
    ...found(isBlank(issuedOn), 'issuedOn', 'The invoice has no day of its issue'),
    ...found(
      !currencies.has(currency),
      'currency',
      `“${currency}” is no currency that an electronic invoice can be in: sell in one of ISO 4217`,
    ),
    ...found(
      digits > 2,
      'digits',
      `Amounts in ${currency} have ${digits} decimals, an electronic invoice has two at most: send this invoice as a PDF`,
    ),
    ...found(lines.length === 0, 'lines', 'The invoice has no line'),
    ...lines.flatMap(({ id, name }, at) => [
      ...found(isBlank(id), `lines.${at}.id`, `Line ${at + 1} has no number`),
      ...found(isBlank(name), `lines.${at}.name`, `Line ${at + 1} has no name of its part`),
    ]),
    ...earlier.flatMap((one, at) =>
      found(isBlank(one.number), `earlier.${at}.number`, 'An earlier invoice has no number'),
    ),
    ...(goesTo
      ? countryFault(goesTo.country, 'delivery.address.country', 'The address of delivery', 'to it')
      : []),
  ]
}

function countryFault(country: string, field: string, who: string, where: string): EFault[] {
  if (isBlank(country)) return [{ field, reason: `${who} has no country: add it ${where}` }]
  return found(
    !countries.has(country),
    field,
    `${who} has the country “${country}”, which is none of ISO 3166-1: choose one ${where}`,
  )
}

function ofParties(invoice: EInvoice): EFault[] {
  const { seller, buyer } = invoice
  return [
    ...found(isBlank(seller.name), 'seller.name', `The seller has no name: add it ${sellers}`),
    ...found(isBlank(buyer.name), 'buyer.name', `The buyer has no name: add it ${buyers}`),
    ...countryFault(seller.address.country, 'seller.address.country', 'The seller', sellers),
    ...countryFault(buyer.address.country, 'buyer.address.country', 'The buyer', buyers),
    ...found(
      isBlank(seller.legalId) && (isBlank(seller.vatId) || !hasVatIds(invoice)),
      'seller.legalId',
      hasVatIds(invoice)
        ? `The seller has neither a VAT number nor one of its register of firms: add one ${sellers}`
        : `The seller’s VAT number must not stand on an invoice without VAT: add its number in the register of firms ${sellers}`,
    ),
    ...vatIdFault(invoice, seller, 'seller', sellers),
    ...vatIdFault(invoice, buyer, 'buyer', buyers),
    ...schemeFault(seller.endpoint, 'seller', sellers),
    ...schemeFault(buyer.endpoint, 'buyer', buyers),
  ]
}

function vatIdFault(invoice: EInvoice, { vatId }: EParty, who: string, where: string): EFault[] {
  const prefix = held(vatId).slice(0, 2)
  const isKnown = countries.has(prefix) || prefix === 'EL'
  return found(
    hasVatIds(invoice) && prefix !== '' && !isKnown,
    `${who}.vatId`,
    `The ${who}’s VAT number ${vatId} does not begin with its country, such as DE: write it whole ${where}`,
  )
}

const schemeFault = (endpoint: EEndpoint | null, who: string, where: string) =>
  found(
    endpoint !== null && !isBlank(endpoint.id) && !addressSchemes.has(endpoint.scheme),
    `${who}.endpoint.scheme`,
    `The ${who}’s electronic address has no scheme that is known: choose one of the list EAS ${where}`,
  )

function ofTaxes(invoice: EInvoice): EFault[] {
  const { seller, buyer, taxes, delivery, kind } = invoice
  const has = (...codes: TaxCode[]) => taxes.some(({ code }) => codes.includes(code))
  const noVat = isBlank(seller.vatId)
  return [
    ...found(taxes.length === 0, 'taxes', 'The invoice has no tax, not even one of 0%'),
    ...found(
      has('O') && taxes.some(({ code }) => code !== 'O'),
      'taxes',
      'What is not subject to VAT must not stand on one electronic invoice with what is: send them apart',
    ),
    ...found(
      (has('S', 'Z', 'E', 'AE') && noVat && isBlank(seller.taxNumber)) || (has('K', 'G') && noVat),
      'seller.vatId',
      has('K', 'G')
        ? `The seller has no VAT number, which its taxes need: add it ${sellers}`
        : `The seller has neither a VAT number nor a tax number, and its taxes need one: add it ${sellers}`,
    ),
    ...found(
      has('AE') && isBlank(buyer.vatId) && isBlank(buyer.legalId),
      'buyer.vatId',
      `The buyer owes the tax and has no VAT number: add it ${buyers}`,
    ),
    ...found(
      has('K') && isBlank(buyer.vatId),
      'buyer.vatId',
      `The buyer has no VAT number, which a supply within the EU needs: add it ${buyers}`,
    ),
    ...found(
      has('K') && isBlank(delivery?.on),
      'delivery.on',
      kind === 'invoice'
        ? 'A supply within the EU needs the day of delivery: send the goods first'
        : 'A supply within the EU needs the day of delivery, and of a deposit nothing was delivered yet: this is there as a PDF',
    ),
    ...found(
      has('K') && !delivery?.address,
      'delivery.address',
      'A supply within the EU needs the address that it is delivered to: add it to the order',
    ),
  ]
}

function ofPayment(invoice: EInvoice, format: EFormat): EFault[] {
  const { payment, totals, dueOn, terms, kind } = invoice
  const iban = payment?.by === 'transfer' ? held(payment.iban).replace(/\s/g, '') : null
  const saysWhen = !isBlank(dueOn) || !isBlank(terms)
  return [
    ...found(
      iban === '',
      'payment.iban',
      `No account to pay to is known: add its IBAN ${sellers}, Paid to`,
    ),
    ...found(
      iban !== null &&
        iban !== '' &&
        !isIban(iban) &&
        (invoice.currency === 'EUR' || isDanish(invoice)),
      'payment.iban',
      `The account ${iban} is no IBAN: look for a typing error ${sellers}, Paid to`,
    ),
    ...found(
      totals.dueMinor > 0 && !saysWhen && !(format === 'ubl' && kind === 'credit-note'),
      'dueOn',
      `The invoice does not say when to pay: add terms of payment ${sellers}`,
    ),
  ]
}

/** What Peppol asks for beyond EN 16931. */
function ofPeppol({ seller, buyer, buyerReference, purchaseOrder }: EInvoice): EFault[] {
  return [
    ...addressFault(seller.endpoint, 'seller', sellers),
    ...addressFault(buyer.endpoint, 'buyer', buyers),
    ...found(
      isBlank(buyerReference) && isBlank(purchaseOrder),
      'buyerReference',
      `There is neither the buyer’s reference nor its number of the order: add a reference ${buyers}, or give a number with each order`,
    ),
    ...dutchVatFault(seller.vatId, 'seller', sellers),
    ...dutchVatFault(buyer.vatId, 'buyer', buyers),
  ]
}

function addressFault(endpoint: EEndpoint | null, who: string, where: string): EFault[] {
  if (!endpoint || isBlank(endpoint.id))
    return [
      {
        field: `${who}.endpoint`,
        reason: `The ${who} has no electronic address: add it ${where}`,
      },
    ]
  const { scheme, id } = endpoint
  const broken = brokenForm(scheme, held(id))
  return [
    ...found(
      !peppolSchemes.has(scheme) && addressSchemes.has(scheme),
      `${who}.endpoint.scheme`,
      `Peppol does not deliver to addresses of the scheme ${scheme}: add another of the ${who} ${where}`,
    ),
    ...found(
      broken !== null,
      `${who}.endpoint.id`,
      `The ${who}’s electronic address ${id} is not ${broken?.says}: look for a typing error ${where}`,
    ),
  ]
}

const dutchVatFault = (vatId: string, who: string, where: string) =>
  found(
    vatId.startsWith('NL') && !/^NL\d{9}B\d{2}$/.test(vatId),
    `${who}.vatId`,
    `The ${who}’s VAT number ${vatId} is none of ${countryName('NL')}: NL, nine digits, B and two digits. Mend it ${where}`,
  )
