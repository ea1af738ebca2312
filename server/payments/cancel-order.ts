import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { orderActions } from '../../contract/orders/actions.ts'
import { Refusal } from '../../contract/refusals.ts'
import {
  assertAllows,
  type By,
  findLiveOrder,
  lockOrder,
  moveOrder,
  type OrderRow,
  orderMailValues,
  queueOrderMail,
  takeAllBack,
} from '../orders/index.ts'
import type { Shop, User } from '../shop.ts'
import { provide } from './begin-payment.ts'
import { uncommitAndReturn } from './deposits/return-deposit.ts'
import { settlePayment } from './settle-payment.ts'
import { type PaymentRow, selectLivePayment, updatePaymentStatus } from './store.ts'
import { moveOn } from './transfers/move-on.ts'

/** Cancels an order that is not paid, or is on account: the caller's own, or any as admin. A deposit goes back. */
export async function cancelOrder(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['cancelOrder']>,
): Promise<Output<Calls['cancelOrder']>> {
  const order = await findLiveOrder(shop.database.sql, caller, id, 'cancelOrder')
  const by = caller.isAdmin && order.buyerId !== caller.id ? 'admin' : 'buyer'
  await callOff(shop, order, { by, actorId: caller.id }, 'cancelled')
  return { deletedCount: 1 }
}

/** What its buyer is told of by mail; who took the account over is told of all at once. */
type Why = 'cancelled' | 'expired' | 'taken over'

/** Each time, somebody must have started to pay in the few milliseconds since the provider was asked. */
const maxTries = 5

/**
 * Takes an order back while it is not paid. The provider decides: its payment is canceled there first, and if it was
 * paid by then, the order is paid and stays. Only then do status, stock and mail follow, in one transaction. A payment
 * that somebody started in between is canceled as well.
 */
export async function callOff(shop: Shop, order: OrderRow, by: By, why: Why): Promise<void> {
  assertMayCancel(withoutLying(order), by)
  for (let left = maxTries; left > 0; left -= 1) {
    const payment = await selectLivePayment(shop.database.sql, order.id)
    if (payment) await cancelAtProvider(shop, order, payment)
    if (await takeBack(shop, order, by, why, payment)) return
  }
  throw new Refusal('unavailable', {}, { retryAfter: 1 })
}

/** An order as it stands once what lies on it has been moved on. */
const withoutLying = (order: OrderRow): OrderRow =>
  order.paidAt ? order : { ...order, paidMinor: 0 }

/** Its buyer does not call off what is made ready on account: they ask for it. Refuses with order_state. */
function assertMayCancel(order: OrderRow, { by }: By) {
  assertAllows(order, 'cancel')
  if (by !== 'buyer' || !order.isReleased) return
  const { status } = order
  throw new Refusal('order_state', { status, action: orderActions.cancel.done })
}

/** Whether it was taken back: not if an open payment is another than the one that the provider was asked about. */
async function takeBack(
  shop: Shop,
  order: OrderRow,
  by: By,
  why: Why,
  asked: PaymentRow | null,
): Promise<boolean> {
  return await shop.database.transaction(async (sql) => {
    const locked = await lockOrder(sql, order.id)
    if (locked.status === 'cancelled') throw new Refusal('not_found')
    const live = await selectLivePayment(sql, order.id)
    if (live && live.id !== asked?.id) return false
    const bare = withoutLying(locked)
    assertMayCancel(bare, by)
    // its deposit came meanwhile: only who wants it cancelled all the same does that
    if (why !== 'cancelled' && locked.status !== 'unpaid') throw paidMeanwhile()
    if (bare.paidMinor !== locked.paidMinor)
      await moveOn(shop, sql, locked, { minor: locked.paidMinor, why: 'cancelled' })
    await moveOrder(sql, bare, 'cancel', by)
    if (live) await updatePaymentStatus(sql, live.id, 'canceled')
    const amountMinor = await takeAllBack(sql, locked, by.actorId)
    const isCommitted = locked.method === 'account' && locked.status !== 'unpaid'
    const depositBackMinor = isCommitted
      ? await uncommitAndReturn(shop, sql, locked, {
          amountMinor,
          actorId: by.actorId,
          reason: 'the order was cancelled',
        })
      : 0
    if (why === 'taken over') return true
    await queueOrderMail(shop, sql, locked, {
      event: `order-cancelled:${order.id}`,
      kind: why === 'expired' ? 'hold-expired' : 'order-cancelled',
      values: await orderMailValues(shop, sql, locked, { depositBackMinor }),
    })
    return true
  })
}

async function cancelAtProvider(shop: Shop, order: OrderRow, payment: PaymentRow) {
  const known = await provide(shop, order, payment).catch((error: unknown) => {
    // it was refused for good, so there is nothing to cancel
    if (error instanceof Refusal && error.code === 'payment_refused') return null
    throw error
  })
  if (!known) return
  const charge = known.status === 'canceled' ? known : await shop.providers.cancel(known.id)
  if (charge.status === 'canceled') return
  if (charge.status !== 'succeeded') throw new Refusal('payments_unavailable')
  if ((await settlePayment(shop, charge, 'shop')) === 'settled') throw paidMeanwhile()
}

const paidMeanwhile = () =>
  new Refusal('order_state', { status: 'paid', action: orderActions.cancel.done })
