import type Stripe from 'stripe'
import { ApiError, invalid, missing } from '../api-error.ts'
import { type Answer, type Call, ok } from '../call.ts'
import {
  group,
  integer,
  mergeMetadata,
  onlyKnown,
  type Params,
  required,
  text,
  textOrNull,
} from '../params.ts'
import { randomId, unixNow } from '../random-id.ts'
import { brandOf, passesLuhn, testCards } from './test-cards.ts'

const known = ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay', 'radar_options']
const attribution = [
  'payment_user_agent',
  'client_attribution_metadata',
  'referrer',
  'guid',
  'muid',
  'sid',
]

/** `POST /v1/payment_methods`: a card becomes `pm_…`; of its number only brand and last four digits stay. */
export function createPaymentMethod(call: Call): Answer {
  return ok(methodFromParams(call, call.params))
}

/** `GET /v1/payment_methods/:id`. */
export function retrievePaymentMethod(call: Call): Answer {
  const method = call.store.find('payment_method', call.id)
  if (!method) throw missing('PaymentMethod', call.id, 'payment_method')
  return ok(method)
}

/** The method that a call names by `pm_…`, by the alias of a test card, or describes as `payment_method_data`. */
export function methodOf(call: Call): Stripe.PaymentMethod | undefined {
  const described = group(call.params, 'payment_method_data')
  if (described) return methodFromParams(call, described)
  const id = text(call.params, 'payment_method')
  if (!id) return undefined
  const alias = testCards.find(
    (card) => card.alias && id.replace('pm_card_visa_', 'pm_card_') === `pm_card_${card.alias}`,
  )
  if (alias) {
    const card = { number: alias.number, month: 12, year: new Date().getUTCFullYear() + 1 }
    return saveMethod(call, card, alias.behaviour, {})
  }
  const method = call.store.find('payment_method', id)
  if (!method) throw missing('PaymentMethod', id, 'payment_method')
  return method
}

function methodFromParams(call: Call, params: Params): Stripe.PaymentMethod {
  onlyKnown(params, [...known, ...attribution])
  const type = required(text(params, 'type'), 'type')
  if (type !== 'card')
    throw invalid(
      `The payment method type "${type}" is not emulated by the sandbox.`,
      undefined,
      'type',
    )
  const card = required(group(params, 'card'), 'card')
  const { behaviour, ...checked } = checkCard(card)
  return saveMethod(call, checked, behaviour, params)
}

function checkCard(card: Params) {
  onlyKnown(card, ['number', 'exp_month', 'exp_year', 'cvc', 'networks'])
  const number = required(text(card, 'number'), 'card[number]').replace(/[ -]/g, '')
  const month = required(integer(card, 'exp_month'), 'card[exp_month]')
  const givenYear = required(integer(card, 'exp_year'), 'card[exp_year]')
  const year = givenYear < 100 ? 2000 + givenYear : givenYear
  const cvc = text(card, 'cvc')
  const now = new Date()
  if (!passesLuhn(number))
    throw refused('incorrect_number', 'Your card number is invalid.', 'number')
  if (month < 1 || month > 12)
    throw refused('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  if (year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1 || year > 2100)
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  if (cvc !== undefined && !(brandOf(number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc))
    throw refused('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  const testCard = testCards.find((candidate) => candidate.number === number)
  if (!testCard) throw realCard()
  return { number, month, year, behaviour: testCard.behaviour }
}

const refused = (code: string, message: string, param: string) =>
  new ApiError(402, { type: 'card_error', code, message, param })

/** Somebody typed a card that is not a test card, perhaps their own: it goes no further. */
const realCard = () =>
  new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  })

function saveMethod(
  call: Call,
  card: { number: string; month: number; year: number },
  behaviour: string,
  params: Params,
): Stripe.PaymentMethod {
  const brand = brandOf(card.number)
  const method: Stripe.PaymentMethod = {
    id: randomId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(group(params, 'billing_details') ?? {}),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
      country: 'US',
      display_brand: brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: unixNow(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, params),
    type: 'card',
  }
  call.store.save(method)
  call.store.setBehaviour(method.id, behaviour)
  return method
}

function billingDetails(params: Params): Stripe.PaymentMethod.BillingDetails {
  onlyKnown(params, ['address', 'email', 'name', 'phone', 'tax_id'])
  const address = group(params, 'address') ?? {}
  const part = (name: string) => textOrNull(address, name)
  return {
    address: {
      city: part('city'),
      country: part('country'),
      line1: part('line1'),
      line2: part('line2'),
      postal_code: part('postal_code'),
      state: part('state'),
    },
    email: textOrNull(params, 'email'),
    name: textOrNull(params, 'name'),
    phone: textOrNull(params, 'phone'),
    tax_id: textOrNull(params, 'tax_id'),
  }
}
