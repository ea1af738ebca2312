import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Delivery, Webhook } from '../../../contract/programs/webhooks.ts'
import type { Received } from '../../../sandbox/receiver/receiver.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { sendWebhook, tellWebhooks } from './send-webhooks.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser
let receiver: string
let secret: string
let id: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  ;[buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
  receiver = `${shop.sandbox.url}/receiver`
})
afterAll(() => shop?.close())

beforeEach(async () => {
  await shop.sql`delete from webhook`
  await fetch(`${receiver}/forget`, { method: 'POST', redirect: 'manual' })
  const made = await admin.call('POST', '/webhooks', { url: receiver, types: ['order.placed'] })
  expect(made.status, await made.clone().text()).toBe(200)
  ;({ insertedId: id, secret } = (await made.json()) as { insertedId: string; secret: string })
  await answers(204)
})

/** How the receiver answers from now on, and that it checks by the secret. */
async function answers(status: number, by = secret) {
  const body = new URLSearchParams({ secret: by, status: String(status) })
  await fetch(`${receiver}/manner`, { method: 'POST', body, redirect: 'manual' })
}
const came = async () => (await (await fetch(`${receiver}/received`)).json()) as Received[]
const place = async () => await placeTestOrder(buyer, await addTestPart(shop))
const change = (body: object) => admin.call('PATCH', `/webhooks/${id}`, body)

/** What the jobs do, once. */
async function deliver() {
  await tellWebhooks(shop.shop)
  const due = await shop.sql<{ id: string }[]>`
    select id from webhook_delivery where state = 'waiting' order by position`
  for (const one of due) await sendWebhook(shop.shop, one)
}
async function listed() {
  const answer = await admin.call('GET', `/webhooks/${id}/deliveries`)
  return (await answer.json()) as { webhook: Webhook; deliveries: Delivery[]; next: number | null }
}
const hasten = () => shop.sql`update webhook_delivery set next_at = now() where state = 'waiting'`

test('T85 an event comes signed, once, as GET /events has it, and nothing that was before', async () => {
  const order = await place()
  await deliver()
  await deliver()
  const [one, ...more] = await came()
  expect(more).toEqual([])
  expect(one).toMatchObject({ type: 'order.placed', status: 204, wrong: null })
  const told = (await (await admin.call('GET', '/events?limit=200')).json()) as {
    events: { id: string; at: string; order: { _id: string } | null }[]
  }
  const event = told.events.find((event) => event.order?._id === order)!
  expect(one?.headers['webhook-id']).toBe(event.id)
  expect(JSON.parse(one!.body)).toEqual({ type: 'order.placed', timestamp: event.at, data: event })
  const { deliveries } = await listed()
  expect(deliveries).toMatchObject([{ state: 'delivered', status: 204, attempts: 1, nextAt: null }])
})

test('T85 while secrets are exchanged both prove it, and then the new one alone', async () => {
  const rotated = await admin.call('POST', `/webhooks/${id}/rotations`, {})
  const next = ((await rotated.json()) as { secret: string }).secret
  await place()
  await deliver()
  await answers(204, next)
  await place()
  await deliver()
  await shop.sql`update webhook set former_until = now() - interval '1 second'`
  await answers(204)
  await place()
  await deliver()
  expect((await came()).map(({ wrong }) => wrong)).toEqual([
    'it is not signed by this secret',
    null,
    null,
  ])
  // neither stands in the database as it is
  const rows = await shop.sql`select secret, former_secret from webhook`
  for (const text of [secret, next]) expect(JSON.stringify(rows)).not.toContain(text)
})

