import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../server/config/config.ts'
import { isoIn, timesIn } from '../server/words/in-words.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { addTestPart, placeTestOrder } from './orders.fixture.ts'
import type { TestUser } from './test-user.ts'

let shop: TestShop
let admin: TestUser
let buyer: TestUser

/** The last minutes of November 23 in UTC, which are the middle of November 24 in Auckland. */
const placedAt = new Date('2025-11-23T23:30:00Z')

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { TIME_ZONE: 'Pacific/Auckland' } })
  admin = await shop.admin()
  buyer = await shop.buyer()
  const order = await placeTestOrder(buyer, await addTestPart(shop), 10, 1_000)
  await shop.sql`update orders set created_at = ${placedAt} where id = ${order}`
})
afterAll(() => shop.close())

const filters: [query: string, orders: number][] = [
  ['from=2025-11-24&to=2025-11-24', 1],
  ['from=2025-11-24', 1],
  ['to=2025-11-24', 1],
  ['from=2025-11-23&to=2025-11-23', 0],
  ['to=2025-11-23', 0],
  ['from=2025-11-25', 0],
]

test.each(filters)('found: A2 a list by %s counts the shop’s days', async (query, orders) => {
  const response = await admin.call('GET', `/all-orders?${query}`)
  expect(await response.json()).toHaveLength(orders)
})

test.each(filters)('found: A2 exports by %s have what the list has', async (query, orders) => {
  for (const path of ['/order-export', '/order-line-export']) {
    const text = await (await admin.call('GET', `${path}?${query}`)).text()
    const rows = text.trim().split('\r\n').slice(1)
    expect(rows, path).toHaveLength(orders)
    for (const row of rows) expect(row).toContain('2025-11-24T12:30:00.000+13:00')
  }
})

test('found: A2 figures go by the shop’s days, each once, also where clocks are set', async () => {
  const there = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Auckland' })
  for (const days of [7, 30, 90]) {
    const before = there.format(new Date())
    const figures = (await (await admin.call('GET', `/figures?days=${days}`)).json()) as {
      to: string
      from: string
      revenue: { days: { date: string }[] }
    }
    const dates = figures.revenue.days.map(({ date }) => date)
    expect(new Set(dates).size).toBe(days)
    expect(dates).toEqual(dates.toSorted())
    expect([dates[0], dates.at(-1)]).toEqual([figures.from, figures.to])
    expect([before, there.format(new Date())]).toContain(figures.to)
  }
})

test('found: A2 what is written of a moment names its zone', () => {
  const auckland = timesIn('Pacific/Auckland')
  expect(auckland.dayOf(placedAt)).toBe('November 24, 2025')
  expect(auckland.moment(placedAt)).toBe('November 24, 2025 at 12:30 GMT+13')
  expect(timesIn('UTC').deadline(placedAt)).toBe('Sunday, November 23, 2025 at 23:30 UTC')
})

test.each([
  ['UTC', '2025-11-23T23:30:00.000Z'],
  ['Europe/Berlin', '2025-11-24T00:30:00.000+01:00'],
  ['America/St_Johns', '2025-11-23T20:00:00.000-03:30'],
  ['Asia/Kathmandu', '2025-11-24T05:15:00.000+05:45'],
])('found: A2 a time of an export in %s is %s', (zone, text) => {
  expect(isoIn(zone, placedAt)).toBe(text)
  expect(Date.parse(text)).toBe(placedAt.getTime())
})

test('found: A2 pages show the shop’s days, and what they say of them', async () => {
  await buyer.call('POST', '/review', { rating: 5, review: 'Came in time.' })
  await shop.sql`update review set created_at = ${placedAt}`
  const { timeZone } = (await (await shop.request('/api/config')).json()) as { timeZone: string }
  expect(timeZone).toBe('Pacific/Auckland')
  await expect
    .poll(async () => (await shop.request('/')).text())
    .toMatch(/<time [^>]*2025-11-23T23:30:00\.000Z[^>]*>Nov 24, 2025<\/time>/)
})

test.each(['Mars/Phobos', '+02:00', 'CEST5'])('found: A2 a zone %s is refused at start', (zone) => {
  expect(() => readConfig({ TIME_ZONE: zone })).toThrow(/TIME_ZONE: a time zone of the IANA list/)
})
