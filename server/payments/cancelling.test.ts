import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../tests/open-test-shop.ts'
import {
  addTestPart,
  eventually,
  paidOrder,
  payAtProvider,
  placeTestOrder,
  readOrder,
  startTestPayment,
} from '../../tests/orders.fixture.ts'
import { openPaymentShop, type PaymentShop } from './payments.fixture.ts'

let shop: PaymentShop
let admin: PaymentShop['admin']
let buyer: PaymentShop['buyer']
let other: PaymentShop['other']
let part: PaymentShop['part']
beforeAll(async () => {
  shop = await openPaymentShop()
  ;({ admin, buyer, other, part } = shop)
})
beforeEach(() => shop.sandbox.faults.clear())
afterAll(() => shop?.close())

describe('cancelling', () => {
  test('T25 an unpaid order is cancelled once, leaves the lists, and its stock returns', async () => {
    const own = await addTestPart(shop)
    const id = await placeTestOrder(buyer, own)
    await startTestPayment(buyer, id)
    expect((await other.call('DELETE', `/order/${id}`)).status).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.call('DELETE', `/order/${id}`)),
    )
    const good = answers.filter((response) => response.status === 200)
    expect(good).toHaveLength(1)
    expect(await good[0]!.json()).toEqual({ deletedCount: 1 })
    expect((await buyer.call('DELETE', `/order/${id}`)).status).toBe(404)
    expect((await buyer.call('GET', `/payment/${id}`)).status).toBe(404)
    const list = await (await buyer.call('GET', `/orders?email=${buyer.email}`)).text()
    expect(list).not.toContain(id)
    const [stock] = await shop.sql`
      select quantity, (select sum(change)::int from stock_movement where part_id = ${own}) as moved
      from part where id = ${own}`
    expect(stock).toEqual({ quantity: 1_000, moved: 1_000 })
  })

  test('a paid order is not cancelled', async () => {
    const id = await paidOrder(shop, buyer, part)
    const response = await buyer.call('DELETE', `/order/${id}`)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'order_state' })
  })

  test('an admin cancels anybody’s unpaid order', async () => {
    const id = await placeTestOrder(buyer, part)
    expect(await (await admin.call('DELETE', `/order/${id}`)).json()).toEqual({ deletedCount: 1 })
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancelled' })
  })

  test('T33 paying and cancelling at once: the provider decides, and money never stays for nothing', async () => {
    for (let round = 0; round < 15; round += 1) {
      const id = await placeTestOrder(buyer, part)
      const intent = await startTestPayment(buyer, id)
      const [, gone] = await Promise.all([
        payAtProvider(shop, intent),
        buyer.call('DELETE', `/order/${id}`),
      ])
      const settled = await eventually(
        () => readOrder(buyer, id),
        (order) => order.status === (gone.status === 200 ? 'cancelled' : 'paid'),
      )
      expect(await shop.captured(id)).toBe(settled.status === 'paid' ? 100_000 : 0)
    }
  })

  test('T33 starting to pay and cancelling at once: the order goes, and what was started cannot be paid', async () => {
    let started = 0
    for (let round = 0; round < 40; round += 1) {
      const id = await placeTestOrder(buyer, part)
      const [start, gone] = await Promise.all([
        buyer.call('POST', '/create-payment-intent', { orderId: id }),
        buyer.call('DELETE', `/order/${id}`),
      ])
      expect([200, 404, 409]).toContain(start.status)
      expect(gone.status).toBe(200)
      expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancelled' })
      if (start.status !== 200) continue
      started += 1
      const { clientSecret } = (await start.json()) as { clientSecret: string }
      const paid = await payAtProvider(shop, clientSecret.split('_secret_')[0]!)
      expect(paid.ok).toBe(false)
    }
    expect(started).toBeGreaterThan(0)
  })

  test('while the provider cannot be asked, a started payment keeps its order', async () => {
    const id = await placeTestOrder(buyer, part)
    await startTestPayment(buyer, id)
    shop.sandbox.faults.set('cards', { kind: 'error', status: 500 })
    const response = await buyer.call('DELETE', `/order/${id}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'unpaid' })
    shop.sandbox.faults.clear()
    // after three silences in a row, which jobs may have met as well, it is not asked for five seconds
    const cancel = async () => (await buyer.call('DELETE', `/order/${id}`)).status
    await expect.poll(cancel).toBe(200)
  })
})

describe('holds', () => {
  const expire = (id: string, when: string) =>
    shop.sql`update orders set hold_expires_at = now() + ${when}::interval where id = ${id}`

  test('a hold that ends is cancelled, its stock returns, and the buyer is told before and after', async () => {
    const own = await addTestPart(shop)
    const id = await placeTestOrder(buyer, own)
    await expire(id, '10 minutes')
    await shop.enqueue(shop.sql, 'warn-holds', {})
    await shop.enqueue(shop.sql, 'warn-holds', {})
    await eventually(
      () => shop.sql`select 1 from mail where order_id = ${id} and kind = 'hold-ends'`,
      (rows) => rows.length === 1,
    )
    await expire(id, '-1 second')
    await shop.enqueue(shop.sql, 'expire-holds', {})
    await shop.becomes(id, 'cancelled')
    const kinds = await shop.sql<{ kind: string }[]>`select kind from mail where order_id = ${id}`
    expect(kinds.map((row) => row.kind).sort()).toEqual([
      'hold-ends',
      'hold-expired',
      'order-placed',
    ])
    const [stock] = await shop.sql`select quantity from part where id = ${own}`
    expect(stock).toEqual({ quantity: 1_000 })
  })

  test('T34 a hold that ends while its payment succeeded stays, paid', async () => {
    shop.sandbox.faults.set('webhooks', { kind: 'silent' })
    const id = await placeTestOrder(buyer, part)
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(shop, intent)
    await expire(id, '-1 second')
    await shop.enqueue(shop.sql, 'expire-holds', {})
    await shop.becomes(id, 'paid')
    expect(await shop.captured(id)).toBe(100_000)
  })

  test('T20 a buyer’s open orders are capped', async () => {
    const capped = await openTestShop({ environment: { OPEN_ORDERS: '2' }, jobs: false })
    try {
      const hoarder = await capped.buyer()
      const scarce = await addTestPart(capped)
      await Promise.all(Array.from({ length: 8 }, () => placeTestOrder(hoarder, scarce)))
      const [row] = await capped.sql`select quantity from part where id = ${scarce}`
      expect(row).toEqual({ quantity: 980 })
    } finally {
      await capped.close()
    }
  })
})
