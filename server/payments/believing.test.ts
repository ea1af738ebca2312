import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  eventually,
  payAtProvider,
  placeTestOrder,
  readOrder,
  startTestPayment,
} from '../../tests/orders.fixture.ts'
import { openPaymentShop, type PaymentShop } from './payments.fixture.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settlePayment } from './settle-payment.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.sandbox.faults.clear()
  shop.sandbox.faults.set('webhooks', { kind: 'silent' })
})
afterAll(() => shop?.close())

/** Looks at everything that the provider has, as the job does every five minutes. */
const lookThrough = () => reconcilePayments(shop.shop, { hours: 1 })
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

/** Money at the provider that names an order of ours and was never asked for by us. */
async function strangeMoney(order: string, amount: number, currency: string) {
  const made = await shop.stripe.paymentIntents.create({
    amount,
    currency,
    metadata: { order_id: order },
  })
  await payAtProvider(shop, made.id)
  return made.id
}

test('T28 test money pays nothing in a shop with live keys', async () => {
  const id = await placeTestOrder(shop.buyer, shop.part)
  const intent = await startTestPayment(shop.buyer, id)
  await payAtProvider(shop, intent)
  shop.config.live = true
  try {
    const told = await shop.confirm(shop.buyer, id, intent)
    expect(told.status).toBe(409)
    expect(await codeOf(told)).toBe('payment_mismatch')
    await lookThrough()
    expect(await readOrder(shop.buyer, id)).toMatchObject({ status: 'unpaid', transactionId: null })
  } finally {
    shop.config.live = false
  }
})

test('T28 money that went back already pays nothing', async () => {
  const id = await placeTestOrder(shop.buyer, shop.part)
  const intent = await startTestPayment(shop.buyer, id)
  await payAtProvider(shop, intent)
  await shop.stripe.refunds.create({ payment_intent: intent })
  const told = await shop.confirm(shop.buyer, id, intent)
  expect(told.status).toBe(409)
  expect(await codeOf(told)).toBe('payment_mismatch')
  await lookThrough()
  expect(await readOrder(shop.buyer, id)).toMatchObject({ status: 'unpaid', transactionId: null })
})

test.each([
  ['another amount', 99_999, 'usd'],
  ['another currency', 100_000, 'eur'],
] as const)('T28 I4 %s pays no order, and goes back', async (_, amount, currency) => {
  const id = await placeTestOrder(shop.buyer, shop.part)
  await strangeMoney(id, amount, currency)
  expect(await shop.captured(id)).toBe(amount)
  await lookThrough()
  await eventually(
    () => shop.captured(id),
    (left) => left === 0,
  )
  expect(await readOrder(shop.buyer, id)).toMatchObject({ status: 'unpaid', transactionId: null })
})

test('T32 T36 a surplus told again goes back once and is told once', async () => {
  const id = await placeTestOrder(shop.buyer, shop.part)
  const intent = await strangeMoney(id, 500, 'usd')
  // the same word each time: by the next look the money may have gone back, which is another
  const word = await shop.shop.providers.find(intent)
  for (let time = 0; time < 3; time += 1) await settlePayment(shop.shop, word!, 'shop')
  const [counts] = await shop.sql`
    select
      (select count(*)::int from order_event where order_id = ${id} and kind = 'surplus-payment') as told,
      (select count(*)::int from refund r join payment p on p.id = r.payment_id
        where p.intent_id = ${intent}) as refunds`
  expect(counts).toEqual({ told: 1, refunds: 1 })
})
