import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser
let admin: TestUser
let part: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  ;[buyer, other, admin] = await Promise.all([
    shop.buyer('Order Buyer'),
    shop.buyer('Other Buyer'),
    shop.admin(),
  ])
  part = await addTestPart(shop)
})
afterAll(() => shop?.close())

test('T22 T23 buyers see their own orders only; admins see all', async () => {
  const id = await placeTestOrder(buyer, part)
  for (const path of [`/payment/${id}`, `/order/${id}`]) {
    expect((await buyer.call('GET', path)).status).toBe(200)
    expect((await admin.call('GET', path)).status).toBe(200)
    expect((await other.call('GET', path)).status).toBe(404)
    expect((await other.call('GET', path.replace(id, 'nonsense'))).status).toBe(404)
  }
  const foreign = await other.call('GET', `/orders?email=${buyer.email}`)
  expect(foreign.status).toBe(403)
  const own = (await (await buyer.call('GET', `/orders?email=${buyer.email}`)).json()) as {
    _id: string
    email: string
  }[]
  expect(own.map((order) => order._id)).toContain(id)
  expect(new Set(own.map((order) => order.email))).toEqual(new Set([buyer.email]))
  expect((await buyer.call('GET', '/orders')).status).toBe(400)
  const twice = `/orders?email=${buyer.email}&email=${other.email}`
  expect((await buyer.call('GET', twice)).status).toBe(400)
})

test('T24 all orders are for admins, by page, status and search', async () => {
  for (let left = 3; left > 0; left -= 1) await placeTestOrder(buyer, part)
  expect((await buyer.call('GET', '/all-orders')).status).toBe(403)
  const first = await admin.call('GET', '/all-orders?limit=2&status=unpaid')
  const orders = (await first.json()) as { _id: string; status: string; orderNumber: string }[]
  expect(orders).toHaveLength(2)
  const [unpaid] = await shop.sql`select count(*)::int from orders where status = 'unpaid'`
  expect(first.headers.get('x-total-count')).toBe(String(unpaid?.count))
  const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await admin.call('GET', next.replace('/api', ''))
  const more = (await second.json()) as { _id: string }[]
  expect(more[0]!._id < orders[1]!._id).toBe(true)
  const found = await admin.call('GET', `/all-orders?q=${orders[0]!.orderNumber}`)
  expect(await found.json()).toMatchObject([{ _id: orders[0]!._id }])
})
