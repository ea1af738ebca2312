import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BooksShop, openBooksShop } from '../server/books/books.fixture.ts'
import { runFile, runProgram } from '../server/commands/command.fixture.ts'

let shop: BooksShop

beforeAll(async () => {
  shop = await openBooksShop()
})
afterAll(() => shop?.close())

const counts = async () => {
  const [row] = await shop.sql<{ parts: number; orders: number; mpns: number }[]>`
    select (select count(*)::int from part) as parts, (select count(*)::int from orders) as orders,
      (select count(distinct mpn_key)::int from part) as mpns`
  return row!
}

const seed = (...args: string[]) =>
  runFile(path.join(import.meta.dirname, '../scripts/seed.ts'), args, shop.settings)

test('seeding adds so many parts and orders beside what is there, again and again, and the books agree', async () => {
  const before = await counts()
  const first = await seed('--parts', '300', '--orders', '3200')
  expect(first.code, first.err).toBe(0)
  expect(first.err).toMatch(/parts: 300, [\d.]+ s\n.*orders: 3,200, [\d.]+ s/)
  expect(await counts()).toEqual({
    parts: before.parts + 300,
    orders: before.orders + 3_200,
    mpns: before.mpns + 300,
  })
  const again = await seed('--parts', '300', '--seed', '1')
  expect(again.code, again.err).toBe(0)
  expect(await counts()).toMatchObject({ parts: before.parts + 600, mpns: before.mpns + 600 })
  const checked = await runProgram('books', [], shop.settings)
  expect(checked.out).toMatch(/^The books are clean/)
  expect(checked.code).toBe(0)
})

test('what cannot be seeded is said', async () => {
  const none = await seed('--parts', '0', '--orders', '10')
  expect([none.code, none.err]).toEqual([
    2,
    'Orders are of the parts of the same run: give --parts as well\n',
  ])
  const many = await seed('--parts', 'many')
  expect([many.code, many.err]).toEqual([
    2,
    'Give whole numbers: --parts 1000 --orders 100 --seed 2\n',
  ])
})

test('what is seeded can be found, and its orders are listed with their times', async () => {
  const [order] = await shop.sql<{ mpn: string; placed: Date; cancelled: Date; oldest: Date }[]>`
    select l.mpn, o.created_at as placed, o.cancelled_at as cancelled,
      now() - interval '366 days' as oldest
    from orders o
    join order_line l on l.order_id = o.id
    where o.address = '1 Example Street'
    limit 1`
  if (!order) throw new Error('no order was seeded')
  expect(order.cancelled.getTime() - order.placed.getTime()).toBe(20 * 60_000)
  expect(order.placed.getTime()).toBeGreaterThan(order.oldest.getTime())
  expect(order.placed.getTime()).toBeLessThan(Date.now())
  const found = await shop.request(`/api/parts?q=${encodeURIComponent(order.mpn)}`)
  expect(await found.json()).toMatchObject([{ mpn: order.mpn }])
  const listed = await shop.admin.call('GET', `/all-orders?status=cancelled&q=${order.mpn}`)
  const statuses = ((await listed.json()) as { status: string }[]).map(({ status }) => status)
  expect([...new Set(statuses)]).toEqual(['cancelled'])
})

test('a search that finds more orders than are counted lists the newest of them', async () => {
  type Listed = { _id: string; email: string }[]
  const get = async (query: string) => {
    const response = await shop.admin.call('GET', `/all-orders?status=cancelled&limit=100${query}`)
    return {
      total: response.headers.get('x-total-count'),
      orders: (await response.json()) as Listed,
    }
  }
  const weeks = (count: number) =>
    new Date(Date.now() - count * 7 * 86_400_000).toISOString().slice(0, 10)
  const some = `&from=${weeks(40)}&to=${weeks(5)}`
  for (const asked of ['&page=1', '&page=7', '&page=10', `&page=10${some}`]) {
    const found = await get(`${asked}&q=BUYER`)
    const all = await get(asked)
    expect(found.orders.map(({ _id }) => _id)).toEqual(all.orders.map(({ _id }) => _id))
    expect(found.orders).toHaveLength(100)
    expect([found.total, all.total]).toEqual([null, null])
  }
  const [one] = (await get('&page=9&q=buyer')).orders
  expect(one?.email).toMatch(/buyer/i)
  expect((await get('&q=nobody')).orders).toEqual([])
  const [{ count } = { count: 0 }] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count
    from orders
    where email = ${one!.email}`
  expect(await get(`&q=${one!.email}`)).toMatchObject({ total: String(count) })
})
