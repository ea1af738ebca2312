import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { addEvent, allows, lockOrderIfAny, type OrderRow } from '../orders/index.ts'
import type { Anyone, Shop } from '../shop.ts'
import { settleAccountPayment } from './account/settle-account-payment.ts'
import type { CardPayment } from './cards/cards.ts'
import { insertProviderEvent, markEventProcessed, selectWaitingEvent } from './events-store.ts'
import { mirrorRefund } from './refunds/mirror-refund.ts'
import { settlePayment } from './settle-payment.ts'

/** Takes a signed event in: kept once by its id, worked off by a job. What it says is not believed, only looked up. */
export async function receiveCardEvent(
  shop: Shop,
  _caller: Anyone,
  { raw, headers }: { raw: string; headers: Headers },
): Promise<Output<Calls['receiveCardEvent']>> {
  const event = shop.cards.readEvent(raw, headers.get('stripe-signature') ?? '')
  if (!event) throw new Refusal('invalid_signature')
  await shop.database.transaction(async (sql) => {
    if (await insertProviderEvent(sql, event))
      await shop.enqueue(sql, 'card-event', { id: event.id })
  })
  return { received: true }
}

/** The job: asks the provider how the payment is now, and settles it. Order and number of events do not matter. */
export async function handleCardEvent(shop: Shop, { id }: { id: string }): Promise<void> {
  const event = await selectWaitingEvent(shop.database.sql, id)
  if (!event) return
  const charge = event.intentId ? await shop.cards.find(event.intentId) : null
  if (charge) {
    await settleAccountPayment(shop, charge)
    await settlePayment(shop, charge, 'provider')
    await mirrorRefund(shop, charge)
  }
  await shop.database.transaction(async (sql) => {
    if (!(await markEventProcessed(sql, id)) || !charge?.orderId) return
    const order = await lockOrderIfAny(sql, charge.orderId)
    const told = order && toldBy(event.type, charge, order)
    if (told)
      await addEvent(
        sql,
        order.id,
        told.kind,
        { by: 'provider', actorId: null, note: told.note },
        null,
      )
  })
}

/** What a timeline tells besides the order's own steps. A decline that arrives after the payment is stale. */
function toldBy(type: string, charge: CardPayment, order: OrderRow) {
  if (type === 'charge.dispute.created') return { kind: 'disputed', note: charge.id }
  if (type === 'payment_intent.payment_failed' && allows(order, 'pay') && charge.fault)
    return { kind: 'payment-failed', note: charge.fault }
  return null
}
