import { expect } from 'vitest'
import type { EAddress, EInvoice, EParty, ETaxKind } from './model.ts'
import type { Said } from './rules/said.ts'
import { held } from './write-xml.ts'

/** What an XML says beside what every invoice says, in the form in which both syntaxes are compared. */
type Told = Omit<Said, 'syntax' | 'root' | 'specification' | 'process' | 'notes' | 'payments'> & {
  notes: string
  account: string
  reference: string
}

export function toldBy(said: Said): Told {
  const { syntax, root, specification, process, notes, payments, ...rest } = said
  const [payment] = payments
  const text = notes.map(held).join('\n')
  return {
    ...rest,
    notes: text.replaceAll(' #', '#'),
    account: payment ? payment.bank + payment.account : '',
    reference: payment?.reference ?? '',
  }
}

/** What an XML of an invoice has to say: amounts by another way than the writers take. */
export function toldOf(invoice: EInvoice): Told {
  const { digits, currency, taxes, totals, payment, seller } = invoice
  const amount = (minor: number) => (minor / 10 ** digits).toFixed(digits)
  const kind = ({ code, percent }: ETaxKind) => ({
    code,
    percent: code === 'O' ? '' : String(percent),
  })
  const hasO = taxes.some(({ code }) => code === 'O')
  const address = (one: EAddress) => ({ ...one })
  const party = (one: EParty, taxNumber: string) => ({
    name: held(one.name),
    address: address(one.address),
    taxNumber,
    vatId: hasO ? '' : one.vatId,
    legalId: expect.any(String),
    legalScheme: expect.any(String),
    endpoint: one.endpoint,
    contact: one.contact,
  })
  const reasonCodes = { AE: 'AE', K: 'IC', G: 'G', O: 'O' } as Record<string, string>
  return {
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    dueOn: invoice.dueOn ?? '',
    typeCode: { invoice: '380', deposit: '386', 'credit-note': '381' }[invoice.kind],
    currency,
    buyerReference: invoice.buyerReference,
    purchaseOrder: invoice.purchaseOrder,
    orderNumber: invoice.orderNumber,
    costCentre: invoice.costCentre,
    earlier: invoice.earlier,
    notes: invoice.notes.map(held).filter(Boolean).join('\n').replaceAll(' #', '#'),
    seller: party(seller, seller.taxNumber),
    buyer: party(invoice.buyer, ''),
    deliveredOn: invoice.delivery?.on ?? '',
    deliverTo: {
      name: held(invoice.delivery?.name ?? ''),
      address: invoice.delivery?.address ?? null,
    },
    account: expect.any(String),
    reference: payment?.reference ?? '',
    terms: invoice.terms,
    lines: invoice.lines.map((line) => ({
      id: line.id,
      name: held(line.name),
      mpn: line.mpn,
      ownNumber: line.ownNumber,
      quantity: String(line.quantity),
      unit: 'H87',
      baseQuantity: '1',
      baseUnit: 'H87',
      price: amount(line.unitPriceMinor),
      net: amount(line.netMinor),
      tax: kind(line.tax),
    })),
    charges: invoice.charges.map((charge) => ({
      isCharge: true,
      amount: amount(charge.amountMinor),
      reason: charge.reason,
      reasonCode: 'FC',
      tax: kind(charge.tax),
    })),
    taxes: taxes.map((tax) => ({
      ...kind(tax),
      base: amount(tax.baseMinor),
      amount: amount(tax.taxMinor),
      reason: ['S', 'Z'].includes(tax.code) ? '' : expect.stringMatching(/\w/),
      reasonCode: reasonCodes[tax.code] ? `VATEX-EU-${reasonCodes[tax.code]}` : '',
      ...(tax.code === 'O' ? { percent: expect.stringMatching(/^0?$/) } : {}),
    })),
    totals: {
      lines: amount(totals.linesMinor),
      allowances: '',
      net: amount(totals.netMinor),
      charges: invoice.charges.length > 0 ? amount(totals.chargesMinor) : '',
      taxes: [{ amount: amount(totals.taxMinor), currency }],
      gross: amount(totals.grossMinor),
      due: amount(totals.dueMinor),
      paid: totals.paidMinor === 0 ? '' : amount(totals.paidMinor),
    },
  }
}
