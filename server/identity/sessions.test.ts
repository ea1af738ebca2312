import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { signIn, type TestUser } from '../../tests/test-user.ts'
import { askToken, auth, opens, sessionOf } from './identity.fixture.ts'

let shop: TestShop
let user: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  user = await shop.buyer('Lasting Buyer')
})
afterAll(() => shop?.close())

const again = () => signIn(shop.publicUrl, user)
const age = (interval: string) => shop.sql`
  update session set created_at = now() - ${interval}::interval
  where user_id = (select id from users where email = ${user.email})`

test('a session ends thirty days after signing in, however often it is used', async () => {
  const { cookie, token } = await again()
  await age('29 days 12 hours')
  expect(await sessionOf(shop, cookie)).toMatchObject({ email: user.email })
  expect((await askToken(shop, user.email, cookie)).status).toBe(200)
  const [row] = await shop.sql<{ hours: number }[]>`
    select extract(epoch from max(s.expires_at) - now())::int / 3600 as hours
    from session s join users u on u.id = s.user_id where u.email = ${user.email}`
  expect(row?.hours).toBeLessThan(13)
  await age('30 days 1 second')
  expect(await sessionOf(shop, cookie)).toBeNull()
  expect((await askToken(shop, user.email, cookie)).status).toBe(401)
  expect(await opens(shop, user.email, token)).toBe(401)
})

test('at most twenty sessions a person: the one unused for longest ends', async () => {
  const other = await shop.buyer('Bystander')
  const first = await again()
  await shop.sql`update session set updated_at = now() - interval '1 hour'
    where user_id = (select id from users where email = ${user.email})`
  const [row] = await shop.sql<{ id: string }[]>`select id from users where email = ${user.email}`
  await shop.sql`
    insert into session (id, user_id, token, expires_at)
    select gen_random_uuid(), ${row?.id ?? ''}, 'made-' || n, now() + interval '1 day'
    from generate_series(1, 19) n`
  expect(await opens(shop, user.email, first.token)).toBe(200)
  const last = await again()
  expect(await opens(shop, user.email, first.token)).toBe(401)
  expect(await opens(shop, user.email, last.token)).toBe(200)
  const [left] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from session where user_id = ${row?.id ?? ''} and expires_at > now()`
  expect(left?.count).toBe(20)
  expect(await opens(shop, other.email, other.token)).toBe(200)
})

test('what guards an account changes within ten minutes after signing in only', async () => {
  const { cookie, token } = await again()
  const asked: [string, unknown][] = [
    ['/two-factor/enable', { password: user.password }],
    ['/two-factor/disable', { password: user.password }],
    ['/two-factor/generate-backup-codes', { password: user.password }],
    ['/passkey/generate-register-options', undefined],
    ['/passkey/verify-registration', { response: {} }],
    ['/passkey/delete-passkey', { id: '018f3c3c-0000-7000-8000-000000000000' }],
    ['/revoke-session', { token: 'any' }],
    ['/revoke-sessions', {}],
    ['/revoke-other-sessions', {}],
  ]
  await age('11 minutes')
  for (const [path, body] of asked) {
    const response = await auth(shop, path, body, cookie)
    expect(response.status, path).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'SESSION_NOT_FRESH' })
  }
  expect(await shop.sql`select 1 from two_factor`).toHaveLength(0)
  expect(await opens(shop, user.email, token)).toBe(200)
  await age('9 minutes')
  for (const [path, body] of asked)
    expect((await auth(shop, path, body, cookie)).status, path).not.toBe(403)
})
