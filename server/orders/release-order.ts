import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { bulkAction } from './bulk-action.ts'
import { lockOrder } from './find-order.ts'
import { allows, moveOrder } from './move-order.ts'

/** An admin releases a paid order for shipment, after a look. */
export async function releaseOrder(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['releaseOrder']>,
): Promise<Output<Calls['releaseOrder']>> {
  await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, id)
    await moveOrder(sql, order, 'release', { by: 'admin', actorId: caller.id })
  })
  return { modifiedCount: 1 }
}

/** Releases several orders, each as releaseOrder does. */
export async function releaseOrders(
  shop: Shop,
  caller: User,
  { ids }: Input<Calls['releaseOrders']>,
): Promise<Output<Calls['releaseOrders']>> {
  const done = await bulkAction(shop, ids, (id) => releaseOrder(shop, caller, { id }))
  const results = done.map((one) => ({ ...one, released: one.problem === null }))
  return { modifiedCount: results.filter(({ released }) => released).length, results }
}

/** The job that releases by itself right after the payment; what has moved on meanwhile, or waits for a person, stays as it is. */
export async function releasePaidOrder(shop: Shop, { id }: { id: string }): Promise<void> {
  await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, id)
    if (allows(order, 'release'))
      await moveOrder(sql, order, 'release', { by: 'shop', actorId: null })
  })
}
