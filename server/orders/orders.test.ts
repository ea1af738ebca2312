import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import {
  addTestPart,
  eventually,
  orderOf,
  paidOrder,
  placeTestOrder,
  readOrder,
} from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { OPEN_ORDERS: '200' } })
  ;[buyer, other, admin] = await Promise.all([
    shop.buyer('Order Buyer'),
    shop.buyer('Other Buyer'),
    shop.admin(),
  ])
})
afterAll(() => shop.close())

const available = async (part: string) => {
  const [row] = await shop.sql<{ quantity: number; moved: number }[]>`
    select quantity, (select sum(change)::int from stock_movement where part_id = p.id) as moved
    from part p
    where id = ${part}`
  expect(row?.moved, 'the stock is the sum of its movements').toBe(row?.quantity)
  return row?.quantity
}

describe('placing', () => {
  test('an order holds the stock, is unpaid, and says the server’s own words', async () => {
    const part = await addTestPart(shop, { name: 'Held CPU' })
    const body = { ...orderOf(part, 25, 2_500), status: 'paid', transactionId: 'pi_x' }
    const response = await buyer.call('POST', '/order', body)
    expect(response.status).toBe(200)
    const { insertedId } = (await response.json()) as { insertedId: string }
    expect(await readOrder(buyer, insertedId)).toMatchObject({
      status: 'unpaid',
      transactionId: null,
      partsName: 'Held CPU',
      displayName: 'Order Buyer',
      email: buyer.email,
      quantity: 25,
      price: 2_500,
      number: '0123456789',
      events: [{ kind: 'placed', by: 'buyer' }],
    })
    expect(await available(part)).toBe(975)
  })

  test('T16 another price than ours is refused and takes nothing', async () => {
    const part = await addTestPart(shop)
    for (const price of [1, 999, 999.99, 1_001, 0]) {
      const response = await buyer.call('POST', '/order', orderOf(part, 10, price))
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'price_changed' })
    }
    expect(await available(part)).toBe(1_000)
  })

  test('T17 quantities that are none, or out of range, are refused with the range', async () => {
    const part = await addTestPart(shop, { quantity: 50 })
    const notOne = [0, -5, 1.5, '5', null, [], {}, true, 'NaN', 2 ** 31, 2 ** 53 + 1, undefined]
    for (const quantity of notOne) {
      const body = { ...orderOf(part, 10, 1_000), quantity }
      const response = await buyer.call('POST', '/order', body)
      expect(response.status, JSON.stringify(quantity)).toBe(400)
    }
    const few = await buyer.call('POST', '/order', orderOf(part, 9, 900))
    expect(few.status).toBe(400)
    expect(await few.json()).toMatchObject({ detail: 'Quantity must be between 10-50' })
    const many = await buyer.call('POST', '/order', orderOf(part, 51, 5_100))
    expect(many.status).toBe(409)
    expect(await many.json()).toMatchObject({ detail: 'Quantity must be between 10-50' })
    expect(await available(part)).toBe(50)
  })

  test('of a part that nobody can order it is told that, and no range that holds nothing', async () => {
    const part = await addTestPart(shop)
    for (const [left, detail] of [
      [0, 'None of this part is in stock'],
      [4, 'Fewer than one order takes (10) are in stock: 4'],
    ] as const) {
      await shop.sql`update part set quantity = ${left} where id = ${part}`
      for (const [quantity, price] of [
        [1, 100],
        [10, 1_000],
      ] as const) {
        const response = await buyer.call('POST', '/order', orderOf(part, quantity, price))
        expect(response.status).toBe(409)
        expect(await response.json()).toMatchObject({ code: 'not_enough_stock', detail })
      }
    }
  })

  test('the fields are checked with the specification’s words', async () => {
    const part = await addTestPart(shop)
    const body = { ...orderOf(part, 10, 1_000), address: '  ', number: 'call me' }
    const response = await buyer.call('POST', '/order', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      errors: [
        { path: 'address', message: 'Please input the Address' },
        { path: 'number', message: 'A phone number has 5 to 15 digits' },
      ],
    })
  })

  test('T21 parts that are not there, and texts that cannot be kept, are refused', async () => {
    const part = await addTestPart(shop)
    const missing = '01890000-0000-7000-8000-000000000000'
    expect((await buyer.call('POST', '/order', orderOf(missing, 10, 1_000))).status).toBe(404)
    expect((await buyer.call('POST', '/order', orderOf('nothing', 10, 1_000))).status).toBe(400)
    for (const address of ['a\u0000b', '\ud800', 'x'.repeat(501)]) {
      const body = { ...orderOf(part, 10, 1_000), address }
      expect((await buyer.call('POST', '/order', body)).status).toBe(400)
    }
  })

  test('an order above one card payment is told the largest quantity that fits', async () => {
    const part = await addTestPart(shop, { price: 900, quantity: 5_000 })
    const response = await buyer.call('POST', '/order', orderOf(part, 2_000, 1_800_000))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'order_too_large',
      detail: 'One payment takes at most $999,999.99. Order at most 1,111 of this part at once.',
    })
  })

  test('a part whose minimum costs more than one card payment says so', async () => {
    const part = await addTestPart(shop, { price: 999, minQuantity: 2_000, quantity: 5_000 })
    const response = await buyer.call('POST', '/order', orderOf(part, 2_000, 1_998_000))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'part_too_dear' })
  })

  test('a quantity that is no multiple is refused', async () => {
    const part = await addTestPart(shop, { orderMultiple: 10 })
    const response = await buyer.call('POST', '/order', orderOf(part, 15, 1_500))
    expect(await response.json()).toMatchObject({ code: 'quantity_not_multiple' })
  })

  test('T18 of many at once exactly as many get it as there is', async () => {
    const part = await addTestPart(shop, { quantity: 105 })
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const who = at % 2 ? buyer : other
        return (await who.call('POST', '/order', orderOf(part, 10, 1_000))).status
      }),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(10)
    expect(answers.filter((status) => status === 409)).toHaveLength(30)
    expect(await available(part)).toBe(5)
  })

  test('T19 one key places one order, however often it is sent', async () => {
    const part = await addTestPart(shop)
    const key = { 'idempotency-key': 'order-once' }
    const send = () => buyer.call('POST', '/order', orderOf(part, 10, 1_000), key)
    const first = await Promise.all(Array.from({ length: 30 }, send))
    const again = await send()
    const ids = await Promise.all(
      [...first, again]
        .filter((response) => response.status === 200)
        .map(async (response) => ((await response.json()) as { insertedId: string }).insertedId),
    )
    expect(new Set(ids).size).toBe(1)
    expect(first.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await available(part)).toBe(990)
    const twisted = await buyer.call('POST', '/order', orderOf(part, 11, 1_100), key)
    expect(twisted.status).toBe(422)
    const foreign = await other.call('POST', '/order', orderOf(part, 10, 1_000), key)
    expect(foreign.status).toBe(200)
  })

  test('a key whose order was refused is free again', async () => {
    const part = await addTestPart(shop)
    const key = { 'idempotency-key': 'refused-first' }
    expect((await buyer.call('POST', '/order', orderOf(part, 10, 1), key)).status).toBe(409)
    expect((await buyer.call('POST', '/order', orderOf(part, 10, 1_000), key)).status).toBe(200)
  })

  test('an admin looks and does not order', async () => {
    const part = await addTestPart(shop)
    expect((await admin.call('POST', '/order', orderOf(part, 10, 1_000))).status).toBe(403)
    expect(await available(part)).toBe(1_000)
  })
})

describe('shipping', () => {
  test('T38 a paid order is released by itself and shipped once, by an admin', async () => {
    const part = await addTestPart(shop)
    const id = await paidOrder(shop, buyer, part)
    await eventually(
      () => readOrder(buyer, id),
      (order) => order.status === 'pending',
    )
    expect((await buyer.call('PATCH', `/order-shipment/${id}`)).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.call('PATCH', `/order-shipment/${id}`)),
    )
    const statuses = answers.map((response) => response.status).sort()
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)])
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'shipped' })
  })

  test('an unpaid order is neither released nor shipped', async () => {
    const part = await addTestPart(shop)
    const id = await placeTestOrder(buyer, part)
    for (const step of ['order-shipment', 'order-release']) {
      const response = await admin.call('PATCH', `/${step}/${id}`)
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'order_state' })
    }
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
  })
})
