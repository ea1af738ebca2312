import { formatMoney } from '../../../contract/pricing/money.ts'
import { bookPayment, lessenPayment, takeBackPayment, tellPayers } from '../../credit/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { queueForAdmins } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import type { Charge } from '../provider/provider.ts'
import { type AccountPaymentRow, updateAccountPayment } from './store.ts'

/**
 * Makes the ledger say what the provider gave back of a payment of invoices, by hand, in part or in whole, and what of that came back to us: what it
 * had paid is open again by so much. The caller holds the account's lock. Answers whether anything of it is in the ledger.
 */
export async function followReturned(
  shop: Shop,
  sql: Sql,
  charge: Charge,
  payment: AccountPaymentRow,
  company: string,
): Promise<boolean> {
  const { id, amountMinor, companyId, currency } = payment
  const returnedMinor = Math.min(charge.refundedMinor, amountMinor)
  const bookedMinor = payment.status === 'returned' ? 0 : amountMinor - payment.returnedMinor
  const leftMinor = amountMinor - returnedMinor
  if (leftMinor === bookedMinor) return leftMinor > 0
  await updateAccountPayment(sql, id, {
    status: leftMinor === 0 ? 'returned' : 'settled',
    creditEntryId: await bookLeft(sql, charge, payment, { bookedMinor, leftMinor }),
    returnedMinor,
  })
  const money = (minor: number) => formatMoney(minor, currency)
  await writeAudit(sql, null, 'company-payment-undone', companyId, {
    name: company,
    before: { amount: money(bookedMinor), reference: charge.id },
    after: { amount: money(leftMinor) },
  })
  if (leftMinor < bookedMinor)
    await tell(shop, sql, payment, {
      company,
      amount: money(bookedMinor - leftMinor),
      left: money(leftMinor),
      invoices: payment.invoices.map(invoiceNumber).join(', '),
      transactionId: charge.id,
      event: `account-returned:${id}:${returnedMinor}`,
    })
  return leftMinor > 0
}

/** Answers the entry of what is left, or the one that was taken back. */
async function bookLeft(
  sql: Sql,
  charge: Charge,
  payment: AccountPaymentRow,
  { bookedMinor, leftMinor }: { bookedMinor: number; leftMinor: number },
): Promise<string> {
  const { companyId, invoices: numbers, method } = payment
  const id = payment.creditEntryId!
  const booked = { id, companyId, amountMinor: bookedMinor }
  if (leftMinor === 0) {
    await takeBackPayment(sql, booked, null)
    return id
  }
  const left = {
    companyId,
    amountMinor: leftMinor,
    day: null,
    numbers,
    actorId: null,
    reference: charge.id,
    note: method === 'card' ? 'by card' : 'online',
  }
  return bookedMinor === 0 ? await bookPayment(sql, left) : await lessenPayment(sql, booked, left)
}

type Told = {
  event: string
  company: string
  amount: string
  left: string
  invoices: string
  transactionId: string
}

/** Who pays for the company, and the seller. */
async function tell(
  shop: Shop,
  sql: Sql,
  { companyId }: AccountPaymentRow,
  { event, ...values }: Told,
) {
  await tellPayers(shop, sql, companyId, { event, kind: 'account-returned', values })
  const url = `${shop.config.publicUrl}/dashboard/companies/${companyId}`
  await queueForAdmins(shop, sql, {
    event,
    kind: 'account-returned',
    valuesFor: (name) => ({ ...values, name, url }),
  })
}
