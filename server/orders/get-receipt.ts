import type { File, Input } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database.ts'
import type { Member, Shop } from '../shop.ts'
import { findOrder, type OrderRow } from './find-order.ts'
import { orderNumber } from './order-on-the-wire.ts'
import { type PaidOrder, renderReceipt } from './receipt.ts'
import { selectOrder } from './store.ts'

/** The receipt of an order that was paid, for its buyer and for admins. */
export async function getReceipt(
  shop: Shop,
  caller: Member,
  { id }: Input<Calls['getReceipt']>,
): Promise<File> {
  const order = await findOrder(shop.database.sql, caller, id)
  if (!isPaid(order))
    throw new Refusal('order_state', { status: order.status, action: 'receipted' })
  return await receiptFile(order)
}

/** The same for the shop itself, to attach to a mail. */
export async function receiptOf(sql: Sql, orderId: string): Promise<File> {
  const order = await selectOrder(sql, orderId)
  if (!order || !isPaid(order)) throw new Error('a receipt of an order that was not paid')
  return await receiptFile(order)
}

const isPaid = (order: OrderRow): order is PaidOrder =>
  order.paidAt !== null && order.transactionId !== null

const receiptFile = async (order: PaidOrder): Promise<File> => ({
  bytes: await renderReceipt(order),
  name: `partwright-${orderNumber(order)}.pdf`,
})
