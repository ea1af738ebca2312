import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { payToAccount } from '../../../tests/bank.fixture.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import { makeGateway, type TestGateway } from '../../../tests/gateway.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, eventually, paidOrder, payAtProvider } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { checkBooks } from '../../books/check-books.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let gateway: TestGateway
let shop: TestShop
let buyer: TestUser
let admin: TestUser
let part: string
/** An order that a card paid, of which something left with freight of 45.00. */
let order: string
let shipment: string

beforeAll(async () => {
  gateway = await makeGateway()
  shop = await openTestShop({
    environment: { ...gateway.settings, RELEASE: 'manual', OPEN_ORDERS: '500' },
  })
  await gateway.start(shop.publicUrl)
  ;[buyer, admin] = await Promise.all([shop.buyer('Freight Payer'), shop.admin()])
  part = await addTestPart(shop, { quantity: 100_000 })
  await payToAccount(admin)
})
afterAll(async () => {
  expect((await checkBooks(shop.database)).violations).toEqual([])
  await shop?.close()
  await gateway?.remove()
})
beforeEach(async () => {
  order = await paidOrder(shop, buyer, part)
  await admin.call('PATCH', `/order-release/${order}`)
  const left = await admin.call('POST', `/order/${order}/shipments`, { freight: 45 })
  expect(left.status, await left.clone().text()).toBe(200)
  shipment = (await detail()).shipments[0]!._id
})

type Started = { paymentId: string; clientSecret: string; page: string | null; amount: number }
const detail = () => read<OrderDetail>(buyer.call('GET', `/order/${order}`))
const dueNow = async () => (await detail()).shipments[0]!.due?.open
const start = (method: 'card' | 'online', who = buyer) =>
  who.call('POST', `/shipment/${shipment}/freight-payments`, { method })
const started = async (method: 'card' | 'online') => {
  const answer = await read<Started>(start(method))
  return { ...answer, intent: answer.clientSecret.split('_secret_')[0]! }
}
const confirm = ({ paymentId }: Started, body: object = {}, who = buyer) =>
  who.call('PATCH', `/freight-payments/${paymentId}`, body)
const events = async () => (await detail()).events.map(({ kind }) => kind)
const paymentsOf = async () =>
  (
    await shop.sql<{ status: string }[]>`
      select status from freight_payment where order_id = ${order} order by created_at, id`
  ).map(({ status }) => status)
const minuteLater = () => shop.sql`
  update freight_payment
  set created_at = created_at - interval '10 minutes', checked_at = null
  where order_id = ${order}`

test('business: 6 freight that was entered when it left is paid by card, once', async () => {
  expect(await dueNow()).toBe(45)
  const all = await Promise.all(Array.from({ length: 5 }, () => started('card')))
  expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(1)
  const [payment] = all
  expect(payment).toMatchObject({ amount: 4_500, page: null })
  expect(await told(confirm(payment!))).toEqual([402, 'payment_not_made'])
  await payAtProvider(shop, payment!.intent)
  const words = { transactionId: payment!.intent }
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(payment!, words)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await dueNow()).toBe(0)
  expect((await events()).filter((kind) => kind === 'freight-paid')).toHaveLength(1)
  expect(await told(start('card'))).toEqual([409, 'freight_settled'])
  for (const isPaid of [true, false]) {
    const said = { isPaid, reference: 'Line 7' }
    const marked = admin.call('PATCH', `/shipment/${shipment}/freight`, said)
    expect(await told(marked)).toEqual([409, 'payment_of_card'])
  }
  expect((await detail()).transactionId).not.toBe(payment!.intent)
  expect(await paymentsOf()).toEqual(['settled'])
})

test('it is paid at the gateway, whose event says so, and one way makes way for the other', async () => {
  const card = await started('card')
  const online = await started('online')
  expect((await shop.shop.providers.find(card.intent))?.status).toBe('canceled')
  expect(await paymentsOf()).toEqual(['canceled', 'open'])
  const back = await gateway.decide(online.page!, 'later')
  expect(back).toBe(`${shop.publicUrl}/dashboard/payment/${order}?freight=${online.paymentId}`)
  expect(await told(start('card'))).toEqual([409, 'payment_in_hand'])
  await gateway.decide(online.page!, 'pay')
  await eventually(dueNow, (open) => open === 0)
  expect((await confirm(online)).status).toBe(200)
})

test('what comes for freight that was paid otherwise meanwhile goes back, and what is open is canceled', async () => {
  const payment = await started('card')
  const transferred = { isPaid: true, reference: 'Line 7' }
  await admin.call('PATCH', `/shipment/${shipment}/freight`, transferred)
  await payAtProvider(shop, payment.intent)
  await eventually(paymentsOf, ([status]) => status === 'surplus')
  expect(await told(confirm(payment))).toEqual([409, 'payment_mismatch'])
  await minuteLater()
  await reconcilePayments(shop.shop, { hours: 1 })
  expect(await paymentsOf()).toEqual(['returned'])
  expect(await shop.shop.providers.find(payment.intent)).toMatchObject({ refundedMinor: 4_500 })
  expect(await events()).toContain('money-returned')
  expect(await dueNow()).toBe(0)
  await admin.call('PATCH', `/shipment/${shipment}/freight`, { isPaid: false, reference: '' })
  const again = await started('card')
  await admin.call('PATCH', `/shipment/${shipment}/freight`, transferred)
  await minuteLater()
  await reconcilePayments(shop.shop, { hours: 1 })
  expect(await paymentsOf()).toEqual(['returned', 'canceled'])
  expect((await shop.shop.providers.find(again.intent))?.status).toBe('canceled')
})

test('a lost answer is found by the reconciler, and what was given back by hand is open again', async () => {
  const payment = await started('card')
  await shop.sql`delete from pgboss.job where name = 'card-event'`
  await payAtProvider(shop, payment.intent)
  await minuteLater()
  await reconcilePayments(shop.shop, { hours: 1 })
  expect(await dueNow()).toBe(0)
  await shop.shop.providers.refund(payment.intent, 4_500, `by hand ${payment.intent}`)
  await reconcilePayments(shop.shop, { hours: 1 })
  expect(await dueNow()).toBe(45)
  expect(await paymentsOf()).toEqual(['returned'])
  expect(await events()).toContain('freight-unpaid')
  expect((await start('card')).status).toBe(200)
})

test('nobody else pays or asks of it, and nothing is asked where no freight is due', async () => {
  const stranger = await shop.buyer('Stranger')
  expect(await told(start('card', stranger))).toEqual([404, 'not_found'])
  const payment = await started('card')
  expect(await told(confirm(payment, {}, stranger))).toEqual([404, 'not_found'])
  expect(await told(confirm(payment, { transactionId: 'pi_other' }))).toEqual([
    409,
    'payment_mismatch',
  ])
  const plain = await paidOrder(shop, buyer, part)
  await admin.call('PATCH', `/order-release/${plain}`)
  await admin.call('POST', `/order/${plain}/shipments`, {})
  const bare = (await read<OrderDetail>(buyer.call('GET', `/order/${plain}`))).shipments[0]!._id
  const none = buyer.call('POST', `/shipment/${bare}/freight-payments`, {})
  expect(await told(none)).toEqual([404, 'not_found'])
})
