import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { bulkAction } from './bulk-action.ts'
import { shipLines } from './shipping/ship-lines.ts'

const unnamed = { carrier: '', trackingNumber: '', freight: 0 }

/** Ships all of a pending order that is still to be shipped. Of several admins at once, one does. */
export async function shipOrder(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['shipOrder']>,
): Promise<Output<Calls['shipOrder']>> {
  await shop.database.transaction((sql) => shipLines(shop, sql, caller, id, unnamed))
  return { modifiedCount: 1 }
}

/** Ships several orders, each as shipOrder does. */
export async function shipOrders(
  shop: Shop,
  caller: User,
  { ids }: Input<Calls['shipOrders']>,
): Promise<Output<Calls['shipOrders']>> {
  const done = await bulkAction(shop, ids, (id) => shipOrder(shop, caller, { id }))
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
