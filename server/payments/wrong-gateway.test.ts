import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owingCompany, payToAccount } from '../../tests/bank.fixture.ts'
import { read, told } from '../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder, readOrder } from '../../tests/orders.fixture.ts'
import { stillPort } from '../../tests/start/still-port.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { checkBooks } from '../books/check-books.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** A gateway that says of its payments what a test wants it to. */
type Payment = Record<string, unknown> & { id: string; amount: number; refunded: number }
const payments = new Map<string, Payment>()
const refunded: [string, number][] = []
/** What is said otherwise of the next payment that is made. */
let otherwise: object = {}
let gateway: Server
let shop: TestShop
let buyer: TestUser
let admin: TestUser
let part: string
let id: string

beforeAll(async () => {
  const port = await stillPort()
  gateway = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const given = body === '' ? {} : JSON.parse(body)
    const [, , one, what] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/')
    const say = (json: unknown) => response.end(JSON.stringify(json))
    if (one === undefined && request.method === 'POST') {
      const { amount, currency, reference } = given
      const about = { amount, currency, reference, status: 'open', refunded: 0, live: false }
      const own = randomBytes(8).toString('hex')
      const rest = { page: `http://localhost:${port}/pay/${own}`, paidAt: null, fault: null }
      const payment = { id: own, ...about, ...rest, ...otherwise }
      otherwise = {}
      payments.set(payment.id, payment)
      return say(payment)
    }
    const found = payments.get(one ?? '')
    if (one === undefined) return say({ payments: [...payments.values()].reverse(), more: false })
    if (!found) return response.writeHead(404).end('{}')
    if (what === 'cancel' && found.status === 'open') found.status = 'canceled'
    if (what !== 'refunds') return say(found)
    if (request.method === 'GET') return say({ refunds: [] })
    if (given.amount > found.amount - found.refunded)
      return response.writeHead(422).end('{"error":"too much"}')
    found.refunded += given.amount
    refunded.push([found.id, given.amount])
    return say({ id: `r-${refunded.length}`, amount: given.amount, status: 'made', fault: null })
  }).listen(port, '127.0.0.1')
  shop = await openTestShop({
    environment: {
      GATEWAY_URL: `http://localhost:${port}`,
      GATEWAY_MODE: 'test',
      GATEWAY_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
      RELEASE: 'manual',
      OPEN_ORDERS: '500',
    },
  })
  ;[buyer, admin] = await Promise.all([shop.buyer('Wrong Buyer'), shop.admin()])
  part = await addTestPart(shop, { quantity: 100_000 })
})
afterAll(async () => {
  expect((await checkBooks(shop.database)).violations).toEqual([])
  await shop?.close()
  gateway?.close()
})
beforeEach(async () => {
  id = await placeTestOrder(buyer, part)
})

const ask = () => buyer.call('POST', '/online-payments', { orderId: id })
const latest = () => [...payments.values()].at(-1)!
const attempts = async () =>
  (
    await shop.sql<{ status: string }[]>`
      select status from payment where order_id = ${id} order by attempt`
  ).map(({ status }) => status)
const settled = async () => {
  await shop.sql`
    update payment set created_at = created_at - interval '1 hour', checked_at = null`
  await shop.sql`
    update account_payment set created_at = created_at - interval '1 hour', checked_at = null`
  await reconcilePayments(shop.shop, { hours: 1 })
  await reconcilePayments(shop.shop, { hours: 1 })
}

test.each([
  ['more than was asked', { amount: 200_000 }],
  ['less than was asked', { amount: 5 }],
  ['another currency', { currency: 'jpy' }],
])('%s that was paid goes back as it came, and the order can be paid anew', async (_, wrong) => {
  expect((await ask()).status).toBe(200)
  const payment = latest()
  Object.assign(payment, wrong, { status: 'succeeded', paidAt: 1 })
  const again = await ask()
  expect(again.status).toBe(200)
  expect(latest().id).not.toBe(payment.id)
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid', transactionId: null })
  await settled()
  expect(payment.refunded).toBe(payment.amount)
  expect(await attempts()).toEqual(['surplus', 'open'])
  expect((await buyer.call('DELETE', `/order/${id}`)).status).toBe(200)
})

test.each([
  ['another amount', { amount: 1 }],
  ['another currency', { currency: 'jpy' }],
  ['real money where none is', { live: true }],
  ['another reference', { reference: 'order:01900000-0000-7000-8000-000000000000' }],
])('a payment of %s is shown to nobody', async (_, wrong) => {
  otherwise = wrong
  const begun = await read<{ page: string; amount: number }>(ask())
  expect(begun).toMatchObject({ amount: 100_000, page: latest().page })
  expect(await attempts()).toEqual(['canceled', 'open'])
})

test('money that names nothing of ours pays nothing, and nobody is told that it did', async () => {
  for (const wrong of [{ live: true }, { reference: 'junk' }]) {
    expect((await ask()).status).toBe(200)
    Object.assign(latest(), wrong, { status: 'succeeded', paidAt: 1 })
    expect(await told(ask())).toEqual([503, 'payments_unavailable'])
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
    id = await placeTestOrder(buyer, part)
  }
})

test('money that names another order than it was begun for pays neither', async () => {
  const other = await placeTestOrder(buyer, part)
  expect((await ask()).status).toBe(200)
  Object.assign(latest(), { reference: `order:${other}`, status: 'succeeded', paidAt: 1 })
  expect(await told(ask())).toEqual([503, 'payments_unavailable'])
  await settled()
  expect(await readOrder(buyer, other)).toMatchObject({ status: 'unpaid' })
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
})

test('one payment that cannot be read keeps nobody from the others', async () => {
  expect((await ask()).status).toBe(200)
  const paid = latest()
  payments.set('bad', { ...paid, id: 'bad', page: 'javascript:alert(1)', refunded: -5 })
  Object.assign(paid, { status: 'succeeded', paidAt: 1 })
  await shop.sql`update payment set status = 'canceled' where order_id = ${id}`
  await settled()
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid' })
  payments.delete('bad')
})

test('a payment that is another order’s already is refused', async () => {
  expect((await ask()).status).toBe(200)
  const first = latest()
  id = await placeTestOrder(buyer, part)
  otherwise = { id: first.id }
  expect(await told(ask())).toEqual([503, 'payments_unavailable'])
  expect((await ask()).status).toBe(200)
})

test('money for invoices that does not fit them goes back, and they can be paid anew', async () => {
  await payToAccount(admin)
  const one = await owingCompany(shop, admin, 'Wrong Works', [10])
  const start = () =>
    read<{ paymentId: string; page: string }>(
      one.founder.call('POST', '/account/payments', {
        for: one.id,
        invoices: one.numbers,
        method: 'online',
      }),
    )
  const { paymentId } = await start()
  const payment = latest()
  Object.assign(payment, { amount: 200_000, status: 'succeeded', paidAt: 1 })
  const confirmed = one.founder.call('PATCH', `/account/payments/${paymentId}`, {})
  expect(await told(confirmed)).toEqual([409, 'payment_mismatch'])
  expect((await start()).paymentId).not.toBe(paymentId)
  await settled()
  expect(payment.refunded).toBe(200_000)
  expect(await one.open()).toEqual([1_000])
})
