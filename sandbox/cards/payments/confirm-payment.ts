import type Stripe from 'stripe'
import { docUrl, type ErrorBody, invalid, unexpectedState } from '../api-error.ts'
import { type Answer, type Call, ok } from '../call.ts'
import { emit } from '../events.ts'
import { flag, onlyKnown, text } from '../params.ts'
import { randomId } from '../random-id.ts'
import { newCharge } from './charge-object.ts'
import { readDetails } from './details.ts'
import { openDispute } from './dispute-object.ts'
import { methodOf } from './methods.ts'
import { paymentOf, shown } from './object.ts'
import { type Behaviour, behaviours } from './test-cards.ts'

const fields = [
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'client_secret',
  'return_url',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'off_session',
  'use_stripe_sdk',
  'error_on_requires_action',
  'mandate_data',
  'expected_payment_method_type',
  'client_attribution_metadata',
  'capture_method',
]

/** `POST /v1/payment_intents/:id/confirm`: 200 with the intent, or 402 when the card is declined. */
export function confirmPayment(call: Call): Answer {
  onlyKnown(call.params, fields)
  const payment = paymentOf(call)
  if (
    !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
      payment.status,
    )
  )
    throw unexpectedState(refusal(payment.status), shown(call, payment))
  readDetails(payment, call.params)
  return confirm(call, payment, methodOf(call))
}

const refusal = (status: string) =>
  status === 'succeeded'
    ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
    : `You cannot confirm this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`

/** Confirms with the given method, else with the one the intent already has. */
export function confirm(
  call: Call,
  payment: Stripe.PaymentIntent,
  given: Stripe.PaymentMethod | undefined,
): Answer {
  const method =
    given ??
    (typeof payment.payment_method === 'string'
      ? call.store.find('payment_method', payment.payment_method)
      : undefined)
  if (!method)
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      shown(call, payment),
    )
  payment.payment_method = method.id
  payment.last_payment_error = null
  const behaviour = behaviours[call.store.behaviourOf(method.id)] ?? {}
  if (!behaviour.challenge) return charge(call, payment, method, behaviour, false)
  const nobodyThere =
    text(call.params, 'off_session') === 'true' || flag(call.params, 'error_on_requires_action')
  return nobodyThere
    ? fail(call, payment, method, { ...authenticationRequired })
    : challenge(call, payment)
}

/** The cardholder's bank wants to see them first: the browser opens a dialog, then `completeChallenge` follows. */
function challenge(call: Call, payment: Stripe.PaymentIntent): Answer {
  payment.status = 'requires_action'
  payment.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      source: randomId('src_'),
      stripe_js: '/elements/challenge',
    },
  }
  call.store.save(payment)
  emit(call, 'payment_intent.requires_action', payment)
  return ok(shown(call, payment))
}

/**
 * `POST /v1/3ds2/challenge_complete`, which the challenge dialog sends: `payment_intent`, `client_secret` and
 * `result` = `authorize` or `fail`. Answers the intent; whether the charge then fails, its state tells.
 */
export function completeChallenge(call: Call): Answer {
  onlyKnown(call.params, ['payment_intent', 'client_secret', 'result'])
  const payment = paymentOf({ ...call, id: text(call.params, 'payment_intent') ?? '' })
  const result = text(call.params, 'result')
  if (result !== 'authorize' && result !== 'fail')
    throw invalid(
      'Invalid result: must be one of authorize, fail',
      'parameter_invalid_enum',
      'result',
    )
  const method = call.store.find('payment_method', String(payment.payment_method))
  if (payment.status !== 'requires_action' || !method)
    throw unexpectedState(
      `This PaymentIntent has a status of ${payment.status}: there is nothing to authenticate.`,
      shown(call, payment),
    )
  if (result === 'fail') return fail(call, payment, method, { ...authenticationFailure })
  const behaviour = behaviours[call.store.behaviourOf(method.id)] ?? {}
  return charge(call, payment, method, behaviour, true)
}

const authenticationRequired = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
} as const

const authenticationFailure = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const

function charge(
  call: Call,
  payment: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behaviour: Behaviour,
  authenticated: boolean,
): Answer {
  const { decline } = behaviour
  const made = newCharge({ payment, method, decline, authenticated })
  call.store.save(made)
  payment.latest_charge = made.id
  if (decline) {
    emit(call, 'charge.failed', made)
    return fail(call, payment, method, { type: 'card_error', ...decline, charge: made.id })
  }
  payment.next_action = null
  if (made.captured) {
    payment.status = 'succeeded'
    payment.amount_received = payment.amount
  } else {
    payment.status = 'requires_capture'
    payment.amount_capturable = payment.amount
  }
  call.store.save(payment)
  emit(call, 'charge.succeeded', made)
  emit(
    call,
    made.captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated',
    payment,
  )
  if (behaviour.dispute) openDispute(call, made)
  return ok(shown(call, payment))
}

/** The intent waits for another card; the answer carries it, so that the caller need not ask again. */
function fail(
  call: Call,
  payment: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: Pick<ErrorBody, 'type' | 'message' | 'decline_code' | 'charge'> & { code: string },
): Answer {
  const error = { ...reason, doc_url: docUrl(reason.code), payment_method: method }
  payment.status = 'requires_payment_method'
  payment.payment_method = null
  payment.next_action = null
  payment.last_payment_error = error as Stripe.PaymentIntent.LastPaymentError
  call.store.save(payment)
  emit(call, 'payment_intent.payment_failed', payment)
  const challenged = reason.code === authenticationFailure.code
  return challenged
    ? ok(shown(call, payment))
    : { status: 402, body: { error: { ...error, payment_intent: shown(call, payment) } } }
}
