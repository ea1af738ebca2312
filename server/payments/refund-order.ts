import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { writeAudit } from '../audit.ts'
import { returnStock } from '../catalogue/hold-stock.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { lockOrder } from '../orders/find-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { orderMailValues } from '../orders/order-mail-values.ts'
import type { Member, Shop } from '../shop.ts'
import { decideRefund } from './pay-refund.ts'
import { selectSettledPayment } from './store.ts'

/** Gives the money of a paid order back before it is shipped; the stock returns with it, in one transaction. */
export async function refundOrder(
  shop: Shop,
  caller: Member,
  { id, reason }: Input<Calls['refundOrder']>,
): Promise<Output<Calls['refundOrder']>> {
  await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, id)
    const by = { by: 'admin', actorId: caller.id, note: reason } as const
    await moveOrder(sql, order, 'refund', by)
    const payment = await selectSettledPayment(sql, id)
    if (!payment) throw new Error(`the paid order ${id} has no payment`)
    await decideRefund(shop, sql, {
      paymentId: payment.id,
      amountMinor: payment.amountMinor,
      reason: reason || 'refunded by an admin',
      actorId: caller.id,
    })
    await returnStock(sql, order, id, caller.id)
    await writeAudit(sql, caller.id, 'order-refunded', id, { amountMinor: payment.amountMinor })
    await queueMail(shop, sql, {
      event: `order-refunded:${id}`,
      kind: 'order-refunded',
      to: order.email,
      orderId: id,
      values: orderMailValues(shop.config, order),
    })
  })
  return { modifiedCount: 1 }
}
