import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { addTestPart, orderOf } from './orders.fixture.ts'
import type { TestUser } from './test-user.ts'

const shuffled = ['Zotac', 'Kit 10', 'apple', 'épée', 'Kit 2', 'Äpfel']
const sorted = ['Äpfel', 'apple', 'épée', 'Kit 2', 'Kit 10', 'Zotac']

let shop: TestShop
let admin: TestUser
let keeper: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin('Middle')
  keeper = await shop.buyer('Middle')
  for (const name of shuffled) {
    const part = await addTestPart(shop, { name })
    const buyer = await shop.buyer(name)
    for (const response of [
      await buyer.call('POST', '/order', orderOf(part, 10, 1_000)),
      await keeper.call('POST', '/lists', { name }),
    ])
      if (!response.ok) throw new Error(await response.text())
  }
})
afterAll(() => shop.close())

/** A list page by page, two rows each, on by its links. */
async function walk(who: TestUser, path: string, field: string): Promise<unknown[]> {
  const seen: unknown[] = []
  for (let page = 1; page < 10; page++) {
    const response = await who.call('GET', `${path}&limit=2&page=${page}`)
    expect(response.status, path).toBe(200)
    const rows = (await response.json()) as Record<string, unknown>[]
    seen.push(...rows.map((row) => row[field]).filter((name) => name !== 'Middle'))
    if (rows.length < 2) break
  }
  return seen
}

test.each([
  ['/parts?sort=name', 'name'],
  ['/users?sort=name', 'displayName'],
  ['/all-orders?sort=name', 'displayName'],
  ['/all-orders?sort=part', 'partsName'],
])('found: C3 %s sorts as people do, numbers by value', async (path, field) => {
  expect(await walk(admin, path, field)).toEqual(sorted)
})

test('found: C3 what sorts backwards is the same backwards', async () => {
  const backwards = sorted.toReversed()
  expect(await walk(admin, '/all-orders?sort=-name', 'displayName')).toEqual(backwards)
  expect(await walk(keeper, '/lists?sort=name', 'name')).toEqual(sorted)
  expect(await walk(keeper, '/lists?sort=-name', 'name')).toEqual(backwards)
})

test('found: C3 a cursor goes on where its page ended', async () => {
  const seen: string[] = []
  let next: string | undefined = '/api/parts?sort=name&limit=1'
  while (next && seen.length < 10) {
    const response: Response = await shop.request(next)
    for (const { name } of (await response.json()) as { name: string }[]) seen.push(name)
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(sorted)
})
