import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import { makeOverdue, openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import {
  addTestPart,
  eventually,
  paidOrder,
  payAtProvider,
  placeTestOrder,
  startTestPayment,
} from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { checkBooks } from '../../books/check-books.ts'
import { reconcilePayments } from '../../payments/reconcile-payments.ts'
import { follow } from '../../programs/events/follow.fixture.ts'
import { releasePaidOrder } from '../release-order.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ environment: { SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' } })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const company = (name: string, terms: object) => openCreditCompany(shop, admin, name, terms)
const detail = (id: string, who = admin) => read<OrderDetail>(who.call('GET', `/order/${id}`))
const wholeBooks = async () => expect((await checkBooks(shop.database)).violations).toEqual([])
const released = (id: string) => told(admin.call('PATCH', `/order-release/${id}`))
const pending = async (id: string) =>
  await eventually(
    () => detail(id),
    ({ status }) => status === 'pending',
  )
const mails = async (id: string) =>
  (
    await shop.sql<{ kind: string }[]>`select kind from mail where order_id = ${id} order by id`
  ).map(({ kind }) => kind)

/** Ends what holds an order for a reason. */
async function end(id: string, reason: HoldReason, note = 'They pay well') {
  const { holds = [] } = await detail(id)
  const hold = holds.find((one) => one.reason === reason && !one.ended)
  return await admin.call('POST', `/order-holds/${hold?._id}/end`, { note })
}

test('business: 5 an order above the limit is held where that is said, and counts once its hold is ended', async () => {
  const one = await company('Above', { limit: 10_000, overLimit: 'hold' })
  const within = await one.ordered(60)
  const above = await one.ordered(60)
  await pending(within)
  expect(await detail(above)).toMatchObject({
    status: 'confirmed',
    onHold: ['credit'],
    openQuantity: 60,
    holds: [{ reason: 'credit', by: null, ended: null }],
  })
  // its stock is held, and it takes nothing of the limit
  expect(await one.account()).toMatchObject({ committed: 6_000, available: 4_000 })
  await pending(await one.ordered(40))
  expect(await released(above)).toEqual([409, 'order_on_hold'])
  expect(await mails(above)).toEqual(['order-placed'])
  const [mail] = await shop.sql<{ values: { onHold?: HoldReason[] } }[]>`
    select values from mail where order_id = ${above}`
  expect(mail!.values.onHold).toEqual(['credit'])
  await wholeBooks()

  const buyers = await detail(above, one.founder)
  expect([buyers.onHold, buyers.holds]).toEqual([['credit'], undefined])
  expect((await end(above, 'credit')).status).toBe(200)
  expect(await one.account()).toMatchObject({ committed: 16_000, available: -6_000 })
  await pending(above)
  expect(await mails(above)).toEqual(['order-placed', 'order-goes-on'])
  const { events, holds } = await detail(above)
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['placed', 'held-credit', 'hold-ended', 'released'],
  ])
  expect(holds).toMatchObject([{ ended: { note: 'They pay well' } }])
  expect(await told(end(above, 'credit'))).toEqual([404, 'not_found'])
  await ship(admin, above)
  await wholeBooks()
})

test('business: 5 programs are told that an order on account is held, and that its hold is ended', async () => {
  const one = await company('Told Of Holds', { limit: 1_000, overLimit: 'hold' })
  const heard = async (who: TestUser, id: string) => {
    const { found } = await follow(who, 0)
    return found
      .filter(({ order, type }) => order?._id === id && /hold|held|changed/.test(type))
      .map(({ type, kind, order }) => [type, kind, order!.onHold])
  }
  const id = await one.ordered(50)
  expect(await heard(admin, id)).toEqual([['order.held', 'held-credit', ['credit']]])
  await admin.call('POST', `/order/${id}/holds`, { note: 'An odd address' })
  await end(id, 'credit')
  expect(await heard(one.founder, id)).toEqual([
    ['order.held', 'held-credit', ['manual']],
    ['order.held', 'held-manual', ['manual']],
    ['order.hold_ended', 'hold-ended', ['manual']],
  ])
  await end(id, 'manual')
  const ended = await heard(admin, id)
  expect(ended.at(-1)).toEqual(['order.hold_ended', 'hold-ended', undefined])
})

