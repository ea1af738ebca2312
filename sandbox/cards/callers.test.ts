import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, keys, startCards } from './cards.fixture.ts'

let cards: Awaited<ReturnType<typeof startCards>>
let stripe: Stripe

beforeAll(async () => {
  cards = await startCards()
  stripe = cards.stripe
})
afterAll(() => cards.stop())

const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 2000, currency: 'usd', ...more })

describe('lists', () => {
  it('are newest first, in pages, and narrowed by time', async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) made.unshift((await create()).id)
    const first = await stripe.paymentIntents.list({ limit: 2 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' })
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const all = []
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) all.push(id)
    expect(all.slice(0, 5)).toEqual(made)
    expect(new Set(all).size).toBe(all.length)
    const before = await stripe.paymentIntents.list({ ending_before: made[3] ?? '', limit: 2 })
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(1, 3))
    expect(before.has_more).toBe(true)
    const now = Math.floor(Date.now() / 1000)
    const none = await stripe.paymentIntents.list({ created: { gte: now + 60 } })
    expect(none).toMatchObject({ data: [], has_more: false })
    const recent = await stripe.paymentIntents.list({ created: { gte: now - 60 }, limit: 100 })
    expect(recent.data.length).toBe(all.length)
    await expect(stripe.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({
      param: 'limit',
    })
    await expect(stripe.paymentIntents.list({ starting_after: 'pi_x' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})

describe('keys', () => {
  const withKey = (key: string) => clientOf(cards.sandbox, key)

  it('refuse strangers with 401 and show only the ends of what they sent', async () => {
    const refused = await withKey('sk_test_somebody_else_1234')
      .paymentIntents.list()
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect((refused as Error).message).toBe('Invalid API Key provided: sk_test_********1234')
    const bare = await fetch(`http://127.0.0.1:${cards.sandbox.port}/v1/payment_intents`)
    expect(bare.status).toBe(401)
  })

  it('let a browser see its own intent only, and less of it', async () => {
    const payment = await create({ metadata: { order_id: 'o1' } })
    const browser = withKey(keys.publishableKey)
    await expect(browser.paymentIntents.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripePermissionError,
    )
    await expect(browser.refunds.create({ payment_intent: payment.id })).rejects.toMatchObject({
      code: 'secret_key_required',
    })
    await expect(browser.paymentIntents.retrieve(payment.id)).rejects.toMatchObject({
      param: 'client_secret',
    })
    const secret = { client_secret: payment.client_secret ?? '' }
    const seen = await browser.paymentIntents.retrieve(payment.id, secret)
    expect(seen).toMatchObject({ id: payment.id, amount: 2000, status: 'requires_payment_method' })
    expect(seen).not.toHaveProperty('metadata')
    expect(seen).not.toHaveProperty('latest_charge')
    const other = await create()
    await expect(browser.paymentIntents.retrieve(other.id, secret)).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  it('are asked from any origin', async () => {
    const url = `http://127.0.0.1:${cards.sandbox.port}/v1/payment_methods`
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin: 'http://shop.test', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
    const made = await fetch(url, {
      method: 'POST',
      headers: { origin: 'http://shop.test' },
      body: new URLSearchParams({
        key: keys.publishableKey,
        type: 'card',
        'card[number]': '4242424242424242',
        'card[exp_month]': '12',
        'card[exp_year]': '34',
        'card[cvc]': '123',
      }),
    })
    expect(made.headers.get('access-control-allow-origin')).toBe('*')
    expect(await made.json()).toMatchObject({
      id: expect.stringMatching(/^pm_\w{24}$/),
      card: { exp_year: 2034 },
    })
  })

  it('can be checked: account, balance, webhook endpoint', async () => {
    expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
      object: 'account',
      charges_enabled: true,
    })
    expect((await stripe.balance.retrieve()).available[0]).toMatchObject({ amount: 0 })
    const { data } = await stripe.webhookEndpoints.list()
    expect(data).toMatchObject([
      { url: `${cards.shop.url}/api/webhooks/cards`, status: 'enabled', enabled_events: ['*'] },
    ])
  })

  it('answer what is not emulated with a sentence', async () => {
    await expect(stripe.customers.create()).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('POST: /v1/customers'),
    })
    await expect(stripe.paymentIntents.retrieve('pi_x')).rejects.toMatchObject({
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_x'",
    })
  })
})
