import type { Sql } from '../../database/database.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import {
  grossOf,
  isOf,
  type Lowering,
  leftOf,
  partsOf,
  type Share,
  splitBy,
} from '../credit-notes/credit.ts'
import { selectCreditNotes } from '../credit-notes/store.ts'
import type { Deducted } from '../invoices/facts.ts'
import { type DepositInvoiceRow, selectDepositInvoices, selectInvoices } from '../invoices/store.ts'

/** A deposit invoice, and what of it no invoice has deducted and no credit note has lowered yet, tax by tax. */
export type LeftOfDeposit = { row: DepositInvoiceRow; left: Share[] }

/** The deposit invoices of an order, oldest first. The caller holds the order's lock. */
export async function selectLeftOfDeposits(sql: Sql, orderId: string): Promise<LeftOfDeposit[]> {
  const rows = await selectDepositInvoices(sql, { orderId })
  if (rows.length === 0) return []
  const notes = await selectCreditNotes(sql, { orderId })
  const deducted = (await selectInvoices(sql, { orderId })).flatMap(
    ({ facts }) => facts.deducted ?? [],
  )
  return rows.map((row) => {
    const own = deducted.filter(({ invoice }) => invoice === invoiceNumber(row.number))
    const credited = notes.filter((note) => note.invoiceNumber === row.number)
    const lowered = [...credited.map(({ facts }) => facts), ...own.map(asLowering)]
    return { row, left: leftOf(row.facts, lowered) }
  })
}

/** A deduction as what lowers an invoice: the deposit's, and the one that deducts it. */
export const asLowering = ({ minor, taxes = [] }: Deducted): Lowering => ({
  lines: [],
  adjustments: [{ says: '', minor, tax: null }],
  taxes,
})

/**
 * So much of what is left of a deposit as an invoice of these shares takes: first of each tax that the invoice bears, then of the
 * others, whose goods are still to leave: the deposit pays the first invoices of its order, whatever stands on them.
 */
export function takeOf(left: Share[], asked: Share[], amountMinor: number): Share[] {
  const own = left.map((one) => Math.min(grossOf([one]), grossIn(asked, one)))
  return partsFirst(left, own, amountMinor)
}

/**
 * So much of what is left of a deposit as goes back: first what it has of each tax beyond what the order will still bear of it, so that
 * no invoice deducts a tax whose goods will not come; then of each by its size.
 */
export function backOf(left: Share[], toCome: Share[], amountMinor: number): Share[] {
  const beyond = left.map((one) => Math.max(0, grossOf([one]) - grossIn(toCome, one)))
  return partsFirst(left, beyond, amountMinor)
}

/** What shares have of the tax of one. */
const grossIn = (shares: Share[], { tax }: Share) =>
  grossOf(shares.filter((other) => isOf(other.tax, tax)))

/** Parts of shares that come to an amount: up to so much of each `first`, then of what they are more. In minor units. */
function partsFirst(left: Share[], first: number[], amountMinor: number): Share[] {
  const firstMinor = first.reduce((sum, minor) => sum + minor, 0)
  if (firstMinor >= amountMinor) return partsOf(left, splitBy(first, amountMinor))
  const others = left.map((one, at) => grossOf([one]) - first[at]!)
  const more = splitBy(others, amountMinor - firstMinor)
  return partsOf(
    left,
    first.map((minor, at) => minor + more[at]!),
  )
}
