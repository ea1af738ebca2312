import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from '../../../sandbox/start.ts'
import { openLog } from '../../telemetry/log.ts'
import type { Charge, Provider as Port } from './provider.ts'
import { openStripe } from './stripe.ts'

/**
 * What the port of the card provider promises, on the adapter alone: against the sandbox always, and against the real
 * provider's test mode when STRIPE_TEST_KEY is given.
 */
type Provider = {
  cards: Port
  wrongKey: Port
  stripe: Stripe
  webhookSecret: string
  close: () => Promise<void>
}

const webhookSecret = 'whsec_for_the_port'

async function openSandboxed(): Promise<Provider> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-port-'))
  const secretKey = 'sk_test_sandbox_port'
  const sandbox: RunningSandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir,
    shopUrl: 'http://localhost:9',
    cards: { secretKey, publishableKey: 'pk_test_sandbox_port', webhookSecret },
    identities: { clientId: 'port', clientSecret: 'port' },
    images: { key: 'port' },
  })
  const apiBase = `http://127.0.0.1:${sandbox.port}`
  return {
    cards: open(secretKey, apiBase),
    wrongKey: open('sk_test_wrong', apiBase),
    stripe: new Stripe(secretKey, { host: '127.0.0.1', port: sandbox.port, protocol: 'http' }),
    webhookSecret,
    close: async () => {
      await sandbox.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function openReal(key: string): Promise<Provider> {
  return {
    cards: open(key, 'https://api.stripe.com'),
    wrongKey: open('sk_test_wrong', 'https://api.stripe.com'),
    stripe: new Stripe(key),
    webhookSecret,
    close: async () => {},
  }
}

const open = (secretKey: string, apiBase: string) =>
  openStripe(
    { secretKey, publishableKey: 'pk_test', webhookSecret, apiBase, script: '' },
    openLog('silent'),
  )

const key = process.env.STRIPE_TEST_KEY
const providers: [string, () => Promise<Provider>][] = [
  ['the sandbox', openSandboxed],
  ...(key ? [['test mode', () => openReal(key)] as [string, () => Promise<Provider>]] : []),
]

describe.each(providers)('the port of cards, against %s', (_, openProvider) => {
  let provider: Provider
  let cards: Port
  beforeAll(async () => {
    provider = await openProvider()
    cards = provider.cards
  })
  afterAll(() => provider?.close())

  const create = (orderId: string, idempotencyKey: string = randomUUID()) =>
    cards.create({
      orderId,
      orderNumber: 'PW-1',
      amountMinor: 12_345,
      currency: 'usd',
      email: 'port@example.test',
      back: 'https://shop.example/dashboard/payment/1',
      idempotencyKey,
    })
  const pay = (payment: Charge, card: string) =>
    provider.stripe.paymentIntents.confirm(payment.id, {
      payment_method: card,
      return_url: 'http://localhost:9/',
    })

  test('a payment is made once a key, and found as it was made', async () => {
    const order = randomUUID()
    const same = randomUUID()
    const [first, second] = [await create(order, same), await create(order, same)]
    expect(second).toEqual(first)
    expect(first).toMatchObject({
      status: 'open',
      amountMinor: 12_345,
      currency: 'usd',
      orderId: order,
      live: false,
      refundedMinor: 0,
      fault: null,
    })
    expect(first.clientSecret).toContain(first.id)
    expect(await cards.find(first.id)).toEqual(first)
    expect(await cards.find('pi_3Nothing0000000000000000')).toBeNull()
    expect(await cards.find('no id')).toBeNull()
  })

  test('a decline is told in the provider’s words, and the payment stays open', async () => {
    const payment = await create(randomUUID())
    await expect(pay(payment, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
    expect(await cards.find(payment.id)).toMatchObject({
      status: 'open',
      fault: expect.stringContaining('declined'),
    })
  })

  test('what is paid is not canceled, what is canceled stays so', async () => {
    const [paid, open] = [await create(randomUUID()), await create(randomUUID())]
    await pay(paid, 'pm_card_visa')
    expect(await cards.cancel(paid.id)).toMatchObject({ id: paid.id, status: 'succeeded' })
    expect(await cards.cancel(open.id)).toMatchObject({ id: open.id, status: 'canceled' })
    expect(await cards.cancel(open.id)).toMatchObject({ status: 'canceled' })
  })

  test('a refund is made once, and one that was made already counts', async () => {
    const payment = await create(randomUUID())
    await pay(payment, 'pm_card_visa')
    const same = randomUUID()
    const first = await cards.refund(payment.id, 12_345, same)
    expect(await cards.refund(payment.id, 12_345, same)).toBe(first)
    expect(await cards.refund(payment.id, 12_345, randomUUID())).toBe(first)
    expect(await cards.find(payment.id)).toMatchObject({ refundedMinor: 12_345 })
  })

  test('recent payments are listed from the time that is asked', async () => {
    const made = [await create(randomUUID()), await create(randomUUID())]
    const since = Math.floor(Date.now() / 1_000) - 60
    const ids: string[] = []
    for await (const payment of cards.recent(since)) ids.push(payment.id)
    expect(made.every(({ id }) => ids.includes(id))).toBe(true)
    const later: string[] = []
    for await (const payment of cards.recent(since + 3_600)) later.push(payment.id)
    expect(later).toEqual([])
  })

  test('only events that the provider signed are read', () => {
    const object = { id: 'pi_1', object: 'payment_intent' }
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    })
    const sign = (secret: string) =>
      provider.stripe.webhooks.generateTestHeaderString({ payload, secret })
    const read = (body: string, signature: string) =>
      cards.readEvent(body, new Headers({ 'stripe-signature': signature }))
    expect(read(payload, sign(provider.webhookSecret))).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      paymentId: 'pi_1',
    })
    expect(read(payload, sign('whsec_other'))).toBeNull()
    expect(read(`${payload} `, sign(provider.webhookSecret))).toBeNull()
  })

  test('a good key is told from a bad one', async () => {
    expect(await cards.check()).toMatchObject({ live: false })
    await expect(provider.wrongKey.check()).rejects.toThrow(/API Key/i)
  })
})
