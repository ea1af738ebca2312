import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { REQUIRE_SECOND_FACTOR: 'admins', LIMITS: 'on' },
  })
})
afterAll(() => shop?.close())

test('T83 no key goes round the second factor that is required of an admin', async () => {
  const admin = await shop.admin()
  const asked = { name: 'A program', scopes: ['orders:read'] }
  const refused = await admin.call('POST', '/keys', asked)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second_factor_needed' })
  await shop.sql`update users set two_factor_enabled = true where email = ${admin.email}`
  expect((await admin.call('POST', '/keys', asked)).status).toBe(200)
})

test('T83 a key has a limit of its own besides that of its address', async () => {
  const buyer = await shop.buyer()
  const made = await buyer.call('POST', '/keys', { name: 'Eager', scopes: ['orders:read'] })
  const { key } = (await made.json()) as { key: string }
  const ask = () =>
    shop.request(`/api/orders?email=${buyer.email}`, {
      headers: { authorization: `Bearer ${key}` },
    })
  const first = await ask()
  expect(first.headers.get('ratelimit')).toMatch(/"key";r=199;/)
  const answers = await Promise.all(Array.from({ length: 220 }, ask))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
  expect((await buyer.call('GET', `/orders?email=${buyer.email}`)).status).toBe(200)
})
