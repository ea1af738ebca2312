import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { numbersInWords } from '../../../contract/orders/parcel-words.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { readRecord, type Seller, sellerOfInvoice } from '../../shop-record/index.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { lockOrder, type OrderRow } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { linesInWords } from '../lines/in-words.ts'
import { chooseOpen, markDone } from '../lines/open-lines.ts'
import { assertAllows, moveOrder } from '../move-order.ts'
import { insertShipment } from './store.ts'
import { tell } from './tell-shipment.ts'
import { insertUntold } from './untold/store.ts'

type Shipped = Omit<Input<Calls['addShipment']>, 'id' | 'freightIsMeant'> & {
  freightIsMeant?: boolean
}

/**
 * The one way pieces leave: in the caller's transaction a shipment, and what left counted on its lines. The order is
 * shipped with its last piece, and stays pending until then. Its invoice is written and the buyer told when the seconds
 * are over in which it can be taken back: at once when there are none, or they were over before.
 */
export async function shipLines(
  shop: Shop,
  sql: Sql,
  caller: User,
  orderId: string,
  { lines: wanted, carrier, freight, freightIsMeant = false, ...given }: Shipped,
  seconds = shop.config.shippingUndoSeconds,
): Promise<Output<Calls['addShipment']>> {
  // asked together wherever one does not need the other's answer: of hundreds of orders each way costs
  const [record, order] = await Promise.all([readRecord(shop, sql), lockOrder(sql, orderId)])
  const seller = sellerOfInvoice(shop.config, record)
  assertAllows(order, 'ship')
  const freightMinor = enteredFreight(order, { freight, freightIsMeant }, seller)
  const { some, isLast } = await chooseOpen(sql, orderId, wanted)
  const id = newId()
  const actorId = caller.id
  const parcels = parcelsOf(given)
  await Promise.all([
    markDone(sql, orderId, 'shipped', some),
    insertShipment(sql, { id, orderId, carrier, parcels, actorId, freightMinor, some }),
  ])
  const note = [carrier, numbersInWords(parcels)].filter(Boolean).join(' ')
  const by = { by: 'admin', actorId, note } as const
  if (isLast) await moveOrder(sql, order, 'ship', by)
  else {
    const detail = { after: { shipped: linesInWords(some), carrier, parcels, freightMinor } }
    await addEvent(sql, orderId, 'part-shipped', by, { action: 'order-part-shipped', detail })
  }
  const status = isLast ? 'shipped' : order.status
  if (seconds === 0) {
    const number = await tell(shop, sql, order, id, isLast)
    return { insertedId: id, invoiceNumber: invoiceNumber(number), undoUntil: null, status }
  }
  const until = await insertUntold(sql, { shipmentId: id, orderId, isLast, seconds })
  await shop.enqueue(sql, 'tell-shipment', { id }, { seconds })
  return { insertedId: id, invoiceNumber: null, undoUntil: until.toISOString(), status }
}

/** The parcels that are said, or the one whose number is. */
const parcelsOf = ({ parcels, trackingNumber }: Pick<Shipped, 'parcels' | 'trackingNumber'>) =>
  parcels.length === 0 && trackingNumber !== '' ? [{ trackingNumber, grams: null }] : parcels

/**
 * Freight as it is entered with a shipment, in minor units. Refuses it where it was agreed with the order, where nobody could pay it, and more of
 * it than the goods cost unless that is meant: a decimal point in the wrong place would be owed.
 */
function enteredFreight(
  { shipping, currency, method, totalMinor }: OrderRow,
  { freight, freightIsMeant }: { freight: number; freightIsMeant: boolean },
  { payTo }: Seller,
): number {
  if (freight === 0) return 0
  if (shipping && shipping.kind !== 'later')
    throw new Refusal('freight_paid', { method: shipping.name })
  if (method !== 'account' && !payTo) throw new Refusal('pay_to_missing')
  const minor = exactMinor(freight, currency, 'freight')
  if (minor > totalMinor && !freightIsMeant)
    throw new Refusal('freight_doubtful', {
      freight: formatMoney(minor, currency),
      goods: formatMoney(totalMinor, currency),
    })
  return minor
}
