import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owingCompany, payToAccount } from '../../tests/bank.fixture.ts'
import { read, told } from '../../tests/companies.fixture.ts'
import { makeGateway, type TestGateway } from '../../tests/gateway.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import {
  addTestPart,
  eventually,
  payAtProvider,
  placeTestOrder,
  readOrder,
  startTestPayment,
} from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { checkBooks, withProvider } from '../books/check-books.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let gateway: TestGateway
let shop: TestShop
let buyer: TestUser
let admin: TestUser
let part: string
let id: string

beforeAll(async () => {
  gateway = await makeGateway()
  shop = await openTestShop({
    environment: { ...gateway.settings, RELEASE: 'manual', OPEN_ORDERS: '500' },
  })
  await gateway.start(shop.publicUrl)
  ;[buyer, admin] = await Promise.all([shop.buyer('Online Buyer'), shop.admin()])
  part = await addTestPart(shop, { quantity: 100_000 })
})
afterAll(async () => {
  await shop?.close()
  await gateway?.remove()
})
beforeEach(async () => {
  id = await placeTestOrder(buyer, part)
})

type Begun = { status: string; page: string; amount: number; currency: string }
const ask = (orderId = id) => buyer.call('POST', '/online-payments', { orderId })
const begin = (orderId = id) => read<Begun>(ask(orderId))
const becomes = (status: string) =>
  eventually(
    () => readOrder(buyer, id),
    (order) => order.status === status,
  )
const attempts = async () =>
  await shop.sql<{ status: string; method: string }[]>`
    select status, method from payment where order_id = ${id} order by attempt`
/** The payment at the gateway that a page is of. */
const intentOf = (page: string) => `online:${page.split('/').at(-1)}`
const statusOf = async (page: string) => (await shop.shop.providers.find(intentOf(page)))?.status

test('an order is paid at the gateway, which tells it, and papers and mails say how', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => begin()))
  expect(new Set(all.map(({ page }) => page)).size).toBe(1)
  const [begun] = all
  expect(begun).toMatchObject({ status: 'open', amount: 100_000, currency: 'usd' })
  const back = await gateway.decide(begun!.page, 'pay')
  expect(back).toBe(`${shop.publicUrl}/dashboard/payment/${id}?paid=online`)
  const order = await becomes('paid')
  expect(order.transactionId).toBe(intentOf(begun!.page))
  expect(await attempts()).toEqual([{ status: 'settled', method: 'online' }])
  expect(await told(ask())).toEqual([409, 'order_state'])
  const [mail] = await eventually(
    () => shop.sql<{ values: string }[]>`
      select values::text from mail where kind = 'payment-received' and values::text like ${`%${id}%`}`,
    (mails) => mails.length === 1,
  )
  expect(mail!.values).toContain(order.transactionId!)
  await admin.call('PATCH', `/order-release/${id}`)
  expect((await admin.call('POST', `/order/${id}/shipments`, {})).status).toBe(200)
})

test('whoever comes back is told how it stands, and what is being decided is waited for', async () => {
  const { page } = await begin()
  await gateway.decide(page, 'refuse')
  expect(await begin()).toMatchObject({ status: 'open', page })
  await eventually(
    () => shop.sql`select from order_event where order_id = ${id} and kind = 'payment-failed'`,
    ({ length }) => length === 1,
  )
  await gateway.decide(page, 'later')
  expect(await begin()).toMatchObject({ status: 'processing' })
  expect(await told(buyer.call('DELETE', `/order/${id}`))).toEqual([503, 'payments_unavailable'])
  const byCard = buyer.call('POST', '/create-payment-intent', { orderId: id })
  expect(await told(byCard)).toEqual([409, 'payment_in_hand'])
  await gateway.decide(page, 'pay')
  await becomes('paid')
})

test('a gateway that was away is asked again under the same key, and what was paid meanwhile is found', async () => {
  await gateway.stop()
  expect(await told(ask())).toEqual([503, 'payments_unavailable'])
  await gateway.start(shop.publicUrl)
  const { page } = await eventually(begin, (answer) => Boolean(answer.page))
  expect(await attempts()).toHaveLength(1)
  await gateway.decide(page, 'pay')
  await shop.sql`update payment set created_at = now() - interval '1 hour', checked_at = null`
  await reconcilePayments(shop.shop, { hours: 1 })
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid' })
})

