import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventually,
  payAtProvider,
  placeTestOrder,
  startTestPayment,
} from '../../../tests/orders.fixture.ts'
import { openPaymentShop, type PaymentShop } from '../payments.fixture.ts'

let shop: PaymentShop
let buyer: PaymentShop['buyer']
let part: PaymentShop['part']
let stripe: PaymentShop['stripe']
beforeAll(async () => {
  shop = await openPaymentShop()
  ;({ buyer, part, stripe } = shop)
})
afterAll(() => shop?.close())

test('T32 a second payment of the same order goes back by itself', async () => {
  const id = await placeTestOrder(buyer, part)
  const first = await startTestPayment(buyer, id)
  const second = await stripe.paymentIntents.create({
    amount: 100_000,
    currency: 'usd',
    metadata: { order_id: id },
  })
  await payAtProvider(shop, first)
  await shop.becomes(id, 'paid')
  await payAtProvider(shop, second.id)
  await eventually(
    async () => {
      const again = await stripe.paymentIntents.retrieve(second.id, { expand: ['latest_charge'] })
      return (again.latest_charge as Stripe.Charge | null)?.amount_refunded
    },
    (amount) => amount === 100_000,
  )
  expect(await shop.captured(id)).toBe(100_000)
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
  expect(await shop.captured(id)).toBe(0)
})
