import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGateway } from '../../server/payments/provider/gateway.ts'
import type { Provider } from '../../server/payments/provider/provider.ts'
import { openLog } from '../../server/telemetry/log.ts'
import { makeGateway, type TestGateway } from '../gateway.fixture.ts'

/** What the port of payments promises, over the example of a gateway. */
let gateway: TestGateway
let port: Provider
const shopUrl = 'http://localhost:9'
const log = openLog('silent')

beforeAll(async () => {
  gateway = await makeGateway()
  await gateway.start(shopUrl)
  port = openGateway({ url: gateway.url, secret: gateway.secret, label: 'x' }, log)
})
afterAll(() => gateway?.remove())

const create = (orderId: string = randomUUID(), idempotencyKey: string = randomUUID()) =>
  port.create({
    orderId,
    orderNumber: 'PW-1 <b>',
    idempotencyKey,
    amountMinor: 12_345,
    currency: 'eur',
    email: 'port@example.test',
    back: `${shopUrl}/dashboard/payment/1?paid=online`,
  })

test('a payment is made once a key, and found as it was made, also after a restart', async () => {
  const [order, same] = [randomUUID(), randomUUID()]
  const [first, second] = [await create(order, same), await create(order, same)]
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    status: 'open',
    amountMinor: 12_345,
    currency: 'eur',
    orderId: order,
    accountPaymentId: null,
    live: false,
    refundedMinor: 0,
    fault: null,
    clientSecret: '',
  })
  expect(first.id).toMatch(/^online:/)
  await gateway.stop()
  await expect(port.find(first.id)).rejects.toMatchObject({ code: 'payments_unavailable' })
  await gateway.start(shopUrl)
  expect(await port.find(first.id)).toEqual(first)
  expect(await create(order, same)).toEqual(first)
  expect(await port.find('online:nothing')).toBeNull()
  expect(await port.find('online:../payments')).toBeNull()
  const forInvoices = await port.create({
    accountPaymentId: order,
    says: 'Invoices IN-1',
    idempotencyKey: randomUUID(),
    amountMinor: 1,
    currency: 'eur',
    email: 'port@example.test',
    back: `${shopUrl}/`,
  })
  expect(forInvoices).toMatchObject({ orderId: null, accountPaymentId: order })
})

test('the page names what is paid, and each of its buttons does what it says', async () => {
  const { id, page } = await create()
  const html = await (await fetch(page!)).text()
  expect(html).toContain('Order PW-1 &#60;b&#62;')
  expect(html).toContain('€123.45')
  expect(await gateway.decide(page!, 'refuse')).toBe(`${shopUrl}/dashboard/payment/1?paid=online`)
  expect(await port.find(id)).toMatchObject({ status: 'open', fault: 'It was refused.' })
  await gateway.decide(page!, 'later')
  expect(await port.find(id)).toMatchObject({ status: 'processing' })
  expect(await port.cancel(id)).toMatchObject({ status: 'processing' })
  await gateway.decide(page!, 'pay')
  expect(await port.find(id)).toMatchObject({ status: 'succeeded', fault: null, page: null })
  await gateway.decide(page!, 'refuse')
  expect(await port.find(id)).toMatchObject({ status: 'succeeded' })
})

test('what is paid is not canceled, what is canceled stays so and cannot be paid', async () => {
  const [paid, open] = [await create(), await create()]
  await gateway.decide(paid.page!, 'pay')
  expect(await port.cancel(paid.id)).toMatchObject({ id: paid.id, status: 'succeeded' })
  expect(await port.cancel(open.id)).toMatchObject({ id: open.id, status: 'canceled' })
  await gateway.decide(open.page!, 'pay')
  expect(await port.find(open.id)).toMatchObject({ status: 'canceled' })
})

test('a refund is made once, one that was made whole already counts, and more than there is does not', async () => {
  const { id, page } = await create()
  await expect(port.refund(id, 1, randomUUID())).rejects.toMatchObject({ code: 'payment_refused' })
  await gateway.decide(page!, 'pay')
  const same = randomUUID()
  const first = await port.refund(id, 345, same)
  expect(await port.refund(id, 345, same)).toBe(first)
  await expect(port.refund(id, 12_001, randomUUID())).rejects.toThrow('at most 12000 can go back')
  const rest = await port.refund(id, 12_000, randomUUID())
  expect(await port.refund(id, 12_000, randomUUID())).toBe(rest)
  expect(await port.find(id)).toMatchObject({ refundedMinor: 12_345 })
  expect(await port.refundsOf(id)).toEqual([
    expect.objectContaining({ id: first, amountMinor: 345, failed: false, fault: null }),
    expect.objectContaining({ id: rest, amountMinor: 12_000, failed: false, fault: null }),
  ])
})

test('recent payments are listed page by page from the time that is asked', async () => {
  const made: string[] = []
  for (let count = 0; count < 105; count += 1) made.push((await create()).id)
  const since = Math.floor(Date.now() / 1_000) - 60
  const ids: string[] = []
  for await (const { id } of port.recent(since)) ids.push(id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(made.every((id) => ids.includes(id))).toBe(true)
  expect(ids[0]).toBe(made.at(-1))
  const later: string[] = []
  for await (const { id } of port.recent(since + 3_600)) later.push(id)
  for await (const { id } of port.recent(0, since)) later.push(id)
  expect(later).toEqual([])
})

test('only events of now that were signed by the secret of both are read', () => {
  const body = JSON.stringify({ type: 'payment.changed', data: { id: 'p-1' } })
  const read = (more: { secret?: string; time?: number; sent?: string } = {}) => {
    const { secret = gateway.secret, time = Math.floor(Date.now() / 1_000), sent = body } = more
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signature = createHmac('sha256', key).update(`msg_1.${time}.${body}`).digest('base64')
    const headers = new Headers({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(time),
      'webhook-signature': `v1a,abc v1,${signature}`,
    })
    return port.readEvent(sent, headers)
  }
  expect(read()).toEqual({
    id: 'online:msg_1',
    type: 'payment.changed',
    paymentId: 'online:p-1',
  })
  expect(read({ secret: `whsec_${'A'.repeat(44)}` })).toBeNull()
  expect(read({ sent: `${body} ` })).toBeNull()
  expect(read({ time: Math.floor(Date.now() / 1_000) - 600 })).toBeNull()
  expect(read({ time: Math.floor(Date.now() / 1_000) + 600 })).toBeNull()
  expect(port.readEvent(body, new Headers())).toBeNull()
})

test('another secret is refused, and nobody is sent back to anywhere but the shop', async () => {
  const wrong = openGateway({ url: gateway.url, secret: 'whsec_other', label: 'x' }, log)
  await expect(wrong.check()).rejects.toMatchObject({ code: 'payments_unavailable' })
  expect(await port.check()).toEqual({
    live: false,
    webhooks: [`${shopUrl}/api/webhooks/gateway`],
  })
  const elsewhere = port.create({
    orderId: randomUUID(),
    orderNumber: 'PW-1',
    idempotencyKey: randomUUID(),
    amountMinor: 1,
    currency: 'eur',
    email: 'port@example.test',
    back: 'https://elsewhere.example/',
  })
  await expect(elsewhere).rejects.toMatchObject({ code: 'payment_refused' })
})
