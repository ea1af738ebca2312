import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { chargeLimits, formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { newId } from '../../database/new-id.ts'
import { findFreightDue, findLiveOrder, lockOrder, type OrderRow } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { providerOf } from '../begin-payment.ts'
import { keepIntent } from '../keep-intent.ts'
import type { Charge, Way } from '../provider/provider.ts'
import { settleFreightPayment } from './settle-freight-payment.ts'
import {
  cancelFreightPayment,
  type FreightPaymentRow,
  insertFreightPayment,
  saveFreightIntent,
  selectLiveFreightPayment,
} from './store.ts'

/** Each time, somebody must have begun to pay the other way since the provider was asked. */
const maxTries = 5

/**
 * Gives the page what the card element needs for the freight of a shipment, or where it is paid online. One payment of it is open at a time: asking
 * again answers the same, and one by the other way is cancelled at its provider first, which decides whether it was paid.
 */
export async function startFreightPayment(
  shop: Shop,
  caller: User,
  { id, method }: Input<Calls['startFreightPayment']>,
): Promise<Output<Calls['startFreightPayment']>> {
  const due = await findFreightDue(shop.database.sql, id)
  if (!due) throw new Refusal('not_found')
  const order = await findLiveOrder(shop.database.sql, caller, due.orderId, 'payOrder')
  providerOf(shop, method)
  for (let left = maxTries; left > 0; left -= 1) {
    const payment = await openPayment(shop, caller, { id, order, method })
    const found = await provide(shop, order, payment)
    const isOther = payment.method !== method && found.status === 'open'
    const charge = isOther ? await shop.providers.cancel(found.id) : found
    if (charge.status === 'succeeded') await settleFreightPayment(shop, charge)
    else if (charge.status === 'canceled') await cancelFreightPayment(shop.database.sql, payment.id)
    else if (payment.method !== method) throw new Refusal('payment_in_hand')
    else
      return {
        paymentId: payment.id,
        clientSecret: charge.clientSecret,
        page: charge.page,
        amount: charge.amountMinor,
        currency: charge.currency,
      }
  }
  throw new Refusal('unavailable', {}, { retryAfter: 1 })
}

type Wish = { id: string; order: OrderRow; method: Way }

/** The open payment of this freight, made by this way if there is none. Refuses with freight_settled what is paid. */
async function openPayment(shop: Shop, caller: User, { id, order, method }: Wish) {
  return await shop.database.transaction(async (sql) => {
    await lockOrder(sql, order.id)
    const due = await findFreightDue(sql, id)
    if (!due) throw new Refusal('not_found')
    if (due.isPaid) throw new Refusal('freight_settled', { order: orderNumber(order) })
    const live = await selectLiveFreightPayment(sql, id)
    if (live) return live
    const { currency } = order
    const { amountMinor } = due
    const money = (minor: number) => formatMoney(minor, currency)
    if (amountMinor < chargeLimits.min || amountMinor > chargeLimits.max)
      throw new Refusal('invoices_too_large', {
        min: money(chargeLimits.min),
        max: money(chargeLimits.max),
        total: money(amountMinor),
      })
    const about = { id: newId(), shipmentId: id, orderId: order.id, amountMinor, currency, method }
    return await insertFreightPayment(sql, { ...about, actorId: caller.id })
  })
}

/** The payment as the provider has it, made there if that is not known to have happened. */
async function provide(shop: Shop, order: OrderRow, payment: FreightPaymentRow): Promise<Charge> {
  const found = payment.intentId ? await shop.providers.find(payment.intentId) : null
  if (found) return found
  const { id, amountMinor, currency } = payment
  const charge = await providerOf(shop, payment.method).create({
    freightPaymentId: id,
    says: `Freight of order ${orderNumber(order)}`,
    amountMinor,
    currency,
    email: order.email,
    idempotencyKey: `freight-${id}`,
    back: `${shop.config.publicUrl}/dashboard/payment/${order.id}?freight=${id}`,
  })
  await keepIntent(shop, 'freight_payment', charge, () =>
    saveFreightIntent(shop.database.sql, id, charge.id, charge.clientSecret),
  )
  return charge
}
