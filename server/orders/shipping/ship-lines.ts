import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { isAllowed, orderActions } from '../../../contract/order-status.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { newId } from '../../new-id.ts'
import { sellerOfInvoice } from '../../seller.ts'
import type { Member, Shop } from '../../shop.ts'
import { lockOrder } from '../find-order.ts'
import { chooseOpen, markDone } from '../lines/open-lines.ts'
import { moveOrder } from '../move-order.ts'
import { orderMailValues } from '../order-mail-values.ts'
import { orderNumber } from '../order-on-the-wire.ts'
import { addEvent } from '../timeline/add-event.ts'
import { invoiceFacts } from './invoice-facts.ts'
import { invoiceNumber } from './on-the-wire.ts'
import { insertInvoice, insertShipment } from './store.ts'

type Parcel = Omit<Input<Calls['addShipment']>, 'id'>

/**
 * The one way pieces leave: in the caller's transaction a shipment with its invoice, what left counted on its lines, the
 * buyer told. The order is shipped with its last piece, and stays pending until then.
 */
export async function shipLines(
  shop: Shop,
  sql: Sql,
  caller: Member,
  orderId: string,
  { lines: wanted, carrier, trackingNumber }: Parcel,
): Promise<Output<Calls['addShipment']>> {
  const seller = sellerOfInvoice(shop.config.seller)
  const order = await lockOrder(sql, orderId)
  if (!isAllowed('ship', order.status))
    throw new Refusal('order_state', { status: order.status, action: orderActions.ship.done })
  const { some, lines, isLast } = await chooseOpen(sql, orderId, wanted)
  const id = newId()
  const actorId = caller.id
  await markDone(sql, orderId, 'shipped', some)
  await insertShipment(sql, { id, orderId, carrier, trackingNumber, actorId, some })
  const note = [carrier, trackingNumber].filter(Boolean).join(' ')
  const by = { by: 'admin', actorId, note } as const
  if (isLast) await moveOrder(sql, order, 'ship', by)
  else await addEvent(sql, orderId, 'part-shipped', by)
  const kind = isLast ? 'order-shipped' : 'order-part-shipped'
  const parcel = { shipmentId: id, carrier, trackingNumber, some }
  await queueMail(shop, sql, {
    event: isLast ? `order-shipped:${orderId}` : `order-part-shipped:${id}`,
    kind,
    to: order.email,
    orderId,
    values: await orderMailValues(shop.config, sql, order, parcel),
  })
  const facts = invoiceFacts(order, orderNumber(order), lines, parcel, { ...shop.config, seller })
  const number = await insertInvoice(sql, id, facts)
  return {
    insertedId: id,
    invoiceNumber: invoiceNumber(number),
    status: isLast ? 'shipped' : order.status,
  }
}
