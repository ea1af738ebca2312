import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../tests/orders.fixture.ts'
import { newId } from './new-id.ts'

let shop: TestShop
let part: string
let order: string
let another: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  const buyer = await shop.buyer()
  part = await addTestPart(shop)
  order = await placeTestOrder(buyer, part)
  another = await placeTestOrder(buyer, part)
})
afterAll(() => shop?.close())

const missing = newId()
let attempt = 0
async function addPayment(of: string, status: string, intent: string | null = null) {
  const id = newId()
  attempt += 1
  await shop.sql`
    insert into payment (id, order_id, attempt, intent_id, amount_minor, currency, status)
    values (${id}, ${of}, ${attempt}, ${intent}, 100, 'usd', ${status})`
  return id
}
const addRefund = (payment: string) => shop.sql`
  insert into refund (id, payment_id, amount_minor, reason)
  values (${newId()}, ${payment}, 100, 'test')`
const addHold = () => shop.sql`
  insert into stock_movement (id, part_id, change, reason, order_id)
  values (${newId()}, ${part}, -10, 'held', ${missing})`
const takeBack = () => shop.sql`
  update order_line set cancelled = cancelled + 10 where order_id = ${order}`
const payBy = (of: string) => shop.sql`
  update orders set transaction_id = 'pi_same', paid_at = now() where id = ${of}`

/** What the calls prevent already, said a second time where no instance and no later change can forget it. */
describe('the database itself refuses', () => {
  const cases: [string, string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'T27 a second open payment of an order',
      'payment_live',
      () => addPayment(order, 'open'),
      () => addPayment(order, 'open'),
    ],
    [
      'T29 a second settled payment of an order',
      'payment_settled',
      () => addPayment(order, 'settled'),
      () => addPayment(order, 'settled'),
    ],
    [
      'T29 one intent for two payments',
      'payment_intent_id_key',
      () => addPayment(order, 'canceled', 'pi_twice'),
      () => addPayment(another, 'canceled', 'pi_twice'),
    ],
    [
      'T29 one transaction for two orders',
      'orders_transaction_id_key',
      async () => await payBy(order),
      async () => await payBy(another),
    ],
    [
      'T25 stock of one order held twice',
      'stock_movement_held',
      async () => await addHold(),
      async () => await addHold(),
    ],
    [
      'T25 more of an order taken back than it has',
      'order_line_done',
      async () => await takeBack(),
      async () => await takeBack(),
    ],
    [
      'T32 more of a payment given back than came',
      'refund_fits',
      async () => await addRefund(await addPayment(another, 'surplus', 'pi_refunded')),
      async () => {
        const [row] = await shop.sql<{ id: string }[]>`
          select id from payment where intent_id = 'pi_refunded'`
        await addRefund(row!.id)
      },
    ],
    [
      'I1 stock below nothing',
      'part_quantity_check',
      async () => await shop.sql`update part set quantity = 0 where id = ${part}`,
      async () => await shop.sql`update part set quantity = quantity - 1 where id = ${part}`,
    ],
  ]
  test.each(cases)('%s', async (_, constraint, once, again) => {
    await once()
    await expect(again()).rejects.toMatchObject({
      code: expect.stringMatching(/^235(05|14)$/),
      constraint,
    })
  })
})
