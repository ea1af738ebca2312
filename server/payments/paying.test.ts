import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addTestPart,
  eventually,
  paidOrder,
  payAtProvider,
  placeTestOrder,
  readOrder,
  startTestPayment,
} from '../../tests/orders.fixture.ts'
import { openPaymentShop, type PaymentShop } from './payments.fixture.ts'

let shop: PaymentShop
let admin: PaymentShop['admin']
let buyer: PaymentShop['buyer']
let other: PaymentShop['other']
let part: PaymentShop['part']
let stripe: PaymentShop['stripe']
beforeAll(async () => {
  shop = await openPaymentShop()
  ;({ admin, buyer, other, part, stripe } = shop)
})
beforeEach(() => shop.sandbox.faults.clear())
afterAll(() => shop?.close())

describe('starting', () => {
  test('T27 one order has one payment, however often it is started', async () => {
    const id = await placeTestOrder(buyer, part)
    const before = await shop.created()
    const intents = await Promise.all(Array.from({ length: 10 }, () => startTestPayment(buyer, id)))
    expect(new Set(intents).size).toBe(1)
    expect(await shop.created()).toBe(before + 1)
    const intent = await stripe.paymentIntents.retrieve(intents[0]!)
    expect(intent).toMatchObject({ amount: 100_000, currency: 'usd', metadata: { order_id: id } })
  })

  test('T26 the amount is the order’s, whatever the page says', async () => {
    const id = await placeTestOrder(buyer, part)
    const before = await shop.created()
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
    expect(await shop.created()).toBe(before)
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
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.confirm(buyer, id, intent)),
    )
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
    await shop.becomes(id, 'paid')
  })

  test('the reconciler finds what no event told', async () => {
    shop.sandbox.faults.set('webhooks', { kind: 'silent' })
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(shop, intent)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
    await shop.enqueue(shop.sql, 'reconcile-payments', { hours: 1 })
    await shop.becomes(id, 'paid')
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
      const response = await shop.confirm(buyer, id, transactionId)
      expect(response.status, transactionId).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'payment_mismatch' })
    }
    expect((await shop.confirm(other, id, elsewhere)).status).toBe(404)
    const conflicting = await shop.confirm(buyer, id, elsewhere, { orderId: paidElsewhere })
    expect(conflicting.status).toBe(400)
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid', transactionId: null })
  })

  test('a payment that was not made is refused as such', async () => {
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    const response = await shop.confirm(buyer, id, intent)
    expect(response.status).toBe(402)
    await payAtProvider(shop, intent, '4000000000000002')
    expect((await shop.confirm(buyer, id, intent)).status).toBe(402)
    const failed = await eventually(
      () => readOrder(buyer, id) as Promise<{ events?: { kind: string; note: string }[] } & object>,
      (order) => Boolean(order.events?.some((event) => event.kind === 'payment-failed')),
    )
    expect(failed.events?.at(-1)).toMatchObject({ note: 'Your card was declined.' })
    await payAtProvider(shop, intent)
    expect((await shop.confirm(buyer, id, intent)).status).toBe(200)
  })
})

describe('unknown outcomes', () => {
  test('F07 a start that was cut off is repeated, not doubled', async () => {
    const id = await placeTestOrder(buyer, part)
    const before = await shop.created()
    shop.sandbox.faults.set('cards', {
      kind: 'error-after',
      status: 500,
      match: 'POST /v1/payment_intents',
    })
    expect((await buyer.call('POST', '/create-payment-intent', { orderId: id })).status).toBe(503)
    shop.sandbox.faults.clear()
    await startTestPayment(buyer, id)
    expect(await shop.created()).toBe(before + 1)
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
    await shop.becomes(ids[1]!, 'cancelled')
  })

  test('F08 while the provider is down ordering works and paying says so', async () => {
    shop.sandbox.faults.set('cards', { kind: 'error', status: 503 })
    const id = await placeTestOrder(buyer, part)
    const response = await buyer.call('POST', '/create-payment-intent', { orderId: id })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'payments_unavailable' })
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
