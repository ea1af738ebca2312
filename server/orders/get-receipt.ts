import type { File, Input } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Attach } from '../mail/send-mail.ts'
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
  if (!isPaid(order)) throw new Refusal('not_paid')
  return await receiptFile(order)
}

/** What goes with a mail about an order: the receipt, when it tells of a payment. */
export const attachReceipt: Attach = async (shop, kind, orderId) => {
  if (kind !== 'payment-received') return []
  const order = orderId === null ? null : await selectOrder(shop.database.sql, orderId)
  if (!order || !isPaid(order)) throw new Error('a receipt of an order that was not paid')
  const { name, bytes } = await receiptFile(order)
  return [{ filename: name, contentType: 'application/pdf', content: bytes }]
}

const isPaid = (order: OrderRow): order is PaidOrder =>
  order.paidAt !== null && order.transactionId !== null

const receiptFile = async (order: PaidOrder): Promise<File> => ({
  bytes: await renderReceipt(order),
  name: `partwright-${orderNumber(order)}.pdf`,
})
