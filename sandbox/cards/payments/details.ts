import type Stripe from 'stripe'
import { invalid } from '../api-error.ts'
import {
  group,
  integer,
  mergeMetadata,
  oneOf,
  type Params,
  required,
  text,
  textOrNull,
} from '../params.ts'

/** The smallest and largest amount the provider takes, in minor units. */
export const amountLimits = { min: 50, max: 99_999_999 }

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
