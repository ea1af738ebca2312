import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../server/backup/database.fixture.ts'
import { runProgram } from '../../server/commands/command.fixture.ts'
import { type OpenDatabase, openDatabase } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { readMigrations } from '../../server/database/migrations.ts'
import { openJobs } from '../../server/jobs/boss.ts'
import { drawnOn } from '../../server/orders/documents/drawn-on.fixture.ts'
import { openLog } from '../../server/telemetry/log.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.fixture.ts'

/** The last migration of release 0.1.0. */
const last = '0024-open-orders.sql'
const password = 'a phrase of the first release'
/** The access token of a session that was begun before. */
const oldToken = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const buyerEmail = 'maria.buyer@example.test'
const order = (at: number) => `01900000-0000-7000-8000-00000000000${at}`
const part = (at: number) => `01900000-0000-7000-8000-000000000a0${at}`

let dataDir: string
let empty: Awaited<ReturnType<typeof emptyDatabase>>
let database: OpenDatabase
let rowsBefore: Map<string, number>
let shop: ShopProcess
let admin: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-upgrade-'))
  empty = await emptyDatabase()
  database = openDatabase(empty.url, { connections: 2, bounded: false })
  await migrate(database, last)
  // that release kept no hashes
  await database.sql`alter table migration drop column hash`
  const rows = await readFile(path.join(import.meta.dirname, 'release-0.1.0.sql'), 'utf8')
  await database.transaction(async (sql) => {
    await sql.unsafe(rows)
  })
  const jobs = await openJobs(database, openLog('silent'), false)
  await jobs.enqueue(database.sql, 'send-mail', { id: '01900000-0000-7000-8000-0000000000f1' })
  await jobs.stop()
  rowsBefore = await countRows()
  shop = await startShopProcess(dataDir, {
    DATABASE_URL: empty.url,
    RELEASE: 'manual',
    PASSWORD_COST: '14',
  })
  admin = await tokenOf('owner@example.test')
}, 240_000)
afterAll(async () => {
  await shop?.end('SIGTERM')
  await database?.close()
  await empty?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function countRows(): Promise<Map<string, number>> {
  const tables = await database.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const [row] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from ${database.sql(name)}`
    counts.set(name, row!.count)
  }
  return counts
}

async function tokenOf(email: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: shop.url }
  const signedIn = await fetch(`${shop.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const given = await fetch(`${shop.url}/api/user/${email}`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body: '{}',
  })
  return ((await given.json()) as { token: string }).token
}

const ask = (where: string, token = oldToken) =>
  fetch(`${shop.url}/api${where}`, { headers: { authorization: `Bearer ${token}` } })
async function read<T>(where: string, token?: string): Promise<T> {
  const response = await ask(where, token)
  const text = await response.text()
  expect(response.status, `${where}: ${text}`).toBe(200)
  return JSON.parse(text) as T
}

test('found: D8 the shop of release 0.1.0 that is upgraded has a row in every table', () => {
  expect(rowsBefore.size).toBeGreaterThan(30)
  expect([...rowsBefore].filter(([, count]) => count === 0)).toEqual([])
})

test('found: D8 an upgrade applies every migration since, loses no row, and the books pass', async () => {
  const applied = await database.sql<{ name: string; hash: string | null }[]>`
    select name, hash from migration order by name`
  const known = await readMigrations()
  expect(applied).toEqual(known.map(({ name, hash }) => ({ name, hash })))
  const now = await countRows()
  // what ends by the clock may be gone
  const kept = [...rowsBefore].filter(
    ([name]) => !['verification', 'rate_limit', 'session', 'access_token'].includes(name),
  )
  for (const [name, count] of kept) expect(now.get(name), name).toBeGreaterThanOrEqual(count)
  const { code, out } = await runProgram('books', [], {
    DATA_DIR: dataDir,
    DATABASE_URL: empty.url,
  })
  expect(code, out).toBe(0)
})

test('found: D8 an upgrade keeps parts, with prices, stock, price breaks and numbers that are near', async () => {
  const parts = await read<Record<string, unknown>[]>('/parts?limit=100')
  expect(
    new Map(parts.map(({ _id, mpn, price, quantity }) => [_id, [mpn, price, quantity]])),
  ).toEqual(
    new Map<unknown, unknown[]>([
      [part(1), ['AB-123', 100, 940]],
      [part(2), ['AB 124', 70, 480]],
      [part(3), ['Ünit-5', 200, 38]],
      [part(4), ['ABC１', 999.99, 7]],
      [part(5), ['ABC1', 300, 99]],
    ]),
  )
  expect(await read(`/parts/${part(1)}`)).toMatchObject({
    details: 'Line one\nline two',
    pack: { name: 'tray', size: 12 },
    priceBreaks: [{ from: 50, price: 95 }],
    img: '/images/old-picture.webp',
  })
  const found = await read<{ _id: string }[]>('/parts?q=ab123')
  expect(found.map(({ _id }) => _id)).toContain(part(1))
  expect((await ask(`/parts/${part(6)}`)).status).toBe(404)
})

test('found: D8 an upgrade keeps the orders of each state, their payments and documents', async () => {
  const expected = {
    1: { status: 'unpaid', price: 1_000, quantity: 10, transactionId: null, purchaseOrder: 'PO-1' },
    3: {
      status: 'paid',
      price: 5_100,
      quantity: 55,
      transactionId: 'pi_old3',
      others: 'ring twice',
    },
    4: { status: 'pending', price: 1_400, shippedQuantity: 5, openQuantity: 10, refunded: 350 },
    5: { status: 'shipped', price: 550, email: 'Maria.Buyer@Example.TEST', openQuantity: 0 },
    7: { status: 'refunded', price: 1_200, refunded: 1_200, refunding: false },
  }
  for (const [at, facts] of Object.entries(expected)) {
    const told = await read(`/order/${order(Number(at))}`)
    expect(told).toMatchObject({ ...facts, orderNumber: `PW-10000${at}`, currency: 'usd' })
  }
  expect(await read(`/order/${order(3)}`)).toMatchObject({
    requestedDate: '2026-12-24',
    lines: [
      { mpn: 'AB-123', quantity: 50, unitPrice: 95, note: 'for the lab' },
      { mpn: 'AB 124', quantity: 5, unitPrice: 70 },
    ],
  })
  for (const at of [6, 8])
    expect(await read(`/order/${order(at)}`, admin)).toMatchObject({ status: 'cancelled' })
  const own = await read<{ _id: string }[]>(`/orders?email=${buyerEmail}`)
  // one under another spelling of the address is not listed by it, as before
  expect(own.map(({ _id }) => _id).sort()).toEqual([1, 3, 4, 7].map(order))
  for (const document of [
    ...[1, 3, 4, 5].map((at) => `/order/${order(at)}/confirmation`),
    ...[3, 4, 5, 7].map((at) => `/order/${order(at)}/receipt`),
    '/shipment/01900000-0000-7000-8000-000000000304/invoice',
  ]) {
    const response = await ask(document)
    expect([document, response.status, response.headers.get('content-type')]).toEqual([
      ...[document, 200, 'application/pdf'],
    ])
  }
  const invoice = await ask('/shipment/01900000-0000-7000-8000-000000000304/invoice')
  expect(drawnOn(Buffer.from(await invoice.arrayBuffer()))).toContain('AB 124')
  const export_ = await (await ask('/order-export', admin)).text()
  for (const at of [1, 3, 4, 5, 7]) expect(export_).toContain(`PW-10000${at}`)
})

test('found: D8 an upgrade keeps mails that wait, with the numbers of their parts', async () => {
  const [mail] = await database.sql`select values from mail where event = 'order-shipped:old'`
  expect(mail?.values).toEqual({
    partName: 'as it was called then',
    mpn: 'AB 124',
    lines: [
      { mpn: 'AB 124', quantity: 5 },
      { mpn: 'AB-123', quantity: 1 },
    ],
  })
})

test('found: D8 an upgrade keeps people with their ways in, profiles and addresses as proven', async () => {
  const users = await read<Record<string, unknown>[]>('/users?limit=100', admin)
  expect(users.map(({ email }) => email).sort()).toEqual([
    ...[buyerEmail, 'owner@example.test', 'pat+parts@example.test', 'ü@example.test'],
  ])
  expect(await tokenOf(buyerEmail)).toMatch(/^[\w-]{43}$/)
  expect(await read(`/user/${buyerEmail}`)).toMatchObject({
    education: 'École – d’informatique',
    location: 'Zürich',
  })
  const proven = await database.sql`
    select email, email_verified as verified, proven_at is not null as proven
    from users order by email collate "C"`
  expect(proven).toEqual([
    { email: buyerEmail, verified: true, proven: true },
    { email: 'owner@example.test', verified: true, proven: true },
    { email: 'pat+parts@example.test', verified: false, proven: false },
    { email: 'ü@example.test', verified: true, proven: true },
  ])
})

test('found: D8 an upgrade keeps reviews, of two of one buyer at least the newest for everybody', async () => {
  const shown = await read<{ _id: string }[]>('/reviews?limit=100')
  const ids = shown.map(({ _id }) => _id)
  expect(ids).toContain('01900000-0000-7000-8000-000000000102')
  expect(ids).toContain('01900000-0000-7000-8000-000000000104')
  expect(ids).not.toContain('01900000-0000-7000-8000-000000000103')
  const all = await read<{ _id: string; review: string }[]>('/all-reviews?limit=100', admin)
  expect(all.map(({ review }) => review).sort()).toEqual([
    'Hidden words',
    'Never ordered anything that was kept.',
    'The first of two.',
    'The second\nof two: <b>better</b>',
  ])
})

test('found: D8 an upgrade keeps baskets, lists, own numbers, layouts and histories', async () => {
  expect(await read('/lists')).toMatchObject([
    { name: 'Every Monday', lineCount: 2, isShared: true },
    { name: 'Empty', lineCount: 0 },
  ])
  expect(await read('/shared-lists/AAECAwQFBgcICQoLDA0ODxAREhMUFRYX')).toMatchObject({
    lines: [
      { mpn: 'AB-123', quantity: 50 },
      { partsName: 'Gone', quantity: 1_000_000_000, part: null },
    ],
  })
  expect(JSON.stringify(await read('/basket'))).toContain('AB 124')
  const numbers = await read<{ number: string }[]>('/own-part-numbers')
  expect(numbers.map(({ number }) => number).sort()).toEqual(['Größe 7', 'mine-1'])
  expect(JSON.stringify(await read('/column-layouts'))).toContain('menge|nummer')
  const moved = await read<{ change: number }[]>(`/parts/${part(5)}/movements`, admin)
  expect(moved.map(({ change }) => change).sort((a, b) => a - b)).toEqual([-4, -2, 1, 4, 100])
  expect(
    await (await ask('/imports/01900000-0000-7000-8000-000000000602/report', admin)).text(),
  ).toContain('line,reason')
  // a mail that waited goes off, though its job was put there by the version before
  await expect
    .poll(
      () =>
        database.sql`select sent_at is not null as sent from mail where event = 'verify-email:old'`,
    )
    .toEqual([{ sent: true }])
})
