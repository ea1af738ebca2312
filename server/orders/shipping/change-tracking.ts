import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxTrackingChanges } from '../../../contract/orders/shipping.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { lockOrder } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { orderMailValues } from '../order-mail-values.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { selectShipments } from './store.ts'
import { insertTracking, selectTracked } from './tracking/store.ts'

/**
 * Says with whom a shipment went, or under which number, after it was shipped; what is left out stays. The buyer is
 * mailed, unless nobody told them of the shipment yet: then that mail says it. `was` is what the caller saw: another by
 * now is refused.
 */
export async function changeTracking(
  shop: Shop,
  caller: User,
  { id, was, ...given }: Input<Calls['changeTracking']>,
): Promise<Output<Calls['changeTracking']>> {
  const found = await selectTracked(shop.database.sql, id)
  if (!found) throw new Refusal('not_found')
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, found.orderId)
    const tracked = await selectTracked(sql, id)
    if (!tracked) throw new Refusal('not_found')
    const { carrier = tracked.carrier, trackingNumber = tracked.trackingNumber } = given
    const isSame = (one: { carrier: string; trackingNumber: string }) =>
      one.carrier === tracked.carrier && one.trackingNumber === tracked.trackingNumber
    if (was && !isSame(was)) throw new Refusal('tracking_changed', { now: inWords(tracked) })
    if (isSame({ carrier, trackingNumber })) return { modifiedCount: 0 }
    if (tracked.changes >= maxTrackingChanges)
      throw new Refusal('tracking_full', { max: maxTrackingChanges })
    const changeId = newId()
    await insertTracking(sql, {
      ...{ id: changeId, shipmentId: id, carrier, trackingNumber, actorId: caller.id },
    })
    const note = [carrier, trackingNumber].filter(Boolean).join(' ')
    const by = { by: 'admin', actorId: caller.id, note } as const
    const before = { carrier: tracked.carrier, trackingNumber: tracked.trackingNumber }
    await addEvent(sql, order.id, 'tracking-changed', by, {
      action: 'order-tracking-changed',
      detail: { before, after: { carrier, trackingNumber } },
    })
    if (tracked.isTold) {
      const shipment = (await selectShipments(sql, order.id)).find((one) => one.id === id)
      const parcel = { shipmentId: id, carrier, trackingNumber, some: shipment?.lines ?? [] }
      await queueOrderMail(shop, sql, order, {
        event: `order-tracking:${changeId}`,
        kind: 'order-tracking',
        values: await orderMailValues(shop.config, sql, order, parcel),
      })
    }
    return { modifiedCount: 1 }
  })
}

const inWords = ({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) =>
  [carrier, trackingNumber].filter(Boolean).join(' ') || 'nothing'
