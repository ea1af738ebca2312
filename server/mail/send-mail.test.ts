import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestUser } from '../../tests/test-user.ts'
import { work } from '../jobs/work.ts'
import { metrics } from '../telemetry/metrics.ts'
import { type MailedShop, openMailedShop } from './mailed-shop.fixture.ts'
import { queueMail } from './queue-mail.ts'
import { sweepMails } from './send-mail.ts'

let open: MailedShop
let buyer: TestUser

beforeAll(async () => {
  open = await openMailedShop()
})
beforeEach(async () => {
  open.sandbox.faults.clear()
  buyer = await open.buyer('Mailed Buyer')
})
afterAll(() => open.close())

const subjects = async () => (await open.arrived(buyer.email)).map(({ subject }) => subject)
const counted = async (kind: string, outcome: string) => {
  const { values } = (await metrics.getSingleMetric('partwright_mails_total')?.get()) ?? {
    values: [],
  }
  return values.find(({ labels }) => labels.kind === kind && labels.outcome === outcome)?.value ?? 0
}

test('an order writes its mail in its transaction and the job sends it', async () => {
  const mail = await open.mail('order-placed', await open.order(buyer))
  expect(await open.queued(mail.id)).toBe(1)
  expect(await subjects()).toEqual([])
  await work['send-mail'](open.shop, { id: mail.id })
  const [arrived] = await open.arrived(buyer.email)
  expect(arrived?.subject).toMatch(/^Order PW-\d+ placed$/)
  expect(arrived?.headers['message-id']).toBe(`<${mail.id}@partwright.test>`)
  expect(arrived?.text).toContain('Total: $72,250.00')
  expect(arrived?.attachments).toMatchObject([{ contentType: 'application/pdf' }])
})

test('I7 a mail is sent once, however often and however parallel its job runs', async () => {
  const orderId = await open.order(buyer)
  const { id } = await open.mail('order-placed', orderId)
  const before = await counted('order-placed', 'sent')
  await Promise.all(Array.from({ length: 8 }, () => work['send-mail'](open.shop, { id })))
  await work['send-mail'](open.shop, { id })
  await open.makeDue(id)
  await work['send-mail'](open.shop, { id })
  expect(await subjects()).toHaveLength(1)
  expect(await open.mail('order-placed', orderId)).toMatchObject({ attempts: 1, fault: null })
  expect(await counted('order-placed', 'sent')).toBe(before + 1)
})

test('I7 a second mail of the same event is not written', async () => {
  const mail = { kind: 'reset-password', to: buyer.email } as const
  const values = { name: 'Mailed Buyer', url: 'https://shop.example/reset-password?token=x' }
  for (const event of ['told:1', 'told:1', 'told:2'])
    await open.database.transaction((sql) => queueMail(open.shop, sql, { ...mail, event, values }))
  const rows = await open.sql<{ id: string; event: string }[]>`
    select id, event from mail where recipient = ${buyer.email} and kind = 'reset-password'
    order by event`
  expect(rows.map(({ event }) => event)).toEqual(['told:1', 'told:2'])
  for (const { id } of rows) expect(await open.queued(id)).toBe(1)
})

test('the mail of a payment brings the receipt', async () => {
  const orderId = await open.order(buyer)
  const transactionId = await open.pay(buyer, orderId)
  const { id } = await open.mail('payment-received', orderId)
  await work['send-mail'](open.shop, { id })
  const [arrived] = await open.arrived(buyer.email)
  expect(arrived?.text).toContain(`Card transaction: ${transactionId}`)
  const [file] = arrived!.attachments
  expect(file).toMatchObject({ contentType: 'application/pdf' })
  expect(file?.filename).toMatch(/^partwright-PW-\d+-receipt\.pdf$/)
  const attached = await fetch(new URL(file!.url, open.sandbox.url)).then((got) => got.bytes())
  const downloaded = await buyer.call('GET', `/order/${orderId}/receipt`).then((got) => got.bytes())
  expect(Buffer.compare(attached, downloaded)).toBe(0)
})

