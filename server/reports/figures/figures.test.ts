import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from '../../../contract/figures.ts'
import { onOneDay } from '../../../tests/one-day.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { RELEASE: 'manual' } })
  ;[buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
})
afterAll(() => shop?.close())

async function read(days?: number) {
  const response = await admin.call('GET', `/figures${days ? `?days=${days}` : ''}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Figures
}

/** The first second of the day so many days ago, UTC. */
const daysAgo = (days: number) =>
  new Date(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).concat('T00:00:01Z'))

test('a shop without orders has figures of nothing, one for every day', async () => {
  await onOneDay()
  const figures = await read(7)
  expect(figures).toMatchObject({
    currency: 'usd',
    revenue: { total: 0, previous: 0 },
    pieces: { total: 0, previous: 0 },
    refunds: { count: 0, previous: 0, amount: 0, previousAmount: 0, latest: [] },
    orders: { count: 0, previous: 0, byStatus: { unpaid: 0, shipped: 0 } },
    averageOrder: null,
    lowStock: { count: 0, parts: [] },
    topParts: [],
    failedPayments: { count: 0, previous: 0, stillUnpaid: 0, latest: [] },
    awaitingRelease: 0,
    awaitingShipment: 0,
    holdsEndingSoon: 0,
    heldOrders: 0,
  })
  expect(figures.revenue.days.map(({ date }) => date)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((days) => daysAgo(days).toISOString().slice(0, 10)),
  )
  expect([figures.from, figures.to]).toEqual([
    figures.revenue.days[0]?.date,
    figures.revenue.days[6]?.date,
  ])
  expect((await read()).revenue.days).toHaveLength(30)
  expect((await read(90)).revenue.days).toHaveLength(90)
})

test('every figure is of what happened', async () => {
  await onOneDay()
  const cpu = await addTestPart(shop, { name: 'Figured CPU' })
  const gpu = await addTestPart(shop, { name: 'Figured GPU' })
  // two minima are there, two of the least orders are not
  const low = await addTestPart(shop, { name: 'Low', quantity: 23, minQuantity: 10 })
  await shop.sql`update part set order_multiple = 12 where id = ${low}`
  const out = await addTestPart(shop, { name: 'Out', quantity: 5, minQuantity: 10 })
  await paidOrder(shop, buyer, cpu)
  const before = await paidOrder(shop, buyer, cpu)
  const refunded = await paidOrder(shop, buyer, gpu)
  const pending = await paidOrder(shop, buyer, gpu)
  const declined = await placeTestOrder(buyer, gpu, 30, 3_000)
  const cancelled = await placeTestOrder(buyer, gpu)
  await admin.call('PATCH', `/order-release/${pending}`)
  await admin.call('POST', `/order-refund/${refunded}`, {})
  await buyer.call('DELETE', `/order/${cancelled}`)
  const move = (id: string, days: number) => shop.sql`
    update orders
    set created_at = ${daysAgo(days)}, paid_at = ${daysAgo(days)}
    where id = ${id}`
  await move(before, 7)
  await move(refunded, 7)
  await move(pending, 6)
  await shop.sql`update orders set hold_expires_at = now() + interval '23 hours' where id = ${declined}`
  await shop.sql`
    insert into order_event (id, order_id, kind, by_whom, note, at)
    select gen_random_uuid(), ${declined}, 'payment-failed', 'provider', note, at
    from (values ('Old', ${daysAgo(7)}::timestamptz), ('Declined', now())) told (note, at)`

  const figures = await read(7)
  // 1,000 paid today and six days ago, 1,000 refunded today that was paid a week ago
  expect(figures.revenue).toMatchObject({ total: 1_000, previous: 2_000 })
  expect(figures.revenue.days.at(-1)).toMatchObject({ revenue: 0, orders: 2 })
  expect(figures.revenue.days[0]).toMatchObject({ revenue: 1_000, orders: 1, pieces: 10 })
  // the day before the first has none, and the one as far before today is that of the two of a week ago
  expect(figures.revenue.days.at(-1)).toMatchObject({
    pieces: 10,
    previous: {
      date: daysAgo(7).toISOString().slice(0, 10),
      revenue: 2_000,
      orders: 2,
      pieces: 10,
    },
  })
  // what was refunded as a whole was not sold
  expect(figures.pieces).toEqual({ total: 20, previous: 10 })
  expect(figures.refunds).toMatchObject({
    count: 1,
    previous: 0,
    amount: 1_000,
    previousAmount: 0,
    latest: [{ orderId: refunded, email: buyer.email, amount: 1_000 }],
  })
  expect(figures.orders).toEqual({
    count: 3,
    previous: 2,
    byStatus: {
      unpaid: 1,
      paid: 2,
      confirmed: 0,
      pending: 1,
      shipped: 0,
      cancelled: 1,
      refunded: 0,
    },
  })
  expect(figures.averageOrder).toBe(1_000)
  expect(figures.lowStock).toMatchObject({
    count: 2,
    parts: [
      { partsId: out, quantity: 5, leastOrder: 10 },
      { partsId: low, quantity: 23, leastOrder: 12 },
    ],
  })
  expect(figures.topParts).toMatchObject([
    { partsId: cpu, name: 'Figured CPU', quantity: 10, revenue: 1_000 },
    { partsId: gpu, quantity: 10, revenue: 1_000 },
  ])
  expect(figures.failedPayments).toMatchObject({
    count: 1,
    previous: 1,
    stillUnpaid: 1,
    latest: [{ orderId: declined, email: buyer.email, reason: 'Declined', amount: 3_000 }],
  })
  expect([figures.awaitingRelease, figures.awaitingShipment]).toEqual([2, 1])
  expect(figures.holdsEndingSoon).toBe(1)

  const month = await read(30)
  expect(month.revenue).toMatchObject({ total: 3_000, previous: 0 })
  expect(month.orders).toMatchObject({ count: 5, byStatus: { refunded: 1 } })
  expect(month.failedPayments.count).toBe(2)
  expect(month.topParts).toMatchObject([
    { partsId: cpu, quantity: 20, revenue: 2_000 },
    { partsId: gpu, quantity: 10, revenue: 1_000 },
  ])
})

test.each(['days=8', 'days=0', 'days=all'])('%s is refused', async (query) => {
  expect((await admin.call('GET', `/figures?${query}`)).status).toBe(400)
})
