import { formatMoney } from '../../../contract/pricing/money.ts'
import { bookPayment, lockAccount, takeBackPayment, tellPayers } from '../../credit/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import type { Charge } from '../provider/provider.ts'
import { isStray } from '../stray.ts'
import { type AccountPaymentRow, selectAccountPayment, updateAccountPayment } from './store.ts'

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
    if (payment.status === 'settled') {
      await takeReturned(sql, charge, payment, account.company)
      return true
    }
    const fits = charge.amountMinor === payment.amountMinor && charge.currency === payment.currency
    if (payment.status === 'returned' || payment.status === 'surplus') return false
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
      ...{ companyId, amountMinor, day: null, numbers, actorId, discountDay: payment.startedOn },
      ...{ reference: charge.id, note },
    })
    await updateAccountPayment(sql, id, { status: 'settled', creditEntryId })
    const amount = formatMoney(amountMinor, payment.currency)
    const invoices = numbers.map(invoiceNumber).join(', ')
    await writeAudit(sql, actorId, 'company-payment-received', companyId, {
      name: account.company,
      after: { amount, reference: charge.id, note, invoices },
    })
    await tellPayers(shop, sql, companyId, {
      ...{ event: `account-paid:${id}`, kind: 'account-paid' },
      values: { company: account.company, amount, invoices, transactionId: charge.id, paid: note },
    })
    return true
  })
}

/** All of it was given back at the provider by hand: what it had paid is open again. The caller holds the account's lock. */
async function takeReturned(sql: Sql, charge: Charge, payment: AccountPaymentRow, name: string) {
  const { id, creditEntryId, amountMinor, companyId, currency } = payment
  if (!creditEntryId || charge.refundedMinor < amountMinor) return
  await takeBackPayment(sql, { id: creditEntryId, companyId, amountMinor }, null)
  await updateAccountPayment(sql, id, { status: 'returned', creditEntryId })
  await writeAudit(sql, null, 'company-payment-undone', companyId, {
    name,
    before: { amount: formatMoney(amountMinor, currency), reference: charge.id },
  })
}
