import { brokenForm } from '../../../../contract/orders/electronic-forms.ts'
import { countryName } from '../../../../contract/parts/countries.ts'
import { isDanish, paymentOf } from './codes.ts'
import { buyers, type EFault, found, isBlank, sellers } from './fault.ts'
import type { EAddress, EInvoice } from './model.ts'
import { registered } from './party-ids.ts'
import { skonto } from './rules/germany.ts'
import { held } from './write-xml.ts'

const called: Partial<Record<keyof EAddress, string>> = {
  line1: 'street',
  city: 'city',
  postalCode: 'postal code',
}

/** What Peppol’s members ask of invoices of sellers in their countries. */
export function countryFaults(invoice: EInvoice): EFault[] {
  const of = invoice.seller.address.country
  const isHome = invoice.buyer.address.country === of
  switch (of) {
    case 'DE':
      return isHome ? german(invoice) : []
    case 'NL':
      return dutch(invoice, isHome)
    case 'DK':
      return danish(invoice)
    case 'SE':
      return swedish(invoice)
    case 'IS':
      return icelandic(invoice, isHome)
    case 'IT':
      return italian(invoice)
    case 'NO':
      return norwegian(invoice)
    case 'GR':
      return [
        {
          field: 'seller.address.country',
          reason:
            'Invoices of Greek sellers bear a mark of the tax authority, which is not asked for here: send them as a PDF',
        },
      ]
    default:
      return []
  }
}

function missing(invoice: EInvoice, who: 'seller' | 'buyer', fields: (keyof EAddress)[]) {
  const { address } = invoice[who]
  return fields.flatMap((field) =>
    found(
      isBlank(address[field]),
      `${who}.address.${field}`,
      `The ${who}’s address has no ${called[field]}, which ${countryName(address.country)} asks for: add it ${who === 'seller' ? sellers : buyers}`,
    ),
  )
}

function german(invoice: EInvoice): EFault[] {
  const { seller, buyerReference, payment, delivery, terms } = invoice
  const { contact } = seller
  const goesTo = delivery?.address
  const hasStray = terms
    .split('\n')
    .some((line) => line.trim().startsWith('#') && !skonto.test(line.trim()))
  return [
    ...found(
      !payment,
      'payment',
      `The invoice does not say how to pay: add an account ${sellers}, Paid to`,
    ),
    ...found(
      !contact || isBlank(contact.name),
      'seller.contact.name',
      `Nobody is named whom the buyer can ask: add a contact ${sellers}`,
    ),
    ...found(
      !contact || isBlank(contact.phone) || contact.phone.replace(/\D/g, '').length < 3,
      'seller.contact.phone',
      `The seller’s contact has no phone number: add it ${sellers}`,
    ),
    ...found(
      !contact || !/^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(held(contact.email)),
      'seller.contact.email',
      `The seller’s contact has no mail address: add it ${sellers}`,
    ),
    ...missing(invoice, 'seller', ['city', 'postalCode']),
    ...missing(invoice, 'buyer', ['city', 'postalCode']),
    ...found(
      goesTo ? isBlank(goesTo.city) : false,
      'delivery.address.city',
      'The address of delivery has no city: add it to the order',
    ),
    ...found(
      goesTo ? isBlank(goesTo.postalCode) : false,
      'delivery.address.postalCode',
      'The address of delivery has no postal code: add it to the order',
    ),
    ...found(
      isBlank(buyerReference),
      'buyerReference',
      `Buyers in Germany need a reference, such as a Leitweg-ID: add it ${buyers}`,
    ),
    ...found(
      hasStray,
      'terms',
      `A line of the terms of payment begins with #, which within Germany is kept for discounts: begin it otherwise ${sellers}`,
    ),
  ]
}

