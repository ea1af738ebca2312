import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { askToken, opens } from '../identity.fixture.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const tokens = async () => (await shop.sql`select 1 from access_token`).length

test('a session gets a token of its own e-mail, for fifteen minutes, kept as a hash', async () => {
  const response = await askToken(shop, buyer.email, buyer.cookie, {
    email: buyer.email,
    displayName: 'x',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string }
  expect(token).toMatch(/^[\w-]{43}$/)
  const minutes = (new Date(expiresAt).getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThan(16)
  expect(await opens(shop, buyer.email, token)).toBe(200)
  const rows =
    await shop.sql`select 1 from access_token where encode(hash, 'escape') like ${`%${token}%`}`
  expect(rows).toHaveLength(0)
})

test('T01 without a session nobody gets a token, whatever the e-mail', async () => {
  const before = await tokens()
  const emails = [
    admin.email,
    buyer.email,
    ...Array.from({ length: 98 }, (_, at) => `p${at}@example.test`),
  ]
  for (const email of emails) {
    const response = await askToken(
      shop,
      email,
      email.length % 2 ? 'partwright.session_token=forged.x' : '',
    )
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('"token"')
  }
  expect(await tokens()).toBe(before)
})

test('T02 a session gets no token of anybody else', async () => {
  const before = await tokens()
  for (const [own, other] of [
    [buyer, admin],
    [admin, buyer],
  ] as const) {
    expect((await askToken(shop, other.email, own.cookie)).status).toBe(403)
    const conflicting = await askToken(shop, own.email, own.cookie, { email: other.email })
    expect(conflicting.status).toBe(400)
    expect(await conflicting.json()).toMatchObject({
      code: 'conflicting_input',
      detail: 'The body says another email than the path.',
    })
  }
  expect(await tokens()).toBe(before)
})

test('T03 what else the body says has no effect, or is refused', async () => {
  for (const sly of [{ role: 'admin' }, { emailVerified: true }, { _id: 'x' }, { isAdmin: true }])
    expect((await askToken(shop, buyer.email, buyer.cookie, sly)).status).toBe(400)
  const response = await askToken(shop, buyer.email, buyer.cookie, { displayName: 'Root' })
  const { token } = (await response.json()) as { token: string }
  const asked = await shop.request(`/api/admin/${buyer.email}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await asked.json()).toEqual({ admin: false })
  const [row] = await shop.sql`
    select name, role, email_verified as verified from users where email = ${buyer.email}`
  expect(row).toEqual({ name: buyer.name, role: null, verified: true })
})

test('T04 an e-mail in the path has many spellings and one owner', async () => {
  const upper = await askToken(shop, buyer.email.toUpperCase(), buyer.cookie)
  expect(upper.status).toBe(200)
  const { token } = (await upper.json()) as { token: string }
  const spellings = [
    ...[
      '%2F',
      '%00',
      '%0d%0a',
      '.',
      '%20x',
      '%e2%80%ae',
      '%ff',
      '%',
      '%2e%2e',
      '/',
      '//',
      ';x',
      '%252f',
    ],
  ].flatMap((odd) => [
    `${admin.email}${odd}`,
    `${odd}${admin.email}`,
    admin.email.replace('@', `${odd}@`),
  ])
  spellings.push(admin.email.replace('admin', 'аdmin'), admin.email.replace('@', '＠'))
  let refused = 0
  for (const spelling of spellings) {
    const response = await shop.request(`/api/user/${spelling}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([400, 403, 404]).toContain(response.status)
    expect(await response.text()).not.toContain(admin.email)
    refused += 1
  }
  expect(refused).toBe(41)
})

test.each([
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'null' }],
  [{}],
  [{ origin: '', 'sec-fetch-site': 'cross-site' }],
  [{ origin: '', 'sec-fetch-site': 'same-site' }],
])('T56 the cookie counts only from the own pages: %o', async (headers) => {
  const before = await tokens()
  const response = await askToken(shop, buyer.email, buyer.cookie, {}, headers)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({
    code: 'wrong_origin',
    detail: expect.stringContaining(`Origin: ${shop.publicUrl}`),
  })
  expect(await tokens()).toBe(before)
})

test('T56 the cookie opens no call but this one', async () => {
  const response = await shop.request(`/api/user/${buyer.email}`, {
    headers: { cookie: buyer.cookie, origin: shop.publicUrl },
  })
  expect(response.status).toBe(401)
})
