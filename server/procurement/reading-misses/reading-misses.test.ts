import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CountedMiss } from '../../../contract/parts/reading-misses.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { prune } from '../../jobs/store.ts'

let shop: TestShop
let admin: TestUser
let buyer: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())
beforeEach(() => shop.sql`delete from reading_miss`)

const read = async (text: string) => {
  const response = await shop.request('/api/bom-readings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  expect(response.status).toBe(200)
}
const tell = async (body: object, headers: Record<string, string> = {}) => {
  const response = await buyer.call('POST', '/reading-misses', body, headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const misses = async () => {
  const response = await admin.call('GET', '/reading-misses')
  expect(response.status).toBe(200)
  return (await response.json()) as { headers: CountedMiss[]; numbers: CountedMiss[] }
}
const countsOf = (some: CountedMiss[]) => some.map(({ text, lists }) => [text, lists])

test('headers and numbers that no list can be read by are counted, what most lists had first', async () => {
  await read('MPN,Wibbly Wobble,Qty,Price\nZZ-4711-A,red,3,9.50\nZZ-4712-B,blue,2,9.50\n')
  await read('MPN,Qty,wibbly wobble:\nzz 4711 a,3,red\n')
  const { headers, numbers } = await misses()
  expect(countsOf(headers)).toEqual([['wibbly wobble', 2]])
  expect(countsOf(numbers)).toEqual([
    ['ZZ4711A', 2],
    ['ZZ4712B', 1],
  ])
  const today = new Date().toISOString().slice(0, 10)
  expect(headers[0]).toMatchObject({ firstOn: today, lastOn: today })
})

test('what is kept says neither whose list it was nor what stood together, and buyers do not see it', async () => {
  await tell({ headers: ['Bauform'], numbers: ['ZZ-4711-A'] })
  const [row] = await shop.sql`select * from reading_miss where kind = 'number'`
  expect(Object.keys(row!).sort()).toEqual(['first_on', 'kind', 'last_on', 'lists', 'text'])
  expect((await buyer.call('GET', '/reading-misses')).status).toBe(403)
})

test('what is no header or number, is known, or is in the shop is not counted', async () => {
  const id = await addTestPart(shop)
  const [part] = await shop.sql<{ mpn: string }[]>`select mpn from part where id = ${id}`
  const { body } = await tell({
    headers: ['Qty', '', '12345', 'Please call me on 0171 555 0100 today', 'Bauform', ' BAUFORM '],
    numbers: [part!.mpn, 'for Anna', 'a@example.org', 'ZZ-4711-A', 'zz4711a', '-'],
  })
  expect(body).toEqual({ counted: 2 })
  const { headers, numbers } = await misses()
  expect(countsOf([...headers, ...numbers])).toEqual([
    ['bauform', 1],
    ['ZZ4711A', 1],
  ])
})

test('a key counts a list once, and too much at once is refused', async () => {
  const headers = { 'idempotency-key': 'list-1' }
  const body = { headers: ['Bauform'] }
  expect(await tell(body, headers)).toEqual(await tell(body, headers))
  expect(countsOf((await misses()).headers)).toEqual([['bauform', 1]])
  const many = Array.from({ length: 501 }, (_, at) => `ZZ-${at}-A`)
  expect((await tell({ numbers: many })).status).toBe(400)
})

test('no more than 2,000 are kept: those of the fewest lists go, and after 90 days any', async () => {
  await shop.sql`
    insert into reading_miss (kind, text, lists, last_on)
    select 'number', 'OLD' || at, case when at = 1 then 1 else 2 end, current_date - 80
    from generate_series(1, 2000) at`
  await tell({ numbers: ['OLD2'] })
  await shop.sql`update reading_miss set lists = 5 where text = 'OLD3'`
  await tell({ numbers: ['OLD1-NEW'] })
  const kept = async () =>
    (await shop.sql<{ text: string }[]>`select text from reading_miss`).map(({ text }) => text)
  expect(await kept()).toHaveLength(2_000)
  expect(await kept()).not.toContain('OLD1')
  await shop.sql`update reading_miss set last_on = current_date - 91 where text = 'OLD3'`
  await prune(shop.shop)
  expect(await kept()).toHaveLength(1_999)
  expect(await kept()).not.toContain('OLD3')
})
