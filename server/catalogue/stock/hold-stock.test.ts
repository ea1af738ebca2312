import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, orderOf } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { untilWaiting } from '../../../tests/until-waiting.fixture.ts'
import type { Sql } from '../../database/database.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

/** Orders while the part is being changed: the order waits for the change, and goes by what stands there after it. */
async function orderDuring(change: (sql: Sql, part: string) => Promise<unknown>) {
  const part = await addTestPart(shop)
  const { answer } = await shop.database.transaction(async (sql) => {
    await change(sql, part)
    const answer = buyer.call('POST', '/order', orderOf(part, 10, 1_000))
    await untilWaiting(shop.sql, 1)
    return { answer }
  })
  const response = await answer
  const { code } = (await response.json()) as { code?: string }
  const [left] = await shop.sql`
    select quantity, (select count(*)::int from order_line where part_id = ${part}) as lines
    from part where id = ${part}`
  expect(left).toEqual({ quantity: 1_000, lines: 0 })
  return [response.status, code]
}

test('T16 a price that changes while an order is placed refuses the order', async () => {
  const outcome = await orderDuring(
    (sql, part) => sql`update part set price_minor = 20000 where id = ${part}`,
  )
  expect(outcome).toEqual([409, 'price_changed'])
})

test('T16 price breaks that change while an order is placed refuses the order', async () => {
  const outcome = await orderDuring(
    (sql, part) =>
      sql`update part set price_breaks = '[{"from": 10, "priceMinor": 9900}]' where id = ${part}`,
  )
  expect(outcome).toEqual([409, 'price_changed'])
})

test('T17 a maximum that falls while an order is placed refuses the order', async () => {
  const outcome = await orderDuring(
    (sql, part) => sql`update part set min_quantity = 1, max_quantity = 9 where id = ${part}`,
  )
  expect(outcome).toEqual([400, 'quantity_above_maximum'])
})

test('T17 a multiple that comes while an order is placed refuses the order', async () => {
  const outcome = await orderDuring(
    (sql, part) => sql`update part set order_multiple = 3 where id = ${part}`,
  )
  expect(outcome).toEqual([400, 'quantity_not_multiple'])
})

test('a change of price breaks that leaves the order’s price as it was lets it pass', async () => {
  const part = await addTestPart(shop, { priceBreaks: [{ from: 50, price: 90 }] })
  const answer = await shop.database.transaction(async (sql) => {
    await sql`update part set price_breaks = '[{"from": 60, "priceMinor": 9000}]' where id = ${part}`
    const sent = buyer.call('POST', '/order', orderOf(part, 10, 1_000))
    await untilWaiting(shop.sql, 1)
    return { sent }
  })
  expect((await answer.sent).status).toBe(200)
})

test('T17 a minimum that rises while an order is placed refuses the order', async () => {
  const outcome = await orderDuring(
    (sql, part) => sql`update part set min_quantity = 20 where id = ${part}`,
  )
  expect(outcome).toEqual([400, 'quantity_out_of_range'])
})

test('T41 a part that leaves the shop while an order is placed is not there', async () => {
  const outcome = await orderDuring(
    (sql, part) => sql`update part set deleted_at = now() where id = ${part}`,
  )
  expect(outcome).toEqual([404, 'not_found'])
})
