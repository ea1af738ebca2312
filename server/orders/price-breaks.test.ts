import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, orderOf } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { ORDER_HOLD_MINUTES: '60', OPEN_ORDERS: '50' } })
  buyer = await shop.buyer()
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const priceBreaks = [
  { from: 50, price: 95 },
  { from: 100, price: 87.5 },
]
const partWithBreaks = (more: object = {}) => addTestPart(shop, { priceBreaks, ...more })

async function order(part: string, quantity: number, price: number) {
  const response = await buyer.call('POST', '/order', orderOf(part, quantity, price))
  const answer = (await response.json()) as { insertedId?: string; code?: string; detail?: string }
  return { status: response.status, ...answer }
}

const placed = async (id: string | undefined) =>
  (await (await buyer.call('GET', `/order/${id}`)).json()) as Record<string, unknown>

test('an order at a price break costs what that says, cents too, and keeps why', async () => {
  const part = await partWithBreaks()
  const { insertedId } = await order(part, 101, 8_837.5)
  expect(await placed(insertedId)).toMatchObject({
    unitPrice: 87.5,
    price: 8_837.5,
    lines: [{ why: { price: 'break', from: 100, listPrice: 100 } }],
  })
  const [line] = await shop.sql`
    select unit_price_minor, list_price_minor, break_from from order_line where order_id = ${insertedId!}`
  expect(line).toEqual({ unit_price_minor: 8_750, list_price_minor: 10_000, break_from: 100 })
})

test('below the first price break the list price holds, and the order says so', async () => {
  const { insertedId } = await order(await partWithBreaks(), 49, 4_900)
  expect(await placed(insertedId)).toMatchObject({
    unitPrice: 100,
    lines: [{ why: { price: 'list', from: null, listPrice: 100 } }],
  })
})

test('T16 the price of another price break is refused with the price that holds', async () => {
  const part = await partWithBreaks()
  expect(await order(part, 50, 5_000)).toMatchObject({
    status: 409,
    code: 'price_changed',
    detail: 'The price has changed to $4,750.00. Look at it again before you order.',
  })
})

test('T16 a page from before a change of price breaks is stale, of the one it is about', async () => {
  const part = await partWithBreaks()
  const change = { priceBreaks: [{ from: 50, price: 97 }] }
  expect((await admin.call('PATCH', `/parts/${part}`, change)).status).toBe(200)
  expect(await order(part, 50, 4_750)).toMatchObject({ status: 409, code: 'price_changed' })
  expect(await order(part, 20, 2_000)).toMatchObject({ status: 200 })
  expect(await order(part, 50, 4_850)).toMatchObject({ status: 200 })
})

test('T17 more than the maximum is refused in its own words, less than the stock or not', async () => {
  const part = await partWithBreaks({ maxQuantity: 65, orderMultiple: 10 })
  expect(await order(part, 70, 6_650)).toMatchObject({
    status: 400,
    code: 'quantity_above_maximum',
    detail: 'One order takes at most 60 of this part.',
  })
  expect(await order(part, 2_000, 190_000)).toMatchObject({
    status: 400,
    detail: 'One order takes at most 60 of this part.',
  })
  expect(await order(part, 60, 5_700)).toMatchObject({ status: 200 })
})

test('T17 what is no multiple is refused though its price break is reached', async () => {
  const part = await partWithBreaks({ orderMultiple: 12 })
  expect(await order(part, 50, 4_750)).toMatchObject({
    status: 400,
    detail: 'Quantity must be a multiple of 12',
  })
  expect(await order(part, 60, 5_700)).toMatchObject({ status: 200 })
})

test('what one card payment takes is reckoned at the price break', async () => {
  const part = await addTestPart(shop, {
    price: 900,
    quantity: 5_000,
    priceBreaks: [{ from: 1_200, price: 800 }],
  })
  expect(await order(part, 1_150, 1_035_000)).toMatchObject({
    code: 'order_too_large',
    detail: 'One payment takes at most $999,999.99. Order at most 1,111 of this part at once.',
  })
  expect(await order(part, 1_240, 992_000)).toMatchObject({ status: 200 })
  expect(await order(part, 1_300, 1_040_000)).toMatchObject({
    detail: 'One payment takes at most $999,999.99. Order at most 1,249 of this part at once.',
  })
})
