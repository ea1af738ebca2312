import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { findLiveOrder } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { settleFreightPayment } from './settle-freight-payment.ts'
import { selectFreightPayment } from './store.ts'

/** The word of whoever paid that freight was paid. The provider is asked before it is believed. */
export async function confirmFreightPayment(
  shop: Shop,
  caller: User,
  { id, transactionId }: Input<Calls['confirmFreightPayment']>,
): Promise<Output<Calls['confirmFreightPayment']>> {
  const payment = await selectFreightPayment(shop.database.sql, id)
  if (!payment) throw new Refusal('not_found')
  await findLiveOrder(shop.database.sql, caller, payment.orderId, 'payOrder')
  if (transactionId !== undefined && payment.intentId !== transactionId)
    throw new Refusal('payment_mismatch')
  if (payment.status === 'settled') return { modifiedCount: 1 }
  const charge = payment.intentId ? await shop.providers.find(payment.intentId) : null
  if (!charge) throw new Refusal('payment_not_made')
  if (charge.freightPaymentId !== id) throw new Refusal('payment_mismatch')
  if (charge.status !== 'succeeded') throw new Refusal('payment_not_made')
  if (!(await settleFreightPayment(shop, charge))) throw new Refusal('payment_mismatch')
  return { modifiedCount: 1 }
}
