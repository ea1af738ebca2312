import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { addEvent, allows, askedMinor, lockOrderIfAny, type OrderRow } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { wayOf } from './provider/join-providers.ts'
import type { Charge } from './provider/provider.ts'
import { decideRefund } from './refunds/pay-refund.ts'
import { settleOrder } from './settle-order.ts'
import {
  insertPayment,
  type PaymentRow,
  saveIntent,
  selectLivePayment,
  selectPaymentByIntent,
  updatePaymentStatus,
  updateSurplus,
} from './store.ts'
import { moveOn } from './transfers/move-on.ts'

/** settled: it paid its order, now or before. surplus: it goes back. nothing: it is not paid, or not ours. */
export type Settlement = 'settled' | 'surplus' | 'nothing'

/**
 * Where every word of a payment ends up: the buyer's PATCH, the provider's event, the reconciler, a cancellation.
 * Given a payment as the provider just told it, makes our books agree, once, whoever comes first and however often.
 * Money that its order cannot take (gone, paid already, another amount) is given back by itself.
 */
export async function settlePayment(
  shop: Shop,
  charge: Charge,
  by: 'buyer' | 'provider' | 'shop',
): Promise<Settlement> {
  const { orderId } = charge
  if (charge.status !== 'succeeded' || !orderId || charge.live !== shop.config.live)
    return 'nothing'
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrderIfAny(sql, orderId)
    if (!order) {
      shop.log.error({ payment: charge.id, orderId }, 'money came for an order that we do not have')
      return 'nothing'
    }
    if (order.transactionId === charge.id) return 'settled'
    const payment = await ownPayment(sql, charge, order)
    if (payment.orderId !== order.id) {
      shop.log.error({ payment: charge.id, orderId }, 'money names another order than it was for')
      return 'nothing'
    }
    if (payment.status === 'settled') return 'settled'
    if (payment.status === 'surplus') return 'surplus'
    const fits = charge.amountMinor === askedMinor(order) && charge.currency === order.currency
    if (fits && charge.refundedMinor === 0 && allows(order, 'pay')) {
      await acceptPayment(shop, sql, order, payment, charge, by)
      return 'settled'
    }
    await returnPayment(shop, sql, order, payment, charge)
    return 'surplus'
  })
}

/** Our row of this payment; one that was made but never written down is taken up now. */
async function ownPayment(sql: Sql, charge: Charge, order: OrderRow): Promise<PaymentRow> {
  const known = await selectPaymentByIntent(sql, charge.id)
  if (known) return known
  const live = await selectLivePayment(sql, order.id)
  if (live && live.intentId !== null) await updatePaymentStatus(sql, live.id, 'canceled')
  const row =
    live && live.intentId === null
      ? live
      : await insertPayment(sql, {
          id: newId(),
          orderId: order.id,
          amountMinor: charge.amountMinor,
          currency: charge.currency,
          method: wayOf(charge.id) ?? 'card',
        })
  await saveIntent(sql, row.id, charge.id, charge.clientSecret)
  return { ...row, intentId: charge.id }
}

async function acceptPayment(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  payment: PaymentRow,
  charge: Charge,
  by: 'buyer' | 'provider' | 'shop',
) {
  // what came for it by transfer is not needed any more
  const lyingMinor = order.paidMinor
  if (lyingMinor > 0)
    await moveOn(shop, sql, order, {
      minor: lyingMinor,
      why: payment.method === 'card' ? 'paid by card' : 'paid online',
    })
  await settleOrder(shop, sql, order, payment.id, {
    transactionId: charge.id,
    minor: charge.amountMinor,
    paidOn: null,
    by,
    actorId: by === 'buyer' ? order.buyerId : null,
  })
}

async function returnPayment(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  payment: PaymentRow,
  charge: Charge,
) {
  // the provider holds the truth of what came
  await updateSurplus(sql, payment.id, charge)
  const amountMinor = charge.amountMinor - charge.refundedMinor
  shop.log.warn({ payment: charge.id, orderId: order.id, status: order.status }, 'surplus payment')
  const by = { by: 'provider', actorId: null, note: charge.id } as const
  await addEvent(sql, order.id, 'surplus-payment', by, null)
  if (amountMinor > 0)
    await decideRefund(shop, sql, {
      paymentId: payment.id,
      amountMinor,
      reason: `the order was ${order.status}`,
      actorId: null,
    })
}
