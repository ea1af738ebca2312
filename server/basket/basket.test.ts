import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BasketLine } from '../../contract/basket.ts'
import { initialAttributes } from '../../contract/parts/attributes.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { putPart } from '../catalogue/parts/put-part.ts'
import { newId } from '../database/new-id.ts'
import { add, basketOf } from './baskets.fixture.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const missing = '0198c0de-0000-7000-8000-00000000ffff'

const faultOf = async (response: Response) =>
  [response.status, await response.json()] as [number, Record<string, unknown>]
/** Thousands of parts at once, behind the door. */
const addTestParts = async (count: number) => {
  const ids = Array.from({ length: count }, newId)
  await shop.database.transaction(async (sql) => {
    for (const id of ids) {
      const part = { id, mpn: `MANY-${id}`, name: 'One of many', details: 'x' }
      const bounds = { category: 'cpu' as const, minQuantity: 1, orderMultiple: 1, quantity: 10 }
      const rest = { priceMinor: 100, img: '/images/none', imageId: null, specs: {} }
      await putPart(sql, { ...part, ...bounds, ...rest, ...initialAttributes }, null)
    }
  })
  return ids
}

describe('a basket', () => {
  test('keeps lines in the order they came, with what was seen and what their part is now', async () => {
    const buyer = await shop.buyer()
    const one = await addTestPart(shop, { priceBreaks: [{ from: 20, price: 90.5 }] })
    const two = await addTestPart(shop)
    await add(buyer, [{ partsId: two, quantity: 12, note: 'for Berlin', ownNumber: 'B-1' }])
    expect((await add(buyer, [{ partsId: one, quantity: 25 }])).status).toBe(200)
    expect(await basketOf(buyer)).toMatchObject([
      {
        partsId: two,
        quantity: 12,
        note: 'for Berlin',
        ownNumber: 'B-1',
        seenUnitPrice: 100,
        seenAvailable: 1_000,
        part: { _id: two, price: 100, minQuantity: 10, quantity: 1_000, priceBreaks: [] },
      },
      { partsId: one, quantity: 25, note: '', ownNumber: '', seenUnitPrice: 90.5 },
    ])
  })

  test('sums pieces of the same part, within one addition and with what is there', async () => {
    const buyer = await shop.buyer()
    const partsId = await addTestPart(shop, { priceBreaks: [{ from: 30, price: 80 }] })
    await add(buyer, [{ partsId, quantity: 10, note: 'first', ownNumber: 'OLD' }])
    await add(buyer, [
      { partsId: partsId.toUpperCase(), quantity: 5, note: 'second' },
      { partsId, quantity: 20, ownNumber: 'NEW' },
    ])
    expect(await basketOf(buyer)).toMatchObject([
      { quantity: 35, note: 'first / second', ownNumber: 'OLD, NEW', seenUnitPrice: 80 },
    ])
  })

  test('sums what comes at once, and loses and doubles nothing', async () => {
    const buyer = await shop.buyer()
    const [one, two] = [await addTestPart(shop), await addTestPart(shop)]
    const lines = [
      { partsId: one, quantity: 1 },
      { partsId: two, quantity: 2 },
    ]
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => add(buyer, at % 2 ? lines : [...lines].reverse())),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200))
    const quantities = (await basketOf(buyer)).map(({ partsId, quantity }) => [partsId, quantity])
    expect(Object.fromEntries(quantities)).toEqual({ [one]: 24, [two]: 48 })
  })

  test('takes an addition with the same key once', async () => {
    const buyer = await shop.buyer()
    const partsId = await addTestPart(shop)
    const key = randomUUID()
    const ask = () => add(buyer, [{ partsId, quantity: 7 }], key)
    const first = await (await ask()).json()
    expect(await (await ask()).json()).toEqual(first)
    const rush = await Promise.all([ask(), ask(), ask()])
    expect(rush.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await basketOf(buyer)).toMatchObject([{ quantity: 7 }])
  })

  test('takes 1,000 different parts and not one more, and then keeps what it had', async () => {
    const buyer = await shop.buyer()
    const ids = await addTestParts(1_001)
    const lines = ids.map((partsId) => ({ partsId, quantity: 1, note: 'x'.repeat(500) }))
    expect((await add(buyer, lines)).status).toBe(400)
    expect((await add(buyer, lines.slice(0, 999))).status).toBe(200)
    const [status, fault] = await faultOf(await add(buyer, lines.slice(998)))
    expect([status, fault.code]).toEqual([409, 'basket_full'])
    expect(fault.detail).toMatch(/at most 1,000 different parts, and this would be 1,001/)
    expect(await basketOf(buyer)).toHaveLength(999)
    const both = await Promise.all(lines.slice(999).map((line) => add(buyer, [line])))
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
    expect(await basketOf(buyer)).toHaveLength(1_000)
  })

  test('refuses what never was a part, and quantities that are none, at their lines', async () => {
    const buyer = await shop.buyer()
    const partsId = await addTestPart(shop)
    const lines = [
      { partsId, quantity: 1 },
      { partsId: missing, quantity: 1 },
    ]
    const [status, fault] = await faultOf(await add(buyer, lines))
    expect([status, fault.errors]).toEqual([
      400,
      [{ path: 'lines.1.partsId', message: 'The shop has never had this part' }],
    ])
    for (const quantity of [0, -1, 1.5, 1e12, '3'])
      expect((await add(buyer, [{ partsId, quantity }])).status).toBe(400)
    expect(await basketOf(buyer)).toEqual([])
  })
})

