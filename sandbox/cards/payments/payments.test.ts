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

/** `more` may be what nobody should send. */
const create = (more: object = {}) =>
  stripe.paymentIntents.create({ amount: 2000, currency: 'usd', ...more })

const wantedKeys =
  'id object amount amount_capturable amount_received application_fee_amount automatic_payment_methods canceled_at cancellation_reason capture_method client_secret confirmation_method created currency customer description last_payment_error latest_charge livemode metadata next_action on_behalf_of payment_method payment_method_options payment_method_types processing receipt_email review setup_future_usage shipping source statement_descriptor statement_descriptor_suffix status transfer_data transfer_group'

describe('a payment intent', () => {
  it('has every key, and ids of the right form', async () => {
    const payment = await create({
      metadata: { order_id: 'o1' },
      allowed_payment_method_types: ['card'],
    })
    expect(Object.keys(payment)).toEqual(expect.arrayContaining(wantedKeys.split(' ')))
    expect(payment).not.toHaveProperty('charges')
    expect(payment).toMatchObject({
      object: 'payment_intent',
      amount: 2000,
      currency: 'usd',
      status: 'requires_payment_method',
      livemode: false,
      metadata: { order_id: 'o1' },
      payment_method_types: ['card'],
      allowed_payment_method_types: ['card'],
      confirmation_method: 'automatic',
    })
    expect(payment.id).toMatch(/^pi_\w{24}$/)
    expect(payment.client_secret).toMatch(new RegExp(`^${payment.id}_secret_\\w{25}$`))
    expect(payment.lastResponse.requestId).toMatch(/^req_\w{14}$/)
    expect(payment.lastResponse.apiVersion).toBe(Stripe.API_VERSION)
  })

  it.each<[params: object, code: string | undefined, param: string]>([
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ amount: 0 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: -5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 'x' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: undefined }, 'parameter_missing', 'amount'],
    [{ currency: undefined }, 'parameter_missing', 'currency'],
    [{ currency: 'dollars' }, undefined, 'currency'],
    [
      { payment_method_types: ['ideal'] },
      'payment_intent_invalid_parameter',
      'payment_method_types',
    ],
    [
      { allowed_payment_method_types: ['ideal'] },
      'payment_intent_invalid_parameter',
      'allowed_payment_method_types',
    ],
    [{ receipt_email: 'nobody' }, 'email_invalid', 'receipt_email'],
    [{ metadata: { ['k'.repeat(41)]: 'v' } }, undefined, 'metadata'],
    [{ ammount: 1 }, 'parameter_unknown', 'ammount'],
    [{ customer: 'cus_1' }, 'parameter_unknown', 'customer'],
    [{ payment_method: 'pm_nowhere' }, 'resource_missing', 'payment_method'],
  ])('refuses %j', async (params, code, param) => {
    const refused = await create(params).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(refused).toMatchObject({ param })
    expect((refused as Stripe.errors.StripeError).code).toBe(code)
  })

  it('takes the smallest and the largest amount', async () => {
    expect((await create({ amount: 50 })).amount).toBe(50)
    expect((await create({ amount: 99_999_999, currency: 'USD' })).currency).toBe('usd')
  })

  it('is paid in one call with confirm, and shows its charge when asked', async () => {
    const payment = await create({
      confirm: true,
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.refunds', 'payment_method'],
    })
    expect(payment).toMatchObject({ status: 'succeeded', amount_received: 2000 })
    const charge = payment.latest_charge as Stripe.Charge
    expect(charge).toMatchObject({
      paid: true,
      captured: true,
      amount: 2000,
      payment_intent: payment.id,
    })
    expect(charge.id).toMatch(/^ch_\w{24}$/)
    expect(charge.refunds?.data).toEqual([])
    expect((payment.payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242')
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ id: charge.id })
    await expect(
      stripe.paymentIntents.retrieve(payment.id, { expand: ['amount'] }),
    ).rejects.toThrow('cannot be expanded')
  })

  it('changes its amount while open, its metadata always', async () => {
    const { id } = await create({ metadata: { a: '1', b: '2' } })
    const changed = await stripe.paymentIntents.update(id, {
      amount: 3000,
      metadata: { a: '', c: '3' },
    })
    expect(changed).toMatchObject({ amount: 3000, metadata: { b: '2', c: '3' } })
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect(stripe.paymentIntents.update(id, { amount: 1 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    await stripe.paymentIntents.update(id, { metadata: { late: 'yes' } })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      amount: 3000,
      metadata: { late: 'yes' },
    })
  })

  it('is cancelled from every open state, and then nothing else happens to it', async () => {
    const open = [
      await create(),
      await create({ payment_method: 'pm_card_visa' }),
      await create({ payment_method: 'pm_card_threeDSecure2Required', confirm: true }),
      await create({ payment_method: 'pm_card_visa', confirm: true, capture_method: 'manual' }),
    ]
    expect(open.map(({ status }) => status)).toEqual([
      'requires_payment_method',
      'requires_confirmation',
      'requires_action',
      'requires_capture',
    ])
    for (const { id } of open) {
      const cancelled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
      expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
      expect(cancelled.canceled_at).toBeTypeOf('number')
      const state = { code: 'payment_intent_unexpected_state', statusCode: 400 }
      await expect(
        stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      ).rejects.toMatchObject(state)
      await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(state)
      expect((await stripe.paymentIntents.retrieve(id)).status).toBe('canceled')
    }
  })

  it('is neither cancelled nor paid again once it has succeeded', async () => {
    const { id } = await create({ confirm: true, payment_method: 'pm_card_visa' })
    const state = {
      code: 'payment_intent_unexpected_state',
      payment_intent: { id, status: 'succeeded' },
    }
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(state)
    await expect(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject(state)
    await expect(
      stripe.paymentIntents.cancel(id, { cancellation_reason: 'bored' as 'abandoned' }),
    ).rejects.toMatchObject({ param: 'cancellation_reason' })
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
  })

  it('is captured once, the whole or a part', async () => {
    const { id } = await create({
      confirm: true,
      payment_method: 'pm_card_visa',
      capture_method: 'manual',
    })
    await expect(
      stripe.paymentIntents.capture(id, { amount_to_capture: 2001 }),
    ).rejects.toMatchObject({ statusCode: 400 })
    const captured = await stripe.paymentIntents.capture(id, { amount_to_capture: 1500 })
    expect(captured).toMatchObject({
      status: 'succeeded',
      amount_received: 1500,
      amount_capturable: 0,
    })
    await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('takes the address for its receipt when it is confirmed', async () => {
    const { id } = await create()
    const receipt = { payment_method: 'pm_card_visa', receipt_email: 'buyer@example.test' }
    const { latest_charge } = await stripe.paymentIntents.confirm(id, {
      ...receipt,
      expand: ['latest_charge'],
    })
    expect(latest_charge).toMatchObject({ receipt_email: 'buyer@example.test' })
  })

  it('is not confirmed without a card', async () => {
    const { id } = await create()
    await expect(stripe.paymentIntents.confirm(id)).rejects.toThrow('missing a payment method')
  })
})
