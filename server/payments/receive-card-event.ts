import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { lockOrderIfAny } from '../orders/find-order.ts'
import { addEvent } from '../orders/timeline/add-event.ts'
import type { Anyone, Shop } from '../shop.ts'
import type { CardPayment } from './cards.ts'
import { settlePayment } from './settle-payment.ts'
import { insertProviderEvent, markEventProcessed, selectWaitingEvent } from './store.ts'

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
  if (charge) await settlePayment(shop, charge, 'provider')
  await shop.database.transaction(async (sql) => {
    if (!(await markEventProcessed(sql, id))) return
    const kind = told[event.type]
    const order = kind && charge?.orderId ? await lockOrderIfAny(sql, charge.orderId) : null
    if (kind && charge && order)
      await addEvent(sql, order.id, kind, {
        by: 'provider',
        actorId: null,
        note: noteOf(kind, charge),
      })
  })
}

/** Events that an order's timeline tells besides its own steps. */
const told: Record<string, string> = {
  'payment_intent.payment_failed': 'payment-failed',
  'charge.dispute.created': 'disputed',
}

const noteOf = (kind: string, charge: CardPayment) =>
  kind === 'payment-failed' && charge.fault ? charge.fault : charge.id
