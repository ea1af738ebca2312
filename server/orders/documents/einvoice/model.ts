import type { TaxCode } from '../../../../contract/tax/codes.ts'

/**
 * An invoice, one for a deposit or a credit note in the terms of EN 16931 (BT and BG are its business terms and groups), from which CII and
 * UBL are written. Amounts are whole minor units of `currency`; in a credit note they are positive, too. '' and null: not said.
 */
export type EInvoice = {
  /** BT-3: 380, 386, or 381. */
  kind: 'invoice' | 'deposit' | 'credit-note'
  /** BT-1 */
  number: string
  /** BT-2, YYYY-MM-DD */
  issuedOn: string
  /** BT-9, YYYY-MM-DD */
  dueOn: string | null
  /** BT-5, three capitals of ISO 4217 */
  currency: string
  /** How many digits after the point amounts of the currency have: minor units per major unit are 10 to that. */
  digits: number
  /** BT-10: where the buyer wants it booked, such as a Leitweg-ID. */
  buyerReference: string
  /** BT-13: the buyer's own number of the order. */
  purchaseOrder: string
  /** BT-14: ours. */
  orderNumber: string
  /** BT-19: the buyer's cost centre. */
  costCentre: string
  /** BG-3: the invoice that a credit note lowers, or those for deposits that an invoice deducts. */
  earlier: { number: string; issuedOn: string }[]
  /** BT-22, one text each. */
  notes: string[]
  seller: ESeller
  buyer: EParty
  /** BG-13 */
  delivery: { on: string | null; name: string; address: EAddress | null } | null
  /** BG-16 */
  payment: EPayment | null
  /** BT-20 */
  terms: string
  lines: ELine[]
  /** BG-21: freight, one a tax that it bears. */
  charges: { reason: string; amountMinor: number; tax: ETaxKind }[]
  /** BG-23, one a code and percent of lines and charges. */
  taxes: (ETaxKind & { baseMinor: number; taxMinor: number; reason: string })[]
  totals: {
    /** BT-106 */
    linesMinor: number
    /** BT-108 */
    chargesMinor: number
    /** BT-109 */
    netMinor: number
    /** BT-110 */
    taxMinor: number
    /** BT-112 */
    grossMinor: number
    /** BT-113 */
    paidMinor: number
    /** BT-115 */
    dueMinor: number
  }
}

/** BG-5, BG-8, BG-15. `country` is two capitals of ISO 3166-1. */
export type EAddress = {
  line1: string
  line2: string
  city: string
  postalCode: string
  region: string
  country: string
}

/** BT-34, BT-49: an address of electronic delivery; `scheme` is a code of the list EAS, such as 0088 or 9930. */
export type EEndpoint = { scheme: string; id: string }

export type EParty = {
  /** BT-27, BT-44 */
  name: string
  address: EAddress
  /** BT-30, BT-47: its number in the register of firms. */
  legalId: string
  /** BT-31, BT-48: its VAT number with the country before it; '' where it has none, or taxes are off. */
  vatId: string
  endpoint: EEndpoint | null
  /** BG-6, BG-9 */
  contact: { name: string; phone: string; email: string } | null
}

/** BT-32 beside it: a tax number that is no VAT number. */
export type ESeller = EParty & { taxNumber: string }

/** BT-151 and BT-152, and those of charges and taxes. Percent is one with at most three decimals. */
export type ETaxKind = { code: TaxCode; percent: number }

export type ELine = {
  /** BT-126 */
  id: string
  /** BT-153 */
  name: string
  /** BT-155: the manufacturer's number, by which the shop sells. */
  mpn: string
  /** BT-156 */
  ownNumber: string
  /** BT-129, in pieces (H87). */
  quantity: number
  /** BT-146 */
  unitPriceMinor: number
  /** BT-131 */
  netMinor: number
  tax: ETaxKind
}

export type EPayment =
  /** Code 58 in euro, else 30. `reference` is BT-83. */
  | { by: 'transfer'; iban: string; accountName: string; reference: string }
  /** Code 48: paid already. */
  | { by: 'card'; reference: string }
  /** Code 68, an online payment service: paid already. */
  | { by: 'online'; reference: string }
  /** Code 57: on account, where no account to pay to is known; or set off, of a credit note. */
  | { by: 'agreement'; reference: string }
