import { isAllowed, type OrderAction, orderActions } from '../../contract/orders/actions.ts'
import { holdReasons } from '../../contract/orders/hold-words.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { axesOf } from './axes-of.ts'
import { type Audited, addEvent, type By } from './history/add-event.ts'
import { requireNoHold } from './holds/require-no-hold.ts'
import { endHolds } from './holds/store.ts'
import { type OrderRow, type Step, updateAxes } from './store.ts'

/** What came for an order: its name at the provider, and how much in minor units. */
export type Came = { transactionId: string; minor: number }

/** What moves an order on: pieces of it may be cancelled without. */
type Moving = Exclude<OrderAction, 'shorten'>

/** Whether this may be done to an order that stands so. */
export const allows = (order: OrderRow, action: OrderAction) => isAllowed(action, axesOf(order))

/** Refuses with order_state what may not, and with order_on_hold what waits for a person. */
export function assertAllows(order: OrderRow, action: OrderAction) {
  if (allows(order, action)) return
  if (isAllowed(action, { ...axesOf(order), isOnHold: false })) requireNoHold(order)
  throw notAllowed(orderActions[action].done, order)
}

/** What is done to an order may not be, as it stands. */
export const notAllowed = (action: string, { status }: OrderRow) =>
  new Refusal('order_state', { status, action })

/**
 * The only way forward of an order: by the table of actions, with its event on the timeline. The caller holds the
 * order's lock (see lockOrder), so that what `order` says still holds. Refuses with order_state, order_on_hold.
 */
export async function moveOrder(sql: Sql, order: OrderRow, action: Exclude<Moving, 'pay'>, by: By) {
  const { done } = orderActions[action]
  await move(
    sql,
    order,
    action,
    done === 'released' ? { to: done, by: by.actorId } : { to: done },
    by,
  )
}

/** Moves an order on by the money that came for all of it, as moveOrder does. */
export async function payOrder(sql: Sql, order: OrderRow, came: Came, by: By) {
  await move(sql, order, 'pay', { to: 'paid', ...came }, by)
}

/** Confirms an order on account by its deposit. Refuses with order_state. */
export async function payDeposit(sql: Sql, order: OrderRow, by: By) {
  assertAllows(order, 'pay')
  if (!(await updateAxes(sql, order, { to: 'deposit-paid' })))
    throw notAllowed(orderActions.pay.done, order)
  await addEvent(sql, order.id, 'deposit-paid', by, null)
}

async function move(sql: Sql, order: OrderRow, action: Moving, step: Step, by: By) {
  assertAllows(order, action)
  if (!(await updateAxes(sql, order, step))) throw notAllowed(orderActions[action].done, order)
  if (step.to === 'cancelled' || step.to === 'refunded')
    await endHolds(sql, order.id, holdReasons, by.actorId)
  await addEvent(sql, order.id, orderActions[action].done, by, auditOf(order, action, by))
}

/** Money that comes is no change by anybody, and one that goes back is audited by whoever knows how much. */
function auditOf({ status }: OrderRow, action: Moving, { note }: By): Audited | null {
  if (action === 'pay' || action === 'refund') return null
  const { done } = orderActions[action]
  const after = { status: done === 'released' ? 'pending' : done }
  return { action: `order-${done}`, detail: { before: { status }, after, ...(note && { note }) } }
}

/**
 * The one way back: an order whose last shipment is taken back, before anybody was told of it, is pending again. What
 * was said of the shipping stays on the timeline, and this beside it. The caller holds the order's lock.
 */
export async function reopenOrder(sql: Sql, order: OrderRow, by: By) {
  const wasShipped = order.status === 'shipped'
  if (!wasShipped || !(await updateAxes(sql, order, { to: 'reopened' })))
    throw new Refusal('shipment_told')
  await addEvent(sql, order.id, 'shipping-undone', by, {
    action: 'order-shipping-undone',
    detail: { before: { status: order.status }, after: { status: 'pending' } },
  })
}
