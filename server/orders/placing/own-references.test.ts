import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, orderOf, readOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { stockOf } from './placing.fixture.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '200' } })
  ;[buyer, other] = await Promise.all([shop.buyer('Order Buyer'), shop.buyer('Other Buyer')])
})
afterAll(() => shop?.close())

/** The order of one part as POST /orders takes it. */
const inLines = ({ partsId, quantity, price, ...wish }: ReturnType<typeof orderOf>) => ({
  address: wish.address,
  number: wish.number,
  others: wish.others,
  lines: [{ partsId, quantity, price }],
})

test('found: B2 a phone number is kept as it is dialled on both ways to order', async () => {
  const part = await addTestPart(shop)
  const number = '\u2068+44\u00a0(0)113\u2011496 / 0000\u2069'
  const one = orderOf(part, 10, 1_000)
  const many = inLines(one)
  for (const [path, body] of [
    ['/order', one],
    ['/orders', many],
  ] as const) {
    const placed = await buyer.call('POST', path, { ...body, number })
    const { insertedId } = (await placed.json()) as { insertedId: string }
    expect(await readOrder(buyer, insertedId)).toMatchObject({ number: '+441134960000' })
    const refused = await buyer.call('POST', path, { ...body, number: '0113 496 0000 ext. 12' })
    expect(await refused.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'number', message: expect.stringContaining('extension into a note') }],
    })
  }
})

test('found: B4 an order of one part has the buyer’s own number and day, too', async () => {
  const part = await addTestPart(shop)
  const own = { purchaseOrder: 'PO-ONE', requestedDate: '2031-05-01' }
  const response = await buyer.call('POST', '/order', { ...orderOf(part, 10, 1_000), ...own })
  const { insertedId } = (await response.json()) as { insertedId: string }
  expect(await readOrder(buyer, insertedId)).toMatchObject(own)
  const late = { ...orderOf(part, 10, 1_000), requestedDate: '2020-02-01' }
  expect(await (await buyer.call('POST', '/order', late)).json()).toMatchObject({
    errors: [{ path: 'requestedDate', message: 'This day has passed: choose a later one' }],
  })
})

test('found: B4 a purchase order number that was used is refused to who asks for that, with the order', async () => {
  const part = await addTestPart(shop)
  const place = async (who: TestUser, path: string, more: object) => {
    const one = orderOf(part, 10, 1_000)
    const body = path === '/order' ? one : inLines(one)
    const response = await who.call('POST', path, { ...body, ...more })
    return (await response.json()) as { insertedId: string; code?: string; detail?: string }
  }
  const wary = { samePurchaseOrder: 'refuse' }
  const first = await place(buyer, '/order', { purchaseOrder: 'PO-Same', ...wary })
  const { orderNumber } = await readOrder(buyer, first.insertedId)
  const before = await stockOf(shop, [part])
  for (const path of ['/order', '/orders']) {
    const again = await place(buyer, path, { purchaseOrder: ' po-SAME ', ...wary })
    expect(again).toMatchObject({ code: 'purchase_order_used', status: 409 })
    expect(again.detail).toContain(`Your order ${orderNumber} has`)
  }
  for (const alike of ['PO\u2011Same', 'PO–SAME', 'ＰＯ-same', 'PO-Same\u200b', 'PO - Same'])
    expect(await place(buyer, '/order', { purchaseOrder: alike, ...wary })).toMatchObject({
      code: 'purchase_order_used',
    })
  expect(await stockOf(shop, [part])).toEqual(before)
  // another buyer's, none at all, and who does not ask
  for (const [who, more] of [
    [other, { purchaseOrder: 'PO-Same', ...wary }],
    [buyer, { purchaseOrder: '', ...wary }],
    [buyer, { purchaseOrder: '', ...wary }],
    [buyer, { purchaseOrder: 'PO-Same' }],
    [buyer, { purchaseOrder: 'PO-Same', samePurchaseOrder: 'allow' }],
  ] as const)
    expect(await place(who, '/order', more)).toHaveProperty('insertedId')
  // what was cancelled does not count
  const only = await place(buyer, '/order', { purchaseOrder: 'PO-CANCELLED', ...wary })
  await buyer.call('DELETE', `/order/${only.insertedId}`)
  expect(await place(buyer, '/order', { purchaseOrder: 'PO-CANCELLED', ...wary })).toHaveProperty(
    'insertedId',
  )
  // many at once: one of them
  const racing = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      place(buyer, n % 2 ? '/order' : '/orders', { purchaseOrder: 'PO-RACE', ...wary }),
    ),
  )
  expect(racing.filter(({ insertedId }) => insertedId)).toHaveLength(1)
})
