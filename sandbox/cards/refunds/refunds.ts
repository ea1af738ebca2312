import type Stripe from 'stripe'
import { ApiError, invalid, missing } from '../api-error.ts'
import { type Answer, type Call, ok } from '../call.ts'
import { emit } from '../events.ts'
import { integer, mergeMetadata, oneOf, onlyKnown, text } from '../params.ts'
import { randomId, unixNow } from '../random-id.ts'

/** `POST /v1/refunds`: the whole rest, or `amount` of it. */
export function createRefund(call: Call): Answer {
  onlyKnown(call.params, ['payment_intent', 'charge', 'amount', 'reason', 'metadata'])
  const reason = oneOf(call.params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer'])
  const charge = refundable(call)
  const rest = charge.amount_captured - charge.amount_refunded
  const amount = integer(call.params, 'amount') ?? rest
  if (amount < 1)
    throw invalid(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    )
  if (amount > rest)
    throw invalid(
      `Refund amount (${words(amount)}) is greater than unrefunded amount on charge (${words(rest)})`,
      undefined,
      'amount',
    )
  const refund = newRefund(charge, amount, reason ?? null, mergeMetadata({}, call.params))
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  call.store.save(refund)
  call.store.save(charge)
  emit(call, 'refund.created', refund)
  emit(call, 'charge.refunded', charge, before)
  emit(call, 'refund.updated', refund, { destination_details: null })
  return ok(refund)
}

const words = (minor: number) =>
  `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

function refundable(call: Call): Stripe.Charge {
  const charge = chargeOf(call)
  const executed = (code: string, message: string) =>
    new ApiError(400, { type: 'invalid_request_error', code, message }, true)
  if (charge.disputed)
    throw executed(
      'charge_disputed',
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    )
  if (charge.refunded)
    throw executed('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  return charge
}

function chargeOf(call: Call): Stripe.Charge {
  const paymentId = text(call.params, 'payment_intent')
  const chargeId = text(call.params, 'charge')
  if (!paymentId && !chargeId)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    )
  const payment = paymentId ? call.store.find('payment_intent', paymentId) : undefined
  if (paymentId && !payment) throw missing('payment_intent', paymentId, 'payment_intent')
  const id = chargeId ?? String(payment?.latest_charge)
  const charge = call.store.find('charge', id)
  if (!charge && chargeId) throw missing('charge', chargeId, 'charge')
  if (!charge?.paid || !charge.captured)
    throw invalid(
      `This PaymentIntent (${paymentId ?? charge?.payment_intent}) does not have a successful charge to refund.`,
      undefined,
      'payment_intent',
    )
  return charge
}

function newRefund(
  charge: Stripe.Charge,
  amount: number,
  reason: Stripe.Refund.Reason | null,
  metadata: Record<string, string>,
): Stripe.Refund {
  return {
    id: randomId('re_'),
    object: 'refund',
    amount,
    balance_transaction: randomId('txn_'),
    charge: charge.id,
    created: unixNow(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
