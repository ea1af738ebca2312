import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { firstNumber, numbersInWords, type Parcel } from '../../../contract/orders/parcel-words.ts'
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
 * Says with whom a shipment went, or in which parcels, after it was shipped; what is left out stays. The buyer is
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
    const {
      carrier = tracked.carrier,
      parcels = withFirst(tracked.parcels, given.trackingNumber),
    } = given
    const isSame = (one: { carrier: string; parcels: Parcel[] }) =>
      one.carrier === tracked.carrier && isDeepStrictEqual(one.parcels, tracked.parcels)
    const seen = was && (was.parcels ?? withFirst(tracked.parcels, was.trackingNumber))
    if (was && seen && !isSame({ carrier: was.carrier, parcels: seen }))
      throw new Refusal('tracking_changed', { now: inWords(tracked) })
    if (isSame({ carrier, parcels })) return { modifiedCount: 0 }
    if (tracked.changes >= maxTrackingChanges)
      throw new Refusal('tracking_full', { max: maxTrackingChanges })
    const changeId = newId()
    await insertTracking(sql, {
      id: changeId,
      shipmentId: id,
      carrier,
      parcels,
      actorId: caller.id,
    })
    const note = [carrier, numbersInWords(parcels)].filter(Boolean).join(' ')
    const by = { by: 'admin', actorId: caller.id, note } as const
    const before = { carrier: tracked.carrier, parcels: tracked.parcels }
    await addEvent(sql, order.id, 'tracking-changed', by, {
      action: 'order-tracking-changed',
      detail: { before, after: { carrier, parcels } },
    })
    if (tracked.isTold) {
      const shipment = (await selectShipments(sql, order.id)).find((one) => one.id === id)
      const left = { shipmentId: id, carrier, parcels, some: shipment?.lines ?? [] }
      await queueOrderMail(shop, sql, order, {
        event: `order-tracking:${changeId}`,
        kind: 'order-tracking',
        values: await orderMailValues(shop, sql, order, left),
      })
    }
    return { modifiedCount: 1 }
  })
}

const inWords = ({ carrier, parcels }: { carrier: string; parcels: Parcel[] }) =>
  [carrier, numbersInWords(parcels)].filter(Boolean).join(' ') || 'nothing'

/** What a caller says who knows one number alone: it is the first parcel's, and the others stay. */
function withFirst(parcels: Parcel[], trackingNumber: string | undefined): Parcel[] {
  const [first, ...others] = parcels
  if (trackingNumber === undefined || trackingNumber === firstNumber(parcels)) return parcels
  if (trackingNumber === '') return others
  return [
    { trackingNumber, grams: first?.grams ?? null },
    ...others.filter((one) => one.trackingNumber !== trackingNumber),
  ]
}
