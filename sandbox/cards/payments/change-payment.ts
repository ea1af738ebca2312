import type Stripe from 'stripe'
import { invalid, unexpectedState } from '../api-error.ts'
import { type Answer, type Call, ok } from '../call.ts'
import { emit } from '../events.ts'
import { integer, oneOf, onlyKnown } from '../params.ts'
import { paymentFields } from './create-payment.ts'
import { readAmount, readCurrency, readDetails } from './details.ts'
import { methodOf } from './methods.ts'
import { paymentOf, shown } from './object.ts'

const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** `GET /v1/payment_intents/:id`. */
export const retrievePayment = (call: Call): Answer => ok(shown(call, paymentOf(call)))

/** `POST /v1/payment_intents/:id`: amount and card while it is open, words and metadata always. */
export function updatePayment(call: Call): Answer {
  const { params } = call
  onlyKnown(params, paymentFields)
  const payment = paymentOf(call)
  const money = ['amount', 'currency', 'payment_method', 'payment_method_data'].find(
    (name) => name in params,
  )
  if (money && !open.includes(payment.status))
    throw unexpectedState(
      `This PaymentIntent's ${money} could not be updated because it has a status of ${payment.status}. You may only update the ${money} of a PaymentIntent with one of the following statuses: ${open.join(', ')}.`,
      payment,
    )
  if ('amount' in params) payment.amount = readAmount(params)
  if ('currency' in params) payment.currency = readCurrency(params)
  readDetails(payment, params)
  const method = methodOf(call)
  if (method) payment.payment_method = method.id
  if (money && payment.payment_method) reopen(payment)
  call.store.save(payment)
  return ok(payment)
}

/** A changed amount or card needs the cardholder's consent again. */
function reopen(payment: Stripe.PaymentIntent): void {
  payment.status = 'requires_confirmation'
  payment.next_action = null
}

/** `POST /v1/payment_intents/:id/cancel`. */
export function cancelPayment(call: Call): Answer {
  onlyKnown(call.params, ['cancellation_reason'])
  const payment = paymentOf(call)
  const reason = oneOf(call.params, 'cancellation_reason', [
    'duplicate',
    'fraudulent',
    'requested_by_customer',
    'abandoned',
  ])
  if (![...open, 'requires_capture'].includes(payment.status))
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${payment.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      payment,
    )
  payment.status = 'canceled'
  payment.canceled_at = Math.floor(Date.now() / 1000)
  payment.cancellation_reason = reason ?? null
  payment.amount_capturable = 0
  payment.next_action = null
  call.store.save(payment)
  emit(call, 'payment_intent.canceled', payment)
  return ok(payment)
}

/** `POST /v1/payment_intents/:id/capture`: once, the whole or a part; the rest is released. */
export function capturePayment(call: Call): Answer {
  onlyKnown(call.params, ['amount_to_capture'])
  const payment = paymentOf(call)
  const charge = call.store.find('charge', String(payment.latest_charge))
  if (payment.status !== 'requires_capture' || !charge)
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${payment.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      payment,
    )
  const amount = integer(call.params, 'amount_to_capture') ?? payment.amount_capturable
  if (amount < 1 || amount > payment.amount_capturable)
    throw invalid(
      `Amount must be between 1 and ${payment.amount_capturable}.`,
      'amount_too_large',
      'amount_to_capture',
    )
  Object.assign(charge, { captured: true, amount_captured: amount })
  Object.assign(payment, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
  call.store.save(charge)
  call.store.save(payment)
  emit(call, 'charge.captured', charge)
  emit(call, 'payment_intent.succeeded', payment)
  return ok(payment)
}
