import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import {
  addTestPart,
  eventually,
  paidOrder,
  payAtProvider,
  placeTestOrder,
  readOrder,
  startTestPayment,
} from '../../tests/orders.fixture.ts'
import type { TestMember } from '../../tests/test-member.ts'

let shop: TestShop
let buyer: TestMember
let other: TestMember
let admin: TestMember
let part: string
let stripe: Stripe

beforeAll(async () => {
  shop = await openTestShop({ environment: { OPEN_ORDERS: '500', RELEASE: 'manual' } })
  ;[buyer, other, admin] = await Promise.all([shop.buyer(), shop.buyer('Other'), shop.admin()])
  part = await addTestPart(shop, { quantity: 100_000 })
  const { secretKey } = shop.config.cards
  stripe = new Stripe(secretKey, { host: '127.0.0.1', port: shop.sandbox.port, protocol: 'http' })
})
beforeEach(() => shop.sandbox.faults.clear())
afterAll(() => shop.close())

const confirm = (who: TestMember, id: string, transactionId: string, more: object = {}) =>
  who.call('PATCH', `/order/${id}`, { orderId: id, transactionId, price: 1_000, ...more })

const becomes = (id: string, status: string) =>
  eventually(
    () => readOrder(buyer, id),
    (order) => order.status === status,
  )

const created = async () => {
  const journal = await fetch(`${shop.sandbox.url}/control/cards/journal?path=/v1/payment_intents`)
  const lines = (await journal.json()) as { method: string; path: string; replayed: boolean }[]
  return lines.filter(
    (line) => line.method === 'POST' && line.path === '/v1/payment_intents' && !line.replayed,
  ).length
}

const captured = async (id: string) => {
  const intents = await stripe.paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] })
  return intents.data
    .filter((intent) => intent.metadata.order_id === id && intent.status === 'succeeded')
    .map((intent) => intent.latest_charge as Stripe.Charge)
    .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0)
}

describe('starting', () => {
  test('T27 one order has one payment, however often it is started', async () => {
    const id = await placeTestOrder(buyer, part)
    const before = await created()
    const intents = await Promise.all(Array.from({ length: 10 }, () => startTestPayment(buyer, id)))
    expect(new Set(intents).size).toBe(1)
    expect(await created()).toBe(before + 1)
    const intent = await stripe.paymentIntents.retrieve(intents[0]!)
    expect(intent).toMatchObject({ amount: 100_000, currency: 'usd', metadata: { order_id: id } })
  })

  test('T26 the amount is the order’s, whatever the page says', async () => {
    const id = await placeTestOrder(buyer, part)
    const before = await created()
    for (const price of [1, 0, 999.99, 1_001]) {
      const response = await buyer.call('POST', '/create-payment-intent', { orderId: id, price })
      expect(response.status).toBe(409)
    }
    for (const price of [-1, 'a', null])
      expect(
        (await buyer.call('POST', '/create-payment-intent', { orderId: id, price })).status,
      ).toBe(400)
    const foreign = await other.call('POST', '/create-payment-intent', { orderId: id })
    expect(foreign.status).toBe(404)
    expect(await created()).toBe(before)
  })

  test('a price alone is enough for exactly one unpaid order of that total', async () => {
    const rare = await addTestPart(shop, { price: 77 })
    const pay = () => other.call('POST', '/create-payment-intent', { price: 770 })
    expect((await pay()).status).toBe(400)
    await placeTestOrder(other, rare, 10, 770)
    expect(await (await pay()).json()).toMatchObject({ amount: 77_000, currency: 'usd' })
    await placeTestOrder(other, rare, 10, 770)
    expect(await (await pay()).json()).toMatchObject({ code: 'which_order' })
  })
})

