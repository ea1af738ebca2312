import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { signIn, type TestMember } from '../../tests/test-member.ts'
import { askToken, auth, opens, sessionOf } from './identity.fixture.ts'

let shop: TestShop
let member: TestMember
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  member = await shop.buyer('Lasting Buyer')
})
afterAll(() => shop?.close())

const again = () => signIn(shop.publicUrl, member)
const age = (interval: string) => shop.sql`
  update session set created_at = now() - ${interval}::interval
  where user_id = (select id from users where email = ${member.email})`

test('a session ends thirty days after signing in, however often it is used', async () => {
  const { cookie, token } = await again()
  await age('29 days 12 hours')
  expect(await sessionOf(shop, cookie)).toMatchObject({ email: member.email })
  expect((await askToken(shop, member.email, cookie)).status).toBe(200)
  const [row] = await shop.sql<{ hours: number }[]>`
    select extract(epoch from max(s.expires_at) - now())::int / 3600 as hours
    from session s join users u on u.id = s.user_id where u.email = ${member.email}`
  expect(row?.hours).toBeLessThan(13)
  await age('30 days 1 second')
  expect(await sessionOf(shop, cookie)).toBeNull()
  expect((await askToken(shop, member.email, cookie)).status).toBe(401)
  expect(await opens(shop, member.email, token)).toBe(401)
})

test('at most twenty sessions a person: the one unused for longest ends', async () => {
  const other = await shop.buyer('Bystander')
  const first = await again()
  await shop.sql`update session set updated_at = now() - interval '1 hour'
    where user_id = (select id from users where email = ${member.email})`
  const [row] = await shop.sql<{ id: string }[]>`select id from users where email = ${member.email}`
  await shop.sql`
    insert into session (id, user_id, token, expires_at)
    select gen_random_uuid(), ${row?.id ?? ''}, 'made-' || n, now() + interval '1 day'
    from generate_series(1, 19) n`
  expect(await opens(shop, member.email, first.token)).toBe(200)
  const last = await again()
  expect(await opens(shop, member.email, first.token)).toBe(401)
  expect(await opens(shop, member.email, last.token)).toBe(200)
  const [left] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from session where user_id = ${row?.id ?? ''} and expires_at > now()`
  expect(left?.count).toBe(20)
  expect(await opens(shop, other.email, other.token)).toBe(200)
})

test('what guards an account changes within ten minutes after signing in only', async () => {
  const { cookie, token } = await again()
  const asked: [string, unknown][] = [
    ['/two-factor/enable', { password: member.password }],
    ['/two-factor/disable', { password: member.password }],
    ['/two-factor/generate-backup-codes', { password: member.password }],
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
  expect(await opens(shop, member.email, token)).toBe(200)
  await age('9 minutes')
  for (const [path, body] of asked)
    expect((await auth(shop, path, body, cookie)).status, path).not.toBe(403)
})
