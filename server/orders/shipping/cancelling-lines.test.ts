import { describe, expect, test } from 'vitest'
import { eventually } from '../../../tests/orders.fixture.ts'
import { shippingShop } from './shipping-shop.fixture.ts'

const { shop, read, pendingOrder, ship, cancel } = shippingShop()

const stock = async (id: string) => {
  const [row] = await shop().sql<{ quantity: number }[]>`
    select quantity from part where id = ${id}`
  return row!.quantity
}

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
      () => shop().captured(id),
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
      () => shop().captured(id),
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
      () => shop().captured(id),
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
      () => shop().captured(id),
      (amount) => amount === 315_000,
    )
    const { transactionId } = await read(id)
    await shop().stripe.refunds.create({ payment_intent: transactionId! })
    await shop().becomes(id, 'refunded')
    expect([await stock(parts[0]), await stock(parts[1])]).toEqual([1_000, 1_000])
    const [back] = await shop().sql`
      select sum(r.amount_minor)::int as minor
      from refund r join payment p on p.id = r.payment_id
      where p.order_id = ${id}`
    expect(back).toEqual({ minor: 320_000 })
  })
})
