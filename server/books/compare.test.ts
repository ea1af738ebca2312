import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPayment } from '../../tests/orders.fixture.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { payRefund } from '../payments/refunds/pay-refund.ts'
import { type BooksShop, type Orders, openBooksShop } from './books.fixture.ts'
import { checkBooks, withProvider } from './check-books.ts'

let shop: BooksShop
let intents: Orders

beforeAll(async () => {
  shop = await openBooksShop()
  const rows = await shop.sql<{ orderId: string; intentId: string }[]>`
    select order_id as "orderId", intent_id as "intentId" from payment where status <> 'surplus'`
  const of = new Map(rows.map((row) => [row.orderId, row.intentId]))
  const named = Object.entries(shop.orders).map(([name, id]) => [name, of.get(id) ?? ''])
  intents = Object.fromEntries(named) as Orders
})
beforeEach(() => shop.kept.putBack())
afterAll(() => shop?.close())

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

async function check(window = { since: hours(-48), until: hours(1) }) {
  const { providers, config } = shop.shop
  const side = { sql: shop.sql, providers, live: config.live }
  const days: Date[] = []
  const whole = await withProvider(await checkBooks(shop.database), side, window, (day) => {
    days.push(day)
  })
  return { ...whole, days }
}

async function expectOnly(rule: string, order: keyof Orders | null, says: RegExp) {
  const { violations, found } = await check()
  expect(violations.map((one) => `${one.rule} ${one.says}`)).toHaveLength(1)
  expect(found).toBe(1)
  expect(violations[0]).toMatchObject({ rule, says: expect.stringMatching(says) })
  expect(violations[0]?.repair.length).toBeGreaterThan(40)
  if (order === null) return
  const [row] = await shop.sql`select number from orders where id = ${shop.orders[order]}`
  expect(violations[0]?.subject).toBe(`order PW-${row?.number}`)
}

const payRefunds = async () => {
  const due = await shop.sql<{ id: string }[]>`select id from refund where done_at is null`
  for (const refund of due) await payRefund(shop.shop, refund)
}

describe('the books, compared with the provider', () => {
  it('are clean, every payment looked at, a day at a time', async () => {
    const { violations, provider, days } = await check()
    expect(violations).toEqual([])
    expect(provider?.payments).toBe(8)
    expect(days).toHaveLength(3)
    const before = await check({ since: hours(-72), until: hours(-24) })
    expect(before).toMatchObject({ found: 0, provider: { payments: 0 } })
  })

  it('name a payment that the provider says is canceled', async () => {
    await shop.forge(intents.paid, { status: 'canceled' })
    await expectOnly('provider-unpaid', 'paid', /settled here, but at the provider it is canceled/)
    await shop.forge(intents.paid, { status: 'succeeded' })
  })

  it('name a payment that the provider does not have', async () => {
    await shop.sql`update payment set intent_id = 'pi_lost' where intent_id = ${intents.shipped}`
    await shop.sql`update orders set transaction_id = 'pi_lost' where id = ${shop.orders.shipped}`
    await expectOnly('provider-unpaid', 'shipped', /no such payment/)
  })

  it('name a payment of another amount, and one in another currency', async () => {
    await shop.forge(intents.shipped, { amount: 99_999 })
    await expectOnly('provider-amount', 'shipped', /is 100000 usd here, 99999 usd/)
    await shop.forge(intents.shipped, { amount: 100_000, currency: 'jpy' })
    await expectOnly('provider-amount', 'shipped', /is 100000 usd here, 100000 jpy/)
    await shop.forge(intents.shipped, { currency: 'usd' })
  })

  it('name money for an order that was never settled, which reconciling then gives back', async () => {
    const { id } = await shop.stripe.paymentIntents.create({
      amount: 100_000,
      currency: 'usd',
      metadata: { order_id: shop.orders.paid },
    })
    expect((await check()).violations).toEqual([])
    await shop.forge(id, { status: 'succeeded' })
    await expectOnly('provider-paid', null, /paid at the provider for order .*not known here/)
    await reconcilePayments(shop.shop, { hours: 1 })
    expect((await check()).violations).toEqual([])
    await shop.forge(id, { status: 'canceled' })
  })

  it('name an open payment that was paid, but not one of this very minute', async () => {
    const fresh = await shop.stripe.paymentIntents.confirm(
      await startTestPayment(shop.buyer, shop.orders.unpaid),
      { payment_method: 'pm_card_visa' },
    )
    expect(fresh.status).toBe('succeeded')
    expect((await check()).violations).toEqual([])
    await shop.forge(intents.started, { status: 'succeeded' })
    await expectOnly('provider-paid', 'started', /but open here/)
    await shop.forge(intents.started, { status: 'canceled' })
  })

  it('name a refund that the provider does not know of', async () => {
    await shop.admin.call('POST', `/order-refund/${shop.orders.pending}`, {})
    expect((await check()).violations).toEqual([])
    await shop.sql`update refund set done_at = now() where done_at is null`
    await expectOnly('refund-undone', 'pending', /100000 .* by our books, 0 at the provider/)
  })

  it('name money that went back in the dashboard, until the order follows', async () => {
    await shop.stripe.refunds.create({ payment_intent: intents.paid })
    await expectOnly('provider-refund', 'paid', /100000 of .* at the provider, 0 by our books/)
    const refunded = await shop.admin.call('POST', `/order-refund/${shop.orders.paid}`, {})
    expect(refunded.status).toBe(200)
    await payRefunds()
    expect((await check()).violations).toEqual([])
  })

  it('name a part that went back after shipment, until it is noted as told', async () => {
    const given = await check()
    expect(given.violations.map(({ rule }) => rule)).toEqual(['provider-refund'])
    await shop.stripe.refunds.create({ payment_intent: intents.shipped, amount: 500 })
    const { violations } = await check()
    const shipped = violations.filter(({ says }) => says.includes(intents.shipped))
    expect(shipped.map(({ rule }) => rule)).toEqual(['provider-refund'])
    await shop.sql.unsafe(/insert into .*(?=\.$)/.exec(shipped[0]?.repair ?? '')![0])
    const { violations: left } = await check()
    expect(left.filter(({ says }) => says.includes(intents.shipped))).toEqual([])
  })
})
