import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { actingCompany } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { settleAccountPayment } from './settle-account-payment.ts'
import { selectAccountPayment } from './store.ts'

/** The word of whoever paid that invoices were paid. The provider is asked before it is believed. */
export async function confirmAccountPayment(
  shop: Shop,
  caller: User,
  { id, transactionId }: Input<Calls['confirmAccountPayment']>,
): Promise<Output<Calls['confirmAccountPayment']>> {
  const payment = await selectAccountPayment(shop.database.sql, id)
  if (payment?.companyId !== actingCompany(caller)._id) throw new Refusal('not_found')
  if (transactionId !== undefined && payment.intentId !== transactionId)
    throw new Refusal('payment_mismatch')
  if (payment.status === 'settled') return { modifiedCount: 1 }
  const charge = payment.intentId ? await shop.providers.find(payment.intentId) : null
  if (!charge) throw new Refusal('payment_not_made')
  if (charge.accountPaymentId !== id) throw new Refusal('payment_mismatch')
  if (charge.status !== 'succeeded') throw new Refusal('payment_not_made')
  if (!(await settleAccountPayment(shop, charge))) throw new Refusal('payment_mismatch')
  return { modifiedCount: 1 }
}
