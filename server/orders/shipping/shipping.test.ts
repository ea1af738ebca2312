import { describe, expect, test } from 'vitest'
import { shippingShop } from './shipping-shop.fixture.ts'

const { shop, read, pendingOrder, ship, cancel } = shippingShop()

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
    for (const who of [shop().buyer, shop().other]) {
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
    const rows = await shop().sql<{ number: number }[]>`select number from invoice order by number`
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
  })
})