describe('what changed since', () => {
  const price = (id: string, amount: number) =>
    admin.call('PATCH', `/parts/${id}`, { price: amount })

  test('stays known until the buyer says how many', async () => {
    const buyer = await shop.buyer()
    const partsId = await addTestPart(shop)
    await add(buyer, [{ partsId, quantity: 10 }])
    expect((await price(partsId, 120)).status).toBe(200)
    await add(buyer, [{ partsId, quantity: 1 }])
    const line = { quantity: 11, seenUnitPrice: 100, part: { price: 120 } }
    expect(await basketOf(buyer)).toMatchObject([line])
    await buyer.call('PUT', `/basket/${partsId}`, { note: 'later' })
    expect(await basketOf(buyer)).toMatchObject([{ ...line, note: 'later' }])
    const response = await buyer.call('PUT', `/basket/${partsId}`, { quantity: 11 })
    expect((await response.json()) as BasketLine).toMatchObject({
      seenUnitPrice: 120,
      note: 'later',
    })
  })

  test('is what the visitor saw before logging in', async () => {
    const buyer = await shop.buyer()
    const partsId = await addTestPart(shop)
    await add(buyer, [{ partsId, quantity: 10, seenUnitPrice: 95.5, seenAvailable: 40 }])
    expect(await basketOf(buyer)).toMatchObject([{ seenUnitPrice: 95.5, seenAvailable: 40 }])
  })

  test('may be that the part has gone: its line stays, and can be taken out', async () => {
    const buyer = await shop.buyer()
    const partsId = await addTestPart(shop, { name: 'Gone soon' })
    await add(buyer, [{ partsId, quantity: 10 }])
    await admin.call('DELETE', `/parts/${partsId}`)
    expect(await basketOf(buyer)).toMatchObject([{ partsId, partsName: 'Gone soon', part: null }])
    expect((await add(buyer, [{ partsId, quantity: 10 }])).status).toBe(200)
    expect(await (await buyer.call('DELETE', `/basket/${partsId}`)).json()).toEqual({
      deletedCount: 1,
    })
    expect(await basketOf(buyer)).toEqual([])
  })
})

test('another buyer’s lines answer as missing ones, and admins have none', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const partsId = await addTestPart(shop)
  await add(buyer, [{ partsId, quantity: 10 }])
  for (const id of [partsId, missing, 'nothing']) {
    const [status, fault] = await faultOf(await other.call('PUT', `/basket/${id}`, { quantity: 1 }))
    expect([status, fault.code]).toEqual([404, 'not_found'])
    expect((await other.call('DELETE', `/basket/${id}`)).status).toBe(404)
  }
  expect(await (await other.call('DELETE', '/basket')).json()).toEqual({ deletedCount: 0 })
  expect((await admin.call('GET', '/basket')).status).toBe(403)
  expect((await add(admin, [{ partsId, quantity: 1 }])).status).toBe(403)
  expect(await basketOf(buyer)).toMatchObject([{ quantity: 10 }])
  expect(await (await buyer.call('DELETE', '/basket')).json()).toEqual({ deletedCount: 1 })
})

test('what a buyer calls a part is remembered from its line', async () => {
  const buyer = await shop.buyer()
  const [one, two] = [await addTestPart(shop), await addTestPart(shop)]
  await add(buyer, [
    { partsId: one, quantity: 10, ownNumber: 'MINE-1' },
    { partsId: two, quantity: 10 },
  ])
  await buyer.call('PUT', `/basket/${two}`, { ownNumber: 'MINE-2' })
  const response = await buyer.call('POST', '/own-part-matches', { numbers: ['mine1', 'mine 2'] })
  expect(await response.json()).toMatchObject({
    rows: [{ part: { _id: one } }, { part: { _id: two } }],
  })
})
