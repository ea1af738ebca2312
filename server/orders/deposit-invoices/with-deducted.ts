import { taxLabel } from '../../../contract/tax/sum-taxes.ts'
import type { Sql } from '../../database/database.ts'
import { isoIn } from '../../words/in-words.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { grossOf, leftOf, type Share } from '../credit-notes/credit.ts'
import { chargedSums, type Deducted, type InvoiceFacts } from '../invoices/facts.ts'
import type { DepositInvoiceRow } from '../invoices/store.ts'
import { asLowering, selectLeftOfDeposits, takeOf } from './left-of-deposits.ts'

/**
 * What stands on an invoice with what it deducts of deposits that were invoiced when they came: as much as the deposit pays of it,
 * so that no tax is charged twice. The caller holds the order's lock.
 */
export async function withDeducted(
  sql: Sql,
  orderId: string,
  facts: InvoiceFacts,
): Promise<InvoiceFacts> {
  let toTake = facts.depositMinor ?? 0
  if (toTake === 0) return facts
  let asked = leftOf(facts, [])
  const deducted: Deducted[] = []
  for (const { row, left } of await selectLeftOfDeposits(sql, orderId)) {
    const minor = Math.min(toTake, grossOf(left))
    if (minor === 0) continue
    const taken = takeOf(left, asked, minor)
    deducted.push(deductedOf(row, taken))
    asked = leftOf(facts, deducted.map(asLowering))
    toTake -= minor
  }
  return deducted.length === 0 ? facts : explained({ ...facts, deducted }, deducted)
}

/**
 * With why it charges less than nothing of a tax: the deposit that pays it was invoiced with more of that than it bears itself, since
 * deposits pay the first invoices of their order, whatever stands on them.
 */
function explained(facts: InvoiceFacts, deducted: Deducted[]): InvoiceFacts {
  const numbers = deducted.map(({ invoice }) => invoice).join(', ')
  const notes = chargedSums(facts).taxes.flatMap((tax) =>
    tax.baseMinor < 0
      ? [
          `${taxLabel(tax)} is below zero here: more of it was charged by ${numbers} than stands on this invoice, which the deposit pays. What of the order bears it is charged in full when it leaves.`,
        ]
      : [],
  )
  return notes.length === 0 ? facts : { ...facts, notes }
}

function deductedOf({ number, at, facts }: DepositInvoiceRow, taken: Share[]): Deducted {
  const taxes = taken.flatMap(({ tax, ...amounts }) =>
    tax && (amounts.baseMinor > 0 || amounts.taxMinor > 0) ? [{ ...tax, ...amounts }] : [],
  )
  return {
    invoice: invoiceNumber(number),
    invoicedOn: isoIn(facts.timeZone ?? 'UTC', at).slice(0, 10),
    minor: taken.reduce((sum, { baseMinor }) => sum + baseMinor, 0),
    ...(taxes.length > 0 && { taxes }),
  }
}