describe('confirming', () => {
  test('the buyer’s word and the provider’s event make one transition, in either order', async () => {
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(shop, intent)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(buyer, id, intent)))
    for (const response of answers) {
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ modifiedCount: 1 })
    }
    const order = await readOrder(buyer, id)
    expect(order).toMatchObject({ status: 'paid', transactionId: intent })
    const [counts] = await shop.sql`
      select (select count(*)::int from order_event where order_id = ${id} and kind = 'paid') as events,
        (select count(*)::int from mail where order_id = ${id} and kind = 'payment-received') as mails`
    expect(counts).toEqual({ events: 1, mails: 1 })
  })

  test('the provider’s event alone is enough', async () => {
    const id = await placeTestOrder(buyer, part)
    await payAtProvider(shop, await startTestPayment(buyer, id))
    await becomes(id, 'paid')
  })

  test('the reconciler finds what no event told', async () => {
    shop.sandbox.faults.set('webhooks', { kind: 'silent' })
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(shop, intent)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
    await shop.enqueue(shop.sql, 'reconcile-payments', { hours: 1 })
    await becomes(id, 'paid')
  })

  test('T28 T29 T30 payments that are not this order’s are refused', async () => {
    shop.sandbox.faults.set('webhooks', { kind: 'silent' })
    const id = await placeTestOrder(buyer, part)
    const paidElsewhere = await paidOrder(shop, buyer, part)
    const elsewhere = (await readOrder(buyer, paidElsewhere)).transactionId!
    const craft = async (amount: number, currency: string, order: string) => {
      const made = await stripe.paymentIntents.create({
        amount,
        currency,
        metadata: { order_id: order },
        confirm: true,
        payment_method: 'pm_card_visa',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      })
      return made.id
    }
    const wrong = [
      'pi_doesnotexist',
      'nonsense',
      elsewhere,
      await craft(99_999, 'usd', id),
      await craft(100_000, 'eur', id),
      await craft(100_000, 'usd', paidElsewhere),
    ]
    for (const transactionId of wrong) {
      const response = await confirm(buyer, id, transactionId)
      expect(response.status, transactionId).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'payment_mismatch' })
    }
    expect((await confirm(other, id, elsewhere)).status).toBe(404)
    const conflicting = await confirm(buyer, id, elsewhere, { orderId: paidElsewhere })
    expect(conflicting.status).toBe(400)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid', transactionId: null })
  })

  test('a payment that was not made is refused as such', async () => {
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    const response = await confirm(buyer, id, intent)
    expect(response.status).toBe(402)
    await payAtProvider(shop, intent, '4000000000000002')
    expect((await confirm(buyer, id, intent)).status).toBe(402)
    const failed = await eventually(
      () => readOrder(buyer, id) as Promise<{ events?: { kind: string; note: string }[] } & object>,
      (order) => Boolean(order.events?.some((event) => event.kind === 'payment-failed')),
    )
    expect(failed.events?.at(-1)).toMatchObject({ note: 'Your card was declined.' })
    await payAtProvider(shop, intent)
    expect((await confirm(buyer, id, intent)).status).toBe(200)
  })
})

describe('events of the provider', () => {
  const send = (body: string, signature: string) =>
    shop.request('/api/webhooks/cards', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    })
  const sign = (payload: string, secret = shop.config.cards.webhookSecret, timestamp?: number) =>
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
    await becomes(id, 'paid')
    const late = event('evt_late', intent, 'payment_intent.canceled')
    expect((await send(late, sign(late))).status).toBe(200)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid' })
  })
})

