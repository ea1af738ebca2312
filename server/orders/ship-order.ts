import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { bulkAction } from './bulk-action.ts'
import { shipLines } from './shipping/ship-lines.ts'

/** Of an order of which nothing is said. */
const unnamed = { carrier: '', trackingNumber: '', parcels: [], freight: 0 }

/** Ships all of a pending order that is still to be shipped. Of several admins at once, one does. */
export async function shipOrder(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['shipOrder']>,
): Promise<Output<Calls['shipOrder']>> {
  await shop.database.transaction((sql) => shipLines(shop, sql, caller, id, unnamed))
  return { modifiedCount: 1 }
}

/** Ships several orders, each by itself, with what is said of it. */
export async function shipOrders(
  shop: Shop,
  caller: User,
  { ids, shipments }: Input<Calls['shipOrders']>,
): Promise<Output<Calls['shipOrders']>> {
  const said = new Map(shipments.map(({ id, ...shipment }) => [id, shipment]))
  const done = await bulkAction(shop, ids, (id) =>
    shop.database.transaction((sql) =>
      shipLines(shop, sql, caller, id, { ...unnamed, ...said.get(id) }),
    ),
  )
  const results = done.map((one) => ({ ...one, shipped: one.problem === null }))
  return { modifiedCount: results.filter(({ shipped }) => shipped).length, results }
}

/** Ships a pending order or lines of it, with the carrier's name and its number for the parcel. */
export async function addShipment(
  shop: Shop,
  caller: User,
  { id, ...parcel }: Input<Calls['addShipment']>,
): Promise<Output<Calls['addShipment']>> {
  return await shop.database.transaction((sql) => shipLines(shop, sql, caller, id, parcel))
}
