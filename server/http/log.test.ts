import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goal } from '../../tests/goal.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf, loginOf, type TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let user: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { LOG_LEVEL: 'trace', INSTANCE_NAME: 'one' } })
  user = await shop.buyer('Canary-name')
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const canary = (of: string) => `canary-${of}-7391`
const log = () => readFile(shop.logFile, 'utf8')
const lines = async () =>
  (await log())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.publicUrl, ...headers },
    body: JSON.stringify(body),
  })

test('T64 nothing secret that a request holds, or an answer, comes into the log', async () => {
  const secrets = [user.password, user.token, ...user.cookie.split(/[=;] ?/).filter(long)]
  const cookies: Response[] = []
  for (const path of ['sign-in', 'sign-up'])
    cookies.push(
      await post(`/api/auth/${path}/email?q=${canary('query')}`, {
        ...(path === 'sign-up' && { name: canary('name') }),
        email: `${canary('email')}@example.test`,
        password: canary('password'),
      }),
    )
  cookies.push(await post('/api/auth/sign-in/email', loginOf(user)))
  await post('/api/auth/reset-password', { token: canary('reset'), newPassword: canary('new') })
  await post(
    '/api/auth/change-password',
    { currentPassword: canary('current'), newPassword: canary('next') },
    { cookie: user.cookie },
  )
  await post('/api/auth/two-factor/verify-totp', { code: canary('code') })
  await post('/api/auth/sign-in/social', {
    provider: canary('provider'),
    callbackURL: canary('url'),
  })
  await shop.request(`/api/auth/reset-password/${canary('link')}?callbackURL=/reset-password`)
  await shop.request(`/api/auth/verify-email?token=${canary('verify')}`)
  await shop.request(`/api/auth/callback/google?code=${canary('oauth')}&state=${canary('state')}`)
  await shop.request(`/api/users`, { headers: { authorization: `Bearer ${canary('bearer')}` } })
  const profile = {
    education: canary('education'),
    location: canary('location'),
    number: '31201234567',
    linkedin: `https://linkedin.com/in/${canary('linkedin')}`,
  }
  await user.call('PATCH', `/user/${user.email}`, profile, { 'idempotency-key': canary('key') })
  await user.call('POST', '/review', { rating: 5, review: canary('review') })
  await user.call('POST', '/order', {
    partsId: '018f3c3c-0000-7000-8000-000000000000',
    quantity: 1,
    price: 1,
    address: canary('address'),
    number: '31201234568',
    others: canary('others'),
  })
  await user.call('PATCH', '/order/x', { transactionId: canary('transaction') })
  await post(
    '/api/webhooks/cards',
    { card: '4242424242424242' },
    { 'stripe-signature': canary('sig') },
  )
  await post('/api/newsletter', { email: `${canary('reader')}@example.test` })
  await post('/api/newsletter/confirm', { token: canary('confirmation') })
  await shop.request(`/api/parts?q=${canary('search')}`, { headers: { cookie: canary('cookie') } })
  await shop.request(`/${canary('path')}`)

  const text = await log()
  for (const response of cookies)
    secrets.push(
      ...cookieOf(response)
        .split(/[=;] ?/)
        .filter(long),
    )
  secrets.push(...Object.values(shop.config.secrets).flat().filter(long))
  expect(secrets.length).toBeGreaterThan(10)
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false)
  expect(text).not.toMatch(/canary-|4242424242424242|3120123456|@example\.test/)
  const count = (await lines()).length
  expect(count).toBeGreaterThan(20)
  goal('G14', { lines: count, secrets: secrets.length, found: 0 })
})
const long = (value: string) => value.length > 20

test('T64 a failing database puts its statement into the log, and no value of it', async () => {
  await shop.sql`alter table review add constraint odd check (review <> ${shop.sql.unsafe("'odd'")})`
  const failed = await user.call('POST', '/review', { rating: 5, review: 'odd' })
  expect(failed.status).toBe(500)
  await shop.sql`alter table review drop constraint odd`
  const line = (await lines()).find(({ msg }) => msg === 'unexpected')
  expect(JSON.stringify(line)).toContain('violates check constraint')
  expect(JSON.stringify(line)).not.toContain(user.name)
})

test('every request is one line that says which call, who, and how it went', async () => {
  const response = await admin.call('GET', '/users')
  const requestId = response.headers.get('x-request-id')
  const [row] = await shop.sql<{ id: string }[]>`select id from users where email = ${admin.email}`
  expect((await lines()).filter((line) => line.requestId === requestId)).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      instance: 'one',
      requestId,
      traceId: requestId?.replaceAll('-', ''),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      call: 'listUsers',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      userId: row?.id,
      msg: 'request',
    },
  ])
})

test('T64 no request writes a line of its own making', async () => {
  const before = (await lines()).length
  const forged = encodeURIComponent('\n{"level":"info","msg":"forged"}\r\n')
  await shop.request(`/api/parts?q=${forged}`)
  await shop.request(`/${forged}`, { headers: { 'user-agent': '{"msg":"forged"}' } })
  const after = await lines()
  expect(after).toHaveLength(before + 2)
  expect(after.some(({ msg }) => msg === 'forged')).toBe(false)
})

test('signing in is logged with its way, its outcome and whose it is, failed too', async () => {
  const since = (await lines()).length
  const person = await shop.buyer('Logged Buyer')
  await post('/api/auth/sign-in/email', { ...loginOf(person), password: 'not this one' })
  await post('/api/auth/sign-in/email', loginOf(person))
  await post('/api/auth/sign-in/email', { email: 'stranger@example.test', password: 'any guess' })
  await post('/api/auth/two-factor/verify-totp', { code: '123456' })
  await shop.request('/api/auth/callback/google?code=x&state=y', { redirect: 'manual' })
  const [row] = await shop.sql<{ id: string }[]>`select id from users where email = ${person.email}`
  const found = (await lines()).slice(since).filter(({ msg }) => msg === 'sign-in')
  const account = found[0]?.account
  expect(account).toMatch(/^[\w-]{16}$/)
  expect(found).toMatchObject([
    { way: 'registration', outcome: 'in', userId: row?.id, account, level: 'info' },
    { way: 'password', outcome: 'refused', account, level: 'warn' },
    { way: 'password', outcome: 'in', userId: row?.id, account },
    { way: 'password', outcome: 'refused', account: expect.not.stringMatching(String(account)) },
    { way: 'app code', outcome: 'refused' },
    { way: 'google', outcome: 'refused' },
  ])
  for (const line of found) expect(line.requestId).toMatch(/^[\w-]{36}$/)
  expect(JSON.stringify(found)).not.toMatch(/example\.test|stranger/)
})
