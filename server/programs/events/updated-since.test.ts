import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  ;[buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
})
afterAll(() => shop?.close())

/** The database's clock, so many seconds on. */
async function clock(seconds = 0): Promise<string> {
  const rows = await shop.sql<{ at: Date }[]>`
    select now() + make_interval(secs => ${seconds}) as at`
  return rows[0]!.at.toISOString()
}

test('updatedSince lists what something happened to since then', async () => {
  const since = await clock()
  const [quiet, sold, changed] = [
    await addTestPart(shop, { name: 'Quiet' }),
    await addTestPart(shop),
    await addTestPart(shop),
  ]
  const later = await clock()
  const order = await placeTestOrder(buyer, sold)
  await admin.call('PATCH', `/parts/${changed}`, { details: 'Another' })
  const partsSince = async (at: string) => {
    const answer = await shop.request(`/api/parts?limit=100&updatedSince=${at}`)
    return ((await answer.json()) as { _id: string }[]).map(({ _id }) => _id)
  }
  expect(await partsSince(since)).toEqual(expect.arrayContaining([quiet, sold, changed]))
  expect((await partsSince(later)).toSorted()).toEqual([sold, changed].toSorted())
  const ordersSince = async (at: string) => {
    const answer = await admin.call('GET', `/all-orders?updatedSince=${at}`)
    return ((await answer.json()) as { _id: string }[]).map(({ _id }) => _id)
  }
  expect(await ordersSince(later)).toEqual([order])
  expect(await ordersSince(await clock(60))).toEqual([])
})

test.each([
  ['0000-01-01T00:00:00Z', 400],
  ['0001-01-01T00:00:00+23:59', 400],
  ['9999-12-31T23:59:59-23:59', 400],
  ['yesterday', 400],
  ['1970-01-01T00:00:00Z', 200],
  ['9999-12-31T23:59:59+23:59', 200],
])('updatedSince=%s is answered %i', async (at, status) => {
  const query = `updatedSince=${encodeURIComponent(at)}`
  expect((await shop.request(`/api/parts?${query}`)).status).toBe(status)
  expect((await admin.call('GET', `/all-orders?${query}`)).status).toBe(status)
  expect((await buyer.call('GET', `/orders?email=${buyer.email}&${query}`)).status).toBe(status)
})
