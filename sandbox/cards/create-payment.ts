import type Stripe from 'stripe'
import { invalid } from './api-error.ts'
import { type Answer, type Call, ok } from './call.ts'
import { confirm } from './confirm-payment.ts'
import { emit } from './events.ts'
import {
  flag,
  group,
  integer,
  list,
  mergeMetadata,
  oneOf,
  onlyKnown,
  type Params,
  required,
  text,
  textOrNull,
} from './params.ts'
import { methodOf } from './payment-methods.ts'
import { newPayment } from './payment-object.ts'

/** The smallest and largest amount the provider takes, in minor units. */
export const amountLimits = { min: 50, max: 99_999_999 }

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

export function readAmount(params: Params): number {
  const amount = required(integer(params, 'amount'), 'amount')
  if (amount < 1)
    throw invalid(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    )
  if (amount < amountLimits.min)
    throw invalid('Amount must be at least $0.50 usd', 'amount_too_small', 'amount')
  if (amount > amountLimits.max)
    throw invalid('Amount must be no more than $999,999.99', 'amount_too_large', 'amount')
  return amount
}

export function readCurrency(params: Params): string {
  const currency = required(text(params, 'currency'), 'currency').toLowerCase()
  if (!currencies.has(currency.toUpperCase()))
    throw invalid(
      `Invalid currency: ${currency}. Use the three letters of ISO 4217.`,
      undefined,
      'currency',
    )
  return currency
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

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

/** The fields that creating, updating and confirming share. Absent ones stay as they are. */
export function readDetails(payment: Stripe.PaymentIntent, params: Params): void {
  payment.metadata = mergeMetadata(payment.metadata, params)
  for (const name of [
    'description',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ] as const)
    if (name in params) payment[name] = textOrNull(params, name)
  payment.capture_method =
    oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ??
    payment.capture_method
  payment.setup_future_usage =
    oneOf(params, 'setup_future_usage', ['off_session', 'on_session']) ?? payment.setup_future_usage
  if ('receipt_email' in params) payment.receipt_email = readEmail(params)
  const shipping = group(params, 'shipping')
  if (shipping)
    payment.shipping = {
      name: textOrNull(shipping, 'name') ?? '',
      phone: textOrNull(shipping, 'phone') ?? '',
    }
}

function readEmail(params: Params): string | null {
  const email = textOrNull(params, 'receipt_email')
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'email_invalid', 'receipt_email')
  return email
}
