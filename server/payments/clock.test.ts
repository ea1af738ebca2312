import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder, readOrder } from '../../tests/orders.fixture.ts'
import { signIn, type TestUser } from '../../tests/test-user.ts'
import { expireHolds } from './expire-holds.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { ORDER_HOLD_MINUTES: '60' } })
  buyer = await shop.buyer()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => shop?.close())

/** Only what the process takes for the time moves: the database keeps its own. */
const shiftHours = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })

test('F12 a clock that runs ahead ends no hold', async () => {
  const id = await placeTestOrder(buyer, await addTestPart(shop))
  shiftHours(5)
  await expireHolds(shop.shop)
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
  vi.useRealTimers()
  await shop.sql`update orders set hold_expires_at = now() where id = ${id}`
  shiftHours(-5)
  await expireHolds(shop.shop)
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancelled' })
})

test('F07 holds that cannot be ended keep no other from it, however many they are', async () => {
  const [stuck, id] = [
    await placeTestOrder(buyer, await addTestPart(shop)),
    await placeTestOrder(buyer, await addTestPart(shop)),
  ]
  // as when the provider was gone while they began to pay
  await shop.sql`
    with copied as (
      insert into orders (
        id, buyer_id, email, name, address, phone, total_minor, currency, hold_expires_at
      )
      select gen_random_uuid(), buyer_id, email, name, address, phone, total_minor, currency, now()
      from orders, generate_series(1, 210)
      where id = ${stuck}
      returning id, total_minor, currency
    )
    insert into payment (id, order_id, attempt, amount_minor, currency)
    select gen_random_uuid(), id, 1, total_minor, currency
    from copied`
  await shop.sql`update orders set hold_expires_at = now() where id = ${id}`
  shop.sandbox.faults.set('cards', { kind: 'error', status: 500 })
  await expireHolds(shop.shop)
  shop.sandbox.faults.clear()
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancelled' })
  const [left] = await shop.sql`
    select count(*)::int as count
    from orders
    where status = 'unpaid' and hold_expires_at <= now()`
  expect(left).toEqual({ count: 210 })
})

test('F12 a clock that runs ahead ends no token, one behind keeps none', async () => {
  const again = await signIn(shop.publicUrl, buyer)
  const ask = async () => (await again.call('GET', `/user/${buyer.email}`)).status
  shiftHours(5)
  expect(await ask()).toBe(200)
  vi.useRealTimers()
  await shop.sql`update access_token set expires_at = now()`
  shiftHours(-5)
  expect(await ask()).toBe(401)
})
