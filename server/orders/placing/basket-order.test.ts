import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { at, countOrders, orderLines, stockOf } from './placing.fixture.ts'

let shop: TestShop
let buyer: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

describe('an order of many lines', () => {
  test('leaves the basket with what was ordered, and keeps the buyer’s own numbers', async () => {
    const [a, b] = [await addTestPart(shop), await addTestPart(shop)]
    const stored = [
      { partsId: a, quantity: 30 },
      { partsId: b, quantity: 20 },
    ]
    await buyer.call('POST', '/basket', { lines: stored })
    await orderLines(buyer, [{ ...at(a, 10), ownNumber: 'KEEP-1' }, at(b, 20)], {
      fromBasket: true,
    })
    const basket = (await (await buyer.call('GET', '/basket')).json()) as { lines: object[] }
    expect(basket.lines).toMatchObject([{ partsId: a, quantity: 20 }])
    const [saved] = await shop.sql`select part_id from own_part_number where number = 'KEEP-1'`
    expect(saved).toEqual({ part_id: a })
  })

  test('of a basket that another tab has ordered is refused, and orders nothing', async () => {
    const part = await addTestPart(shop)
    const own = await shop.buyer('Two Tabs')
    await own.call('POST', '/basket', { lines: [{ partsId: part, quantity: 20 }] })
    const wish = { fromBasket: true }
    const both = await Promise.all([
      orderLines(own, [at(part, 20)], wish),
      orderLines(own, [at(part, 20)], wish),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.code).toBe('basket_changed')
    expect(await stockOf(shop, [part])).toEqual([980])
    expect(await countOrders(shop, own)).toBe(1)
  })

  test('keeps all own numbers of one part, and tells what a sum costs', async () => {
    const part = await addTestPart(shop, { priceBreaks: [{ from: 50, price: 90 }] })
    const alone = [
      { ...at(part, 24), ownNumber: 'AAA' },
      { ...at(part, 36), ownNumber: 'BBB' },
    ]
    const refused = await orderLines(buyer, alone)
    expect(refused.errors).toEqual([
      {
        path: 'lines.0.price',
        message: expect.stringContaining('60 pieces, which cost $5,400.00'),
      },
    ])
    const { insertedId } = await orderLines(
      buyer,
      alone.map((line) => ({ ...line, price: line.quantity * 90 })),
    )
    const placed = (await (await buyer.call('GET', `/order/${insertedId}`)).json()) as OrderDetail
    expect(placed.lines[0]).toMatchObject({ ownNumber: 'AAA, BBB' })
    const saved =
      await shop.sql`select number from own_part_number where part_id = ${part} order by 1`
    expect(saved.map(({ number }) => number)).toEqual(['AAA', 'BBB'])
  })
})
