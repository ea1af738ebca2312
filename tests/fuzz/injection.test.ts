import { afterAll, beforeAll, expect, test } from 'vitest'
import { email } from '../../contract/people/identity.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { sqlPayloads } from './hostile-values.fixture.ts'

let shop: TestShop
let admin: TestUser
let counts: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
  await placeTestOrder(await shop.buyer(), await addTestPart(shop))
  // a random number would now and then be found by a payload of one digit, and “Test” by one of text, as a slip
  await shop.sql`update part set mpn = 'QQQ', name = 'Quartz'`
  counts = await countAll()
})
afterAll(() => shop?.close())

const countAll = async () =>
  JSON.stringify(
    await shop.sql`
      select (select count(*) from users) as users, (select count(*) from part) as parts,
        (select count(*) from orders) as orders, (select count(*) from users where role is not null) as admins`,
  )

/** 25 wrappings of every payload: as it is, quoted, closed, commented out, encoded, in capitals and so on. */
const wrappings: ((payload: string) => string)[] = [
  (one) => one,
  (one) => `zzz${one}`,
  (one) => `zzz'${one}`,
  (one) => `zzz"${one}`,
  (one) => `zzz')${one}`,
  (one) => `zzz'))${one}`,
  (one) => `${one}--`,
  (one) => `${one}#`,
  (one) => `${one};`,
  (one) => `${one}/*`,
  (one) => `/*!*/${one}`,
  (one) => one.toUpperCase(),
  (one) => one.replaceAll(' ', '/**/'),
  (one) => one.replaceAll(' ', '\t'),
  (one) => one.replaceAll(' ', '\n'),
  (one) => one.replaceAll("'", "''"),
  (one) => one.replaceAll("'", '\u2019'),
  (one) => one.replaceAll("'", '\uff07'),
  (one) => one.replaceAll("'", "\\'"),
  (one) => one.replaceAll("'", '%27'),
  (one) => one.replaceAll("'", '$$'),
  (one) => `${one}%`,
  (one) => `_${one}_`,
  (one) => `${one}\\`,
  (one) => `e'${one}`,
]
const payloads = [...new Set(sqlPayloads.flatMap((one) => wrappings.map((wrap) => wrap(one))))]

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const nobody = 'nobody@example.test'

/** Where text goes in → the request. What is no e-mail is compared with what is none, and what is one with nobody's. */
const places: [name: string, path: (text: string) => string, harmless: (text: string) => string][] =
  [
    ['search of parts', (text) => `/parts?q=${text}`, () => 'zzzharmless'],
    ['search of users', (text) => `/users?q=${text}`, () => 'zzzharmless'],
    ['search of orders', (text) => `/all-orders?q=${text}`, () => 'zzzharmless'],
    ['cursor', (text) => `/parts?cursor=${text}`, () => 'zzzharmless'],
    ['sort', (text) => `/parts?sort=${text}`, () => 'zzzharmless'],
    ['orders of', (text) => `/orders?email=${text}`, (text) => (isEmail(text) ? nobody : 'zzz')],
    ['admin flag of', (text) => `/admin/${text}`, (text) => (isEmail(text) ? nobody : 'zzz')],
    ['part', (text) => `/parts/${text}`, () => 'zzzharmless'],
    ['order', (text) => `/order/${text}`, () => 'zzzharmless'],
    ['payment', (text) => `/payment/${text}`, () => 'zzzharmless'],
  ]

const isEmail = (text: string) => email.safeParse(text).success

async function ask(path: string) {
  const response = await admin.call('GET', path, undefined)
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '')
  return `${response.status} ${text}`
}

test.each(places)(
  'T62 %s: SQL is text like any other',
  { timeout: 120_000 },
  async (name, path, harmless) => {
    const usual = new Map<string, string>()
    let asked = 0
    // every place gets a share of the payloads, another one each; all of them together get each payload three times
    const share = payloads.filter(
      (_, at) => (at + places.findIndex(([one]) => one === name)) % 10 < 3,
    )
    for (const payload of share) {
      const cursor = name === 'cursor' && asked % 2 === 0
      const given = cursor ? base64({ id: payload }) : payload.slice(0, 90)
      const plain = harmless(given)
      if (!usual.has(plain)) usual.set(plain, await ask(path(encodeURIComponent(plain))))
      expect(await ask(path(encodeURIComponent(given))), given).toBe(usual.get(plain))
      asked += 1
    }
    expect(asked).toBeGreaterThanOrEqual(90)
  },
)

test('T62 300 payloads were tried, and nothing has changed', async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(300)
  expect(await countAll()).toBe(counts)
})
