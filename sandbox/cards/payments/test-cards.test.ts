import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCards } from '../cards.fixture.ts'

let cards: Awaited<ReturnType<typeof startCards>>
let stripe: Stripe

beforeAll(async () => {
  cards = await startCards()
  stripe = cards.stripe
})
afterAll(() => cards.stop())

type Failure = Stripe.errors.StripeCardError

async function payWith(
  number: string,
  card: { exp_month?: number; exp_year?: number; cvc?: string } = {},
) {
  const payment = await stripe.paymentIntents.create({ amount: 7500, currency: 'usd' })
  const typed = {
    number,
    exp_month: 12,
    exp_year: 2034,
    cvc: number.startsWith('3') ? '1234' : '123',
    ...card,
  }
  const outcome = await stripe.paymentMethods
    .create({ type: 'card', card: typed })
    .then(({ id }) => stripe.paymentIntents.confirm(payment.id, { payment_method: id }))
    .catch((error: unknown) => error as Failure)
  return { id: payment.id, outcome }
}

describe('cards that succeed', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
  ])('%s is %s', async (number, brand) => {
    const { id, outcome } = await payWith(number)
    expect(outcome).toMatchObject({ status: 'succeeded', amount_received: 7500 })
    const charge = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    const details = (charge.latest_charge as Stripe.Charge).payment_method_details?.card
    expect(details).toMatchObject({ brand, last4: number.slice(-4) })
  })

  it('4000000000000259 is disputed as fraudulent afterwards, and is then not refunded', async () => {
    const { id, outcome } = await payWith('4000000000000259')
    expect(outcome).toMatchObject({ status: 'succeeded' })
    const { data } = await stripe.disputes.list({ payment_intent: id })
    expect(data).toMatchObject([{ reason: 'fraudulent', amount: 7500, status: 'needs_response' }])
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })
})

describe('cards that are declined', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      '4000000000009995',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s answers %s %s', async (number, code, decline_code, message) => {
    const { id, outcome } = await payWith(number)
    expect(outcome).toBeInstanceOf(Stripe.errors.StripeCardError)
    const failure = outcome as Failure
    expect(failure).toMatchObject({
      statusCode: 402,
      rawType: 'card_error',
      code,
      message,
      payment_intent: { id },
    })
    // The SDK fills an absent decline code with an empty text.
    expect(failure.decline_code).toBe(decline_code ?? '')
    expect(failure.charge).toMatch(/^ch_/)
    expect(failure.doc_url).toBe(`https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`)
    const payment = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(payment).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      amount_received: 0,
      last_payment_error: { code, message },
    })
    expect(payment.latest_charge).toMatchObject({
      status: 'failed',
      paid: false,
      failure_code: code,
    })
    const again = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  it.each([
    ['4242424242424241', {}, 'incorrect_number', 'Your card number is invalid.'],
    [
      '4242424242424242',
      { exp_year: 2020 },
      'invalid_expiry_year',
      "Your card's expiration year is invalid.",
    ],
    [
      '4242424242424242',
      { exp_month: 13 },
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
    ],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('%s %j answers %s', async (number, card, code, message) => {
    const { id, outcome } = await payWith(number, card)
    expect(outcome).toMatchObject({ statusCode: 402, code, message })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  })

  it('are also known by their aliases', async () => {
    const pay = (payment_method: string) =>
      stripe.paymentIntents.create({ amount: 500, currency: 'usd', confirm: true, payment_method })
    await expect(pay('pm_card_chargeDeclined')).rejects.toMatchObject({
      decline_code: 'generic_decline',
    })
    await expect(pay('pm_card_visa_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
      decline_code: 'insufficient_funds',
    })
    expect(await pay('pm_card_mastercard')).toMatchObject({ status: 'succeeded' })
  })
})

describe('cards whose bank asks first', () => {
  const answer = async (id: string, card: string, challenge: 'authorize' | 'fail') =>
    (await cards.control('POST', `/cards/payments/${id}/confirm`, { card, challenge })).body

  it.each(['4000002500003155', '4000002760003184', '4000000000003220'])(
    '%s waits for the cardholder',
    async (number) => {
      const { outcome } = await payWith(number)
      expect(outcome).toMatchObject({
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk' },
        latest_charge: null,
      })
      const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
      expect(await answer(id, number, 'authorize')).toMatchObject({
        status: 'succeeded',
        next_action: null,
      })
      const other = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
      expect(await answer(other.id, number, 'fail')).toMatchObject({
        status: 'requires_payment_method',
        latest_charge: null,
        last_payment_error: {
          code: 'payment_intent_authentication_failure',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        },
      })
    },
  )

  it('are declined when nobody is there to be asked', async () => {
    const payment = stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      confirm: true,
      error_on_requires_action: true,
      payment_method: 'pm_card_threeDSecure2Required',
    })
    await expect(payment).rejects.toMatchObject({ code: 'authentication_required' })
  })

  it('4000008400001629 is declined after it', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
    expect(await answer(id, '4000008400001629', 'authorize')).toMatchObject({
      error: {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
        payment_intent: { status: 'requires_payment_method' },
      },
    })
  })
})

describe('numbers', () => {
  it('of real cards are refused', async () => {
    const { outcome } = await payWith('4111111111111111')
    expect(outcome).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' })
  })

  it('are never kept', async () => {
    await payWith('4242424242424242')
    await cards.sandbox.stop()
    const files = ['cards.sqlite', 'cards.sqlite-wal'].map((name) =>
      readFile(join(cards.dataDir, name), 'latin1').catch(() => ''),
    )
    const kept = (await Promise.all(files)).join('')
    expect(kept).toContain('"last4":"4242"')
    expect(kept).not.toMatch(/4242424242|4111111111|4000000000000/)
    await cards.restart()
  })
})
