import type { PostalAddress } from '../../../../../contract/addresses/address.ts'
import type { TaxSum } from '../../../../../contract/tax/sum-taxes.ts'
import { taxOf } from '../../../../../contract/tax/tax-of.ts'
import { invoiceNumber } from '../../../../words/numbers.ts'
import type { CreditNoteRow } from '../../../credit-notes/store.ts'
import {
  type Deducted,
  deductedGross,
  isSameTax,
  type PartyFacts,
  type SellerFacts,
} from '../../../invoices/facts.ts'
import type { InvoiceRow, LineTaxes } from '../../../invoices/store.ts'
import { electronicCreditNote, electronicInvoice } from '../../electronic.ts'
import type { EAddress, EInvoice, EParty } from '../model.ts'

/** A sample as the shop would have written it down, and in the terms of EN 16931 as it says that then. */
export type Written = { said: EInvoice } & (
  | { kind: 'invoice'; row: InvoiceRow }
  | { kind: 'credit-note'; row: CreditNoteRow }
)

/** The facts by which the shop writes a sample, under a number: its way from an order to a file is that of every invoice. */
export function asWritten(sample: EInvoice, number: number): Written {
  const taxes: LineTaxes = new Map(sample.lines.map(({ tax }, at) => [at + 1, tax]))
  const shared = { number, at: new Date(`${sample.issuedOn}T12:00:00Z`), orderId: '' }
  const lines = sample.lines
    .map(({ id, netMinor, tax, ...line }, at) => ({ position: at + 1, ...line }))
    .filter(({ quantity }) => sample.kind === 'credit-note' || quantity > 0)
  const sums = sample.taxes.map(({ reason, ...tax }) => ({
    ...tax,
    why: tax.code === 'E' ? 'resale' : '',
  }))
  if (sample.kind === 'credit-note') {
    const row: CreditNoteRow = {
      ...shared,
      invoiceNumber: 1,
      kind: 'goods',
      amountMinor: sample.totals.grossMinor,
      facts: {
        ...partiesOf(sample),
        invoice: invoiceNumber(1),
        invoicedOn: sample.earlier[0]?.issuedOn ?? '',
        lines,
        reason: sample.notes.join(' '),
        by: 'account',
        taxes: sums,
        adjustments: sample.charges.map(({ amountMinor, tax }) => ({
          says: 'Freight',
          minor: amountMinor,
          tax,
        })),
      },
    }
    return { kind: 'credit-note', row, said: electronicCreditNote(row, taxes) }
  }
  const row: InvoiceRow = {
    ...shared,
    shipmentId: '',
    facts: {
      ...partiesOf(sample),
      ...paidAs(sample),
      ...sentAs(sample),
      ...deductedOf(sample, sums),
      lines,
      ...(sample.kind === 'deposit' && { deposit: { paidOn: sample.issuedOn } }),
    },
  }
  return { kind: 'invoice', row, said: electronicInvoice(row, taxes) }
}

/** All taxes of what left, and what a deposit invoice had charged of them before. */
function deductedOf({ lines, earlier: [earlier] }: EInvoice, taxes: TaxSum[]) {
  const gone = lines.filter(({ quantity }) => quantity < 0)
  if (!earlier || gone.length === 0) return { taxes }
  const deducted: Deducted = {
    invoice: earlier.number,
    invoicedOn: earlier.issuedOn,
    minor: gone.reduce((sum, { unitPriceMinor }) => sum + unitPriceMinor, 0),
    taxes: gone.map(({ tax, unitPriceMinor: baseMinor }) => ({
      ...tax,
      why: '',
      baseMinor,
      taxMinor: taxOf(baseMinor, tax.percent),
    })),
  }
  const whole = taxes.map((tax) => {
    const own = deducted.taxes!.filter((one) => isSameTax(one, tax))
    return own.reduce(
      (sum, { baseMinor, taxMinor }) => ({
        ...tax,
        baseMinor: sum.baseMinor + baseMinor,
        taxMinor: sum.taxMinor + taxMinor,
      }),
      tax,
    )
  })
  return { taxes: whole, deducted: [deducted], depositMinor: deductedGross(deducted) }
}

const sentAs = ({ totals: { chargesMinor } }: EInvoice) => ({
  carrier: 'Freight Line',
  trackingNumber: '',
  ...(chargesMinor > 0 && { freight: { minor: chargesMinor } }),
})

/** What was paid before it was written and not by card was the order's deposit. */
function paidAs({ kind, totals: { paidMinor, grossMinor }, dueOn, payment }: EInvoice) {
  const isPaid = paidMinor === grossMinor
  const due = { dueOn: dueOn ?? '2026-12-27' }
  if (kind === 'deposit') return { transactionId: 'bank:0001' }
  if (paidMinor > 0 && payment?.by !== 'card')
    return { transactionId: null, ...due, depositMinor: paidMinor }
  return {
    transactionId: paidMinor > 0 ? 'pi_0001' : null,
    ...(!isPaid && due),
    ...(paidMinor > 0 && !isPaid && { paidMinor }),
  }
}

function partiesOf(sample: EInvoice): PartyFacts {
  const { buyer, delivery, orderNumber, purchaseOrder, costCentre } = sample
  const { name = '', email = '' } = buyer.contact ?? {}
  return {
    orderNumber,
    orderedAt: '2026-11-02T09:00:00.000Z',
    name,
    email,
    purchaseOrder,
    address: buyer.address.line1,
    companyName: buyer.name,
    costCentre,
    billTo: placeOf(buyer.address, buyer),
    shipTo: delivery?.address ? placeOf(delivery.address, buyer) : null,
    buyer: {
      country: buyer.address.country,
      registrationNumber: buyer.legalId,
      electronicAddress: addressOf(buyer),
      reference: sample.buyerReference,
      format: 'facturx',
    },
    currency: sample.currency.toLowerCase(),
    buyerTaxId: buyer.vatId,
    timeZone: 'UTC',
    seller: sellerOf(sample),
  }
}

function sellerOf({ seller, payment }: EInvoice): SellerFacts {
  const { line1, postalCode, city, region, country } = seller.address
  return {
    name: seller.name,
    address: [line1, `${postalCode} ${city}`, region].filter(Boolean).join('\n'),
    taxId: seller.vatId || seller.taxNumber,
    registration: seller.legalId,
    payTo: payment?.by === 'transfer' ? `Example Bank\nIBAN ${payment.iban}` : '',
    country,
    postalCode,
    city,
    electronicAddress: addressOf(seller),
    phone: seller.contact?.phone ?? '',
    email: seller.contact?.email ?? '',
  }
}

const addressOf = ({ endpoint }: EParty) => (endpoint ? `${endpoint.scheme}:${endpoint.id}` : '')

const placeOf = (address: EAddress, { name, contact }: EParty): PostalAddress => ({
  ...address,
  name,
  attention: '',
  phone: contact?.phone ?? '',
  instructions: '',
})
