import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf, signIn, type TestMember } from '../../tests/test-member.ts'
import { askToken, auth, linkIn, mailTo, opens, signInCookie } from './identity.fixture.ts'

let shop: TestShop
let buyer: TestMember
let admin: TestMember

beforeAll(async () => {
  shop = await openTestShop()
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
      at(email) ? 'partwright.session_token=forged.x' : '',
    )
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('"token"')
  }
  expect(await tokens()).toBe(before)
})
const at = (email: string) => email.length % 2 === 0

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

test('T03 what else the body says has no effect', async () => {
  const sly = { role: 'admin', emailVerified: true, _id: 'x', displayName: 'Root', isAdmin: true }
  const response = await askToken(shop, buyer.email, buyer.cookie, sly)
  const { token } = (await response.json()) as { token: string }
  const asked = await shop.request(`/api/admin/${buyer.email}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await asked.json()).toEqual({ admin: false })
  const [row] = await shop.sql`
    select name, role, email_verified as verified from users where email = ${buyer.email}`
  expect(row).toEqual({ name: buyer.name, role: null, verified: false })
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

describe('a token ends', () => {
  let member: TestMember
  beforeAll(async () => {
    member = await shop.buyer('Short Lived')
  })
  const again = () => signIn(shop.publicUrl, member)
  const ends = async (token: string) => expect(await opens(shop, member.email, token)).toBe(401)

  test('after its fifteen minutes', async () => {
    const { token } = await again()
    await shop.sql`update access_token set expires_at = now() + interval '1 minute'`
    expect(await opens(shop, member.email, token)).toBe(200)
    await shop.sql`update access_token set expires_at = now()`
    await ends(token)
  })

  test('with its session', async () => {
    const { token, cookie } = await again()
    await shop.sql`
      update session set expires_at = now()
      where user_id = (select id from users where email = ${member.email})`
    await ends(token)
    expect((await askToken(shop, member.email, cookie)).status).toBe(401)
  })

  test('T09 at signing out, of that session alone', async () => {
    const [here, there] = [await again(), await again()]
    const out = await auth(shop, '/sign-out', {}, here.cookie)
    expect(out.status).toBe(200)
    await ends(here.token)
    expect((await askToken(shop, member.email, here.cookie)).status).toBe(401)
    expect(await opens(shop, member.email, there.token)).toBe(200)
  })

  test('T09 at a change of password that ends the other sessions', async () => {
    const [here, there] = [await again(), await again()]
    const change = (currentPassword: string, newPassword: string) =>
      auth(
        shop,
        '/change-password',
        { currentPassword, newPassword, revokeOtherSessions: true },
        here.cookie,
      )
    expect((await change('not the password', 'a new passphrase')).status).toBe(400)
    expect(await (await change(member.password, 'short77')).json()).toMatchObject({
      message: 'Password must be 8 character or longer',
    })
    expect(await opens(shop, member.email, there.token)).toBe(200)
    const changed = await change(member.password, 'a new passphrase')
    expect(changed.status).toBe(200)
    for (const { token } of [here, there]) await ends(token)
    expect((await askToken(shop, member.email, there.cookie)).status).toBe(401)
    expect((await askToken(shop, member.email, cookieOf(changed))).status).toBe(200)
    expect(await signInCookie(shop, member.email, member.password)).toBe('')
    member = { ...member, password: 'a new passphrase' }
  })

  test('T09 at a reset by mail, whose link works once', async () => {
    const { token, cookie } = await again()
    const ask = (email: string) =>
      auth(shop, '/request-password-reset', { email, redirectTo: '/reset-password' })
    const known = await ask(member.email)
    const unknown = await ask('nobody@example.test')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await unknown.text()).toBe(await known.text())
    const mail = await mailTo(shop, member.email, 'Set a new password')
    const page = linkIn(shop, mail)
    expect(page).toMatch(/^\/reset-password\?token=/)
    expect((await shop.request(page)).status).toBe(200)
    const reset = (newPassword: string) =>
      auth(shop, '/reset-password', { newPassword, token: page.split('token=')[1] })
    expect((await reset('password1')).status).toBe(400)
    expect(await opens(shop, member.email, token)).toBe(200)
    expect((await reset('the newest passphrase')).status).toBe(200)
    await ends(token)
    expect((await askToken(shop, member.email, cookie)).status).toBe(401)
    expect((await reset('another passphrase')).status).toBe(400)
    expect(await signInCookie(shop, member.email, 'another passphrase')).toBe('')
    member = { ...member, password: 'the newest passphrase' }
    await ends((await again()).token.replace(/.$/, '_'))
  })

  test('T09 with its session, revoked from another', async () => {
    const [here, there] = [await again(), await again()]
    const listed = (await (await auth(shop, '/list-sessions', undefined, here.cookie)).json()) as {
      token: string
    }[]
    const name = decodeURIComponent(there.cookie).match(/session_token=([^.]+)/)?.[1]
    expect(listed.map((one) => one.token)).toContain(name)
    expect((await auth(shop, '/revoke-session', { token: name }, buyer.cookie)).status).toBe(200)
    expect(await opens(shop, member.email, there.token)).toBe(200)
    expect((await auth(shop, '/revoke-session', { token: name }, here.cookie)).status).toBe(200)
    await ends(there.token)
    expect(await opens(shop, member.email, here.token)).toBe(200)
    expect((await auth(shop, '/revoke-sessions', {}, here.cookie)).status).toBe(200)
    await ends(here.token)
  })

  test('T13 when its browser signs in anew: another cookie, and the old session is over', async () => {
    const planted = await again()
    const cookie = await signInCookie(shop, buyer.email, buyer.password, planted.cookie)
    expect(cookie).toContain('session_token=')
    expect(cookie).not.toContain(planted.cookie.split(';')[0])
    expect((await askToken(shop, member.email, planted.cookie)).status).toBe(401)
    await ends(planted.token)
    expect((await askToken(shop, buyer.email, cookie)).status).toBe(200)
  })
})
