import { lookup } from 'node:dns/promises'
import { createServer, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAsHost, strangeHosts } from '../../../tests/ask-as-host.fixture.ts'
import {
  eventually,
  paidOrder,
  payAtProvider,
  placeTestOrder,
  startTestPayment,
} from '../../../tests/orders.fixture.ts'
import { readPrometheusText } from '../../../tests/prometheus-text.fixture.ts'
import { stillPort } from '../../../tests/start/still-port.fixture.ts'
import { type OpenDatabase, openDatabase } from '../../database/database.ts'
import { openPaymentShop, type PaymentShop } from '../../payments/payments.fixture.ts'
import { openLog } from '../log.ts'
import { createFigures } from './read-figures.ts'
import { serveMetrics } from './serve-metrics.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(() => shop?.close())

const log = openLog('silent')
const instance = { name: 'one', version: '1.2.3', role: 'all' }

/** Serves the figures of a database, freshly counted; `read` scrapes them. */
async function serve(database: Pick<OpenDatabase, 'sql' | 'pools'>, host = '127.0.0.1') {
  const port = await stillPort()
  const serving = await serveMetrics({ host, port }, createFigures(database, instance, log), log)
  const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`)
  return { ...serving, port, read: async () => readPrometheusText(await (await scrape()).text()) }
}

async function scrapeOnce(database: Pick<OpenDatabase, 'sql' | 'pools'>) {
  const serving = await serve(database)
  return await serving.read().finally(serving.stop)
}

test('T78 found: S16 figures are for who asks this machine by its own names', async () => {
  const { port, stop } = await serve(shop.database)
  for (const host of [`127.0.0.1:${port}`, 'localhost', '[::1]:9', 'LOCALHOST:80', '10.0.0.7:3003'])
    expect(await askAsHost(port, '/metrics', host), host).toBe(200)
  for (const host of strangeHosts) expect(await askAsHost(port, '/metrics', host), host).toBe(400)
  await stop()
})

test('T78 found: D7 the name that METRICS_HOST says is answered, and no other', async () => {
  const wide = await serve(shop.database, '0.0.0.0')
  for (const host of ['10.1.2.3:80', '[fd00::7]:3003', '127.0.0.1', '0.0.0.0'])
    expect(await askAsHost(wide.port, '/metrics', host), host).toBe(200)
  for (const host of ['shop', 'metrics.internal:3003', hostname(), ...strangeHosts])
    expect(await askAsHost(wide.port, '/metrics', host), host).toBe(400)
  await wide.stop()
  // as a service's name in a network of containers; a machine that cannot be found by its own has none to say
  const found = await lookup(hostname()).catch(() => null)
  if (!found) return
  const named = await serve(shop.database, hostname())
  const { status } = await fetch(`http://${hostname()}:${named.port}/metrics`)
  await named.stop()
  expect(status).toBe(200)
})

test('found: D7 an address that this machine does not have ends the start, a port that is taken does not', async () => {
  const port = await stillPort()
  const open = (host: string) => serveMetrics({ host, port }, async () => '', log)
  await expect(open('192.0.2.1')).rejects.toThrow(
    /METRICS_HOST 192\.0\.2\.1 .*address of this machine/,
  )
  await expect(open('nowhere.invalid')).rejects.toThrow(/METRICS_HOST nowhere\.invalid/)
  const [first, second] = [await open('127.0.0.1'), await open('127.0.0.1')]
  await second.stop()
  expect(await askAsHost(port, '/metrics', 'localhost')).toBe(200)
  expect(await askAsHost(port, '/', 'localhost')).toBe(404)
  await first.stop()
})

