import type Stripe from 'stripe'
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
let part: PaymentShop['part']
let stripe: PaymentShop['stripe']
beforeAll(async () => {
  shop = await openPaymentShop()
  ;({ admin, buyer, part, stripe } = shop)
})
beforeEach(() => shop.sandbox.faults.clear())
afterAll(() => shop?.close())

describe('refunds', () => {
  test('an admin refunds a paid order: money and stock return, once, and it is written down', async () => {
    const own = await addTestPart(shop)
    const id = await paidOrder(shop, buyer, own)
    expect((await buyer.call('POST', `/order-refund/${id}`, {})).status).toBe(403)
    const refund = () => admin.call('POST', `/order-refund/${id}`, { reason: 'sold twice' })
    const answers = await Promise.all([refund(), refund(), refund()])
    expect(answers.map((response) => response.status).sort()).toEqual([200, 409, 409])
    await eventually(
      () => shop.captured(id),
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

  test('money that was given back at the provider refunds an order that is not shipped', async () => {
    const own = await addTestPart(shop)
    const id = await paidOrder(shop, buyer, own)
    const { transactionId } = await readOrder(buyer, id)
    await stripe.refunds.create({ payment_intent: transactionId! })
    await shop.becomes(id, 'refunded')
    expect((await admin.call('PATCH', `/order-shipment/${id}`)).status).toBe(409)
    const [row] = await shop.sql`
      select quantity, (select count(*)::int from audit_event where subject = ${id}) as audits
      from part where id = ${own}`
    expect(row).toEqual({ quantity: 1_000, audits: 1 })
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
})
