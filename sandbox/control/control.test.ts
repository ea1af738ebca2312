import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startCards } from '../cards/cards.fixture.ts'

let cards: Awaited<ReturnType<typeof startCards>>

beforeAll(async () => {
  cards = await startCards()
})
afterEach(() => cards.sandbox.faults.clear())
afterAll(() => cards.stop())

const url = (path: string) => `http://127.0.0.1:${cards.sandbox.port}${path}`

describe('faults', () => {
  it('are set, shown and cleared', async () => {
    const { control } = cards
    const fault = { kind: 'error', status: 503, match: 'POST /v1', remaining: 2 }
    expect(await control('PUT', '/faults/cards', fault)).toEqual({
      status: 200,
      body: { cards: fault },
    })
    const delay = { kind: 'delay', ms: 5 }
    await control('PUT', '/faults/mail', delay)
    expect((await control('GET', '/faults')).body).toEqual({ cards: fault, mail: delay })
    expect((await control('DELETE', '/faults/mail')).body).toEqual({ cards: fault })
    expect((await control('DELETE', '/faults')).body).toEqual({})
    expect(cards.sandbox.faults.list()).toEqual({})
  })

  it.each([
    ['cards', { kind: 'explode' }, 'kind: '],
    ['cards', { kind: 'delay' }, 'ms: '],
    ['cards', { kind: 'delay', ms: -1 }, 'ms: '],
    ['cards', { kind: 'error', status: 200 }, 'status: '],
    ['cards', { kind: 'error', colour: 'red' }, 'colour'],
    ['cards', { kind: 'error', remaining: 0 }, 'remaining: '],
    ['cards', { kind: 'silent' }, 'webhooks only'],
    ['cards', undefined, 'body: '],
    ['weather', { kind: 'error' }, 'No such target'],
  ])('of %s as %j are refused with a reason', async (target, fault, reason) => {
    const { status, body } = await cards.control<{ error: string }>(
      'PUT',
      `/faults/${target}`,
      fault,
    )
    expect(status).toBe(400)
    expect(body.error).toContain(reason)
    expect(cards.sandbox.faults.list()).toEqual({})
    expect((await cards.control('DELETE', '/faults/weather')).status).toBe(400)
  })
})

describe('paying from outside', () => {
  it('answers as the API does', async () => {
    const { id } = await cards.stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
    const pay = (card: string) => cards.control('POST', `/cards/payments/${id}/confirm`, { card })
    expect(await pay('4000 0000 0000 0002')).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined' } },
    })
    expect(await pay('4242 4242 4242 4242')).toMatchObject({
      status: 200,
      body: { id, status: 'succeeded' },
    })
    expect(await pay('4242424242424242')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
    expect(await pay('visa')).toMatchObject({ status: 400 })
    const nobody = await cards.control('POST', '/cards/payments/pi_x/confirm', {
      card: '4242424242424242',
    })
    expect(nobody.status).toBe(404)
    await cards.shop.until(() => cards.shop.types().includes('payment_intent.succeeded'))
  })
})

describe('T28 a forged intent', () => {
  it('is shown by the API as it was made', async () => {
    const { id } = await cards.stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
    const lies = {
      livemode: true,
      currency: 'eur',
      status: 'succeeded',
      metadata: { order_id: 'x' },
    }
    expect((await cards.control('PATCH', `/cards/payments/${id}`, lies)).status).toBe(200)
    expect(await cards.stripe.paymentIntents.retrieve(id)).toMatchObject({ ...lies, amount: 900 })
    expect((await cards.control('PATCH', `/cards/payments/${id}`, { id: 'pi_x' })).status).toBe(400)
    expect((await cards.control('PATCH', '/cards/payments/pi_x', lies)).status).toBe(404)
  })
})

describe('pages of other origins', () => {
  it.each([
    ['PUT', '/control/faults/cards'],
    ['POST', '/control/webhooks/flush'],
    ['POST', '/control'],
    ['POST', '/cards/events/evt_x/resend'],
  ])('may not %s %s', async (method, path) => {
    const body = method === 'PUT' ? JSON.stringify({ kind: 'error' }) : 'target=cards&kind=error'
    const type = method === 'PUT' ? 'application/json' : 'application/x-www-form-urlencoded'
    for (const foreign of [{ origin: 'http://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await fetch(url(path), {
        method,
        body,
        headers: { 'content-type': type, ...foreign },
      })
      expect(answer.status).toBe(403)
    }
    expect(cards.sandbox.faults.list()).toEqual({})
  })
})
