import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { givenReferences, noReferences } from '../../../contract/orders/references.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import type { User } from '../../shop.ts'
import { selectLines } from '../lines/store.ts'
import { selectOrder } from '../store.ts'
import { placeLines } from './place-lines.ts'
import { at, countOrders, type Line, orderLines, stockOf } from './placing.fixture.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '500' } })
  ;[buyer, other, admin] = await Promise.all([shop.buyer(), shop.buyer('Other'), shop.admin()])
})
afterAll(() => shop?.close())

const order = (lines: Line[], more: object = {}, who = buyer, headers = {}) =>
  orderLines(who, lines, more, headers)

const read = async (id: string, who = buyer) =>
  (await (await who.call('GET', `/order/${id}`)).json()) as OrderDetail

const stock = (...ids: string[]) => stockOf(shop, ids)
const ordersOf = (who: TestUser) => countOrders(shop, who)

test('a new order is told of as it is read afterwards', async () => {
  const [a, b] = [
    await addTestPart(shop, { name: 'First', priceBreaks: [{ from: 50, price: 90 }] }),
    await addTestPart(shop, { name: 'Second', price: 7, minQuantity: 1 }),
  ]
  const [caller] = await shop.sql<User[]>`
    select id, email, name, false as "isAdmin", '' as "sessionId", true as "hasFactor",
      true as "isConfirmed"
    from users
    where email = ${buyer.email}`
  const lines = [
    { ...at(a, 50, 90), ownNumber: 'MY-1', note: 'Rack 7' },
    { ...at(b, 3, 7), ownNumber: '', note: '' },
  ]
  const wish = { address: '1 Test Street', number: '0123456789', others: 'By noon' }
  const more = {
    ...givenReferences(noReferences),
    purchaseOrder: 'PO-78',
    requestedDate: '2031-05-01',
    reduce: false,
    samePurchaseOrder: 'allow' as const,
    method: 'card' as const,
  }
  const told = await shop.database.transaction((sql) =>
    placeLines(shop.shop, sql, caller!, { lines, ...wish, ...more }),
  )
  expect(told.order).toEqual(await selectOrder(shop.sql, told.order.id))
  expect(told.lines).toEqual(await selectLines(shop.sql, told.order.id))
})

