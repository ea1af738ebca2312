import type Stripe from 'stripe'
import type { Call } from './call.ts'
import { randomId, unixNow } from './random-id.ts'

/** Every event the provider sends. */
export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.captured'
  | 'charge.refunded'
  | 'charge.refund.updated'
  | 'charge.dispute.created'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'

export type CardEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: {
    object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute
    previous_attributes?: object
  }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: EventType
}

/** Keeps the event and puts its webhook on the way, both inside the call's own transaction. */
export function emit(
  call: Call,
  type: EventType,
  object: CardEvent['data']['object'],
  previous?: object,
): void {
  const event: CardEvent = {
    id: randomId('evt_'),
    object: 'event',
    api_version: call.apiVersion,
    created: unixNow(),
    // A copy: the object goes on changing within the same call.
    data: structuredClone(previous ? { object, previous_attributes: previous } : { object }),
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  }
  call.store.save(event)
  call.enqueue(event)
}
