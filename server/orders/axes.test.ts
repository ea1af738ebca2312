import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderAxes, statusOf } from '../../contract/orders/axes.ts'
import { everyAxes } from '../../contract/orders/every-axes.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../tests/orders.fixture.ts'
import { emptyDatabase } from '../backup/database.fixture.ts'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { axesOf } from './axes-of.ts'
import { selectOrder } from './store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

const came = { none: 0, part: 60, full: 1_000_00, over: 1_000_01 }
const left = { none: 0, part: 3, full: 10 }

/** Makes an order of ten pieces for 1,000.00 stand so. */
async function stand(id: string, { life, method, paid, deposit, isReleased, shipped }: OrderAxes) {
  const isPaid = paid === 'full' || paid === 'over'
  await shop.sql`
    update orders
    set life = ${life}, method = ${method}, credit_days = ${method === 'account' ? 30 : null}, paid_minor = ${came[paid]},
      deposit_minor = ${deposit === 'none' ? 0 : 100_00}, deposit_paid_at = case when ${deposit === 'paid'} then now() end,
      paid_at = case when ${isPaid} then now() end,
      transaction_id = case when ${isPaid} then 'pi_axes' end,
      released_at = case when ${isReleased} then now() end,
      shipped_at = case when ${shipped === 'full'} then now() end
    where id = ${id}`
  await shop.sql`update order_line set shipped = ${left[shipped]} where order_id = ${id}`
}

test('database and contract have the same word for every way in which an order could stand', async () => {
  const id = await placeTestOrder(await shop.buyer(), await addTestPart(shop))
  await shop.sql`insert into shipment (id, order_id, position) values (gen_random_uuid(), ${id}, 1)`
  for (const axes of everyAxes) {
    await stand(id, axes)
    const order = await selectOrder(shop.sql, id)
    expect(order && axesOf(order)).toEqual(axes)
    expect(order?.status, JSON.stringify(axes)).toBe(statusOf(axes))
  }
})

test('orders keep their status, whatever else was written of them before there were axes', async () => {
  const empty = await emptyDatabase()
  const database = openDatabase(empty.url, { connections: 1 })
  const { sql } = database
  try {
    await migrate(database, '0055-events.sql')
    await sql`
      insert into users (id, name, email)
      values ('018f3c3c-0000-7000-8000-000000000001', 'Ada', 'ada@example.test')`
    const statuses = ['unpaid', 'paid', 'pending', 'shipped', 'cancelled', 'refunded']
    const times = ['paid_at', 'released_at', 'shipped_at', 'cancelled_at', 'refunded_at']
    // each status with every set of times, also those that no shop would write
    await sql`
      insert into orders (
        id, buyer_id, email, name, address, phone, status, total_minor, currency, note,
        hold_expires_at, transaction_id, paid_at, released_at, shipped_at, cancelled_at, refunded_at
      )
      select gen_random_uuid(), '018f3c3c-0000-7000-8000-000000000001', 'ada@example.test', 'Ada', 'Street',
        '1', status, 100, 'usd', status, now(),
        case when has & 1 > 0 then gen_random_uuid()::text end,
        case when has & 1 > 0 then now() end, case when has & 2 > 0 then now() end,
        case when has & 4 > 0 then now() end, case when has & 8 > 0 then now() end,
        case when has & 16 > 0 then now() end
      from unnest(${statuses}::text[]) status, generate_series(0, ${2 ** times.length - 1}::int) has`
    expect(await migrate(database)).toContain('0056-order-axes.sql')
    const [kept] = await sql<{ all: number; same: number }[]>`
      select count(*)::int as all, count(*) filter (where status = note)::int as same
      from orders`
    expect(kept).toEqual({ all: 192, same: 192 })
  } finally {
    await database.close()
    await empty.drop()
  }
})