describe('an order of many lines', () => {
  test('is one order with one hold, priced by each line’s price breaks', async () => {
    const [a, b] = [
      await addTestPart(shop, { name: 'First', priceBreaks: [{ from: 50, price: 90 }] }),
      await addTestPart(shop, { name: 'Second', price: 7, minQuantity: 1 }),
    ]
    const lines = [
      { ...at(a, 50, 90), ownNumber: 'MY-1', note: 'Rack 7' },
      { ...at(b, 3, 7), ownNumber: 'MY-2' },
    ]
    const wish = { purchaseOrder: 'PO-77', requestedDate: '2031-05-01', others: 'By noon' }
    const { status, insertedId, left, orderNumber } = await order(lines, wish)
    expect([status, left]).toEqual([200, []])
    expect(await read(insertedId)).toMatchObject({
      orderNumber,
      partsName: 'First and 1 more',
      lineCount: 2,
      quantity: 53,
      unitPrice: null,
      price: 4_521,
      status: 'unpaid',
      ...wish,
      lines: [
        { position: 1, partsId: a, quantity: 50, unitPrice: 90, price: 4_500, note: 'Rack 7' },
        { position: 2, partsId: b, quantity: 3, unitPrice: 7, price: 21, ownNumber: 'MY-2' },
      ],
    })
    expect(await stock(a, b)).toEqual([950, 997])
    for (const q of ['po-77', 'my-2']) {
      const found = await buyer.call('GET', `/orders?email=${buyer.email}&q=${q}`)
      expect(await found.json(), q).toMatchObject([{ orderNumber }])
    }
  })

  test('sums quantities of the same part before it looks at anything', async () => {
    const part = await addTestPart(shop, {
      orderMultiple: 10,
      priceBreaks: [{ from: 40, price: 80 }],
    })
    const { insertedId } = await order([
      { ...at(part, 25, 80), note: 'one' },
      { ...at(part.toUpperCase(), 15, 80), note: 'two', ownNumber: 'SUM' },
    ])
    const { lines } = await read(insertedId)
    expect(lines).toMatchObject([
      { quantity: 40, price: 3_200, note: 'one / two', ownNumber: 'SUM' },
    ])
    expect(lines).toHaveLength(1)
  })

  test('T17 names every line that cannot be ordered, and orders nothing', async () => {
    const [good, few, gone] = [
      await addTestPart(shop),
      await addTestPart(shop, { quantity: 12 }),
      await addTestPart(shop),
    ]
    await admin.call('DELETE', `/parts/${gone}`)
    const before = await ordersOf(buyer)
    const { status, code, detail, errors } = await order([
      at(good, 10),
      at(few, 13),
      at(gone, 10),
      { ...at(good, 10), price: 1 },
    ])
    expect([status, code]).toEqual([409, 'lines_refused'])
    expect(detail).toMatch(/Look at each, or order what is there\.$/)
    expect(errors).toEqual([
      { path: 'lines.0.price', message: expect.stringContaining('$2,000.00') },
      { path: 'lines.1.quantity', message: 'Quantity must be between 10-12' },
      { path: 'lines.2.partsId', message: expect.stringContaining('nothing here') },
    ])
    expect(await ordersOf(buyer)).toBe(before)
    expect(await stock(good, few)).toEqual([1_000, 12])
  })

  test('takes what is there when the buyer says so, and says what is left', async () => {
    const [good, few, none] = [
      await addTestPart(shop),
      await addTestPart(shop, {
        quantity: 27,
        orderMultiple: 5,
        priceBreaks: [{ from: 30, price: 50 }],
      }),
      await addTestPart(shop, { quantity: 12, minQuantity: 12 }),
    ]
    await order([at(none, 12)], {}, other)
    const lines = [at(good, 10), at(few, 30, 50), at(none, 12)]
    const { status, insertedId, left } = await order(lines, { shortage: 'reduce' })
    expect([status, left]).toEqual([
      200,
      [
        { partsId: few, wanted: 30, ordered: 25 },
        { partsId: none, wanted: 12, ordered: 0 },
      ],
    ])
    expect(await read(insertedId)).toMatchObject({ lineCount: 2, quantity: 35, price: 3_500 })
    expect(await order([at(none, 12)], { shortage: 'reduce' })).toMatchObject({
      status: 409,
      errors: [{ path: 'lines.0.quantity' }],
    })
  })

  test('T16 a price of another moment is refused even when the stock is taken as it is', async () => {
    const part = await addTestPart(shop)
    const few = await addTestPart(shop, { quantity: 20 })
    const reduced = await order([{ ...at(few, 30), price: 0 }], { shortage: 'reduce' })
    expect(reduced).toMatchObject({ status: 409, errors: [{ path: 'lines.0.price' }] })
    const stale = await order([{ ...at(part, 10), price: 999 }], { shortage: 'reduce' })
    expect(stale).toMatchObject({ status: 409, errors: [{ path: 'lines.0.price' }] })
    expect(stale.detail).toBe('Some lines cannot be ordered as they are. Look at each.')
  })

  test('is bounded by one card payment as a whole', async () => {
    const parts = [
      await addTestPart(shop, { price: 9_000 }),
      await addTestPart(shop, { price: 9_000 }),
    ]
    const answer = await order(parts.map((id) => at(id, 60, 9_000)))
    expect(answer).toMatchObject({ status: 409, code: 'basket_too_large' })
    expect(answer.detail).toMatch(/\$1,080,000\.00/)
    expect(await stock(...parts)).toEqual([1_000, 1_000])
  })

  test('T19 one key places it once', async () => {
    const part = await addTestPart(shop)
    const key = { 'idempotency-key': 'lines-once' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => order([at(part, 10)], {}, buyer, key)),
    )
    const ids = answers.filter(({ status }) => status === 200).map(({ insertedId }) => insertedId)
    expect(new Set(ids).size).toBe(1)
    expect(await stock(part)).toEqual([990])
  })

  test('by a day that has passed is refused at its field', async () => {
    const part = await addTestPart(shop)
    const answer = await order([at(part, 10)], { requestedDate: '2020-02-01' })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'requestedDate' }] })
    expect(await stock(part)).toEqual([1_000])
  })

  test.each([
    [{ lines: null }, 'lines', 'This must be a list'],
    [{ lines: [1] }, 'lines.0', 'This must be an object with fields'],
    [{ shortage: 'maybe' }, 'shortage', 'One of refuse, reduce, please'],
    [{ fromBasket: 1 }, 'fromBasket', 'This must be true or false'],
  ])('T60 what is no such field is told in plain words: %j', async (more, path, message) => {
    const answer = await order([at(await addTestPart(shop), 10)], more)
    expect(answer).toMatchObject({ status: 400, errors: [{ path, message }] })
  })

  test('T21 admins, and who is nobody, order nothing', async () => {
    const part = await addTestPart(shop)
    expect((await order([at(part, 10)], {}, admin)).status).toBe(403)
    expect(await stock(part)).toEqual([1_000])
  })

  test('cancelled while unpaid, all of its stock returns', async () => {
    const parts = [await addTestPart(shop), await addTestPart(shop)]
    const { insertedId } = await order(parts.map((id) => at(id, 10)))
    expect((await buyer.call('DELETE', `/order/${insertedId}`)).status).toBe(200)
    expect(await stock(...parts)).toEqual([1_000, 1_000])
  })
})

test('T18 the same parts in opposite order, 64 at once: no deadlock, nothing oversold, each told what was short', async () => {
  const parts = await Promise.all(
    Array.from({ length: 8 }, (_, n) => addTestPart(shop, { quantity: n === 3 ? 205 : 100_000 })),
  )
  const lines = parts.map((id) => at(id, 10))
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      order(n % 2 ? lines : [...lines].reverse(), {}, n % 4 < 2 ? buyer : other),
    ),
  )
  const placed = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(placed).toHaveLength(20)
  expect(refused).toHaveLength(44)
  answers.forEach((answer, n) => {
    if (answer.status === 200) return
    const short = n % 2 ? 3 : 4
    expect([answer.code, answer.errors]).toEqual([
      'lines_refused',
      [
        {
          path: `lines.${short}.quantity`,
          message: 'Fewer than one order takes (10) are in stock: 5',
        },
      ],
    ])
  })
  expect(await stock(...parts)).toEqual(parts.map((_, n) => (n === 3 ? 5 : 100_000 - 200)))
})