test('F10 what the server refuses waits longer each time and then arrives once', async () => {
  open.sandbox.faults.set('mail', { kind: 'error', status: 451, remaining: 3 })
  const orderId = await open.order(buyer)
  const { id } = await open.mail('order-placed', orderId)
  for (const seconds of [30, 60, 120]) {
    await work['send-mail'](open.shop, { id })
    const waiting = await open.mail('order-placed', orderId)
    expect(waiting).toMatchObject({ sentAt: null, failedAt: null })
    expect(waiting.fault).toBe('EMESSAGE DATA 451')
    expect(waiting.seconds).toBeGreaterThan(seconds / 2)
    expect(waiting.seconds).toBeLessThanOrEqual(seconds)
    await work['send-mail'](open.shop, { id })
    expect((await open.mail('order-placed', orderId)).attempts).toBe(waiting.attempts)
    await open.makeDue(id)
  }
  expect(await open.queued(id)).toBe(4)
  await work['send-mail'](open.shop, { id })
  expect(await subjects()).toHaveLength(1)
  const { sentAt, attempts } = await open.mail('order-placed', orderId)
  expect({ sent: sentAt !== null, attempts }).toEqual({ sent: true, attempts: 4 })
})

test('F10 after 12 attempts a mail is given up and logged, without a word of it', async () => {
  open.sandbox.faults.set('mail', { kind: 'error', status: 550 })
  const orderId = await open.order(buyer)
  const { id } = await open.mail('order-placed', orderId)
  await open.sql`update mail set attempts = 10 where id = ${id}`
  await work['send-mail'](open.shop, { id })
  const { seconds } = await open.mail('order-placed', orderId)
  expect(seconds).toBeGreaterThan(3_600)
  expect(seconds).toBeLessThanOrEqual(7_200)
  await open.makeDue(id)
  const before = await counted('order-placed', 'given-up')
  await work['send-mail'](open.shop, { id })
  expect((await open.mail('order-placed', orderId)).failedAt).not.toBeNull()
  expect(await counted('order-placed', 'given-up')).toBe(before + 1)
  open.sandbox.faults.clear()
  await open.makeDue(id)
  await work['send-mail'](open.shop, { id })
  expect((await open.mail('order-placed', orderId)).attempts).toBe(12)
  expect(await subjects()).toEqual([])
  const log = await readFile(open.logFile, 'utf8')
  const line = log.split('\n').find((text) => text.includes(id) && text.includes('given up'))
  expect(JSON.parse(line!)).toMatchObject({ level: 'error', mailId: id, attempt: 12 })
  expect(log).not.toContain(buyer.email)
  expect(log).not.toContain('Long Street')
})

test('F19 a mail whose sender dies each time is given up too', async () => {
  const orderId = await open.order(buyer)
  const { id } = await open.mail('order-placed', orderId)
  await open.sql`update mail set attempts = 12 where id = ${id}`
  await work['send-mail'](open.shop, { id })
  expect((await open.mail('order-placed', orderId)).failedAt).not.toBeNull()
  expect(await subjects()).toEqual([])
})

test('F10 the sweep finds a mail whose job was lost, and none that is sent or waits', async () => {
  const ids: string[] = []
  for (let n = 0; n < 3; n += 1)
    ids.push((await open.mail('order-placed', await open.order(buyer))).id)
  const [lost, sent, waiting] = ids as [string, string, string]
  await work['send-mail'](open.shop, { id: sent })
  open.sandbox.faults.set('mail', { kind: 'cut', remaining: 1 })
  await work['send-mail'](open.shop, { id: waiting })
  await open.sql`delete from pgboss.job where name = 'send-mail'`
  await open.makeDue(lost)
  await sweepMails(open.shop)
  expect(await Promise.all(ids.map(open.queued))).toEqual([1, 0, 0])
  const fresh = await open.mail('order-placed', await open.order(buyer))
  await sweepMails(open.shop)
  expect(await open.queued(fresh.id)).toBe(1)
  await work['send-mail'](open.shop, { id: lost })
  expect(await subjects()).toHaveLength(2)
})

test('T64 a link that confirms an address does not stay in the database', async () => {
  const [row] = await open.sql<{ id: string; url: string }[]>`
    select id, values ->> 'url' as url from mail where kind = 'verify-email' and recipient = ${buyer.email}`
  await work['send-mail'](open.shop, { id: row!.id })
  expect((await open.arrived(buyer.email))[0]?.text).toContain(row!.url)
  const [after] = await open.sql`select values::text as text from mail where id = ${row!.id}`
  expect(after?.text).toBe('{}')
})

test('the newsletter mail can be unsubscribed from with one click', async () => {
  await open.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: open.publicUrl },
    body: JSON.stringify({ email: buyer.email }),
  })
  const [row] = await open.sql<{ id: string }[]>`
    select id from mail where kind = 'newsletter-confirmation' and recipient = ${buyer.email}`
  await work['send-mail'](open.shop, { id: row!.id })
  const { headers } = (await open.arrived(buyer.email))[0]!
  const url = /^<(.+)>$/.exec(headers['list-unsubscribe']!)![1]!
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: headers['list-unsubscribe-post']!,
  })
  expect(answer.status).toBe(200)
})