test('what is not taken is tried again later, under the same id, and given up after days', async () => {
  await answers(503)
  await place()
  await deliver()
  await deliver()
  const first = await listed()
  expect(first.webhook).toMatchObject({ state: 'failing', waiting: 1 })
  expect(first.deliveries).toMatchObject([{ state: 'waiting', status: 503, attempts: 1 }])
  const [tried] = first.deliveries
  const minute = new Date(tried!.nextAt!).getTime() - new Date(tried!.triedAt!).getTime()
  expect(Math.round(minute / 60_000)).toBe(1)
  await hasten()
  await answers(204)
  await deliver()
  const second = await listed()
  expect(second.webhook).toMatchObject({ state: 'on', failingSince: null, waiting: 0 })
  expect(second.deliveries).toMatchObject([{ state: 'delivered', attempts: 2 }])
  const ids = (await came()).map((one) => one.headers['webhook-id'])
  expect(ids).toEqual([ids[0], ids[0]])

  await answers(500)
  await place()
  await tellWebhooks(shop.shop)
  await shop.sql`update webhook_delivery set attempts = 9 where state = 'waiting'`
  await deliver()
  expect((await listed()).deliveries[0]).toMatchObject({
    state: 'failed',
    status: 500,
    nextAt: null,
  })
  await answers(204)
  const given = (await listed()).deliveries[0]!
  const again = await admin.call('POST', `/webhooks/${id}/resends`, { deliveryId: given._id })
  expect(await again.json()).toEqual({ modifiedCount: 1 })
  await deliver()
  expect((await listed()).deliveries[0]).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('an address that takes nothing for days is turned off, all admins are told, and on again nothing is missing', async () => {
  const second = await shop.admin('Second Admin')
  await answers(500)
  await place()
  await deliver()
  await shop.sql`update webhook set failing_since = now() - interval '121 hours'`
  await hasten()
  await deliver()
  expect((await listed()).webhook).toMatchObject({ state: 'off' })
  const mails = await shop.sql<{ to: string }[]>`
    select recipient as "to" from mail where kind = 'webhook' and values ->> 'what' = 'off'`
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([admin.email, second.email]))
  await place()
  await deliver()
  expect(await came()).toHaveLength(2)
  await answers(204)
  await change({ on: true })
  await deliver()
  expect((await listed()).deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('all since a time is sent again, and what an address was not told of before', async () => {
  await place()
  await deliver()
  await admin.call('PATCH', `/parts/${await addTestPart(shop)}`, { details: 'Another' })
  await deliver()
  await change({ types: ['order.placed', 'part.changed'] })
  const [day] = await shop.sql<
    { at: Date }[]
  >`select at from event where id = ${(await listed()).deliveries[0]!.eventId}`
  const again = await admin.call('POST', `/webhooks/${id}/resends`, { since: day!.at })
  expect(await again.json()).toEqual({ modifiedCount: 2 })
  await deliver()
  expect((await came()).map(({ type }) => type)).toEqual([
    ...['part.changed', 'order.placed', 'order.placed'],
  ])
})

test.each([
  ['http://erp.example/', 'Only https, please'],
  ['ftp://erp.example/', 'Write an address such as https://example.com/events'],
  ['erp.example', 'Write an address such as https://example.com/events'],
  ['https://who:what@erp.example/', 'Without a name and a password, please'],
  ['https://127.0.0.1/', 'This is no public address'],
  ['https://2130706433/', 'This is no public address'],
  ['https://0x7f.1/', 'This is no public address'],
  ['https://10.1.2.3/', 'This is no public address'],
  ['https://169.254.169.254/latest/meta-data', 'This is no public address'],
  ['https://[::1]/', 'This is no public address'],
  ['https://[::ffff:10.0.0.1]/', 'This is no public address'],
  ['https://[64:ff9b::a00:1]/', 'This is no public address'],
  ['https://[fd00::1]/', 'This is no public address'],
  ['https://localhost/', 'This is no public address'],
  ['https://db.internal./', 'This is no public address'],
])('T86 %s is refused', async (url, message) => {
  const errors = [{ path: 'url', message }]
  for (const refused of [
    await admin.call('POST', '/webhooks', { url, types: ['order.paid'] }),
    await change({ url }),
  ]) {
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors })
  }
})

test('T86 of the sandbox only the receiver is spoken with', async () => {
  for (const path of ['/control', '/receiver/manner', '/receiver/../control'])
    expect((await change({ url: `${shop.sandbox.url}${path}` })).status).toBe(400)
})

test('T86 a name that leads inside is spoken with by no try, whatever it led to before', async () => {
  // what was written before it was refused, or by other means
  await shop.sql`update webhook set url = ${`https://localhost:${new URL(receiver).port}/`}`
  await place()
  await deliver()
  expect((await listed()).deliveries).toMatchObject([
    { state: 'waiting', status: null, fault: 'Its name leads to an address that is not public' },
  ])
  expect(await came()).toEqual([])
})

test('T86 a redirect is an answer like others, and not followed', async () => {
  await answers(307)
  await place()
  await deliver()
  expect((await listed()).deliveries).toMatchObject([{ state: 'waiting', status: 307 }])
  expect(await came()).toHaveLength(1)
})
