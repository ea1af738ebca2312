import { formatMoney } from '../../../contract/pricing/money.ts'
import { bookPayment, lockAccount, tellPayers } from '../../credit/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import type { Charge } from '../provider/provider.ts'
import { isStray } from '../stray.ts'
import { followReturned } from './follow-returned.ts'
import { selectAccountPayment, updateAccountPayment } from './store.ts'

/**
 * Makes the ledger of a company say what a payment by card or online paid of its invoices, once, whoever tells it and however often. What of it was paid
 * otherwise meanwhile pays the invoices that are due first, and is the company's credit then. Answers whether the ledger has it.
 */
export async function settleAccountPayment(shop: Shop, charge: Charge): Promise<boolean> {
  const { accountPaymentId: id } = charge
  if (!id || charge.status !== 'succeeded' || charge.live !== shop.config.live) return false
  const asked = await selectAccountPayment(shop.database.sql, id)
  if (!asked) {
    shop.log.error({ payment: charge.id, id }, 'money came for invoices that we do not have')
    return false
  }
  return await shop.database.transaction(async (sql) => {
    const account = await lockAccount(sql, asked.companyId)
    const payment = await selectAccountPayment(sql, id)
    if (!account || !payment || isStray(shop, payment, charge)) return false
    if (payment.status === 'settled' || payment.status === 'returned')
      return await followReturned(shop, sql, charge, payment, account.company)
    const fits = charge.amountMinor === payment.amountMinor && charge.currency === payment.currency
    if (payment.status === 'surplus') return false
    if (!fits || charge.refundedMinor > 0) {
      await updateAccountPayment(sql, id, { status: 'surplus', creditEntryId: null })
      shop.log.error(
        { payment: charge.id, id },
        'money for invoices does not fit them: it goes back',
      )
      return false
    }
    const { companyId, invoices: numbers, amountMinor, actorId } = payment
    const note = payment.method === 'card' ? 'by card' : 'online'
    const creditEntryId = await bookPayment(sql, {
      companyId,
      amountMinor,
      day: null,
      numbers,
      actorId,
      discountDay: payment.startedOn,
      reference: charge.id,
      note,
    })
    await updateAccountPayment(sql, id, { status: 'settled', creditEntryId })
    const amount = formatMoney(amountMinor, payment.currency)
    const invoices = numbers.map(invoiceNumber).join(', ')
    await writeAudit(sql, actorId, 'company-payment-received', companyId, {
      name: account.company,
      after: { amount, reference: charge.id, note, invoices },
    })
    await tellPayers(shop, sql, companyId, {
      event: `account-paid:${id}`,
      kind: 'account-paid',
      values: { company: account.company, amount, invoices, transactionId: charge.id, paid: note },
    })
    return true
  })
}
