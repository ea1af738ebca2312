import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder, readOrder } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

type Result = { id: string; orderNumber: string | null; problem: string | null; shipped?: boolean }
type Answer = { modifiedCount: number; results: Result[] }

const missing = '018f3c3c-0000-7000-8000-000000000000'

let shop: TestShop
let buyer: TestUser
let admin: TestUser
let part: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { RELEASE: 'manual' } })
  ;[buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
  part = await addTestPart(shop)
})
afterAll(() => shop?.close())

async function send(path: string, ids: string[]) {
  const response = await admin.call('POST', path, { ids })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

test('several orders are released and shipped, each by itself, with its event and its mail', async () => {
  const paid = [await paidOrder(shop, buyer, part), await paidOrder(shop, buyer, part)]
  const unpaid = await placeTestOrder(buyer, part)
  const [first = '', second = ''] = paid
  const { orderNumber } = await readOrder(admin, first)

  const released = await send('/order-releases', [first, unpaid, missing, second, first])
  expect(released).toEqual({
    modifiedCount: 2,
    results: [
      { id: first, orderNumber, released: true, problem: null },
      expect.objectContaining({
        id: unpaid,
        released: false,
        problem: 'This order is unpaid: it cannot be released now.',
      }),
      {
        id: missing,
        orderNumber: null,
        released: false,
        problem: 'There is nothing here, or it is not yours.',
      },
      expect.objectContaining({ id: second, released: true }),
    ],
  })

  const shipped = await send('/order-shipments', [second, unpaid, first])
  expect(shipped.modifiedCount).toBe(2)
  expect(shipped.results.map((result) => result.shipped)).toEqual([true, false, true])
  for (const id of paid) expect(await readOrder(admin, id)).toMatchObject({ status: 'shipped' })
  expect(await readOrder(admin, unpaid)).toMatchObject({ status: 'unpaid' })

  const again = await send('/order-shipments', [first])
  expect(again).toMatchObject({
    modifiedCount: 0,
    results: [{ shipped: false, problem: 'This order is shipped: it cannot be shipped now.' }],
  })
  const rows = await shop.sql`
    select (select count(*)::int from order_event where order_id = o.id and kind = 'shipped') as events,
      (select count(*)::int from mail where order_id = o.id and kind = 'order-shipped') as mails
    from orders o
    where id = any(${paid})`
  expect([...rows]).toEqual([
    { events: 1, mails: 1 },
    { events: 1, mails: 1 },
  ])
})

test('of two admins who ship the same orders at once, each order has one', async () => {
  const ids = [await paidOrder(shop, buyer, part), await paidOrder(shop, buyer, part)]
  await send('/order-releases', ids)
  const answers = await Promise.all([
    send('/order-shipments', ids),
    send('/order-shipments', ids.toReversed()),
  ])
  expect(answers.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0)).toBe(2)
})

test('an order that the database cannot change now says so, and the others are done', async () => {
  const [stuck = '', free = ''] = [
    await paidOrder(shop, buyer, part),
    await paidOrder(shop, buyer, part),
  ]
  const answer = await shop.database.transaction(async (sql) => {
    await sql`select 1 from orders where id = ${stuck} for update`
    return await send('/order-releases', [stuck, free])
  })
  expect(answer).toMatchObject({
    modifiedCount: 1,
    results: [
      {
        released: false,
        problem: 'The shop cannot answer at the moment. Try again in a few seconds.',
      },
      { released: true },
    ],
  })
})

test.each([
  [{}],
  [{ ids: [] }],
  [{ ids: ['nothing'] }],
  [{ ids: missing }],
  [{ ids: Array.from({ length: 101 }, () => missing) }],
])('%j is refused', async (body) => {
  const answers = [
    await admin.call('POST', '/order-shipments', body),
    await admin.call('POST', '/order-releases', body),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400])
})
