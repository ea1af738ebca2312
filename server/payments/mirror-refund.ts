import { isAllowed } from '../../contract/order-status.ts'
import { writeAudit } from '../audit.ts'
import type { Sql } from '../database.ts'
import { newId } from '../new-id.ts'
import { lockOrderIfAny } from '../orders/find-order.ts'
import { takeBackPaid } from '../orders/shipping/take-back-paid.ts'
import type { Shop } from '../shop.ts'
import type { CardPayment } from './cards.ts'
import { insertRefund, markRefunded, selectPaymentByIntent, sumRefunds } from './store.ts'
import { tellOfReturn } from './tell-of-return.ts'

/**
 * Money that was given back at the provider itself, by hand or by a lost dispute: what of its order is not shipped yet
 * is taken back here too, so that no goods leave unpaid. A part of it that is none of ours, or after the shipment, is
 * for people to look at.
 */
export async function mirrorRefund(shop: Shop, charge: CardPayment): Promise<void> {
  const { orderId } = charge
  if (!orderId || charge.refundedMinor < charge.amountMinor) return
  await shop.database.transaction(async (sql) => {
    const order = await lockOrderIfAny(sql, orderId)
    if (order?.transactionId !== charge.id || !isAllowed('refund', order.status)) return
    const note = 'given back at the card provider'
    const back = await takeBackPaid(sql, order, undefined, { by: 'provider', actorId: null, note })
    const amountMinor = await bookRefund(sql, charge, note, back.cancellationId)
    await writeAudit(sql, null, 'order-refunded-at-provider', order.id, { amountMinor })
    await tellOfReturn(shop, sql, order, back)
  })
}

/** Writes down as done what the provider did without us: all that our own refunds do not come to. */
async function bookRefund(sql: Sql, charge: CardPayment, reason: string, cancellationId: string) {
  const payment = await selectPaymentByIntent(sql, charge.id)
  if (!payment) throw new Error(`the settled payment ${charge.id} is not in the books`)
  const amountMinor = charge.amountMinor - (await sumRefunds(sql, payment.id))
  if (amountMinor > 0) {
    const refund = { paymentId: payment.id, amountMinor, reason, actorId: null, cancellationId }
    const id = await insertRefund(sql, { id: newId(), ...refund })
    await markRefunded(sql, id, `at the provider: ${charge.id}`)
  }
  return amountMinor
}
