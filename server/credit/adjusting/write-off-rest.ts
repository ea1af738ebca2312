import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { bookWriteOff } from './book-write-off.ts'
import { selectOwedInvoice } from './store.ts'

type Rest = {
  companyId: string
  currency: string
  /** What the payment paid of them is written down already. */
  numbers: number[]
  amountMinor: number
  note: string
  actorId: string
  /** The payment, with which it is taken back. */
  paymentId: string
}

/**
 * Writes off what a payment left open of the invoices that it names, such as a bank's fee. Throws write_off_above where that is less. The caller
 * holds the account's lock.
 */
export async function writeOffRest(sql: Sql, rest: Rest) {
  const { companyId, currency, numbers, amountMinor, note, actorId, paymentId } = rest
  let left = amountMinor
  for (const number of numbers) {
    const owed = await selectOwedInvoice(sql, number)
    const part = Math.min(left, owed?.openMinor ?? 0)
    if (!owed || part === 0) continue
    left -= part
    await bookWriteOff(sql, {
      companyId,
      orderId: owed.orderId,
      number,
      amountMinor: part,
      note,
      actorId,
      withEntry: paymentId,
    })
  }
  if (left === 0) return
  const open = formatMoney(amountMinor - left, currency)
  const invoice = numbers.map(invoiceNumber).join(', ')
  throw new Refusal('write_off_above', { invoice, open, most: open })
}