test('one payment is open at a time: whoever goes on by card or back has the other one canceled', async () => {
  const { page } = await begin()
  const card = await startTestPayment(buyer, id)
  expect(await statusOf(page)).toBe('canceled')
  const again = await begin()
  expect(again.page).not.toBe(page)
  expect((await shop.shop.providers.find(card))?.status).toBe('canceled')
  expect(await attempts()).toEqual([
    { status: 'canceled', method: 'online' },
    { status: 'canceled', method: 'card' },
    { status: 'open', method: 'online' },
  ])
  // what was paid by the time the other way is asked pays it
  await gateway.decide(again.page, 'pay')
  expect(await told(buyer.call('POST', '/create-payment-intent', { orderId: id }))).toEqual([
    409,
    'order_state',
  ])
  expect(await readOrder(buyer, id)).toMatchObject({ transactionId: intentOf(again.page) })
})

test('what a card has paid is not paid again online', async () => {
  await payAtProvider(shop, await startTestPayment(buyer, id))
  expect(await told(ask())).toEqual([409, 'order_state'])
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid' })
})

test('cancelling an order cancels its payment at the gateway; money that comes all the same goes back', async () => {
  const { page } = await begin()
  expect((await buyer.call('DELETE', `/order/${id}`)).status).toBe(200)
  expect(await statusOf(page)).toBe('canceled')
  await gateway.decide(page, 'pay')
  expect(await statusOf(page)).toBe('canceled')
})

test('a refund goes back at the gateway, and both sides agree in the books', async () => {
  const { page } = await begin()
  await gateway.decide(page, 'pay')
  expect(await told(ask())).toEqual([409, 'order_state'])
  await admin.call('POST', `/order-refund/${id}`, { reason: 'wanted' })
  await eventually(
    () => shop.sql`select from order_event where order_id = ${id} and kind = 'money-returned'`,
    ({ length }) => length === 1,
  )
  expect(await shop.shop.providers.find(intentOf(page))).toMatchObject({ refundedMinor: 100_000 })
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'refunded' })
  const { providers, config } = shop.shop
  const whole = await withProvider(
    await checkBooks(shop.database),
    { sql: shop.sql, providers, live: config.live },
    { since: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 3_600_000) },
    () => {},
  )
  expect(whole.violations).toEqual([])
  expect(whole.provider?.payments).toBeGreaterThan(5)
})

test('open invoices of a company are paid at the gateway', async () => {
  await payToAccount(admin)
  const one = await owingCompany(shop, admin, 'Online Works', [10, 20])
  const started = await read<{ paymentId: string; page: string; amount: number }>(
    one.founder.call('POST', '/account/payments', {
      for: one.id,
      invoices: one.numbers,
      method: 'online',
    }),
  )
  expect(started.amount).toBe(300_000)
  const look = () => one.founder.call('PATCH', `/account/payments/${started.paymentId}`, {})
  expect(await told(look())).toEqual([402, 'payment_not_made'])
  const back = await gateway.decide(started.page, 'pay')
  expect(back).toBe(`${shop.publicUrl}/dashboard/account?paid=${started.paymentId}`)
  expect((await look()).status).toBe(200)
  expect(await one.open()).toEqual([])
  const payments = (await one.entries()).filter(({ kind }) => kind === 'payment')
  expect(payments).toMatchObject([{ amount: -3_000, reference: intentOf(started.page) }])
})

test('the invoices of another way are not begun twice: a card payment of them makes way', async () => {
  const one = await owingCompany(shop, admin, 'Changing Works', [10])
  const start = (method: 'card' | 'online') =>
    one.founder.call('POST', '/account/payments', {
      for: one.id,
      invoices: one.numbers,
      method,
    })
  const card = await read<{ clientSecret: string }>(start('card'))
  const online = await read<{ page: string; clientSecret: string }>(start('online'))
  expect(online.clientSecret).toBe('')
  const [intent] = card.clientSecret.split('_secret_')
  expect((await shop.shop.providers.find(intent!))?.status).toBe('canceled')
  await gateway.decide(online.page, 'later')
  expect(await told(start('card'))).toEqual([409, 'payment_in_hand'])
})

test('where no event comes, the question of whoever paid settles it', async () => {
  const { page } = await begin()
  await shop.jobs.stop()
  await gateway.decide(page, 'pay')
  expect(await told(ask())).toEqual([409, 'order_state'])
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid' })
})
