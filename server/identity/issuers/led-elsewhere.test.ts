import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { auth } from '../identity.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

test.each([
  ...['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'],
  ...['/..//evil.example', '/%2e%2e//evil.example', '/a/.%2E/%5cevil.example', '/%2F/evil.example'],
  ...['/%252F%252Fevil.example', '/\n/evil.example', '/.//evil.example', '/%5c%5cevil.example'],
  ...['https:evil.example', '/\r\nLocation: x', '\\\\evil.example', 'data:text/html,x'],
  ...['http://localhost.evil.example/', '/\t/evil.example', 'http://evil.example#@localhost'],
])('T14 nobody is led to %j, found: S3 after signing in or by a mail', async (callbackURL) => {
  for (const name of ['callbackURL', 'errorCallbackURL'])
    expect(
      (await auth(shop, '/sign-in/social', { provider: 'google', [name]: callbackURL })).status,
    ).toBe(403)
  const reset = { email: 'buyer@example.test', redirectTo: callbackURL }
  expect((await auth(shop, '/request-password-reset', reset)).status).toBe(403)
  const again = { email: 'buyer@example.test', callbackURL }
  expect((await auth(shop, '/send-verification-email', again)).status).toBe(403)
  const query = new URLSearchParams({ callbackURL, token: 'x' })
  for (const path of ['/verify-email', '/reset-password/x'])
    expect((await auth(shop, `${path}?${query}`)).status).toBe(404)
})
