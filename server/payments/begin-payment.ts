import type { Input } from '../../contract/call.ts'
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
import { keepIntent } from './keep-intent.ts'
import type { Charge, Provider, Way } from './provider/provider.ts'
import { settlePayment } from './settle-payment.ts'
import {
  insertPayment,
  type PaymentRow,
  saveIntent,
  selectLivePayment,
  updatePaymentStatus,
} from './store.ts'

/** Each time, somebody must have begun to pay the order the other way since the provider was asked. */
const maxTries = 5

/**
 * The payment of an order by a way, as its provider has it: open or processing. One payment an order is open at a time; asking again
 * answers the same, and one by the other way is cancelled at its provider first, which decides whether it was paid. The row is written
 * before the provider is asked, and the provider is asked under a key made from it: an unknown outcome is repeated, never doubled.
 * Refuses with order_state where it turns out to be paid, and with payment_in_hand where the other way's is being decided.
 */
export async function beginPayment(
  shop: Shop,
  caller: User,
  input: Input<Calls['startPayment']>,
  way: Way,
): Promise<Charge> {
  const order = await findOrderToPay(shop, caller, input)
  providerOf(shop, way)
  let over: string | null = null
  for (let left = maxTries; left > 0; left -= 1) {
    const payment = await openPayment(shop, order.id, way, over)
    const found = await provide(shop, order, payment)
    const isOther =
      found.status === 'open' && (payment.method !== way || !fits(shop, found, payment))
    const charge = isOther ? await shop.providers.cancel(found.id) : found
    if (charge.status === 'succeeded') {
      const settlement = await settlePayment(shop, charge, 'shop')
      if (settlement === 'settled')
        throw new Refusal('order_state', { status: 'paid', action: orderActions.pay.done })
      // what does not pay it goes back, and makes room; what is nobody's is looked at by a person
      if (settlement === 'nothing') throw new Refusal('payments_unavailable')
      over = charge.id
      continue
    }
    if (charge.status !== 'canceled') {
      if (payment.method !== way) throw new Refusal('payment_in_hand')
      return charge
    }
    // what was canceled at the provider makes room for the next attempt
    over = charge.id
  }
  throw new Refusal('unavailable', {}, { retryAfter: 1 })
}

/** Whether a payment that may still be made is what we wished for. One that is not is never shown to anybody, and cancelled. */
function fits({ config, log }: Shop, charge: Charge, payment: PaymentRow): boolean {
  const isSame =
    charge.orderId === payment.orderId &&
    charge.amountMinor === payment.amountMinor &&
    charge.currency === payment.currency &&
    charge.live === config.live
  if (!isSame) log.error({ payment: charge.id, charge }, 'a provider answered another payment')
  return isSame
}

/** Refuses with way_not_offered where the shop is not paid so. */
export function providerOf({ providers, config }: Shop, way: Way): Provider {
  const provider = providers.by[way]
  if (provider) return provider
  const otherwise = config.gateway ? `by ${config.gateway.label}` : 'by card'
  throw new Refusal('way_not_offered', { way: way === 'card' ? 'by card' : 'online', otherwise })
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

/** A payment is of all of an order, so that money which lies on it would be paid twice. */
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

/** The open payment of an order, made by this way if there is none; `over` is the id of one that turned out to be canceled. */
async function openPayment(
  shop: Shop,
  orderId: string,
  way: Way,
  over: string | null,
): Promise<PaymentRow> {
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, orderId)
    assertAllows(order, 'pay')
    const live = await selectLivePayment(sql, orderId)
    if (live && (over === null || live.intentId !== over)) return live
    if (live) await updatePaymentStatus(sql, live.id, 'canceled')
    const { currency } = order
    const about = { id: newId(), orderId, amountMinor: askedMinor(order), currency, method: way }
    const payment = await insertPayment(sql, about)
    afterCommit(sql, () => observePayment('started'))
    return payment
  })
}

/** The payment as the provider has it, made there if that is not known to have happened. */
export async function provide(shop: Shop, order: OrderRow, payment: PaymentRow): Promise<Charge> {
  const found = payment.intentId ? await shop.providers.find(payment.intentId) : null
  if (found) return found
  const asked = providerOf(shop, payment.method).create({
    orderId: order.id,
    orderNumber: orderNumber(order),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    email: order.email,
    back: `${shop.config.publicUrl}/dashboard/payment/${order.id}?paid=online`,
    idempotencyKey: `order-${order.id}-${payment.attempt}`,
  })
  const charge = await asked.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'payments_unavailable') observePayment('unknown')
    throw error
  })
  await keepIntent(shop, 'payment', charge, () =>
    saveIntent(shop.database.sql, payment.id, charge.id, charge.clientSecret),
  )
  return charge
}
