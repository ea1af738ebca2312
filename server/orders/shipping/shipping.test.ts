import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders.ts'
import {
  addTestPart,
  eventually,
  payAtProvider,
  startTestPayment,
} from '../../../tests/orders.fixture.ts'
import { checkBooks } from '../../books/check-books.ts'
import { openPaymentShop, type PaymentShop } from '../../payments/payments.fixture.ts'

let shop: PaymentShop
let admin: PaymentShop['admin']
let buyer: PaymentShop['buyer']
let other: PaymentShop['other']

beforeAll(async () => {
  shop = await openPaymentShop()
  ;({ admin, buyer, other } = shop)
})
afterAll(() => shop?.close())

const read = async (id: string) =>
  (await (await buyer.call('GET', `/order/${id}`)).json()) as OrderDetail

/** A pending order of 30 pieces at 100 and 20 at 10. */
async function pendingOrder() {
  const parts = [await addTestPart(shop), await addTestPart(shop, { price: 10 })]
  const lines = [
    { partsId: parts[0], quantity: 30, price: 3_000 },
    { partsId: parts[1], quantity: 20, price: 200 },
  ]
  const body = { lines, address: '1 Test Street', number: '0123456789' }
  const placed = await buyer.call('POST', '/orders', body)
  const { insertedId: id } = (await placed.json()) as { insertedId: string }
  const intent = await startTestPayment(buyer, id)
  await payAtProvider(shop, intent)
  await buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent, price: 3_200 })
  await admin.call('PATCH', `/order-release/${id}`)
  return { id, parts: parts as [string, string] }
}

async function act(path: string, body: object, who = admin) {
  const response = await who.call('POST', path, body)
  const answer = (await response.json()) as Record<string, unknown>
  return { http: response.status, body: answer }
}
const ship = (id: string, body: object, who = admin) => act(`/order/${id}/shipments`, body, who)
const cancel = (id: string, body: object, who = admin) =>
  act(`/order/${id}/cancellations`, body, who)

const stock = async (id: string) => {
  const [row] = await shop.sql<{ quantity: number }[]>`select quantity from part where id = ${id}`
  return row!.quantity
}

describe('shipping in parts', () => {
  test('an order is pending until all of it left, with a carrier, a number and an invoice each', async () => {
    const { id } = await pendingOrder()
    const first = await ship(id, {
      carrier: 'Freight Line',
      trackingNumber: 'FL-1',
      lines: [{ position: 1, quantity: 12 }],
    })
    expect(first).toMatchObject({ http: 200, body: { status: 'pending' } })
    expect(await read(id)).toMatchObject({
      status: 'pending',
      shippedQuantity: 12,
      openQuantity: 38,
      lines: [
        { shipped: 12, cancelled: 0 },
        { shipped: 0, cancelled: 0 },
      ],
      shipments: [
        {
          position: 1,
          carrier: 'Freight Line',
          trackingNumber: 'FL-1',
          invoiceNumber: first.body.invoiceNumber,
          lines: [{ position: 1, quantity: 12 }],
        },
      ],
    })
    expect(await ship(id, {})).toMatchObject({ http: 200, body: { status: 'shipped' } })
    const done = await read(id)
    expect(done).toMatchObject({
      status: 'shipped',
      shipments: [
        { position: 1 },
        {
          position: 2,
          lines: [
            { position: 1, quantity: 18 },
            { position: 2, quantity: 20 },
          ],
        },
      ],
    })
    expect(done.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'released',
      'part-shipped',
      'shipped',
    ])
    expect(done.mails.map(({ kind }) => kind)).toEqual([
      'order-placed',
      'payment-received',
      'order-part-shipped',
      'order-shipped',
    ])
    expect((await ship(id, {})).http).toBe(409)
  })

  test('T38 of several admins at once no piece leaves twice', async () => {
    const { id } = await pendingOrder()
    const half = { lines: [{ position: 1, quantity: 15 }] }
    const answers = await Promise.all(Array.from({ length: 8 }, () => ship(id, half)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 200, 409, 409, 409, 409, 409, 409])
    expect((await read(id)).lines[0]).toMatchObject({ shipped: 30 })
  })

  test('more than is open, a line that is none, and buyers are refused', async () => {
    const { id } = await pendingOrder()
    const tooMany = await ship(id, { lines: [{ position: 2, quantity: 21 }] })
    expect(tooMany).toMatchObject({
      http: 409,
      body: { detail: expect.stringContaining('only 20 pieces') },
    })
    expect((await ship(id, { lines: [{ position: 3, quantity: 1 }] })).http).toBe(409)
    const twice = { position: 1, quantity: 1 }
    expect((await ship(id, { lines: [twice, twice] })).http).toBe(400)
    for (const who of [buyer, other]) {
      expect((await ship(id, {}, who)).http).toBe(403)
      expect((await cancel(id, {}, who)).http).toBe(403)
    }
    expect((await read(id)).shipments).toEqual([])
  })

  test('invoices are numbered without a gap, however many leave at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => pendingOrder()))
    const answers = await Promise.all(
      orders.flatMap(({ id }) => [
        ship(id, { lines: [{ position: 1, quantity: 30 }] }),
        ship(id, { lines: [{ position: 2, quantity: 99 }] }),
        ship(id, { lines: [{ position: 2, quantity: 20 }] }),
      ]),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(12)
    const rows = await shop.sql<{ number: number }[]>`select number from invoice order by number`
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
  })
})