/** A number that is of no register that the country’s rules know. */
function unregistered(
  invoice: EInvoice,
  who: 'seller' | 'buyer',
  says: string,
  isNeeded: boolean,
): EFault[] {
  const { legalId, address } = invoice[who]
  const isKnown = registered(held(legalId), address.country).scheme !== ''
  return found(
    isBlank(legalId) ? isNeeded : !isKnown,
    `${who}.legalId`,
    `The ${who}’s number in the register has to be ${says}: mend it ${who === 'seller' ? sellers : buyers}`,
  )
}

const street: (keyof EAddress)[] = ['line1', 'city', 'postalCode']
const kvk = 'eight digits of the KVK, or twenty of the OIN'

function dutch(invoice: EInvoice, isHome: boolean): EFault[] {
  const { kind, earlier, payment, totals } = invoice
  return [
    ...found(
      kind === 'credit-note' && earlier.length === 0,
      'earlier',
      'A credit note of a Dutch seller names its invoice: say which',
    ),
    ...missing(invoice, 'seller', street),
    ...unregistered(invoice, 'seller', kvk, false),
    ...found(
      kind === 'invoice' && totals.dueMinor > 0 && !payment,
      'payment',
      `The invoice does not say how to pay: add an account ${sellers}, Paid to`,
    ),
    ...(isHome
      ? [...missing(invoice, 'buyer', street), ...unregistered(invoice, 'buyer', kvk, false)]
      : []),
  ]
}

const danish = (invoice: EInvoice): EFault[] => [
  ...unregistered(invoice, 'seller', 'the eight digits of the CVR', true),
  ...found(
    isDanish(invoice) && paymentOf(invoice)?.code === '30',
    'payment.iban',
    `Within Denmark an invoice in kroner names a Danish account: add one ${sellers}, Paid to`,
  ),
]

function swedish(invoice: EInvoice): EFault[] {
  const { seller, taxes } = invoice
  const isTaxed = seller.vatId.startsWith('SE')
  return [
    ...unregistered(invoice, 'seller', 'the ten digits of Bolagsverket', false),
    ...found(
      isTaxed && !/^SE\d{12}$/.test(seller.vatId),
      'seller.vatId',
      `The seller’s VAT number has to be SE and twelve digits: mend it ${sellers}`,
    ),
    ...found(
      !isBlank(seller.legalId) &&
        !isBlank(seller.taxNumber) &&
        !/^godkänd för f-skatt$/i.test(held(seller.taxNumber)),
      'seller.taxNumber',
      `The tax number of a Swedish seller says “Godkänd för F-skatt” or nothing: mend it ${sellers}`,
    ),
    ...found(
      isTaxed && taxes.some(({ code, percent }) => code === 'S' && ![6, 12, 25].includes(percent)),
      'taxes',
      'Sweden’s rates are 6, 12 and 25%: mend the rate under Shop → Taxes',
    ),
  ]
}

const icelandic = (invoice: EInvoice, isHome: boolean): EFault[] => [
  ...unregistered(invoice, 'seller', 'the ten digits of the kennitala', true),
  ...missing(invoice, 'seller', ['line1', 'postalCode']),
  ...(isHome
    ? [
        ...unregistered(invoice, 'buyer', 'the ten digits of the kennitala', true),
        ...missing(invoice, 'buyer', ['line1', 'postalCode']),
      ]
    : []),
]

const italian = (invoice: EInvoice): EFault[] => [
  ...missing(invoice, 'seller', street),
  ...found(
    !isBlank(invoice.seller.taxNumber) && !/^[A-Z0-9]{11,16}$/.test(held(invoice.seller.taxNumber)),
    'seller.taxNumber',
    `The tax number of an Italian seller has 11 to 16 letters and digits: mend it ${sellers}`,
  ),
]

const norwegian = ({ seller: { vatId } }: EInvoice): EFault[] =>
  found(
    vatId.startsWith('NO') &&
      !(/^NO\d{9}MVA$/.test(vatId) && !brokenForm('0192', vatId.slice(2, 11))),
    'seller.vatId',
    `The seller’s VAT number has to be NO, nine digits of its register and MVA: mend it ${sellers}`,
  )