describe('cancelling', () => {
  test('T25 an unpaid order is cancelled once, leaves the lists, and its stock returns', async () => {
    const own = await addTestPart(shop)
    const id = await placeTestOrder(buyer, own)
    await startTestPayment(buyer, id)
    expect((await other.call('DELETE', `/order/${id}`)).status).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.call('DELETE', `/order/${id}`)),
    )
    const good = answers.filter((response) => response.status === 200)
    expect(good).toHaveLength(1)
    expect(await good[0]!.json()).toEqual({ deletedCount: 1 })
    expect((await buyer.call('DELETE', `/order/${id}`)).status).toBe(404)
    expect((await buyer.call('GET', `/payment/${id}`)).status).toBe(404)
    const list = await (await buyer.call('GET', `/orders?email=${buyer.email}`)).text()
    expect(list).not.toContain(id)
    const [stock] = await shop.sql`
      select quantity, (select sum(change)::int from stock_movement where part_id = ${own}) as moved
      from part where id = ${own}`
    expect(stock).toEqual({ quantity: 1_000, moved: 1_000 })
  })

  test('a paid order is not cancelled', async () => {
    const id = await paidOrder(shop, buyer, part)
    const response = await buyer.call('DELETE', `/order/${id}`)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'order_state' })
  })

  test('an admin cancels anybody’s unpaid order', async () => {
    const id = await placeTestOrder(buyer, part)
    expect(await (await admin.call('DELETE', `/order/${id}`)).json()).toEqual({ deletedCount: 1 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancelled' })
  })

  test('T33 paying and cancelling at once: the provider decides, and money never stays for nothing', async () => {
    for (let round = 0; round < 15; round += 1) {
      const id = await placeTestOrder(buyer, part)
      const intent = await startTestPayment(buyer, id)
      const [, gone] = await Promise.all([
        payAtProvider(shop, intent),
        buyer.call('DELETE', `/order/${id}`),
      ])
      const settled = await eventually(
        () => readOrder(buyer, id),
        (order) => order.status === (gone.status === 200 ? 'cancelled' : 'paid'),
      )
      expect(await captured(id)).toBe(settled.status === 'paid' ? 100_000 : 0)
    }
  })

  test('while the provider cannot be asked, a started payment keeps its order', async () => {
    const id = await placeTestOrder(buyer, part)
    await startTestPayment(buyer, id)
    shop.sandbox.faults.set('cards', { kind: 'error', status: 500 })
    const response = await buyer.call('DELETE', `/order/${id}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
  })
})

describe('unknown outcomes', () => {
  test('F07 a start that was cut off is repeated, not doubled', async () => {
    const id = await placeTestOrder(buyer, part)
    const before = await created()
    shop.sandbox.faults.set('cards', {
      kind: 'error-after',
      status: 500,
      match: 'POST /v1/payment_intents',
    })
    expect((await buyer.call('POST', '/create-payment-intent', { orderId: id })).status).toBe(503)
    shop.sandbox.faults.clear()
    await startTestPayment(buyer, id)
    expect(await created()).toBe(before + 1)
  })

  test('a payment that the provider refuses for good keeps nobody from cancelling, by hand or by time', async () => {
    const ids = [await placeTestOrder(buyer, part), await placeTestOrder(buyer, part)]
    const refuse = { kind: 'error', status: 400, match: 'POST /v1/payment_intents' } as const
    shop.sandbox.faults.set('cards', refuse)
    for (const id of ids) {
      const response = await buyer.call('POST', '/create-payment-intent', { orderId: id })
      expect(response.status).toBe(502)
      expect(await response.json()).toMatchObject({ code: 'payment_refused' })
    }
    expect((await buyer.call('DELETE', `/order/${ids[0]}`)).status).toBe(200)
    await shop.sql`update orders set hold_expires_at = now() where id = ${ids[1]!}`
    await shop.enqueue(shop.sql, 'expire-holds', {})
    await becomes(ids[1]!, 'cancelled')
  })

  test('F08 while the provider is down ordering works and paying says so', async () => {
    shop.sandbox.faults.set('cards', { kind: 'error', status: 503 })
    const id = await placeTestOrder(buyer, part)
    const response = await buyer.call('POST', '/create-payment-intent', { orderId: id })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'payments_unavailable' })
  })
})

describe('refunds', () => {
  test('an admin refunds a paid order: money and stock return, once, and it is written down', async () => {
    const own = await addTestPart(shop)
    const id = await paidOrder(shop, buyer, own)
    expect((await buyer.call('POST', `/order-refund/${id}`, {})).status).toBe(403)
    const refund = () => admin.call('POST', `/order-refund/${id}`, { reason: 'sold twice' })
    const answers = await Promise.all([refund(), refund(), refund()])
    expect(answers.map((response) => response.status).sort()).toEqual([200, 409, 409])
    await eventually(
      () => captured(id),
      (amount) => amount === 0,
    )
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'refunded' })
    const [row] = await shop.sql`
      select p.quantity, a.action, a.detail
      from part p, audit_event a
      where p.id = ${own} and a.subject = ${id}`
    expect(row).toEqual({
      quantity: 1_000,
      action: 'order-refunded',
      detail: { amountMinor: 100_000 },
    })
  })

  test('T32 a second payment of the same order goes back by itself', async () => {
    const id = await placeTestOrder(buyer, part)
    const first = await startTestPayment(buyer, id)
    const second = await stripe.paymentIntents.create({
      amount: 100_000,
      currency: 'usd',
      metadata: { order_id: id },
    })
    await payAtProvider(shop, first)
    await becomes(id, 'paid')
    await payAtProvider(shop, second.id)
    await eventually(
      async () => {
        const again = await stripe.paymentIntents.retrieve(second.id, { expand: ['latest_charge'] })
        return (again.latest_charge as Stripe.Charge | null)?.amount_refunded
      },
      (amount) => amount === 100_000,
    )
    expect(await captured(id)).toBe(100_000)
  })

  test('money for an order that is gone goes back by itself', async () => {
    const id = await placeTestOrder(buyer, part)
    await buyer.call('DELETE', `/order/${id}`)
    const late = await stripe.paymentIntents.create({
      amount: 100_000,
      currency: 'usd',
      metadata: { order_id: id },
    })
    await payAtProvider(shop, late.id)
    await eventually(
      async () => {
        const [row] = await shop.sql`
          select r.done_at is not null as done
          from refund r join payment p on p.id = r.payment_id
          where p.intent_id = ${late.id}`
        return row?.done
      },
      (done) => done === true,
    )
    expect(await captured(id)).toBe(0)
  })
})

describe('holds', () => {
  const expire = (id: string, when: string) =>
    shop.sql`update orders set hold_expires_at = now() + ${when}::interval where id = ${id}`

  test('a hold that ends is cancelled, its stock returns, and the buyer is told before and after', async () => {
    const own = await addTestPart(shop)
    const id = await placeTestOrder(buyer, own)
    await expire(id, '10 minutes')
    await shop.enqueue(shop.sql, 'warn-holds', {})
    await shop.enqueue(shop.sql, 'warn-holds', {})
    await eventually(
      () => shop.sql`select 1 from mail where order_id = ${id} and kind = 'hold-ends'`,
      (rows) => rows.length === 1,
    )
    await expire(id, '-1 second')
    await shop.enqueue(shop.sql, 'expire-holds', {})
    await becomes(id, 'cancelled')
    const kinds = await shop.sql<{ kind: string }[]>`select kind from mail where order_id = ${id}`
    expect(kinds.map((row) => row.kind).sort()).toEqual([
      'hold-ends',
      'hold-expired',
      'order-placed',
    ])
    const [stock] = await shop.sql`select quantity from part where id = ${own}`
    expect(stock).toEqual({ quantity: 1_000 })
  })

  test('T34 a hold that ends while its payment succeeded stays, paid', async () => {
    shop.sandbox.faults.set('webhooks', { kind: 'silent' })
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(shop, intent)
    await expire(id, '-1 second')
    await shop.enqueue(shop.sql, 'expire-holds', {})
    await becomes(id, 'paid')
    expect(await captured(id)).toBe(100_000)
  })

  test('T20 a buyer’s open orders are capped', async () => {
    const capped = await openTestShop({ environment: { OPEN_ORDERS: '2' }, jobs: false })
    try {
      const hoarder = await capped.buyer()
      const scarce = await addTestPart(capped)
      await Promise.all(Array.from({ length: 8 }, () => placeTestOrder(hoarder, scarce)))
      const [row] = await capped.sql`select quantity from part where id = ${scarce}`
      expect(row).toEqual({ quantity: 980 })
    } finally {
      await capped.close()
    }
  })
})

test('with RELEASE=manual a paid order waits for an admin’s release', async () => {
  const id = await paidOrder(shop, buyer, part)
  expect((await admin.call('PATCH', `/order-shipment/${id}`)).status).toBe(409)
  expect((await buyer.call('PATCH', `/order-release/${id}`)).status).toBe(403)
  expect(await (await admin.call('PATCH', `/order-release/${id}`)).json()).toEqual({
    modifiedCount: 1,
  })
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'pending' })
})
