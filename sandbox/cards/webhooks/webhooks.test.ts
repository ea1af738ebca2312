import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox } from '../../start.ts'
import { optionsFor, startCards } from '../cards.fixture.ts'

let cards: Awaited<ReturnType<typeof startCards>>

beforeEach(async () => {
  cards = await startCards()
})
afterEach(() => cards.stop())

const pay = (payment_method = 'pm_card_visa') =>
  cards.stripe.paymentIntents.create(
    { amount: 600, currency: 'usd', confirm: true, payment_method },
    { idempotencyKey: `pay-${payment_method}` },
  )

const arrived = async (...types: string[]) => {
  await cards.shop.until(() => cards.shop.received.length >= types.length)
  expect([...cards.shop.types()].sort()).toEqual([...types].sort())
}

describe('webhooks', () => {
  it('are signed, and tell of a payment as the API shows it', async () => {
    const payment = await pay()
    await arrived('payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded')
    const event = cards.shop.received.find(({ type }) => type === 'payment_intent.succeeded')
    expect(event).toMatchObject({
      object: 'event',
      api_version: Stripe.API_VERSION,
      livemode: false,
      pending_webhooks: 1,
      request: { id: payment.lastResponse.requestId, idempotency_key: 'pay-pm_card_visa' },
    })
    expect(event?.id).toMatch(/^evt_\w{24}$/)
    expect(event?.data.object).toEqual(JSON.parse(JSON.stringify(payment)))
    const created = cards.shop.received.find(({ type }) => type === 'payment_intent.created')
    expect(created?.data.object).toMatchObject({
      status: 'requires_confirmation',
      latest_charge: null,
    })
  })

  it.each([
    [
      'pm_card_chargeDeclined',
      ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed'],
    ],
    ['pm_card_threeDSecure2Required', ['payment_intent.created', 'payment_intent.requires_action']],
    [
      'pm_card_createDispute',
      [
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'charge.dispute.created',
      ],
    ],
  ])('of %s are %j', async (card, types) => {
    await pay(card).catch(() => {})
    await arrived(...types)
  })

  it('tell of cancelling and refunding', async () => {
    const { id } = await cards.stripe.paymentIntents.create({ amount: 600, currency: 'usd' })
    await cards.stripe.paymentIntents.cancel(id)
    await arrived('payment_intent.created', 'payment_intent.canceled')
    const paid = await pay()
    await cards.stripe.refunds.create({ payment_intent: paid.id, amount: 100 })
    await cards.shop.until(() => cards.shop.received.length >= 8)
    expect(cards.shop.types()).toEqual(
      expect.arrayContaining(['refund.created', 'charge.refunded', 'refund.updated']),
    )
    const refunded = cards.shop.received.find(({ type }) => type === 'charge.refunded')
    expect(refunded?.data).toMatchObject({
      object: { amount_refunded: 100 },
      previous_attributes: { amount_refunded: 0 },
    })
  })

  it('can be read again by the API', async () => {
    const { id } = await pay()
    await cards.shop.until(() => cards.shop.received.length === 3)
    const { data } = await cards.stripe.events.list({ type: 'payment_intent.succeeded' })
    expect(data).toHaveLength(1)
    const event = await cards.stripe.events.retrieve(data[0]?.id ?? '')
    expect(event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id } } })
  })

  it('that are refused come again, and again, until they are taken', async () => {
    cards.shop.statuses.push(500, 503)
    await cards.stripe.paymentIntents.create({ amount: 600, currency: 'usd' })
    await cards.shop.until(() => cards.shop.received.length === 2)
    // The second pause is two seconds by itself; a flush does not wait for it.
    const flushed = await cards.control('POST', '/webhooks/flush')
    expect(flushed.body).toEqual({ delivered: 1, failed: 0 })
    expect(new Set(cards.shop.received.map(({ id }) => id)).size).toBe(1)
    expect((await cards.control('GET', '/webhooks')).body).toEqual({ delivered: 1 })
  })

  it('survive a restart of the sandbox while the shop is down', async () => {
    const nowhere = optionsFor(cards.dataDir, 'http://127.0.0.1:9')
    await cards.sandbox.stop()
    const alone = await startSandbox(nowhere)
    await fetch(`http://127.0.0.1:${alone.port}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${nowhere.cards.secretKey}` },
      body: new URLSearchParams({ amount: '600', currency: 'usd' }),
    })
    await alone.stop()
    expect(cards.shop.received).toEqual([])
    await cards.restart()
    await arrived('payment_intent.created')
  })
})

