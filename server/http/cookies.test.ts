import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf, loginOf } from '../../tests/test-user.ts'

const origin = 'https://shop.example'
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { PUBLIC_URL: origin } })
})
afterAll(() => shop?.close())

const send = (method: string, path: string, body: object, cookie = '') =>
  shop.request(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
const account = { name: 'Reader', email: 'reader@example.test', password: 'a long passphrase' }

test('T66 at https every cookie belongs to this host alone, and no script reads it', async () => {
  const answers = [
    await send('POST', '/auth/sign-up/email', account),
    await send('POST', '/auth/sign-in/email', loginOf(account)),
    await send('POST', '/auth/sign-in/social', { provider: 'google', callbackURL: '/' }),
  ]
  const cookies = answers.flatMap((answer) => answer.headers.getSetCookie())
  const names = new Set(cookies.map((cookie) => cookie.split('=')[0]))
  expect(names.size).toBeGreaterThanOrEqual(3)
  expect(names).toContain('__Host-partwright.session_token')
  expect(names).toContain('__Host-partwright.known')
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-partwright\.\w+=/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
})

test('T66 the cookie of a session works under that name, and ends at signing out', async () => {
  const cookie = cookieOf(await send('POST', '/auth/sign-in/email', loginOf(account)))
  const ask = () => send('PUT', `/user/${account.email}`, {}, cookie)
  expect((await ask()).status).toBe(200)
  const plain = cookie.replaceAll('__Host-', '')
  expect((await send('PUT', `/user/${account.email}`, {}, plain)).status).toBe(401)
  const out = await send('POST', '/auth/sign-out', {}, cookie)
  expect(out.headers.getSetCookie().join()).toMatch(
    /__Host-partwright\.session_token=;[^,]*Max-Age=0/,
  )
  expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect((await ask()).status).toBe(401)
})
