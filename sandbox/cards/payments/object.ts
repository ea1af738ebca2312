import type Stripe from 'stripe'
import { invalid, missing } from '../api-error.ts'
import type { Call } from '../call.ts'
import { text } from '../params.ts'
import { randomId, unixNow } from '../random-id.ts'

/** A new intent with every key that the provider returns, unset ones as null. */
export function newPayment(amount: number, currency: string): Stripe.PaymentIntent {
  const id = randomId('pi_')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}${randomId('_secret_', 25)}`,
    confirmation_method: 'automatic',
    created: unixNow(),
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

const publicKeys = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[]

/** The intent as this caller may see it: a browser sees neither metadata nor charges. */
export function shown(call: Call, payment: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  if (call.caller === 'secret') return payment
  return Object.fromEntries(publicKeys.map((key) => [key, payment[key]]))
}

/** The intent of the path. A publishable key needs the intent's client secret as well. */
export function paymentOf(call: Call): Stripe.PaymentIntent {
  const payment = call.store.find('payment_intent', call.id)
  if (!payment) throw missing('payment_intent', call.id, 'intent')
  if (call.caller === 'publishable' && text(call.params, 'client_secret') !== payment.client_secret)
    throw invalid(
      'The client_secret provided does not match any associated PaymentIntent on this account.',
      'payment_intent_invalid_parameter',
      'client_secret',
    )
  return payment
}
