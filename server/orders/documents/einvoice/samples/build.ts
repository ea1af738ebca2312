import { sumTaxes, withFreight } from '../../../../../contract/tax/sum-taxes.ts'
import type { EInvoice, EPayment, ETaxKind } from '../model.ts'
import { addressIn, buyerIn, type Country, ibanIn, sellerIn } from './parties.ts'

/** So many of a part at a price of minor units, with its tax. */
export type DraftLine = { quantity: number; unitPriceMinor: number; tax: ETaxKind; name?: string }

export type Draft = {
  from: Country
  to: Country
  lines: DraftLine[]
  freightMinor?: number
  currency?: string
  digits?: number
  paidMinor?: number | 'all'
  payment?: EPayment | null
  /** What is not so by itself. */
  but?: Partial<EInvoice>
}

const parts = ['SSD 3.84 TB, U.3', 'Fan 120 mm', 'DDR5 RDIMM 64 GB', 'Rail kit <2U> & screws']

/** An invoice whose sums are as the shop makes them: taxes rounded once, freight in proportion to what bears it. */
export function buildInvoice(draft: Draft): EInvoice {
  const { from, to, currency = 'EUR', digits = 2, freightMinor = 0, paidMinor = 0 } = draft
  const lines = draft.lines.map((line, at) => ({
    id: String(at + 1),
    name: line.name ?? parts[at % parts.length]!,
    tax: line.tax,
    mpn: `EX-${1_000 + at}`,
    ownNumber: at % 2 === 0 ? '' : `4711-${at}`,
    quantity: line.quantity,
    unitPriceMinor: line.unitPriceMinor,
    netMinor: line.quantity * line.unitPriceMinor,
  }))
  const kinds = draft.lines.map(({ tax }) => ({ ...tax, why: '' }))
  const taxes = withFreight(sumTaxes(lines, kinds), freightMinor)
  const charges = taxes
    .filter((tax) => tax.freightMinor > 0)
    .map(({ freightMinor: amountMinor, code, percent }) => ({
      reason: 'Freight',
      amountMinor,
      tax: { code, percent },
    }))
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  const linesMinor = sum(lines.map(({ netMinor }) => netMinor))
  const chargesMinor = sum(charges.map(({ amountMinor }) => amountMinor))
  const taxMinor = sum(taxes.map((tax) => tax.taxMinor))
  const grossMinor = linesMinor + chargesMinor + taxMinor
  const paid = paidMinor === 'all' ? grossMinor : paidMinor
  const iban = ibanIn(from)
  const transfer = { by: 'transfer', iban, accountName: sellerIn(from).name } as const
  return {
    kind: 'invoice',
    number: 'RE-2026-0001',
    issuedOn: '2026-11-27',
    dueOn: '2026-12-27',
    currency,
    digits,
    buyerReference: '04011000-12345-03',
    purchaseOrder: 'PO-4711',
    orderNumber: 'PW-1042',
    costCentre: '',
    earlier: [],
    notes: [],
    seller: sellerIn(from),
    buyer: buyerIn(to),
    delivery: { on: '2026-11-26', name: buyerIn(to).name, address: addressIn(to) },
    payment:
      iban === ''
        ? { by: 'agreement', reference: 'RE-2026-0001' }
        : { ...transfer, reference: 'RE-2026-0001' },
    terms: 'Payable within 30 days',
    lines,
    charges,
    taxes: taxes.map(({ code, percent, baseMinor, taxMinor: minor }) => ({
      code,
      percent,
      baseMinor,
      taxMinor: minor,
      reason: '',
    })),
    totals: {
      linesMinor,
      chargesMinor,
      netMinor: linesMinor + chargesMinor,
      taxMinor,
      grossMinor,
      paidMinor: paid,
      dueMinor: grossMinor - paid,
    },
    ...(draft.payment === undefined ? {} : { payment: draft.payment }),
    ...draft.but,
  }
}
