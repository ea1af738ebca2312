import type { DueInvoice } from '../../../../../contract/companies/credit.ts'
import { toMajor, toMinor } from '../../../../../contract/pricing/money.ts'

type Open = Pick<DueInvoice, 'invoiceNumber' | 'open'>

/**
 * What an amount pays: of each invoice so much, those that were chosen first and then the others in their order, and what is
 * left over. All in major units.
 */
export function sharesOf(amount: number, chosen: Open[], others: Open[], currency: string) {
  let left = toMinor(amount, currency)
  const paid = new Map<string, number>()
  for (const { invoiceNumber, open } of [...chosen, ...others]) {
    const share = Math.min(left, toMinor(open, currency))
    left -= share
    if (share > 0) paid.set(invoiceNumber, toMajor(share, currency))
  }
  return { paid, left: toMajor(left, currency) }
}
