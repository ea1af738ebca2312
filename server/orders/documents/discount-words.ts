import { inPercent } from '../../../contract/words/shares.ts'
import { calendarDay } from '../../words/in-words.ts'
import type { InvoiceFacts } from '../invoices/facts.ts'
import { invoiceSums, prepaidOf } from '../invoices/facts.ts'
import { money } from './words.ts'

/** What is taken off an invoice that is paid early, as a sentence; nothing where there is no such discount. */
export function discountWords(facts: InvoiceFacts): string[] {
  const { discount, currency } = facts
  if (!discount) return []
  const { basisPoints, until, minor } = discount
  const less = money(invoiceSums(facts).grossMinor - prepaidOf(facts) - minor, currency)
  return [
    `Paid by ${calendarDay(until)}, ${inPercent(basisPoints / 100)} is taken off: ${less} is due then. Its tax is lowered in proportion.`,
  ]
}

/**
 * The same as bookkeeping in Germany reads it in BT-20 of EN 16931. Source: XRechnung, BR-DE-18: lines of their own, days as they count from
 * the invoice, percent with two decimals.
 */
export const skontoOf = ({ discount }: InvoiceFacts) =>
  discount
    ? [`#SKONTO#TAGE=${discount.days}#PROZENT=${(discount.basisPoints / 100).toFixed(2)}#`]
    : []