test('found: D7 the figures tell how orders, payments, holds, mails, jobs and connections stand', async () => {
  const { buyer, part } = shop
  const before = await scrapeOnce(shop.database)
  const [held, declined, cancelled] = [
    await placeTestOrder(buyer, part),
    await placeTestOrder(buyer, part),
    await placeTestOrder(buyer, part),
  ]
  await paidOrder(shop, buyer, part)
  await buyer.call('DELETE', `/order/${cancelled}`)
  await payAtProvider(shop, await startTestPayment(buyer, declined), '4000000000000002')
  shop.sandbox.faults.set('cards', {
    kind: 'error',
    status: 500,
    match: 'POST /v1/payment_intents',
  })
  expect((await buyer.call('POST', '/create-payment-intent', { orderId: held })).status).toBe(503)
  shop.sandbox.faults.clear()
  await shop.sql`update orders set hold_expires_at = now() - interval '1 s' where id = ${held}`
  const since = (after: Map<string, number>, name: string) =>
    (after.get(name) ?? Number.NaN) - (before.get(name) ?? 0)
  // the decline is told by an event of the provider
  const after = await eventually(
    () => scrapeOnce(shop.database),
    (told) => since(told, 'partwright_payments_total{outcome="declined"}') === 1,
  )
  expect(
    Object.fromEntries(
      [
        ...['placed', 'paid', 'cancelled', 'shipped'].map((step) => `orders_total{step="${step}"}`),
        ...['started', 'succeeded', 'declined', 'unknown', 'surplus'].map(
          (outcome) => `payments_total{outcome="${outcome}"}`,
        ),
        ...['unpaid', 'paid', 'pending'].map((state) => `orders{state="${state}"}`),
        ...['running', 'overdue'].map((state) => `holds{state="${state}"}`),
        ...['waiting', 'failed'].map((state) => `refunds{state="${state}"}`),
      ].map((name) => [name, since(after, `partwright_${name}`)]),
    ),
  ).toEqual({
    'orders_total{step="placed"}': 4,
    'orders_total{step="paid"}': 1,
    'orders_total{step="cancelled"}': 1,
    'orders_total{step="shipped"}': 0,
    'payments_total{outcome="started"}': 3,
    'payments_total{outcome="succeeded"}': 1,
    'payments_total{outcome="declined"}': 1,
    'payments_total{outcome="unknown"}': 1,
    'payments_total{outcome="surplus"}': 0,
    'orders{state="unpaid"}': 2,
    'orders{state="paid"}': 1,
    'orders{state="pending"}': 0,
    'holds{state="running"}': 1,
    'holds{state="overdue"}': 1,
    'refunds{state="waiting"}': 0,
    'refunds{state="failed"}': 0,
  })
  for (const name of ['mails_waiting', 'mails_oldest_wait_seconds', 'card_events_waiting'])
    expect(after.get(`partwright_${name}`), name).toBeGreaterThanOrEqual(0)
  for (const name of ['jobs_oldest_wait_seconds', 'refunds_oldest_wait_seconds'])
    expect(after.get(`partwright_${name}`), name).toBeGreaterThanOrEqual(0)
  for (const pool of ['statements', 'transactions', 'long', 'reserved']) {
    expect(after.get(`partwright_database_pool_limit{pool="${pool}"}`)).toBeGreaterThan(0)
    expect(after.get(`partwright_database_pool_waiting{pool="${pool}"}`)).toBeGreaterThanOrEqual(0)
  }
  expect(after.get('partwright_database_up')).toBe(1)
  const info = 'partwright_instance_info{instance_name="one",version="1.2.3",role="all"}'
  expect(after.get(info)).toBe(1)
})

test('found: D7 an order that is rolled back is not counted', async () => {
  const before = await scrapeOnce(shop.database)
  const answers = await Promise.all(
    ['a', 'b', 'c'].map(() =>
      shop.buyer.call('POST', '/order', { partsId: shop.part, quantity: 1 }),
    ),
  )
  for (const { status } of answers) expect(status).toBe(400)
  await shop.sql`alter table mail add constraint odd check (kind <> ${shop.sql.unsafe("'order-placed'")}) not valid`
  expect(await placeTestOrder(shop.buyer, shop.part)).toBeUndefined()
  await shop.sql`alter table mail drop constraint odd`
  const placed = 'partwright_orders_total{step="placed"}'
  expect((await scrapeOnce(shop.database)).get(placed)).toBe(before.get(placed))
})

test('found: D7 waiting and failed jobs are told by job, with the oldest that is due', async () => {
  await shop.sql`
    insert into pgboss.job (name, state, start_after)
    values ('size-image', 'failed', now()), ('prune', 'created', now() + interval '1 day')`
  const told = await scrapeOnce(shop.database)
  await shop.sql`delete from pgboss.job where state = 'failed' or name = 'prune'`
  expect(told.get('partwright_jobs{job="size-image",state="failed"}')).toBe(1)
  expect(told.get('partwright_jobs{job="prune",state="waiting"}')).toBeGreaterThanOrEqual(1)
  expect(told.get('partwright_jobs_oldest_wait_seconds')).toBeLessThan(3_600)
})

test('found: D7 how much is counted does not grow with who asks', async () => {
  // by connections of its own: the shop asks its own things meanwhile
  const own = openDatabase(shop.settings.DATABASE_URL, { connections: 2 })
  const { read, stop } = await serve(own)
  await read()
  const answered = own.answered()
  for (let turn = 0; turn < 5; turn += 1) await read()
  // whether the database answers is asked each time, what waits in it is not
  expect(own.answered() - answered).toBeLessThanOrEqual(5 + 5)
  await stop()
  await own.close()
})

test.each([
  ['refuses', false],
  ['says nothing', true],
])('found: D7 a database that %s is told within bounds', async (_, hangs) => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  if (!hangs) await new Promise((resolve) => silent.close(resolve))
  const database = openDatabase(`postgres://a:b@127.0.0.1:${port}/c`, { connections: 1 })
  const began = performance.now()
  const told = await scrapeOnce(database)
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(told.get('partwright_database_up')).toBe(0)
  expect(told.has('partwright_orders{state="unpaid"}')).toBe(false)
  expect(told.has('partwright_orders_total{step="placed"}')).toBe(true)
  for (const socket of sockets) socket.destroy()
  silent.close()
  await database.close()
})
