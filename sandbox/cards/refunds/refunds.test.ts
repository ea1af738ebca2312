import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCards } from '../cards.fixture.ts'

let cards: Awaited<ReturnType<typeof startCards>>
let stripe: Stripe

beforeAll(async () => {
  cards = await startCards()
  stripe = cards.stripe
})
afterAll(() => cards.stop())

const paid = () =>
  stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
  })

describe('a refund', () => {
  it('gives everything back, once', async () => {
    const payment = await paid()
    const refund = await stripe.refunds.create({
      payment_intent: payment.id,
      reason: 'requested_by_customer',
      metadata: { order_id: 'o1' },
    })
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 5000,
      currency: 'usd',
      charge: payment.latest_charge,
      payment_intent: payment.id,
      payment_method: payment.payment_method,
      reason: 'requested_by_customer',
      receipt_number: null,
      status: 'succeeded',
      metadata: { order_id: 'o1' },
    })
    expect(refund.id).toMatch(/^re_\w{24}$/)
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      id: refund.id,
      destination_details: { type: 'card' },
    })
    await expect(stripe.refunds.create({ payment_intent: payment.id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    })
    expect(await stripe.charges.retrieve(String(payment.latest_charge))).toMatchObject({
      amount_refunded: 5000,
      refunded: true,
    })
  })

  it('gives parts back, never more than was paid', async () => {
    const payment = await paid()
    const charge = String(payment.latest_charge)
    await stripe.refunds.create({ charge, amount: 2000 })
    await stripe.refunds.create({ payment_intent: payment.id, amount: 1500 })
    const over = stripe.refunds.create({ charge, amount: 1501 })
    await expect(over).rejects.toMatchObject({ rawType: 'invalid_request_error', param: 'amount' })
    await expect(stripe.refunds.create({ charge, amount: 0 })).rejects.toMatchObject({
      param: 'amount',
    })
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 3500,
      refunded: false,
    })
    const { data } = await stripe.refunds.list({ payment_intent: payment.id })
    expect(data.map(({ amount }) => amount)).toEqual([1500, 2000])
    await stripe.refunds.create({ charge })
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 5000,
      refunded: true,
    })
  })

  it('needs a payment that was made', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(
      'does not have a successful charge',
    )
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' })
    await expect(stripe.refunds.create({ charge: 'ch_x' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
    await expect(stripe.refunds.create({ payment_intent: 'pi_x' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const wrong = 'because' as 'duplicate'
    await expect(
      stripe.refunds.create({ payment_intent: id, reason: wrong }),
    ).rejects.toMatchObject({ param: 'reason' })
  })

  it('lowers the balance', async () => {
    const amount = async () => (await stripe.balance.retrieve()).available[0]?.amount ?? 0
    const payment = await paid()
    const before = await amount()
    await stripe.refunds.create({ payment_intent: payment.id, amount: 1234 })
    expect(await amount()).toBe(before - 1234)
  })
})
