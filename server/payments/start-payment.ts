import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { orderActions } from '../../contract/orders/actions.ts'
import { chargeLimits, formatMoney, toMinor } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { afterCommit } from '../database/after-commit.ts'
import { newId } from '../database/new-id.ts'
import {
  askedMinor,
  assertAllows,
  findLiveOrder,
  findUnpaidByTotal,
  lockOrder,
  type OrderRow,
  whoseOf,
} from '../orders/index.ts'
import type { Shop, User } from '../shop.ts'
import { observePayment } from '../telemetry/metrics.ts'
import { orderNumber } from '../words/numbers.ts'
import type { CardPayment } from './cards/cards.ts'
import { settlePayment } from './settle-payment.ts'
import {
  insertPayment,
  type PaymentRow,
  saveIntent,
  selectLivePayment,
  updatePaymentStatus,
} from './store.ts'

/**
 * Gives the page what the card element needs. One payment an order is open at a time; asking again answers the same.
 * The row is written before the provider is asked, and the provider is asked under a key made from it: an unknown
 * outcome is repeated, never doubled.
 */
export async function startPayment(
  shop: Shop,
  caller: User,
  input: Input<Calls['startPayment']>,
): Promise<Output<Calls['startPayment']>> {
  const order = await findOrderToPay(shop, caller, input)
  const first = await provide(shop, order, await openPayment(shop, order.id))
  // a payment that was canceled at the provider makes room for the next attempt
  const charge =
    first.status === 'canceled'
      ? await provide(shop, order, await openPayment(shop, order.id, first))
      : first
  if (charge.status === 'succeeded') {
    await settlePayment(shop, charge, 'shop')
    throw new Refusal('order_state', { status: 'paid', action: orderActions.pay.done })
  }
  return {
    clientSecret: charge.clientSecret,
    amount: charge.amountMinor,
    currency: charge.currency,
  }
}

async function findOrderToPay(
  shop: Shop,
  caller: User,
  { orderId, price }: Input<Calls['startPayment']>,
): Promise<OrderRow> {
  const { sql } = shop.database
  const { currency } = shop.config
  const id = orderId ?? (await onlyOrderOfTotal(shop, caller, price))
  const order = await findLiveOrder(sql, caller, id, 'payOrder')
  assertAllows(order, 'pay')
  if (order.paidMinor > 0) throw partCame(order)
  if (price !== undefined && toMinor(price, currency) !== order.totalMinor)
    throw new Refusal('price_changed', { price: formatMoney(order.totalMinor, order.currency) })
  if (askedMinor(order) > chargeLimits.max) throw tooMuch(order)
  return order
}

/** What may be more than a card takes at once is a deposit: it is transferred. */
const tooMuch = (order: OrderRow) =>
  new Refusal('deposit_too_large', {
    max: formatMoney(chargeLimits.max, order.currency),
    deposit: formatMoney(askedMinor(order), order.currency),
  })

/** A card pays all of an order, so that money which lies on it would be paid twice. */
function partCame(order: OrderRow) {
  const { paidMinor, currency } = order
  return new Refusal('transfer_part', {
    order: orderNumber(order),
    came: formatMoney(paidMinor, currency),
    rest: formatMoney(askedMinor(order) - paidMinor, currency),
  })
}

async function onlyOrderOfTotal(shop: Shop, caller: User, price: number | undefined) {
  const total = price === undefined ? 0 : toMinor(price, shop.config.currency)
  const [only, another] = await findUnpaidByTotal(shop.database.sql, whoseOf(caller), total)
  if (!only || another) throw new Refusal('which_order')
  return only.id
}

/** The open payment of an order, made if there is none; `canceled` is one that turned out to be over. */
async function openPayment(
  shop: Shop,
  orderId: string,
  canceled?: CardPayment,
): Promise<PaymentRow> {
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, orderId)
    assertAllows(order, 'pay')
    const live = await selectLivePayment(sql, orderId)
    if (live && (!canceled || live.intentId !== canceled.id)) return live
    if (live) await updatePaymentStatus(sql, live.id, 'canceled')
    const { currency } = order
    const amountMinor = askedMinor(order)
    const payment = await insertPayment(sql, { id: newId(), orderId, amountMinor, currency })
    afterCommit(sql, () => observePayment('started'))
    return payment
  })
}

/** The payment as the provider has it, made there if that is not known to have happened. */
export async function provide(
  shop: Shop,
  order: OrderRow,
  payment: PaymentRow,
): Promise<CardPayment> {
  const found = payment.intentId ? await shop.cards.find(payment.intentId) : null
  if (found) return found
  const asked = shop.cards.create({
    orderId: order.id,
    orderNumber: orderNumber(order),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    email: order.email,
    idempotencyKey: `order-${order.id}-${payment.attempt}`,
  })
  const charge = await asked.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'payments_unavailable') observePayment('unknown')
    throw error
  })
  await saveIntent(shop.database.sql, payment.id, charge.id, charge.clientSecret)
  return charge
}