describe('cancelling in parts', () => {
  test('stock and money of what will not come return, to the cent, and the rest goes on', async () => {
    const { id, parts } = await pendingOrder()
    await ship(id, { lines: [{ position: 1, quantity: 10 }] })
    const lines = [
      { position: 1, quantity: 5 },
      { position: 2, quantity: 20 },
    ]
    const reason = 'Discontinued'
    expect(await cancel(id, { lines, reason })).toMatchObject({
      http: 200,
      body: { amount: 700, status: 'pending' },
    })
    await eventually(
      () => shop.captured(id),
      (amount) => amount === 250_000,
    )
    expect(await read(id)).toMatchObject({
      status: 'pending',
      shippedQuantity: 10,
      openQuantity: 15,
      lines: [
        { shipped: 10, cancelled: 5 },
        { shipped: 0, cancelled: 20 },
      ],
      cancellations: [{ amount: 700, reason, lines }],
    })
    expect([await stock(parts[0]), await stock(parts[1])]).toEqual([975, 1_000])
    expect(await cancel(id, {})).toMatchObject({
      http: 200,
      body: { amount: 1_500, status: 'shipped' },
    })
    await eventually(
      () => shop.captured(id),
      (amount) => amount === 100_000,
    )
    const done = await read(id)
    const [left] = done.shipments
    // nothing left with the last cancellation
    expect(done).toMatchObject({ status: 'shipped', shippedAt: left?.at })
    const told = done.events.filter(({ kind }) => kind !== 'money-returned').slice(3)
    expect(told.map(({ kind, note }) => [kind, note])).toEqual([
      ['part-shipped', ''],
      ['part-cancelled', reason],
      ['rest-cancelled', ''],
      ['shipped', null],
    ])
    expect(told.at(-2)?.at).toBe(done.cancellations.at(-1)?.at)
    expect((await cancel(id, {})).http).toBe(409)
  })

  test('all of it at once is a refund, as POST /order-refund is', async () => {
    const { id, parts } = await pendingOrder()
    expect(await cancel(id, {})).toMatchObject({
      http: 200,
      body: { amount: 3_200, status: 'refunded' },
    })
    await eventually(
      () => shop.captured(id),
      (amount) => amount === 0,
    )
    expect(await stock(parts[0])).toBe(1_000)
  })

  test('T38 shipping and cancelling the same pieces at once: each goes one way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await pendingOrder()
      const answers = await Promise.all([
        ship(id, {}),
        cancel(id, {}),
        ship(id, {}),
        cancel(id, {}),
      ])
      expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
      for (const { quantity, shipped, cancelled } of (await read(id)).lines)
        expect([shipped, cancelled].sort((a, b) => a - b)).toEqual([0, quantity])
    }
  })

  test('money that went back at the provider takes back what is not shipped, and no more', async () => {
    const { id, parts } = await pendingOrder()
    await cancel(id, { lines: [{ position: 2, quantity: 5 }] })
    await eventually(
      () => shop.captured(id),
      (amount) => amount === 315_000,
    )
    const { transactionId } = await read(id)
    await shop.stripe.refunds.create({ payment_intent: transactionId! })
    await shop.becomes(id, 'refunded')
    expect([await stock(parts[0]), await stock(parts[1])]).toEqual([1_000, 1_000])
    const [back] = await shop.sql`
      select sum(r.amount_minor)::int as minor
      from refund r join payment p on p.id = r.payment_id
      where p.order_id = ${id}`
    expect(back).toEqual({ minor: 320_000 })
  })
})

test('the books are clean after all of it', async () => {
  await eventually(
    async () => (await shop.sql`select 1 from refund where done_at is null`).length,
    (open) => open === 0,
  )
  expect((await checkBooks(shop.database)).violations).toEqual([])
})
