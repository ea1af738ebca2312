import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addTestPart,
  eventually,
  paidOrder,
  payAtProvider,
  placeTestOrder,
  readOrder,
  startTestPayment,
} from '../../../tests/orders.fixture.ts'
import { checkBooks } from '../../books/check-books.ts'
import { openPaymentShop, type PaymentShop } from '../payments.fixture.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let shop: PaymentShop
let admin: PaymentShop['admin']
let buyer: PaymentShop['buyer']
let stripe: PaymentShop['stripe']
beforeAll(async () => {
  shop = await openPaymentShop()
  ;({ admin, buyer, stripe } = shop)
})
beforeEach(() => shop.sandbox.faults.clear())
afterAll(() => shop?.close())

describe('refunds', () => {
  test('an admin refunds a paid order: money and stock return, once, and it is written down', async () => {
    const own = await addTestPart(shop)
    const id = await paidOrder(shop, buyer, own)
    expect((await buyer.call('POST', `/order-refund/${id}`, {})).status).toBe(403)
    const refund = () => admin.call('POST', `/order-refund/${id}`, { reason: 'sold twice' })
    const answers = await Promise.all([refund(), refund(), refund()])
    expect(answers.map((response) => response.status).sort()).toEqual([200, 409, 409])
    await eventually(
      () => shop.captured(id),
      (amount) => amount === 0,
    )
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'refunded' })
    const [row] = await shop.sql`
      select p.quantity, a.action, a.detail
      from part p, audit_event a
      where p.id = ${own} and a.subject = ${id}`
    expect(row).toEqual({
      quantity: 1_000,
      action: 'order-refunded',
      detail: { amountMinor: 100_000 },
    })
  })

  test('money that was given back at the provider refunds an order that is not shipped', async () => {
    const own = await addTestPart(shop)
    const id = await paidOrder(shop, buyer, own)
    const { transactionId } = await readOrder(buyer, id)
    await stripe.refunds.create({ payment_intent: transactionId! })
    await shop.becomes(id, 'refunded')
    expect((await admin.call('PATCH', `/order-shipment/${id}`)).status).toBe(409)
    const [row] = await shop.sql`
      select quantity, (select count(*)::int from audit_event where subject = ${id}) as audits
      from part where id = ${own}`
    expect(row).toEqual({ quantity: 1_000, audits: 1 })
  })

  describe('T75 found: S7 what the provider gave back', () => {
    const refunds = (id: string) => shop.sql<{ minor: number; origin: string; done: boolean }[]>`
      select r.amount_minor as minor, r.origin, r.done_at is not null as done
      from refund r
      join payment p on p.id = r.payment_id
      where p.order_id = ${id}
      order by r.created_at, r.id`
    const intentOf = async (id: string) => (await readOrder(buyer, id)).transactionId!
    const giveBack = async (id: string, amount: number) =>
      await stripe.refunds.create({ payment_intent: await intentOf(id), amount })
    const booked = (id: string, holds: (rows: { minor: number; done: boolean }[]) => boolean) =>
      eventually(async () => [...(await refunds(id))], holds)
    const wholeBooks = async (id: string) => {
      const { violations } = await checkBooks(shop.database)
      const [row] = await shop.sql`select number from orders where id = ${id}`
      return violations.filter(({ subject }) => subject === `order PW-${row?.number}`)
    }
    const told = async (id: string) => {
      const response = await admin.call('GET', `/order/${id}`)
      return (await response.json()) as {
        events: { kind: string; note: string | null }[]
        payments: { status: string; amount: number; reason: string | null }[]
      }
    }
    const kinds = async (id: string) => (await told(id)).events.map(({ kind }) => kind)

    test('in parts is shown, and the shop then gives back the rest alone', async () => {
      const own = await addTestPart(shop)
      const id = await paidOrder(shop, buyer, own)
      await giveBack(id, 30_000)
      await booked(id, (rows) => rows.length === 1)
      await giveBack(id, 5_000)
      await booked(id, (rows) => rows.length === 2)
      expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid', refunded: 350 })
      const { events, payments } = await told(id)
      expect(
        events.filter(({ kind }) => kind === 'returned-at-provider').map(({ note }) => note),
      ).toEqual(['$300.00', '$50.00'])
      expect(
        payments.filter(({ status }) => status === 'refunded').map(({ amount }) => amount),
      ).toEqual([300, 50])
      expect(await wholeBooks(id)).toEqual([])
      expect((await admin.call('POST', `/order-refund/${id}`, {})).status).toBe(200)
      const all = await booked(id, (rows) => rows.length === 3 && rows.every(({ done }) => done))
      expect(all.map(({ minor }) => minor)).toEqual([30_000, 5_000, 65_000])
      expect(await shop.captured(id)).toBe(0)
      expect(await wholeBooks(id)).toEqual([])
    })

    test('is found by the reconciler when no event comes, once however often it looks', async () => {
      const id = await paidOrder(shop, buyer, await addTestPart(shop))
      shop.sandbox.faults.set('webhooks', { kind: 'silent' })
      await giveBack(id, 30_000)
      await reconcilePayments(shop.shop, { hours: 1 })
      await reconcilePayments(shop.shop, { hours: 1 })
      expect([...(await refunds(id))]).toEqual([{ minor: 30_000, origin: 'provider', done: true }])
      expect(await wholeBooks(id)).toEqual([])
    })

    test('counts for pieces that are cancelled before and after it', async () => {
      const id = await paidOrder(shop, buyer, await addTestPart(shop))
      const cancel = async (quantity: number) => {
        const response = await admin.call('POST', `/order/${id}/cancellations`, {
          lines: [{ position: 1, quantity }],
        })
        return ((await response.json()) as { amount: number }).amount
      }
      expect(await cancel(2)).toBe(200)
      await booked(id, (rows) => rows.length === 1 && rows.every(({ done }) => done))
      await giveBack(id, 15_000)
      await booked(id, (rows) => rows.length === 2)
      expect(await cancel(1)).toBe(0)
      expect(await cancel(2)).toBe(150)
      await booked(id, (rows) => rows.length === 3 && rows.every(({ done }) => done))
      expect(await wholeBooks(id)).toEqual([])
      expect((await admin.call('POST', `/order-refund/${id}`, {})).status).toBe(200)
      await booked(id, (rows) => rows.length === 4 && rows.every(({ done }) => done))
      expect(await shop.captured(id)).toBe(0)
      expect(await wholeBooks(id)).toEqual([])
    })

    test('before the shop knew of it shortens the shop’s refund to the rest', async () => {
      const id = await paidOrder(shop, buyer, await addTestPart(shop))
      shop.sandbox.faults.set('webhooks', { kind: 'silent' })
      await giveBack(id, 40_000)
      expect((await admin.call('POST', `/order-refund/${id}`, {})).status).toBe(200)
      const all = await booked(id, (rows) => rows.length === 2 && rows.every(({ done }) => done))
      expect(all.map(({ minor }) => minor).sort()).toEqual([40_000, 60_000])
      expect(await shop.captured(id)).toBe(0)
      expect(await wholeBooks(id)).toEqual([])
    })

    test('and the bank sent back is told, owed still, and settled by hand', async () => {
      const id = await paidOrder(shop, buyer, await addTestPart(shop))
      await admin.call('POST', `/order-refund/${id}`, {})
      await booked(id, (rows) => rows.length === 1 && rows.every(({ done }) => done))
      const { data } = await stripe.refunds.list({ payment_intent: await intentOf(id) })
      await fetch(`${shop.sandbox.url}/control/cards/refunds/${data[0]!.id}/fail`, {
        method: 'POST',
      })
      await eventually(
        () => kinds(id),
        (all) => all.includes('refund-failed'),
      )
      const [row] = await shop.sql`
        select r.fault, r.done_at from refund r join payment p on p.id = r.payment_id where p.order_id = ${id}`
      expect(row).toEqual({ fault: 'lost_or_stolen_card', done_at: null })
      const task = async () => {
        const figures = await admin.call('GET', '/figures')
        const { failedRefunds } = (await figures.json()) as {
          failedRefunds: { orderId: string; amount: number; reason: string }[]
        }
        return failedRefunds.find(({ orderId }) => orderId === id)
      }
      expect(await task()).toMatchObject({ amount: 1_000, reason: 'lost_or_stolen_card' })
      expect(await readOrder(buyer, id)).toMatchObject({ status: 'refunded', refunding: true })
      await reconcilePayments(shop.shop, { hours: 1 })
      expect((await kinds(id)).filter((kind) => kind === 'refund-failed')).toHaveLength(1)
      await giveBack(id, 10_000)
      await booked(id, (rows) => rows.length === 2)
      await reconcilePayments(shop.shop, { hours: 1 })
      expect(await task()).toMatchObject({ amount: 900, reason: 'lost_or_stolen_card' })
      expect(await shop.captured(id)).toBe(90_000)
      await giveBack(id, 90_000)
      await booked(id, (rows) => rows.length === 2 && rows.every(({ done }) => done))
      expect(await task()).toBeUndefined()
      expect(await readOrder(buyer, id)).toMatchObject({ status: 'refunded', refunding: false })
      expect(await wholeBooks(id)).toEqual([])
    })

    test('and failed is asked for again when an admin says so, and given back once', async () => {
      const id = await paidOrder(shop, buyer, await addTestPart(shop))
      const retry = async () => {
        const response = await admin.call('POST', `/order/${id}/refund-retries`, {})
        return [response.status, (await response.json()) as object]
      }
      expect(await retry()).toMatchObject([409, { code: 'no_failed_refund' }])
      await admin.call('POST', `/order-refund/${id}`, {})
      await booked(id, (rows) => rows.length === 1 && rows.every(({ done }) => done))
      const failed = async () => {
        const { data } = await stripe.refunds.list({ payment_intent: await intentOf(id) })
        const last = data.find(({ status }) => status === 'succeeded')!
        const before = (await kinds(id)).filter((kind) => kind === 'refund-failed').length
        await fetch(`${shop.sandbox.url}/control/cards/refunds/${last.id}/fail`, { method: 'POST' })
        await eventually(
          () => kinds(id),
          (all) => all.filter((kind) => kind === 'refund-failed').length > before,
        )
      }
      await failed()
      expect(await retry()).toEqual([200, { modifiedCount: 1 }])
      await booked(id, (rows) => rows.length === 1 && rows.every(({ done }) => done))
      expect(await shop.captured(id)).toBe(0)
      expect(await retry()).toMatchObject([409, { code: 'no_failed_refund' }])
      expect(await kinds(id)).toContain('refund-retried')
      // what was given back by hand meanwhile, before the shop heard of it, does not go back twice
      await failed()
      await stripe.refunds.create({ payment_intent: await intentOf(id) })
      const again = await Promise.all([retry(), retry()])
      for (const [status] of again) expect([200, 409]).toContain(status)
      await booked(id, (rows) => rows.length === 1 && rows.every(({ done }) => done))
      expect(await shop.captured(id)).toBe(0)
      expect(await readOrder(buyer, id)).toMatchObject({ status: 'refunded', refunding: false })
      expect(await wholeBooks(id)).toEqual([])
    })

    test('not at all, since it refuses, is told and not asked for for ever', async () => {
      const id = await placeTestOrder(buyer, await addTestPart(shop))
      await payAtProvider(shop, await startTestPayment(buyer, id), '4000000000000259')
      await shop.becomes(id, 'paid')
      expect((await admin.call('POST', `/order-refund/${id}`, {})).status).toBe(200)
      await eventually(
        () => kinds(id),
        (all) => all.includes('refund-failed'),
      )
      const { events } = await told(id)
      expect(events.find(({ kind }) => kind === 'refund-failed')?.note).toMatch(
        /\$1,000\.00: .*charged back/,
      )
    })
  })

  test('T75 found: S13 a refund that waits leaves no job behind, and several are asked for at a time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => await paidOrder(shop, buyer, await addTestPart(shop))),
    )
    const jobs = async () => {
      const [row] =
        await shop.sql`select count(*)::int as count from pgboss.job where name = 'pay-refund'`
      return row?.count as number
    }
    shop.sandbox.faults.set('cards', { kind: 'error', status: 500 })
    for (const id of ids) await admin.call('POST', `/order-refund/${id}`, {})
    for (const id of ids) {
      const order = await admin.call('GET', `/order/${id}`)
      expect(await order.json()).toMatchObject({
        status: 'refunded',
        refunding: true,
        payments: [{ status: 'paid' }, { status: 'refunding', amount: 1_000 }],
      })
    }
    await shop.sql`update refund set created_at = now() - interval '5 minutes' where done_at is null`
    const before = await jobs()
    await reconcilePayments(shop.shop, { hours: 1 }).catch(() => {})
    await reconcilePayments(shop.shop, { hours: 1 }).catch(() => {})
    expect(await jobs()).toBeLessThanOrEqual(before)
    shop.sandbox.faults.clear()
    for (const id of ids)
      await eventually(
        () => shop.captured(id),
        (amount) => amount === 0,
      )
  })
})
