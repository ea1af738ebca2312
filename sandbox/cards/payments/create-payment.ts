import type Stripe from 'stripe'
import { invalid } from '../api-error.ts'
import { type Answer, type Call, ok } from '../call.ts'
import { emit } from '../events.ts'
import { flag, group, list, oneOf, onlyKnown, type Params } from '../params.ts'
import { confirm } from './confirm-payment.ts'
import { readAmount, readCurrency, readDetails } from './details.ts'
import { methodOf } from './methods.ts'
import { newPayment } from './object.ts'

export const paymentFields = [
  'amount',
  'currency',
  'allowed_payment_method_types',
  'payment_method_types',
  'allowed_payment_method_types',
  'excluded_payment_method_types',
  'automatic_payment_methods',
  'metadata',
  'receipt_email',
  'description',
  'capture_method',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
]
const createFields = [
  ...paymentFields,
  'confirm',
  'confirmation_method',
  'return_url',
  'off_session',
  'use_stripe_sdk',
  'error_on_requires_action',
]

/** `POST /v1/payment_intents`. */
export function createPayment(call: Call): Answer {
  const { params } = call
  onlyKnown(params, createFields)
  const payment = newPayment(readAmount(params), readCurrency(params))
  readMethods(payment, params)
  readDetails(payment, params)
  if (oneOf(params, 'confirmation_method', ['automatic', 'manual']) === 'manual')
    throw invalid(
      'Manual confirmation is not emulated by the sandbox.',
      undefined,
      'confirmation_method',
    )
  const method = methodOf(call)
  if (method) {
    payment.payment_method = method.id
    payment.status = 'requires_confirmation'
  }
  call.store.save(payment)
  emit(call, 'payment_intent.created', payment)
  return flag(params, 'confirm') ? confirm(call, payment, method) : ok(payment)
}

/** The three ways in which API versions have named the ways to pay; the sandbox has one. */
function readMethods(payment: Stripe.PaymentIntent, params: Params): void {
  const allowed = list(params, 'allowed_payment_method_types')
  const types = list(params, 'payment_method_types')
  const automatic = group(params, 'automatic_payment_methods')
  if (types && automatic && flag(automatic, 'enabled'))
    throw invalid(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    )
  const other = types?.find((type) => type !== 'card')
  if (other || (allowed && !allowed.includes('card')))
    throw invalid(
      `The payment method type provided: ${other ?? allowed?.join(', ')} is invalid. The sandbox knows only card.`,
      'payment_intent_invalid_parameter',
      types ? 'payment_method_types' : 'allowed_payment_method_types',
    )
  if (allowed) payment.allowed_payment_method_types = ['card']
  if (types) return
  const redirects = automatic && oneOf(automatic, 'allow_redirects', ['always', 'never'])
  payment.automatic_payment_methods = { allow_redirects: redirects ?? 'always', enabled: true }
}
