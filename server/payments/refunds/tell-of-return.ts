import type { Sql } from '../../database/database.ts'
import {
  findLines,
  type OrderRow,
  orderMailValues,
  queueOrderMail,
  type TakenBack,
} from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'

/**
 * Tells the buyer what will not be shipped and what goes back for it; and, when that was the last that was awaited of an
 * order in parts, that all of it has been shipped.
 */
export async function tellOfReturn(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  back: TakenBack & { depositBackMinor?: number },
) {
  const { cancellationId, amountMinor, some, status, reason, depositBackMinor = 0 } = back
  const isWhole = status === 'refunded' || status === 'cancelled'
  await queueOrderMail(shop, sql, order, {
    event: isWhole ? `order-${status}:${order.id}` : `order-part-refunded:${cancellationId}`,
    kind: isWhole ? `order-${status}` : 'order-part-refunded',
    values: await orderMailValues(shop, sql, order, {
      some,
      amountMinor,
      reason,
      depositBackMinor,
    }),
  })
  if (status !== 'shipped') return
  await queueOrderMail(shop, sql, order, {
    event: `order-shipped:${order.id}`,
    kind: 'order-complete',
    values: await orderMailValues(shop, sql, order, {
      some: await shippedOf(sql, order.id),
    }),
  })
}

/** All pieces of an order that left, whenever. */
const shippedOf = async (sql: Sql, orderId: string) =>
  (await findLines(sql, orderId))
    .filter(({ shipped }) => shipped > 0)
    .map(({ position, shipped: quantity }) => ({ position, quantity }))
