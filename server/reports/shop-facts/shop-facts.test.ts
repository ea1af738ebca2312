import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, paidOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  ;[buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
})
afterAll(() => shop?.close())

const facts = async () => (await shop.request('/api/shop-facts')).json()

/** An order that was paid so many hours ago and is to be shipped. */
async function pendingSince(partId: string, hours: number): Promise<string> {
  const id = await paidOrder(shop, buyer, partId)
  await admin.call('PATCH', `/order-release/${id}`)
  await shop.sql`update orders set paid_at = now() - make_interval(hours => ${hours}) where id = ${id}`
  return id
}

test('what left, and how fast, is told to everybody: the speed of five orders or more', async () => {
  const nothing = { leftToday: 0, orders: 0, medianHours: null, withinDayPercent: null }
  expect(await facts()).toEqual(nothing)
  const part = await addTestPart(shop)
  const [first, second, third, fourth, fifth] = await Promise.all(
    [2, 4, 6, 30, 50].map((hours) => pendingSince(part, hours)),
  )
  // of an order that leaves in two parcels the first one counts, and it counts once
  await admin.call('POST', `/order/${first}/shipments`, { lines: [{ position: 1, quantity: 1 }] })
  const shipped = { ids: [first, second, third, fourth] }
  await admin.call('POST', '/order-shipments', shipped)
  expect(await facts()).toMatchObject({ ...nothing, leftToday: expect.any(Number), orders: 4 })
  await admin.call('PATCH', `/order-shipment/${fifth}`)
  expect(await facts()).toMatchObject({ orders: 5, medianHours: 6, withinDayPercent: 60 })
})
