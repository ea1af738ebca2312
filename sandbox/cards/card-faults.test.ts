import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '../control/faults.ts'
import { startCards } from './cards.fixture.ts'
import type { JournalLine } from './journal.ts'

let cards: Awaited<ReturnType<typeof startCards>>

beforeAll(async () => {
  cards = await startCards()
})
afterEach(() => cards.sandbox.faults.clear())
afterAll(() => cards.stop())

let attempts = 0
const count = async () => (await cards.stripe.paymentIntents.list({ limit: 100 })).data.length

/** One call under the fault, then the same call again when all is well. */
async function twice(fault: Fault) {
  attempts += 1
  const idempotencyKey = `attempt-${attempts}`
  const before = await count()
  // Without `remaining`: the SDK itself tries once more when a socket closes.
  cards.sandbox.faults.set('cards', { ...fault, match: 'POST /v1/payment_intents' })
  const params = { amount: 800, currency: 'usd' }
  const first = await cards.stripe.paymentIntents
    .create(params, { idempotencyKey, timeout: fault.kind.startsWith('hang') ? 500 : 60_000 })
    .catch((error: unknown) => error)
  cards.sandbox.faults.clear()
  const between = await count()
  const second = await cards.stripe.paymentIntents.create(params, { idempotencyKey })
  return { first, second, effects: [between - before, (await count()) - before] }
}

const replayed = (payment: Stripe.Response<Stripe.PaymentIntent>) =>
  payment.lastResponse.headers['idempotent-replayed'] === 'true'

describe('F07 a fault of the card provider', () => {
  it.each([
    ['error', Stripe.errors.StripeAPIError],
    ['hang', Stripe.errors.StripeConnectionError],
    ['cut', Stripe.errors.StripeConnectionError],
  ] as const)('%s has no effect; the next try has it', async (kind, type) => {
    const { first, second, effects } = await twice({ kind, status: 503 })
    expect(first).toBeInstanceOf(type)
    expect(effects).toEqual([0, 1])
    expect(replayed(second)).toBe(false)
  })

  it.each([
    ['error-after', Stripe.errors.StripeAPIError],
    ['hang-after', Stripe.errors.StripeConnectionError],
    ['cut-after', Stripe.errors.StripeConnectionError],
  ] as const)('%s has its effect, and the same key does not repeat it', async (kind, type) => {
    const { first, second, effects } = await twice({ kind, status: 500 })
    expect(first).toBeInstanceOf(type)
    expect(effects).toEqual([1, 1])
    expect(replayed(second)).toBe(true)
  })

  it('error answers the status asked for, 429 among them', async () => {
    cards.sandbox.faults.set('cards', { kind: 'error', status: 429 })
    await expect(cards.stripe.paymentIntents.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeRateLimitError,
    )
  })

  it('delay answers late', async () => {
    cards.sandbox.faults.set('cards', { kind: 'delay', ms: 250 })
    const since = performance.now()
    await cards.stripe.paymentIntents.list()
    expect(performance.now() - since).toBeGreaterThan(240)
  })

  it('strikes only what it matches, and as often as it says', async () => {
    cards.sandbox.faults.set('cards', { kind: 'error', match: 'POST /v1/refunds', remaining: 1 })
    const { id } = await cards.stripe.paymentIntents.create({
      amount: 800,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    await expect(cards.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      statusCode: 500,
    })
    expect(await cards.stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 800 })
    expect(cards.sandbox.faults.list()).toEqual({})
  })

  it('leaves a stop of the sandbox quick, even while calls hang', async () => {
    cards.sandbox.faults.set('cards', { kind: 'hang' })
    const hanging = cards.stripe.paymentIntents.list().catch((error: unknown) => error)
    while (!(await journal()).some(({ status, method }) => method === 'GET' && status === 0))
      await sleep(5)
    const since = performance.now()
    await cards.restart()
    // as long as the client waits, if nobody cuts it
    expect(performance.now() - since).toBeLessThan(30_000)
    expect(await hanging).toBeInstanceOf(Stripe.errors.StripeConnectionError)
  })
})

const journal = async () => (await cards.control<JournalLine[]>('GET', '/cards/journal')).body

describe('the journal', () => {
  it('has a line for every request, with what the caller got', async () => {
    const { id } = await cards.stripe.paymentIntents.create(
      { amount: 800, currency: 'usd' },
      { idempotencyKey: 'journal-1' },
    )
    await cards.stripe.paymentIntents.create(
      { amount: 800, currency: 'usd' },
      { idempotencyKey: 'journal-1' },
    )
    cards.sandbox.faults.set('cards', { kind: 'error-after', status: 502 })
    await cards.stripe.paymentIntents
      .cancel(id, {}, { idempotencyKey: 'journal-2' })
      .catch(() => {})
    const lines = (await journal()).slice(-3)
    expect(lines).toMatchObject([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        idempotencyKey: 'journal-1',
        status: 200,
        replayed: false,
      },
      {
        method: 'POST',
        path: '/v1/payment_intents',
        idempotencyKey: 'journal-1',
        status: 200,
        replayed: true,
      },
      {
        method: 'POST',
        path: `/v1/payment_intents/${id}/cancel`,
        idempotencyKey: 'journal-2',
        status: 502,
        replayed: false,
      },
    ])
    expect(Date.parse(lines[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const { body } = await cards.control<JournalLine[]>('GET', '/cards/journal?path=/cancel')
    expect(body.map(({ path }) => path)).toEqual([`/v1/payment_intents/${id}/cancel`])
  })
})
