import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { orderNumber } from '../words/numbers.ts'
import { takeBackPayment } from './book-payment.ts'
import { selectPaymentEntry } from './entries-store.ts'
import { lockAccount } from './store.ts'

/** Takes a payment back that was written down wrongly: what it had paid is open again. */
export async function undoPayment(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['undoPayment']>,
): Promise<Output<Calls['undoPayment']>> {
  await database.transaction(async (sql) => {
    const asked = await selectPaymentEntry(sql, id)
    const account = asked && (await lockAccount(sql, asked.companyId))
    // whether it was taken back meanwhile is known under the lock
    const payment = account && (await selectPaymentEntry(sql, id))
    if (!payment) throw new Refusal('not_found')
    if (payment.isUndone) throw new Refusal('payment_undone')
    // its line would still say that it is paid
    if (payment.bankLineId) throw new Refusal('payment_of_bank')
    if (payment.byCard) throw new Refusal('payment_of_card')
    if (payment.order !== null)
      throw new Refusal('payment_of_order', { order: orderNumber({ number: payment.order }) })
    const { companyId, amountMinor } = payment
    await takeBackPayment(sql, payment, caller.id)
    await writeAudit(sql, caller.id, 'company-payment-undone', companyId, {
      name: account.company,
      before: { amount: formatMoney(amountMinor, account.currency) },
    })
  })
  return { deletedCount: 1 }
}
