import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startCards } from './cards.fixture.ts'

let cards: Awaited<ReturnType<typeof startCards>>

beforeAll(async () => {
  cards = await startCards()
})
afterEach(() => cards.sandbox.faults.clear())
afterAll(() => cards.stop())

const create = (idempotencyKey: string, amount = 900) =>
  cards.stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey })

describe('an idempotency key', () => {
  it('answers the same again, and says so, also after a restart', async () => {
    const first = await create('order-1-1')
    const second = await create('order-1-1')
    expect(second.id).toBe(first.id)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(second.lastResponse.idempotencyKey).toBe('order-1-1')
    await cards.restart()
    expect((await create('order-1-1')).id).toBe(first.id)
    expect((await create('order-1-2')).id).not.toBe(first.id)
  })

  it('belongs to one request: another body or another call is refused', async () => {
    const { id } = await create('order-2')
    const refused = await create('order-2', 901).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(refused).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
    const cancel = cards.stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'order-2' })
    await expect(cancel).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect((await cards.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  })

  it('that is in flight answers 409, and there is one effect', async () => {
    cards.sandbox.faults.set('cards', { kind: 'delay', ms: 1000, remaining: 1 })
    const before = (await cards.control<unknown[]>('GET', '/cards/journal?path=payment_intents'))
      .body.length
    const answers = await Promise.allSettled([
      create('order-3'),
      create('order-3'),
      create('order-3'),
    ])
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(2)
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    const { body } = await cards.control<{ status: number }[]>(
      'GET',
      '/cards/journal?path=payment_intents',
    )
    expect(
      body
        .slice(before)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409, 409])
  })

  it('keeps a decline, but not a refused parameter', async () => {
    const pay = (payment_method: string) =>
      cards.stripe.paymentIntents.create(
        { amount: 900, currency: 'usd', confirm: true, payment_method },
        { idempotencyKey: 'order-4' },
      )
    const first = await pay('pm_card_chargeDeclined').catch((error: unknown) => error)
    const second = await pay('pm_card_chargeDeclined').catch((error: unknown) => error)
    const chargeOf = (error: unknown) => (error as Stripe.errors.StripeCardError).charge
    expect(chargeOf(first)).toMatch(/^ch_/)
    expect(chargeOf(second)).toBe(chargeOf(first))
    await expect(create('order-5', 1)).rejects.toMatchObject({ code: 'amount_too_small' })
    expect((await create('order-5', 900)).amount).toBe(900)
  })

  it('is not needed: calls without one are each their own', async () => {
    const post = () =>
      fetch(`http://127.0.0.1:${cards.sandbox.port}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox_secret' },
        body: new URLSearchParams({ amount: '900', currency: 'usd' }),
      }).then((response) => response.json() as Promise<{ id: string }>)
    expect((await post()).id).not.toBe((await post()).id)
  })
})
