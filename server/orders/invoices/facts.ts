import type { PostalAddress } from '../../../contract/addresses/address.ts'
import type { InvoiceFormat } from '../../../contract/orders/document-words.ts'
import type { DocumentedReferences } from '../../../contract/orders/references.ts'
import type { Paper } from '../../../contract/shop-record/paper.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'

/** How a document looks since it is kept with it; without both it looks as those of before. */
export type LookFacts = { logo?: string | null; accent?: string | null }

/** Who wrote a document, as the record of the shop said it then. What is missing was not kept yet. */
export type SellerFacts = {
  name: string
  address: string
  taxId: string | null
  registration?: string
  payTo?: string
  /** Of its address, as electronic invoices name it: two letters of ISO 3166-1. */
  country?: string
  postalCode?: string
  city?: string
  /** Where electronic documents reach it: scheme and id, such as 9930:DE123456789. */
  electronicAddress?: string
  phone?: string
  email?: string
} & LookFacts

/** What a company said of how it is invoiced, as it was then. */
export type BuyerFacts = {
  country: string
  registrationNumber: string
  electronicAddress: string
  /** Where it wants an invoice booked, such as a Leitweg-ID. */
  reference: string
  format: InvoiceFormat
}

/** What invoices and credit notes say of the order and of both parties, for ever as it was. */
export type PartyFacts = {
  orderNumber: string
  orderedAt: string
  name: string
  email: string
  address: string
  /** Field by field, since addresses are kept so; not where the text alone is known. */
  shipTo?: PostalAddress | null
  billTo?: PostalAddress | null
  /** Of an order for a company, since companies buy. */
  companyName?: string | null
  costCentre?: string
  /** Of an order for a company, since companies say how they are invoiced. */
  buyer?: BuyerFacts
  currency: string
  /** Not on the first ones. */
  seller?: SellerFacts
  /** Where taxes were on. */
  buyerTaxId?: string
  /** Whose days its dates are; UTC's on the first ones. */
  timeZone?: string
  /** How its amounts and days are written; as in the United States on the first ones. */
  locale?: string
  /** What it is drawn on; A4 on the first ones. */
  paper?: Paper
} & DocumentedReferences

/** A line of an order on a document. */
export type SoldLine = {
  position: number
  mpn: string
  name: string
  ownNumber: string
  quantity: number
  unitPriceMinor: number
}

/** What an invoice deducts of a deposit that was invoiced, in minor units: without tax, and each tax of it. */
export type Deducted = {
  /** The number of the deposit invoice, and its day, YYYY-MM-DD. */
  invoice: string
  invoicedOn: string
  minor: number
  /** Where taxes were on. */
  taxes?: TaxSum[]
}

/** What stands on an invoice. Money in minor units of `currency`. */
export type InvoiceFacts = PartyFacts & {
  transactionId: string | null
  carrier: string
  trackingNumber: string
  /** Of an order on account: the day on which it is due, YYYY-MM-DD. */
  dueOn?: string
  /** Of an order on account: what is taken off when it is paid by a day, in hundredths of a percent, so many days after it. */
  discount?: { basisPoints: number; days: number; until: string; minor: number }
  /** Where taxes were on: each tax of what left. */
  taxes?: TaxSum[]
  /** Its freight without tax. `taxes`: those of freight that was entered when it left; else its share is within those of the goods. */
  freight?: { minor: number; taxes?: TaxSum[] }
  /** What of it a card has paid, with its taxes; not there where all of it was paid so, or nothing. */
  paidMinor?: number
  /** Of an order on account: what of it the order's deposit has paid; not there where nothing of one was left. */
  depositMinor?: number
  /** What of that was invoiced when it came: this invoice charges so much less, and so much less tax. */
  deducted?: Deducted[]
  /** What is to be explained of it, a sentence each. */
  notes?: string[]
  /** Of one for a deposit: the day on which the money came, YYYY-MM-DD. It has a line a tax, in their order. */
  deposit?: { paidOn: string }
  lines: SoldLine[]
}

/** What of an invoice was paid before it was written: by card or transfer with its order, or by the order's deposit. */
export function prepaidOf(facts: InvoiceFacts): number {
  const { paidMinor, depositMinor, transactionId } = facts
  return paidMinor ?? depositMinor ?? (transactionId ? invoiceSums(facts).grossMinor : 0)
}

/** What an invoice asks for: goods and freight without tax, its taxes, and all of it. In minor units. */
export function invoiceSums({ lines, taxes = [], freight }: InvoiceFacts) {
  const goodsMinor = sumLines(lines)
  const freightMinor = freight?.minor ?? 0
  const all = joinTaxes(taxes, freight?.taxes ?? [])
  const grossMinor = all.reduce((sum, { taxMinor }) => sum + taxMinor, goodsMinor + freightMinor)
  return { goodsMinor, freightMinor, taxes: all, grossMinor }
}

/** A deduction with its tax. */
export const deductedGross = ({ minor, taxes = [] }: Deducted) =>
  taxes.reduce((sum, { taxMinor }) => sum + taxMinor, minor)

/** What an invoice charges once deposits are deducted that were invoiced before: without tax, each tax, and all of it. In minor units. */
export function chargedSums(facts: InvoiceFacts) {
  const { deducted = [] } = facts
  const { goodsMinor, freightMinor, taxes, grossMinor } = invoiceSums(facts)
  const gone = deducted.flatMap((one) => one.taxes ?? [])
  // a deposit bears the taxes of its whole order, also those that nothing of this invoice bears
  const others = gone
    .filter((tax, at) => ![...taxes, ...gone.slice(0, at)].some((one) => isSameTax(one, tax)))
    .map((tax) => ({ ...tax, baseMinor: 0, taxMinor: 0 }))
  return {
    netMinor: deducted.reduce((sum, { minor }) => sum - minor, goodsMinor + freightMinor),
    taxes: [...taxes, ...others].map((tax) => lessTaxes(tax, gone)),
    grossMinor: deducted.reduce((sum, one) => sum - deductedGross(one), grossMinor),
  }
}

function lessTaxes(tax: TaxSum, gone: TaxSum[]): TaxSum {
  const own = gone.filter((one) => isSameTax(one, tax))
  return {
    ...tax,
    baseMinor: own.reduce((left, { baseMinor }) => left - baseMinor, tax.baseMinor),
    taxMinor: own.reduce((left, { taxMinor }) => left - taxMinor, tax.taxMinor),
  }
}

export const sumLines = (lines: Pick<SoldLine, 'quantity' | 'unitPriceMinor'>[]) =>
  lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)

/** Taxes of two sums, those of one code and percent together. */
function joinTaxes(taxes: TaxSum[], others: TaxSum[]): TaxSum[] {
  return taxes.map((tax) => {
    const other = others.find((one) => isSameTax(one, tax))
    return other
      ? {
          ...tax,
          baseMinor: tax.baseMinor + other.baseMinor,
          taxMinor: tax.taxMinor + other.taxMinor,
        }
      : tax
  })
}

type Kind = Pick<TaxSum, 'code' | 'percent'>
export const isSameTax = (one: Kind, other: Kind) =>
  one.code === other.code && one.percent === other.percent
