import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Member, Shop } from '../shop.ts'
import { doEach } from './do-each.ts'
import { lockOrder } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { orderMailValues } from './order-mail-values.ts'

/** Marks a pending order as shipped and tells the buyer. Of several admins at once, one does. */
export async function shipOrder(
  shop: Shop,
  caller: Member,
  { id }: Input<Calls['shipOrder']>,
): Promise<Output<Calls['shipOrder']>> {
  await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, id)
    await moveOrder(sql, order, 'ship', { by: 'admin', actorId: caller.id })
    await queueMail(shop, sql, {
      event: `order-shipped:${id}`,
      kind: 'order-shipped',
      to: order.email,
      orderId: id,
      values: orderMailValues(shop.config, order),
    })
  })
  return { modifiedCount: 1 }
}

/** Ships several orders, each as shipOrder does. */
export async function shipOrders(
  shop: Shop,
  caller: Member,
  { ids }: Input<Calls['shipOrders']>,
): Promise<Output<Calls['shipOrders']>> {
  const done = await doEach(shop, ids, (id) => shipOrder(shop, caller, { id }))
  const results = done.map((one) => ({ ...one, shipped: one.problem === null }))
  return { modifiedCount: results.filter(({ shipped }) => shipped).length, results }
}
