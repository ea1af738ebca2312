import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { lockOrder, type OrderRow, takeBackOpen } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { uncommitAndReturn } from '../deposits/return-deposit.ts'
import { selectOwed, selectSettledPayment } from '../store.ts'
import { decideRefund } from './pay-refund.ts'
import { tellOfReturn } from './tell-of-return.ts'

/** Gives the money of a paid order back, as far as it is not shipped; the stock returns with it, in one transaction. */
export async function refundOrder(
  shop: Shop,
  caller: User,
  { id, reason }: Input<Calls['refundOrder']>,
): Promise<Output<Calls['refundOrder']>> {
  await shop.database.transaction(async (sql) => {
    await cancelOpen(shop, sql, caller, await lockOrder(sql, id), undefined, reason)
  })
  return { modifiedCount: 1 }
}

/** Cancels lines of a paid order, or pieces of them, as refundOrder does all. */
export async function addCancellation(
  shop: Shop,
  caller: User,
  { id, lines, reason }: Input<Calls['addCancellation']>,
): Promise<Output<Calls['addCancellation']>> {
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, id)
    const back = await cancelOpen(shop, sql, caller, order, lines, reason)
    const { cancellationId, amountMinor, status } = back
    return { insertedId: cancellationId, amount: toMajor(amountMinor, order.currency), status }
  })
}

/**
 * Cancels what is open of an order that is paid, or on account, or lines of that: money goes back, or is not asked for, and then what a deposit is too much. The
 * caller holds the order's lock.
 */
export async function cancelOpen(
  shop: Shop,
  sql: Sql,
  caller: User,
  order: OrderRow,
  lines: { position: number; quantity: number }[] | undefined,
  reason: string,
) {
  const by = { by: 'admin', actorId: caller.id, note: reason } as const
  const back = await takeBackOpen(sql, order, lines, by)
  if (order.method === 'account') {
    const { amountMinor, cancellationId } = back
    const depositBackMinor = await uncommitAndReturn(shop, sql, order, {
      amountMinor,
      cancellationId,
      actorId: caller.id,
      reason: reason || 'not to come any more',
    })
    if (back.status !== 'cancelled')
      await writeAudit(sql, caller.id, 'order-shortened', order.id, {
        amountMinor: back.amountMinor,
        ...(reason && { note: reason }),
      })
    await tellOfReturn(shop, sql, order, { ...back, depositBackMinor })
    return back
  }
  const { cancellationId } = back
  const payment = await selectSettledPayment(sql, order.id)
  if (!payment) throw new Error(`the paid order ${order.id} has no payment`)
  // what went back by hand at the provider is not given back again
  const amountMinor = Math.min(back.amountMinor, await selectOwed(sql, order.id, payment.id))
  if (amountMinor > 0)
    await decideRefund(shop, sql, {
      paymentId: payment.id,
      amountMinor,
      cancellationId,
      actorId: caller.id,
      reason: reason || 'refunded by an admin',
    })
  const action = back.status === 'refunded' ? 'order-refunded' : 'order-part-refunded'
  await writeAudit(sql, caller.id, action, order.id, { amountMinor })
  await tellOfReturn(shop, sql, order, { ...back, amountMinor })
  return { ...back, amountMinor }
}
