import type { Sql } from '../database/database.ts'
import {
  type By,
  type OrderRow,
  orderMailValues,
  payOrder,
  queueOrderMail,
} from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { orderRulesOf } from '../shop-record/index.ts'
import { settleDeposit } from './deposits/settle-deposit.ts'
import { updatePaymentStatus } from './store.ts'

/** The money of all of an order: its name at the provider, or `bank:…`, how much in minor units, and the day on which it came, YYYY-MM-DD; null: now. */
type Came = By & { transactionId: string; minor: number; paidOn: string | null }

/**
 * The one way an order is paid, by card or by transfer, or on account its deposit: status, timeline, mail and release follow from it.
 * The caller holds the order's lock, and its payment is there.
 */
export async function settleOrder(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  paymentId: string,
  came: Came,
) {
  if (order.method === 'account') return await settleDeposit(shop, sql, order, paymentId, came)
  const { transactionId, minor, paidOn: _, ...by } = came
  await payOrder(sql, order, { transactionId, minor }, by)
  await updatePaymentStatus(sql, paymentId, 'settled')
  await queueOrderMail(shop, sql, order, {
    event: `payment-received:${order.id}`,
    kind: 'payment-received',
    values: await orderMailValues(shop, sql, { ...order, transactionId }),
  })
  if (orderRulesOf(shop).release === 'auto')
    await shop.enqueue(sql, 'release-order', { id: order.id })
}
