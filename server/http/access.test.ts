import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Who } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { signInCalls } from '../api-reference/sign-in-calls.ts'
import { strongSignInCalls } from '../api-reference/strong-sign-in-calls.ts'
import { methodsOf } from '../identity/sign-in/paths.ts'

type Actor = 'visitor' | 'buyer' | 'admin' | 'former admin'

let shop: TestShop
let actors: Record<Exclude<Actor, 'visitor'>, TestUser>

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  const former = await shop.admin('Former Admin')
  const admin = await shop.admin()
  actors = { buyer: await shop.buyer(), admin, 'former admin': former }
  expect((await former.call('GET', '/users')).status).toBe(200)
  expect((await admin.call('DELETE', `/user/admin/${former.email}`)).status).toBe(200)
})
afterAll(() => shop?.close())

/** What somebody is told before anything of the request is looked at; null: they are let in. */
const turnedAway: Record<Who, Record<Actor, 401 | 403 | null>> = {
  anyone: { visitor: null, buyer: null, admin: null, 'former admin': null },
  provider: { visitor: null, buyer: null, admin: null, 'former admin': null },
  // a bearer token is no session: only the cookie of one of our own pages counts
  session: { visitor: 403, buyer: 403, admin: 403, 'former admin': 403 },
  user: { visitor: 401, buyer: null, admin: null, 'former admin': null },
  buyer: { visitor: 401, buyer: null, admin: 403, 'former admin': null },
  member: { visitor: 401, buyer: 403, admin: 403, 'former admin': 403 },
  admin: { visitor: 401, buyer: 403, admin: null, 'former admin': 403 },
}

/** What whoever may not is told: a buyer of a member’s call that it takes a company. */
function forbidden({ who }: Call, actor: Actor) {
  if (who === 'session') return 'wrong_origin'
  return who === 'member' && actor !== 'admin' ? 'company_needed' : 'not_allowed'
}

const missing = '018f3c3c-0000-7000-8000-000000000000'

/** Calls with path and query that pass every schema and name nothing that is there, and no body. */
async function ask(actor: Actor, call: Call) {
  const own = actor === 'visitor' ? 'nobody@example.test' : actors[actor].email
  const path = call.path.replace('{email}', own).replace(/\{\w+\}/, missing)
  const query = call.path === '/orders' ? `?email=${own}` : ''
  const headers = actor === 'visitor' ? {} : { authorization: `Bearer ${actors[actor].token}` }
  return await shop.request(`/api${path}${query}`, { method: call.method, headers })
}

/** Everything that was written down, to see that who is turned away has changed nothing. */
async function footprint() {
  const [row] = await shop.sql`
    select (select count(*) from review) as reviews, (select count(*) from part) as parts,
      (select count(*) from orders) as orders, (select count(*) from image) as images,
      (select count(*) from profile) as profiles, (select count(*) from audit_event) as audits,
      (select count(*) from access_token) as tokens, (select count(*) from payment) as payments,
      (select count(*) from subscription) as subscriptions, (select count(*) from list) as lists,
      (select string_agg(email || coalesce(role, ''), ',' order by email) from users) as roles`
  return row
}

const entries = Object.entries(calls) as [string, Call][]

test.each(entries)('T55 %s lets in whom it declares, and nobody else', async (name, call) => {
  const before = await footprint()
  for (const actor of ['visitor', 'buyer', 'former admin', 'admin'] as const) {
    const expected = turnedAway[call.who][actor]
    // the admin's own demotion, or end of sessions, would end the other rows of this table
    if (['demoteUser', 'endSessions'].includes(name) && actor === 'admin') continue
    const response = await ask(actor, call)
    const { code } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { code?: string }
    if (expected === null) {
      expect([401, 403, 405, 500], `${actor}: ${code}`).not.toContain(response.status)
      continue
    }
    expect(response.status, `${actor}: ${code}`).toBe(expected)
    expect(code).toBe(expected === 401 ? 'not_signed_in' : forbidden(call, actor))
    expect(response.headers.get('www-authenticate')).toBe(expected === 401 ? 'Bearer' : null)
  }
  const after = await footprint()
  expect(after).toEqual(before)
})

