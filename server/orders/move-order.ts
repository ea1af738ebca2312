import { type OrderAction, orderActions } from '../../contract/orders/status.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { type EventRow, insertEvent } from './history/store.ts'
import { type OrderRow, updateStatus } from './store.ts'

/** Who moves an order: `actorId` is null for the shop itself and the provider. */
export type By = { by: EventRow['by']; actorId: string | null; note?: string }

/**
 * The only way forward of an order's status: by the rule table, with its event on the timeline. The caller holds the
 * order's lock (see lockOrder), so that what `order` says still holds. Refuses with order_state.
 */
export async function moveOrder(
  sql: Sql,
  order: OrderRow,
  action: OrderAction,
  { by, actorId, note }: By,
  transactionId: string | null = null,
) {
  const { from, to, done } = orderActions[action]
  const moved = await updateStatus(sql, order.id, from, to, transactionId)
  if (!moved) throw new Refusal('order_state', { status: order.status, action: done })
  const event = { id: newId(), orderId: order.id, kind: done, by, actorId, note: note ?? null }
  await insertEvent(sql, event)
}

/**
 * The one way back: an order whose last shipment is taken back, before anybody was told of it, is pending again. What
 * was said of the shipping stays on the timeline, and this beside it. The caller holds the order's lock.
 */
export async function reopenOrder(sql: Sql, order: OrderRow, { by, actorId }: By) {
  const reopened = await updateStatus(sql, order.id, ['shipped'], 'pending', null)
  if (!reopened) throw new Refusal('shipment_told')
  const event = { id: newId(), orderId: order.id, kind: 'shipping-undone', by, actorId, note: null }
  await insertEvent(sql, event)
}
