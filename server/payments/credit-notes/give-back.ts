import type { Sql } from '../../database/database.ts'
import { creditOrder, type OrderRow, type WrittenNote } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { decideRefund } from '../refunds/pay-refund.ts'
import { selectOwed, selectSettledPayment } from '../store.ts'

/** What goes back for an order that left: by credit notes, and for what stands on no invoice. */
export type Back = { amountMinor: number; notes: WrittenNote[]; reason: string }

/**
 * Moves the money of goods that came back, or of a price that was lowered: on account less is owed, by card it goes back as
 * far as it did not at the provider by hand already. Answers how much that is. The caller holds the order's lock.
 */
export async function giveBack(
  shop: Shop,
  sql: Sql,
  caller: User,
  order: OrderRow,
  { amountMinor, notes, reason }: Back,
): Promise<number> {
  if (order.method === 'account') {
    const actorId = caller.id
    for (const note of notes) await creditOrder(sql, order, { ...note, reason, actorId })
    return amountMinor
  }
  const payment = await selectSettledPayment(sql, order.id)
  if (!payment) throw new Error(`the shipped order ${order.id} has no payment`)
  const owedMinor = Math.min(amountMinor, await selectOwed(sql, order.id, payment.id))
  if (owedMinor > 0)
    await decideRefund(shop, sql, {
      paymentId: payment.id,
      amountMinor: owedMinor,
      actorId: caller.id,
      reason,
    })
  return owedMinor
}