describe('F09 faults of webhooks', () => {
  const strike = (fault: object) => cards.control('PUT', '/faults/webhooks', fault)
  const counts = async () => (await cards.control('GET', '/webhooks')).body

  it('silent sends nothing, until it is asked to', async () => {
    await strike({ kind: 'silent' })
    const { id } = await pay()
    expect(await counts()).toEqual({ silenced: 3 })
    expect((await cards.control('POST', '/webhooks/flush')).body).toEqual({
      delivered: 0,
      failed: 0,
    })
    expect(cards.shop.received).toEqual([])
    const { data } = await cards.stripe.events.list({ type: 'payment_intent.succeeded' })
    expect((await cards.control('POST', `/webhooks/resend/${data[0]?.id}`)).status).toBe(200)
    await arrived('payment_intent.succeeded')
    expect(cards.shop.received[0]?.data.object).toMatchObject({ id })
    expect((await cards.control('POST', '/webhooks/resend')).body).toEqual({ sent: 3 })
    await cards.shop.until(() => cards.shop.received.length === 4)
    expect((await cards.control('POST', '/webhooks/resend/evt_x')).status).toBe(404)
  })

  it('duplicate sends each event several times', async () => {
    await strike({ kind: 'duplicate', times: 3, match: 'payment_intent.succeeded' })
    await pay()
    await arrived(
      'payment_intent.created',
      'charge.succeeded',
      ...Array(3).fill('payment_intent.succeeded'),
    )
    expect(new Set(cards.shop.received.map(({ id }) => id)).size).toBe(3)
  })

  it('reorder sends a batch in reverse', async () => {
    await strike({ kind: 'reorder', times: 3 })
    await cards.stripe.paymentIntents.create({ amount: 600, currency: 'usd' })
    expect(await counts()).toEqual({ held: 1 })
    const { id } = await cards.stripe.paymentIntents.create({ amount: 600, currency: 'usd' })
    await cards.stripe.paymentIntents.cancel(id)
    await cards.shop.until(() => cards.shop.received.length === 3)
    expect(cards.shop.types()).toEqual([
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.created',
    ])
  })

  it('reorder lets go of what it held when it is cleared', async () => {
    await strike({ kind: 'reorder', times: 10 })
    await pay()
    expect(await counts()).toEqual({ held: 3 })
    await cards.control('DELETE', '/faults/webhooks')
    await cards.shop.until(() => cards.shop.received.length === 3)
    expect(cards.shop.types()).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ])
  })

  it('delay sends late, and a flush sends at once', async () => {
    await strike({ kind: 'delay', ms: 600_000 })
    await pay()
    expect(await counts()).toEqual({ pending: 3 })
    expect(cards.shop.received).toEqual([])
    expect((await cards.control('POST', '/webhooks/flush')).body).toEqual({
      delivered: 3,
      failed: 0,
    })
    expect(cards.shop.received).toHaveLength(3)
  })

  it.each([
    ['error', 0],
    ['error-after', 1],
  ])('%s: the shop gets it %i times before it comes again', async (kind, times) => {
    await strike({ kind, remaining: 1 })
    await cards.stripe.paymentIntents.create({ amount: 600, currency: 'usd' })
    await cards.shop.until(() => cards.shop.received.length === times + 1)
    expect(cards.sandbox.faults.list()).toEqual({})
    expect(cards.shop.types()).toEqual(Array(times + 1).fill('payment_intent.created'))
  })
})
