import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { orderActions } from '../../contract/orders/actions.ts'
import { Refusal } from '../../contract/refusals.ts'
import { allows, askedMinor, findLiveOrder, type OrderRow } from '../orders/index.ts'
import type { Shop, User } from '../shop.ts'
import type { Charge } from './provider/provider.ts'
import { settlePayment } from './settle-payment.ts'
import { selectPaymentByIntent } from './store.ts'

/**
 * The buyer's word that an order was paid. The provider is asked before it is believed: payment, order, amount and
 * currency must all match. If the provider's event came first, the answer is the same.
 */
export async function confirmPayment(
  shop: Shop,
  caller: User,
  { id, transactionId }: Input<Calls['confirmPayment']>,
): Promise<Output<Calls['confirmPayment']>> {
  const order = await findLiveOrder(shop.database.sql, caller, id, 'payOrder')
  if (await isPaidBy(shop, order, transactionId)) return { modifiedCount: 1 }
  const refused = new Refusal('order_state', {
    status: order.status,
    action: orderActions.pay.done,
  })
  if (!allows(order, 'pay')) throw refused
  const charge = await shop.providers.find(transactionId)
  if (!charge || !belongs(shop, charge, order)) throw new Refusal('payment_mismatch')
  if (charge.status !== 'succeeded') throw new Refusal('payment_not_made')
  if ((await settlePayment(shop, charge, 'buyer')) !== 'settled') throw refused
  return { modifiedCount: 1 }
}

/** Whether this payment paid it, or its deposit, already. */
async function isPaidBy({ database }: Shop, order: OrderRow, transactionId: string) {
  if (order.depositMinor === 0) return order.transactionId === transactionId
  const payment = await selectPaymentByIntent(database.sql, transactionId)
  return payment?.orderId === order.id && payment.status === 'settled'
}

const belongs = (shop: Shop, charge: Charge, order: OrderRow) =>
  charge.orderId === order.id &&
  charge.amountMinor === askedMinor(order) &&
  charge.currency === order.currency &&
  charge.live === shop.config.live &&
  charge.refundedMinor === 0
