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
  const own = left.map((one) => {
    const same = asked.filter(({ tax }) => isOf(tax, one.tax))
    return Math.min(grossOf([one]), grossOf(same))
  })
  const ownMinor = own.reduce((sum, minor) => sum + minor, 0)
  if (ownMinor >= amountMinor) return partsOf(left, splitBy(own, amountMinor))
  const others = left.map((one, at) => grossOf([one]) - own[at]!)
  const more = splitBy(others, amountMinor - ownMinor)
  return partsOf(
    left,
    own.map((minor, at) => minor + more[at]!),
  )
}