test('business: 5 what is cancelled of a held order frees no credit that it did not take', async () => {
  const one = await company('Shortened', { limit: 1_000, overLimit: 'hold' })
  const [whole, part] = [await one.ordered(50), await one.ordered(50)]
  const cancel = { lines: [{ position: 1, quantity: 20 }], reason: 'Not made any more' }
  expect((await admin.call('POST', `/order/${part}/cancellations`, cancel)).status).toBe(200)
  expect((await one.founder.call('DELETE', `/order/${whole}`)).status).toBe(200)
  expect(await one.account()).toMatchObject({ committed: 0, available: 1_000 })
  expect((await detail(whole)).onHold).toBeUndefined()
  await wholeBooks()
  expect((await end(part, 'credit')).status).toBe(200)
  expect(await one.account()).toMatchObject({ committed: 3_000 })
  await wholeBooks()
})

test('business: 5 while something is overdue orders wait where that is said, beside what else holds them', async () => {
  const one = await company('Late', { limit: 10_000, overLimit: 'hold', whenOverdue: 'hold' })
  await ship(admin, await one.ordered(10))
  await makeOverdue(shop, one.id, 3)
  const both = await one.ordered(100)
  expect((await detail(both)).onHold?.toSorted()).toEqual(['credit', 'overdue'])
  expect((await end(both, 'overdue')).status).toBe(200)
  expect(await one.account()).toMatchObject({ committed: 0 })
  expect(await released(both)).toEqual([409, 'order_on_hold'])
  expect((await end(both, 'credit')).status).toBe(200)
  expect(await one.account()).toMatchObject({ committed: 10_000 })
  await pending(both)
  await wholeBooks()
})

test('business: 5 an admin puts any order on hold that is to leave, says why, and nothing of it leaves until that is ended', async () => {
  const buyer = await shop.buyer('Held Buyer')
  const id = await paidOrder(shop, buyer, await addTestPart(shop))
  await pending(id)
  const hold = (note?: string) => admin.call('POST', `/order/${id}/holds`, { note })
  expect(await told(hold(''))).toEqual([400, 'invalid_input'])
  expect((await hold('Call them first')).status).toBe(200)
  expect(await told(hold('Once more'))).toEqual([409, 'order_on_hold'])
  const shipped = () => told(admin.call('PATCH', `/order-shipment/${id}`))
  expect(await shipped()).toEqual([409, 'order_on_hold'])
  expect(await told(admin.call('POST', `/order/${id}/shipments`, {}))).toEqual([
    ...[409, 'order_on_hold'],
  ])
  const bulk = await admin.call('POST', '/order-shipments', { ids: [id] })
  expect(await bulk.json()).toMatchObject({
    modifiedCount: 0,
    results: [{ shipped: false, problem: expect.stringContaining('on hold') }],
  })
  const waiting = await read<OrderDetail[]>(admin.call('GET', '/all-orders?hold=waiting'))
  expect(waiting.map(({ _id }) => _id)).toContain(id)
  expect(JSON.stringify(await detail(id, buyer))).not.toContain('Call them first')
  await wholeBooks()
  expect((await end(id, 'manual')).status).toBe(200)
  expect(await shipped()).toEqual([200, undefined])
  expect(await told(hold('Too late'))).toEqual([409, 'order_state'])
  expect(await mails(id)).not.toContain('order-goes-on')
  await wholeBooks()
})

test('business: 5 a paid order that is on hold is not released by itself, and is once that is ended', async () => {
  const buyer = await shop.buyer('Waiting Buyer')
  const id = await placeTestOrder(buyer, await addTestPart(shop))
  const held = await admin.call('POST', `/order/${id}/holds`, { note: 'A new buyer' })
  expect(held.status).toBe(200)
  const transactionId = await startTestPayment(buyer, id)
  await payAtProvider(shop, transactionId)
  await buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId, price: 1_000 })
  await shop.sql`update orders set paid_at = paid_at - interval '1 hour' where id = ${id}`
  await reconcilePayments(shop.shop, { hours: 1 })
  await releasePaidOrder(shop.shop, { id })
  expect(await detail(id)).toMatchObject({ status: 'paid', onHold: ['manual'] })
  expect((await end(id, 'manual')).status).toBe(200)
  await pending(id)
})
