import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCompany } from '../../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { addressOf, keyOf } from '../address.ts'
import { guesser } from './limits.fixture.ts'

let shop: TestShop
let owner: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { LIMITS: 'on' } })
  owner = await shop.buyer('Owner')
})
afterAll(() => shop?.close())

const { post, enter, anew } = guesser(
  () => shop,
  () => owner,
)

test('T10 of a hundred guesses ten are looked at, wherever they claim to come from', async () => {
  await anew()
  const statuses: number[] = []
  for (let at = 0; at < 100; at += 1) {
    const spelling = at % 2 ? owner.email.toUpperCase() : ` ${owner.email} `
    const response = await enter(`guess number ${at}`, forged(at), spelling)
    statuses.push(response.status)
    if (response.status !== 429) continue
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(await response.json()).toMatchObject({ code: 'too_many_requests' })
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(90)
  expect((await enter(owner.password)).status).toBe(429)
})
const forged = (at: number) => ({
  'x-forwarded-for': `203.0.113.${at}`,
  forwarded: `for=203.0.113.${at}`,
  'x-real-ip': `203.0.113.${at}`,
  'x-client-address': `203.0.113.${at}`,
})

test('T10 spraying one password over many accounts ends at the address', async () => {
  await anew()
  const statuses: number[] = []
  for (let at = 0; at < 64; at += 1)
    statuses.push((await enter('spring passphrase', {}, `person-${at}@example.test`)).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(60)
  expect(statuses.slice(60)).toEqual([429, 429, 429, 429])
})

test('T10 F12 the window is the database’s: instances whose clocks differ share it', async () => {
  await anew()
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const guessAt = (minutes: number) => {
      vi.setSystemTime(now + minutes * 60_000)
      return enter('guess')
    }
    for (let at = 0; at < 10; at += 1) expect((await guessAt(at % 2 ? -10 : 10)).status).toBe(401)
    for (const minutes of [10, -10, 0, 20]) {
      const response = await guessAt(minutes)
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800)
      expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    }
  } finally {
    vi.useRealTimers()
  }
})

test('mails that only need an address named are few', async () => {
  await anew()
  const ask = (path: string) => post(path, { email: owner.email })
  for (let at = 0; at < 5; at += 1) expect((await ask('/request-password-reset')).status).toBe(200)
  expect((await ask('/request-password-reset')).status).toBe(429)
  expect((await ask('/send-verification-email')).status).toBe(429)
})

test('a company invites one address a few times, and keeps nobody from a new password', async () => {
  await anew()
  const { founder } = await openCompany(shop, await shop.admin(), owner, 'Inviting Works')
  const invite = (email: string) =>
    founder.call('POST', '/company/invitations', { email, roles: ['buyer'] })
  const email = 'stranger@example.test'
  for (let at = 0; at < 5; at += 1)
    expect((await invite(at % 2 ? email : email.toUpperCase())).status).toBe(200)
  expect((await invite(email)).status).toBe(429)
  expect((await invite('another@example.test')).status).toBe(200)
  expect((await post('/request-password-reset', { email })).status).toBe(200)
})

test('registering and the newsletter are limited by address', async () => {
  await anew()
  await enter('any guess')
  const [row] = await shop.sql<{ key: string; expire: number }[]>`
    select key, expire from rate_limit where key like 'signInAddress:%'`
  const address = row?.key.replace('signInAddress:', '') ?? ''
  for (const [budget, points] of [
    ['register', 30],
    ['newsletter', 5],
  ] as const)
    await shop.sql`
      insert into rate_limit (key, points, expire)
      values (${`${budget}:${address}`}, ${points}, ${row?.expire ?? 0})`
  const account = { name: 'New', email: 'new@example.test', password: 'a long passphrase' }
  expect((await post('/sign-up/email', account)).status).toBe(429)
  expect(await shop.sql`select 1 from users where email = 'new@example.test'`).toHaveLength(0)
  const subscribed = await shop.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"reader@example.test"}',
  })
  expect(subscribed.status).toBe(429)
  expect(await shop.sql`select 1 from subscription`).toHaveLength(0)
})

test('more than 400 requests in ten seconds are too many', async () => {
  const statuses = new Map<number, number>()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      // so many that a new ten seconds may begin among them
      for (let at = 0; at < 90; at += 1) {
        const { status } = await shop.request('/api/config')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  expect(statuses.get(429)).toBeGreaterThan(20)
  expect([...statuses.keys()].sort()).toEqual([200, 429])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s is counted as %s', (address, key) => {
  expect(keyOf(address)).toBe(key)
})

test.each([
  [0, '9.9.9.9', '127.0.0.1'],
  [1, '9.9.9.9', '9.9.9.9'],
  [1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
  [2, '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
  [1, 'unknown', '127.0.0.1'],
  [2, '9.9.9.9', '127.0.0.1'],
])('behind %i trusted proxies, X-Forwarded-For %s means %s', (trustedProxies, forwarded, key) => {
  const request = new Request(shop.publicUrl, { headers: { 'x-forwarded-for': forwarded } })
  const environment = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  expect(addressOf({ ...shop.config, trustedProxies }, request, environment)).toBe(key)
})