test('T55 the app has no route that is neither a call nor known to be open', () => {
  const declared = entries.map(
    ([, { method, path }]) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  const open = [
    /^GET \/(healthz|readyz)$/,
    /^ALL \/api\/(auth\/)?\*$/,
    /^GET \/api\/(docs|openapi\.json|client\.tgz)$/,
    /^ALL (\/\*|\*)$/,
  ]
  const others = shop.http.routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !declared.includes(route) && !open.some((one) => one.test(route)))
  // what is left are pages: below no /api
  expect(others.filter((route) => route.includes('/api'))).toEqual([])
  const registered = shop.http.routes.map(({ method, path }) => `${method} ${path}`)
  expect(declared.filter((route) => !registered.includes(route))).toEqual([])
  expect(declared.length).toBeGreaterThan(30)
})

test('T55 what is described of signing in is open, by that method and no other', () => {
  const described = [...signInCalls, ...strongSignInCalls]
  for (const { method, path } of described)
    expect(methodsOf(path.slice('/auth'.length)), path).toEqual([method])
  expect(described.length).toBeGreaterThan(20)
})

const jwt = (header: object) =>
  `${[header, { sub: 'x', role: 'admin' }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.c2ln`

const malformed = (token: string, other: string, cookie: string): string[] => [
  ...['', ' ', 'Bearer', 'Bearer ', 'bearer', 'Basic', 'Basic YTpi', `Basic ${token}`, token],
  ...[`bEARER ${token}`, `BEARER ${token}`, `Bearer  ${token}`, `Bearer\t${token}`],
  ...[`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Bearer ${token.slice(0, -1)}`],
  ...[`Bearer ${token} `.concat('x'), `Bearer ${token}, Bearer ${other}`, `Bearer ${token},`],
  ...[`Bearer "${token}"`, `Bearer ${token};`, `Bearer ${token.toUpperCase()}`, `Token ${token}`],
  ...[`Bearer ${[...token].reverse().join('')}`, `Digest username="${token}"`, `Bearer=${token}`],
  ...['Bearer null', 'Bearer undefined', 'Bearer true', `Bearer ${'A'.repeat(43)}`],
  ...[
    `Bearer ${'A'.repeat(10_000)}`,
    'Bearer \u00ff\u00fe',
    'Bearer ../../etc',
    "Bearer ' or 1=1--",
  ],
  ...[`Bearer ${jwt({ alg: 'none' })}`, `Bearer ${jwt({ alg: 'HS256', kid: '../../dev/null' })}`],
  `Bearer ${jwt({ alg: 'RS256', jku: 'http://127.0.0.1:9/keys' })}`,
  `Bearer ${jwt({ alg: 'RS256', jwk: { kty: 'oct', k: 'AA' } })}`,
  `Bearer ${jwt({ alg: 'ES256', x5u: 'http://127.0.0.1:9/' })}`,
  `Bearer ${/session_token=([^;]+)/.exec(cookie)?.[1]}`,
]

test('T05 no malformed proof opens anything, and none is our fault', async () => {
  const { token, cookie, email } = actors.admin
  const forged = malformed(token, actors.buyer.token, cookie)
  expect(forged).toHaveLength(40)
  const places = ['/users', `/user/${email}`, '/all-orders', `/payment/${missing}`]
  let refused = 0
  for (const authorization of forged)
    for (const place of places) {
      const response = await shop.request(`/api${place}`, { headers: { authorization } })
      expect(response.status, `${authorization.slice(0, 60)} at ${place}`).toBe(401)
      refused += 1
    }
  expect(refused).toBe(160)
  expect((await actors.admin.call('GET', '/users')).status).toBe(200)
})

test('T06 no other secret of the shop is an access token', async () => {
  const user = await shop.buyer('Mailed User')
  const [session] = await shop.sql<{ token: string; id: string }[]>`
    select s.token, s.id from session s join users u on u.id = s.user_id where u.email = ${user.email}`
  await shop.request('/api/auth/request-password-reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.publicUrl },
    body: JSON.stringify({ email: user.email }),
  })
  const verifications = await shop.sql<{ identifier: string; value: string }[]>`
    select identifier, value from verification`
  const [hashed] = await shop.sql<{ hash: Buffer }[]>`select hash from access_token limit 1`
  const others = [
    session?.token,
    session?.id,
    hashed?.hash.toString('base64url'),
    ...verifications.flatMap(({ identifier, value }) => [identifier.split(':').at(-1), value]),
    ...Object.values(shop.config.secrets).flat(),
  ]
  expect(others.length).toBeGreaterThan(10)
  for (const other of others) {
    const headers = { authorization: `Bearer ${other}` }
    expect((await shop.request(`/api/user/${user.email}`, { headers })).status).toBe(401)
  }
})
