import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { runProgram } from '../../commands/command.fixture.ts'

/** Shown in production without demo: it starts, since something is sandboxed. */
const environment = { NODE_ENV: 'production', ALLOW_SANDBOX: '1', DEMO: 'off', OPEN_ORDERS: '9' }
let shop: TestShop
let admin: TestUser
let order: string
let other: string

beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { ...environment, REQUIRE_SECOND_FACTOR: 'off' },
  })
  const [buyer, part] = await Promise.all([shop.buyer(), addTestPart(shop)])
  admin = await shop.admin()
  order = await placeTestOrder(buyer, part)
  other = await placeTestOrder(buyer, part)
  await shop.sql`
    update orders
    set paid_minor = payable_minor, paid_at = now(), released_at = now(), transaction_id = id::text`
})
afterAll(() => shop?.close())

const invoices = async () => (await shop.sql`select 1 from invoice`).length
const counted = async () => (await shop.sql`select last from invoice_counter`).length
const status = async () =>
  (await shop.sql<{ status: string }[]>`select distinct status from orders`).map(
    (row) => row.status,
  )

test('found: D5 no invoice is numbered for the example seller: the admin is told, nothing is shipped', async () => {
  const mend = expect.stringContaining('set SELLER_NAME and SELLER_ADDRESS and start it again')
  for (const [method, path] of [
    ['PATCH', `/order-shipment/${order}`],
    ['POST', `/order/${order}/shipments`],
  ] as const) {
    const refused = await admin.call(method, path, {})
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'seller_missing', detail: mend })
  }
  const many = await admin.call('POST', '/order-shipments', { ids: [order, other] })
  expect(await many.json()).toMatchObject({
    modifiedCount: 0,
    results: [
      { id: order, shipped: false, problem: mend },
      { id: other, shipped: false, problem: mend },
    ],
  })
  expect(await invoices()).toBe(0)
  expect(await counted()).toBe(0)
  expect(await status()).toEqual(['pending'])
})

test('found: D5 npm run doctor names the example seller and its mend', async () => {
  const settings = { ...shop.settings, ...environment }
  const { code, out } = await runProgram('doctor', [], settings)
  expect(out).toMatch(/fault {4}seller +invoices would name no seller: .*SELLER_ADDRESS/)
  expect(code).toBe(1)
  const real = { ...settings, SELLER_NAME: 'Bulk Parts Ltd', SELLER_ADDRESS: '1 Real Street' }
  expect((await runProgram('doctor', [], real)).out).toMatch(/ok {7}seller +.*Bulk Parts Ltd/)
})
