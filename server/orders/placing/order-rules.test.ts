import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRules } from '../../../contract/shop-record/order-rules.ts'
import type { RecordShown } from '../../../contract/shop-record/record.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, orderOf, paidOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
let buyer: TestUser
let part: string

beforeAll(async () => {
  shop = await openTestShop()
  ;[admin, buyer] = await Promise.all([shop.admin(), shop.buyer('Small Buyer')])
  part = await addTestPart(shop, { name: 'Test Ram', price: 100, minQuantity: 1, quantity: 1_000 })
})
afterAll(() => shop?.close())

const shown = async (who = admin) =>
  (await (await who.call('GET', '/shop-record')).json()) as RecordShown
const rule = async (changes: Partial<OrderRules>) => {
  const { version, record } = await shown()
  const orders = { ...record.orders, ...changes }
  return await admin.call('PATCH', '/shop-record', { version, change: { orders } })
}
const place = async (quantity: number) =>
  await buyer.call('POST', '/order', orderOf(part, quantity, quantity * 100))
const config = async () => (await (await shop.request('/api/config')).json()) as object

test('a shop begins with three days of hold, its own release, and no least amount', async () => {
  expect(await config()).toMatchObject({ holdMinutes: 4_320, release: 'auto', leastOrder: 0 })
})

test('an order whose parts come to less than the least is refused, and says what is missing', async () => {
  expect((await rule({ least: 500 })).status).toBe(200)
  expect(await config()).toMatchObject({ leastOrder: 500 })
  const refused = await place(3)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'order_below_least',
    detail:
      'Orders begin at $500.00, and the parts of this one come to $300.00. Add parts for $200.00 more.',
  })
  const lines = [{ partsId: part, quantity: 4, price: 400 }]
  const to = { address: '1 Test Street', number: '0123456789' }
  const many = await buyer.call('POST', '/orders', { lines, ...to })
  expect(await many.json()).toMatchObject({ code: 'order_below_least' })
  expect((await place(5)).status).toBe(200)
  expect((await rule({ least: 0 })).status).toBe(200)
  expect((await place(1)).status).toBe(200)
})

test('the next order is held for as long as is written, what was placed keeps its own', async () => {
  const heldUntil = async () => {
    const { insertedId } = (await (await place(5)).json()) as { insertedId: string }
    const [row] = await shop.sql<{ minutes: number }[]>`
      select (extract(epoch from hold_expires_at - created_at) / 60)::int as minutes
      from orders where id = ${insertedId}`
    return [insertedId, row?.minutes] as const
  }
  const [, before] = await heldUntil()
  expect(before).toBe(4_320)
  expect((await rule({ holdMinutes: 120 })).status).toBe(200)
  expect((await heldUntil())[1]).toBe(120)
})

test('by hand, what is paid waits for an admin', async () => {
  const status = async (id: string) =>
    ((await (await admin.call('GET', `/order/${id}`)).json()) as { status: string }).status
  expect((await rule({ release: 'manual' })).status).toBe(200)
  const waits = await paidOrder(shop, buyer, part)
  expect((await rule({ release: 'auto' })).status).toBe(200)
  const goes = await paidOrder(shop, buyer, part)
  await expect.poll(() => status(goes)).toBe('pending')
  expect(await status(waits)).toBe('paid')
})

test('a rule that is none is refused by its field', async () => {
  for (const [changes, path] of [
    [{ holdMinutes: 0 }, 'change.orders.holdMinutes'],
    [{ holdMinutes: 1.5 }, 'change.orders.holdMinutes'],
    [{ least: -1 }, 'change.orders.least'],
    [{ least: 1.005 }, 'change.orders.least'],
    [{ release: 'never' as 'auto' }, 'change.orders.release'],
  ] as const) {
    const refused = await rule(changes)
    expect([refused.status, path]).toEqual([400, path])
    expect(await refused.json()).toMatchObject({ errors: [{ path }] })
  }
})

test('what the operator has set is no admin’s to change', async () => {
  const other = await openTestShop({ environment: { RELEASE: 'manual', ORDER_HOLD_MINUTES: '60' } })
  try {
    const chief = await other.admin()
    const { version, record, locks } = await shown(chief)
    expect(record.orders).toEqual({ holdMinutes: 60, release: 'manual', least: 0, prices: 'net' })
    expect(locks).toMatchObject({
      'orders.holdMinutes': 'ORDER_HOLD_MINUTES',
      'orders.release': 'RELEASE',
    })
    const of = (orders: OrderRules) =>
      chief.call('PATCH', '/shop-record', { version, change: { orders } })
    expect((await of({ ...record.orders, holdMinutes: 90 })).status).toBe(409)
    expect((await of({ ...record.orders, least: 20 })).status).toBe(200)
  } finally {
    await other.close()
  }
})
