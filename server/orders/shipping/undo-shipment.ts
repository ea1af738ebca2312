import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { bulkAction } from '../bulk-action.ts'
import { lockOrder } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { linesInWords } from '../lines/in-words.ts'
import { unmarkShipped } from '../lines/open-lines.ts'
import { reopenOrder } from '../move-order.ts'
import { hasShipped, selectRetractable, takeBackShipment } from './untold/store.ts'

/** Takes back what the caller shipped last of each of these orders, each by itself, while nobody was told of it. */
export async function undoShipments(
  shop: Shop,
  caller: User,
  { ids }: Input<Calls['undoShipments']>,
): Promise<Output<Calls['undoShipments']>> {
  const done = await bulkAction(shop, ids, (id) =>
    shop.database.transaction((sql) => undoShipment(sql, caller, id)),
  )
  const results = done.map((one) => ({ ...one, undone: one.problem === null }))
  return { modifiedCount: results.filter(({ undone }) => undone).length, results }
}

/** Its pieces are open again, and the order pending; both steps stay on its timeline. */
async function undoShipment(sql: Sql, caller: User, orderId: string) {
  const order = await lockOrder(sql, orderId)
  const shipment = await selectRetractable(sql, orderId, caller.id)
  if (!shipment)
    throw new Refusal(
      (await hasShipped(sql, orderId, caller.id)) ? 'shipment_told' : 'nothing_to_undo',
    )
  // what was shipped by it alone, and not by what was cancelled meanwhile
  if ((order.status === 'shipped') !== shipment.isLast) throw new Refusal('shipment_completed')
  if (!(await takeBackShipment(sql, shipment.id))) throw new Refusal('shipment_told')
  await unmarkShipped(sql, orderId, shipment.some)
  const by = { by: 'admin', actorId: caller.id } as const
  if (shipment.isLast) await reopenOrder(sql, order, by)
  else {
    const detail = { before: { shipped: linesInWords(shipment.some) } }
    const audited = { action: 'order-part-shipping-undone', detail } as const
    await addEvent(sql, orderId, 'part-shipping-undone', by, audited)
  }
}
