import { isAllowed } from '../../contract/order-status.ts'
import { writeAudit } from '../audit.ts'
import { returnStock } from '../catalogue/hold-stock.ts'
import type { Sql } from '../database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { newId } from '../new-id.ts'
import { lockOrderIfAny } from '../orders/find-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { orderMailValues } from '../orders/order-mail-values.ts'
import type { Shop } from '../shop.ts'
import type { CardPayment } from './cards.ts'
import { insertRefund, markRefunded, selectPaymentByIntent } from './store.ts'

/**
 * Money that was given back at the provider itself, by hand or by a lost dispute: an order that is not shipped yet is
 * refunded here too, so that no goods leave unpaid. A part of it, or after the shipment, is for people to look at.
 */
export async function mirrorRefund(shop: Shop, charge: CardPayment): Promise<void> {
  const { orderId } = charge
  if (!orderId || charge.refundedMinor < charge.amountMinor) return
  await shop.database.transaction(async (sql) => {
    const order = await lockOrderIfAny(sql, orderId)
    if (order?.transactionId !== charge.id || !isAllowed('refund', order.status)) return
    const note = 'given back at the card provider'
    await moveOrder(sql, order, 'refund', { by: 'provider', actorId: null, note })
    await bookRefund(sql, charge, note)
    await returnStock(sql, order, order.id, null)
    await writeAudit(sql, null, 'order-refunded-at-provider', order.id, {
      amountMinor: charge.refundedMinor,
    })
    await queueMail(shop, sql, {
      event: `order-refunded:${order.id}`,
      kind: 'order-refunded',
      to: order.email,
      orderId: order.id,
      values: orderMailValues(shop.config, order),
    })
  })
}

/** Writes down as done what the provider did without us. */
async function bookRefund(sql: Sql, charge: CardPayment, reason: string) {
  const payment = await selectPaymentByIntent(sql, charge.id)
  if (!payment) throw new Error(`the settled payment ${charge.id} is not in the books`)
  const refund = { paymentId: payment.id, amountMinor: charge.refundedMinor, reason, actorId: null }
  const id = await insertRefund(sql, { id: newId(), ...refund })
  if (id) await markRefunded(sql, id, `at the provider: ${charge.id}`)
}
