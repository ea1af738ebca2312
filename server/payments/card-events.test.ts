import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  eventually,
  payAtProvider,
  placeTestOrder,
  readOrder,
  startTestPayment,
} from '../../tests/orders.fixture.ts'
import { openPaymentShop, type PaymentShop } from './payments.fixture.ts'

let shop: PaymentShop
let buyer: PaymentShop['buyer']
let part: PaymentShop['part']
let stripe: PaymentShop['stripe']
beforeAll(async () => {
  shop = await openPaymentShop()
  ;({ buyer, part, stripe } = shop)
})
beforeEach(() => shop.sandbox.faults.clear())
afterAll(() => shop?.close())

describe('events of the provider', () => {
  const send = (body: string, signature: string) =>
    shop.request('/api/webhooks/cards', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    })
  const sign = (payload: string, secret = shop.config.cards!.webhookSecret, timestamp?: number) =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      ...(timestamp ? { timestamp } : {}),
    })
  const event = (id: string, intent: string, type = 'payment_intent.succeeded') =>
    JSON.stringify({
      id,
      object: 'event',
      type,
      data: { object: { id: intent, object: 'payment_intent' } },
    })

  test('T77 found: S12 what is signed for a later time, or for two, is refused as what is old', async () => {
    const body = event('evt_early', 'pi_any')
    const now = Math.floor(Date.now() / 1_000)
    const signed = (time: number) => sign(body, undefined, time)
    for (const signature of [
      signed(now + 320),
      signed(now + 86_400),
      signed(now + 1e12),
      `t=${now - 3_600},${signed(now)}`,
      signed(now).replace('t=', 't=0x'),
      signed(now).replace(/t=\d+/, 't='),
    ])
      expect([signature, (await send(body, signature)).status]).toEqual([signature, 400])
    expect(await shop.sql`select 1 from provider_event where id = 'evt_early'`).toHaveLength(0)
    expect((await send(body, signed(now + 200))).status).toBe(200)
  })

  test('T77 found: S12 an event that says it is of a later time is refused, however it was signed', async () => {
    const now = Math.floor(Date.now() / 1_000)
    const of = (created: unknown) =>
      JSON.stringify({ ...(JSON.parse(event('evt_later', 'pi_any')) as object), created })
    for (const created of [now + 3_600, 1e17, 1e300, -1, 0.5, 'x', null])
      expect([created, (await send(of(created), sign(of(created)))).status]).toEqual([created, 400])
    expect(await shop.sql`select 1 from provider_event where id = 'evt_later'`).toHaveLength(0)
    expect((await send(of(now - 86_400), sign(of(now - 86_400)))).status).toBe(200)
  })

  test('T76 found: S8 a signed event whose names cannot be kept is refused', async () => {
    const odd = ['evt_\u0000', 'evt_\ud800', '', 'x'.repeat(256), 7, null, {}]
    const events = [
      ...odd.map((id) => ({ id, type: 'charge.refunded', data: { object: {} } })),
      ...odd.map((type) => ({ id: 'evt_odd', type, data: { object: {} } })),
      ...[null, 7, [], {}, { data: null }, { id: 'evt_odd', type: 'x', data: { object: null } }],
    ].map((one) => JSON.stringify(one))
    for (const body of [...events, '', '{', `${'['.repeat(30_000)}${']'.repeat(30_000)}`])
      expect([body.slice(0, 80), (await send(body, sign(body))).status]).toEqual([
        body.slice(0, 80),
        400,
      ])
    const foreign = JSON.stringify({
      id: 'evt_foreign',
      type: 'charge.refunded',
      data: { object: { id: 'ch_\u0000', object: 'charge', payment_intent: 'pi_\u0000' } },
    })
    expect((await send(foreign, sign(foreign))).status).toBe(200)
  })

  test('T35 unsigned, old, foreign and changed events have no effect', async () => {
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    const body = event('evt_forged', intent)
    const old = Math.floor(Date.now() / 1_000) - 3_600
    const bad = [
      ['', sign(body)],
      [body, ''],
      [body, 't=1,v1=00'],
      [body, sign(body, 'whsec_other')],
      [body, sign(body, undefined, old)],
      [`${body} `, sign(body)],
    ] as const
    for (const [payload, signature] of bad)
      expect((await send(payload, signature)).status).toBe(400)
    const [row] = await shop.sql`select 1 from provider_event where id = 'evt_forged'`
    expect(row).toBeUndefined()
  })

  test('T36 T37 what an event says is looked up; repeats and unknown ones are taken quietly', async () => {
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    const early = event('evt_early', intent)
    for (let time = 0; time < 5; time += 1)
      expect((await send(early, sign(early))).status).toBe(200)
    const unknown = event('evt_unknown', 'pi_nothing', 'some.thing')
    expect((await send(unknown, sign(unknown))).status).toBe(200)
    await eventually(
      () =>
        shop.sql`select 1 from provider_event where id in ('evt_early', 'evt_unknown') and processed_at is not null`,
      (rows) => rows.length === 2,
    )
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
    await payAtProvider(shop, intent)
    await shop.becomes(id, 'paid')
    const stale = event('evt_stale', intent, 'payment_intent.payment_failed')
    expect((await send(stale, sign(stale))).status).toBe(200)
    await eventually(
      () =>
        shop.sql`select 1 from provider_event where id = 'evt_stale' and processed_at is not null`,
      (rows) => rows.length === 1,
    )
    expect(JSON.stringify(await readOrder(buyer, id))).not.toContain('payment-failed')
    const late = event('evt_late', intent, 'payment_intent.canceled')
    expect((await send(late, sign(late))).status).toBe(200)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid' })
  })
})
