import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, eventually, placeTestOrder } from '../../tests/orders.fixture.ts'

test('an order reads its buyer’s open orders alone, also where the statistics know of no open one', async () => {
  const shop = await openTestShop({ jobs: false })
  try {
    const buyer = await shop.buyer()
    const part = await addTestPart(shop)
    await shop.sql`
      insert into users (id, name, email, email_verified)
      select gen_random_uuid(), 'X', 'other-' || n || '@example.test', true
      from generate_series(1, 20) n`
    const add = (life: string, count: number) => shop.sql`
      insert into orders (id, buyer_id, email, name, address, phone, note, total_minor, currency, life, hold_expires_at)
      select gen_random_uuid(), u.id, u.email, 'X', 'X', '1', '', 100, 'usd', ${life}, now()
      from generate_series(1, ${count}) n
      join users u on u.email = 'other-' || n % 20 + 1 || '@example.test'`
    await add('cancelled', 5_000)
    await shop.sql`vacuum analyze orders`
    await add('placed', 500)
    const reads = async () => {
      const rows = await shop.sql<{ name: string; scans: number }[]>`
        select indexrelname as name, idx_scan::int as scans
        from pg_stat_user_indexes
        where indexrelname in ('orders_open', 'orders_status')`
      return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]))
    }
    const before = await reads()
    // a connection tells what it has read with its next work, once a second is over
    const after = await eventually(
      async () => {
        await placeTestOrder(buyer, part)
        return await reads()
      },
      ({ orders_open: open }) => open! > before.orders_open!,
    )
    expect(after.orders_status).toBe(before.orders_status)
  } finally {
    await shop.close()
  }
})
