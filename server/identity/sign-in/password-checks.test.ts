import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { cookieOf, type TestUser } from '../../../tests/test-user.ts'
import { guesser } from '../../requests/limits/limits.fixture.ts'
import { linkIn, mailTo } from '../identity.fixture.ts'

let shop: TestShop
let owner: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { LIMITS: 'on' } })
  owner = await shop.buyer('Owner')
})
afterAll(() => shop?.close())

const { post, enter, anew, taken, logIn } = guesser(
  () => shop,
  () => owner,
)

test('T10 an account under attack stays open to browsers that logged in to it before', async () => {
  await anew()
  const { response, cookie } = await logIn()
  const known = response.headers.getSetCookie().find((one) => one.startsWith('partwright.known='))
  expect(known).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
  for (let at = 0; at < 12; at += 1) await enter(`guess number ${at}`)
  expect((await enter(owner.password)).status).toBe(429)
  expect((await enter(owner.password, { cookie })).status).toBe(200)
  expect((await enter(owner.password)).status).toBe(429)
})

test('T10 all known browsers of an account have ten tries together, which others cannot use up', async () => {
  await anew()
  const jars = [await logIn(), await logIn(), await logIn()].map(({ cookie }) => cookie)
  const statuses: number[] = []
  for (let at = 0; at < 30; at += 1) {
    const cookie = jars[at % 3] ?? ''
    statuses.push((await enter(`guess number ${at}`, { cookie })).status)
    if (at < 9) expect((await enter(owner.password, { cookie })).status).toBe(200)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.slice(10)).toEqual(Array.from({ length: 20 }, () => 429))
  for (const cookie of jars) expect((await enter(owner.password, { cookie })).status).toBe(429)
  expect((await enter(owner.password)).status).toBe(200)
})

test('T10 a browser is known by the password that it gave: until that is changed or reset', async () => {
  await anew()
  const user = await shop.buyer('Changing Owner')
  let password = user.password
  const jarOf = async (response: Response) => {
    expect(response.status).toBe(200)
    return cookieOf(response)
  }
  const isKnown = async (cookie: string) => {
    await shop.sql`delete from rate_limit where key = ${`signInBrowser:${user.email}`}`
    await enter('any guess', { cookie }, user.email)
    return (await taken('signInBrowser', user.email)) === 1
  }
  const known = await jarOf(await enter(password, {}, user.email))
  expect(await isKnown(known)).toBe(true)

  const wish = { currentPassword: password, newPassword: 'a second passphrase' }
  const there = await jarOf(await enter(password, {}, user.email))
  const after = await jarOf(await post('/change-password', wish, { cookie: there }))
  password = wish.newPassword
  expect([await isKnown(known), await isKnown(there), await isKnown(after)]).toEqual([
    ...[false, false, true],
  ])

  await post('/request-password-reset', { email: user.email })
  const page = linkIn(shop, await mailTo(shop, user.email, 'Set a new password'))
  const reset = { newPassword: 'a third passphrase', token: page.split('token=')[1] }
  const answer = await post('/reset-password', reset)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).not.toContain('partwright.known')
  expect(await isKnown(after)).toBe(false)
})

test('T10 what a session tries as the password draws on the account’s budget', async () => {
  await anew()
  const { cookie } = await logIn()
  const session = cookie.replace(/partwright\.known=[^;]+/, '')
  const password = 'guess'
  const newPassword = 'another passphrase'
  const tries: [string, object][] = [
    ['/change-password', { currentPassword: password, newPassword }],
    ['/two-factor/enable', { password }],
    ['/two-factor/disable', { password }],
    ['/two-factor/generate-backup-codes', { password }],
  ]
  const statuses: number[] = []
  for (let at = 0; at < 16; at += 1) {
    const [path, body] = tries[at % 4] ?? ['', {}]
    statuses.push((await post(path, body, { cookie: session })).status)
  }
  expect(statuses).toEqual(Array.from({ length: 16 }, (_, at) => (at < 10 ? 400 : 429)))
  expect(await taken('signInAccount', owner.email)).toBe(10)
  expect((await enter(owner.password)).status).toBe(429)

  // the owner's own browser is not in their way, and has its ten as well
  const enable = () => post('/two-factor/enable', { password: owner.password }, { cookie })
  expect((await enable()).status).toBe(200)
  expect((await enter(owner.password, { cookie })).status).toBe(200)
  const jar = (await logIn(cookie)).cookie
  const own: number[] = []
  for (let at = 0; at < 12; at += 1) {
    const [path, body] = tries[at % 4] ?? ['', {}]
    own.push((await post(path, body, { cookie: jar })).status)
  }
  expect(own).toEqual(Array.from({ length: 12 }, (_, at) => (at < 10 ? 400 : 429)))
})

test('T10 an account is counted by the e-mail that signs in to it, however it is written', async () => {
  await anew()
  const spaces = ' '.repeat(1_001)
  const spellings = [`${owner.email}${spaces}`, `${spaces}${owner.email.toUpperCase()}`]
  for (let at = 0; at < 10; at += 1)
    expect((await enter('guess', {}, spellings[at % 2])).status).toBe(401)
  expect(await taken('signInAccount', owner.email)).toBe(10)
  for (const spelling of spellings)
    expect((await enter(owner.password, {}, spelling)).status).toBe(429)
})

test.each([...['', 'nobody', 'x'.repeat(300), 'k@exam\u212Ale.test', 7, null, ['a@example.test']]])(
  'T10 %j is no e-mail: nothing is counted, tried or sent',
  async (email) => {
    await anew()
    for (const path of ['/sign-in/email', '/request-password-reset', '/send-verification-email']) {
      const password = path === '/sign-in/email' ? { password: 'a long passphrase' } : {}
      const response = await post(path, { email, ...password })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ message: 'Please input a valid email' })
    }
    expect(await shop.sql`select 1 from rate_limit`).toHaveLength(0)
  },
)

test('T10 the cookie of a known browser helps with no other account, nor when it is changed', async () => {
  await anew()
  const victim = await shop.buyer('Victim')
  const { cookie } = await logIn()
  const value = /partwright\.known=([^;]+)/.exec(cookie)?.[1] ?? ''
  const [bits = '', mac = ''] = value.split('.')
  const cookies = [
    value,
    `${bits}.${mac.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`,
    `${bits.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}.${mac}`,
    `${bits}.`,
    'x',
    `${bits}.${'é'.repeat(43)}`,
  ]
  for (let at = 0; at < 10; at += 1)
    await enter('guess', { cookie: `partwright.known=${value}` }, victim.email)
  for (const one of cookies) {
    const headers = { cookie: `partwright.known=${encodeURI(one)}` }
    expect((await enter(victim.password, headers, victim.email)).status).toBe(429)
  }
})

test('a right password uses up none of the account’s tries, nor of the address’s', async () => {
  await anew()
  for (let at = 0; at < 9; at += 1) {
    expect((await enter('mistyped')).status).toBe(401)
    await logIn()
    await logIn()
  }
  expect(await taken('signInAccount', owner.email)).toBe(9)
  const [row] = await shop.sql<{ points: number }[]>`
    select points from rate_limit where key like 'signInAddress:%'`
  expect(row?.points).toBe(9)
})
