import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { addEvent, allows, lockOrderIfAny, type OrderRow } from '../orders/index.ts'
import type { Anyone, Shop } from '../shop.ts'
import { settleAccountPayment } from './account/settle-account-payment.ts'
import { insertProviderEvent, markEventProcessed, selectWaitingEvent } from './events-store.ts'
import { settleFreightPayment } from './freight/settle-freight-payment.ts'
import type { Charge, Way } from './provider/provider.ts'
import { mirrorRefund } from './refunds/mirror-refund.ts'
import { settlePayment } from './settle-payment.ts'

type Signed = { raw: string; headers: Headers }

/** Takes a signed event of the card provider in. */
export const receiveCardEvent = (
  shop: Shop,
  _caller: Anyone,
  signed: Signed,
): Promise<Output<Calls['receiveCardEvent']>> => receive(shop, 'card', signed)

/** Takes a signed event of the gateway in. */
export const receiveGatewayEvent = (
  shop: Shop,
  _caller: Anyone,
  signed: Signed,
): Promise<Output<Calls['receiveGatewayEvent']>> => receive(shop, 'online', signed)

/** Kept once by its id, worked off by a job. What it says is not believed, only looked up. */
async function receive(shop: Shop, way: Way, { raw, headers }: Signed) {
  const event = shop.providers.by[way]?.readEvent(raw, headers)
  if (!event) throw new Refusal('invalid_signature')
  await shop.database.transaction(async (sql) => {
    if (await insertProviderEvent(sql, event))
      await shop.enqueue(sql, 'card-event', { id: event.id })
  })
  return { received: true as const }
}

/** The job: asks the provider how the payment is now, and settles it. Order and number of events do not matter. */
export async function handleCardEvent(shop: Shop, { id }: { id: string }): Promise<void> {
  const event = await selectWaitingEvent(shop.database.sql, id)
  if (!event) return
  const charge = event.intentId ? await shop.providers.find(event.intentId) : null
  if (charge) {
    await settleAccountPayment(shop, charge)
    await settleFreightPayment(shop, charge)
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

const disputes = new Set(['charge.dispute.created', 'payment.disputed'])
const failures = new Set(['payment_intent.payment_failed', 'payment.failed'])

/** What a timeline tells besides the order's own steps. A decline that arrives after the payment is stale. */
function toldBy(type: string, charge: Charge, order: OrderRow) {
  if (disputes.has(type)) return { kind: 'disputed', note: charge.id }
  if (failures.has(type) && allows(order, 'pay') && charge.fault)
    return { kind: 'payment-failed', note: charge.fault }
  return null
}
