import type Stripe from 'stripe'
import { randomId, unixNow } from '../random-id.ts'
import type { Behaviour } from './test-cards.ts'

type Attempt = {
  payment: Stripe.PaymentIntent
  method: Stripe.PaymentMethod
  decline: Behaviour['decline']
  authenticated: boolean
}

/** One attempt to take the intent's amount from the card: a succeeded or a failed charge. */
export function newCharge(attempt: Attempt): Stripe.Charge {
  const { payment, method, decline } = attempt
  const captured = !decline && payment.capture_method !== 'manual'
  return {
    id: randomId('ch_'),
    object: 'charge',
    amount: payment.amount,
    amount_captured: captured ? payment.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: captured ? randomId('txn_') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured,
    created: unixNow(),
    currency: payment.currency,
    customer: null,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata,
    on_behalf_of: null,
    outcome: outcome(decline),
    paid: !decline,
    payment_intent: payment.id,
    payment_method: method.id,
    payment_method_details: cardDetails(attempt),
    radar_options: {},
    receipt_email: payment.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: payment.statement_descriptor,
    statement_descriptor_suffix: payment.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: payment.transfer_group,
  }
}

function outcome(decline: Behaviour['decline']): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.decline_code ?? decline.code) : null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function cardDetails({ payment, method, decline, authenticated }: Attempt) {
  const card = method.card
  const details: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: decline ? null : payment.amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  }
  return { card: details, type: 'card' }
}
