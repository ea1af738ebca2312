import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop } from '../../shop.ts'
import { orderRulesOf } from '../../shop-record/index.ts'
import { allows } from '../move-order.ts'
import { orderMailValues } from '../order-mail-values.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import type { OrderRow } from '../store.ts'

/**
 * An order whose hold for this reason has just ended goes on, when nothing else holds it: it is released where the shop does so by
 * itself, and its buyer is told of what they were told when it was placed. The caller holds its lock.
 */
export async function goOn(shop: Shop, sql: Sql, order: OrderRow, ended: HoldReason) {
  if (order.holds.length > 0) return
  if (ended !== 'manual')
    await queueOrderMail(shop, sql, order, {
      event: `order-goes-on:${newId()}`,
      kind: 'order-goes-on',
      values: await orderMailValues(shop, sql, order),
    })
  if (allows(order, 'release') && orderRulesOf(shop).release === 'auto')
    await shop.enqueue(sql, 'release-order', { id: order.id })
}
