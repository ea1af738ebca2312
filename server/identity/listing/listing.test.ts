import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

type User = { displayName: string; email: string; emailVerified: boolean; orders: number }

let shop: TestShop
let admin: TestUser
let carl: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  await shop.newcomer('berta Buyer')
  admin = await shop.admin('Anton Admin')
  carl = await shop.buyer('Carl Buyer')
  const part = await addTestPart(shop)
  await placeTestOrder(carl, part)
  await placeTestOrder(carl, part)
  await carl.call('DELETE', `/order/${await placeTestOrder(carl, part)}`)
})
afterAll(() => shop?.close())

async function listed(query: string) {
  const response = await admin.call('GET', `/users?${query}`)
  expect(response.status, query).toBe(200)
  const users = (await response.json()) as User[]
  return {
    names: users.map(({ displayName }) => displayName.split(' ')[0]),
    total: response.headers.get('x-total-count'),
    link: response.headers.get('link'),
    users,
  }
}

test.each([
  ['', ['Carl', 'Anton', 'berta']],
  ['role=admin', ['Anton']],
  ['role=buyer', ['Carl', 'berta']],
  ['sort=name', ['Anton', 'berta', 'Carl']],
  ['sort=email', ['Anton', 'berta', 'Carl']],
  ['q=BUYER', ['Carl', 'berta']],
  ['q=buyer&role=admin', []],
])('users by %s are %j', async (query, names) => {
  const found = await listed(query)
  expect(found.names).toEqual(names)
  expect(found.total).toBe(String(names.length))
})

test('pages by number neither repeat nor skip', async () => {
  const pages = []
  for (const page of [1, 2, 3]) pages.push((await listed(`sort=name&limit=2&page=${page}`)).names)
  expect(pages).toEqual([['Anton', 'berta'], ['Carl'], []])
  const first = await listed('limit=2')
  const cursor = /cursor=([^&>]+)/.exec(first.link ?? '')?.[1]
  expect((await listed(`limit=2&cursor=${cursor}`)).names).toEqual(['berta'])
  for (const query of [
    `cursor=${cursor}&sort=name`,
    `cursor=${cursor}&page=1`,
    'limit=100&page=11',
  ])
    expect((await admin.call('GET', `/users?${query}`)).status, query).toBe(400)
})

test('a user tells whether the address is theirs and how much they ordered', async () => {
  const { users } = await listed('role=buyer')
  expect(users).toMatchObject([
    { email: carl.email, emailVerified: true, orders: 2 },
    { emailVerified: false, orders: 0 },
  ])
})

test.each(['role=owner', 'sort=age'])('%s is refused', async (query) => {
  expect((await admin.call('GET', `/users?${query}`)).status).toBe(400)
})
