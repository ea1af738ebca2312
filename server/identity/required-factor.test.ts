import { afterEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf, type TestUser } from '../../tests/test-user.ts'
import { appCode, askToken, auth } from './identity.fixture.ts'

let shop: TestShop
afterEach(() => shop?.close())

const open = async (required: string) => {
  shop = await openTestShop({ jobs: false, environment: { REQUIRE_SECOND_FACTOR: required } })
}

/** Sets up an authenticator app, as the security page does; answers a token of the session that it begins. */
async function setUp({ email, password, cookie }: TestUser): Promise<string> {
  const enabled = await auth(shop, '/two-factor/enable', { password }, cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  const code = await appCode(new URL(totpURI).searchParams.get('secret') ?? '')
  const verified = await auth(shop, '/two-factor/verify-totp', { code }, cookie)
  const given = await askToken(shop, email, cookieOf(verified))
  return ((await given.json()) as { token: string }).token
}

const statusOf = async (token: string, path: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await shop.request(`/api${path}`, { headers })).status
}

test('admins without a second factor may look who they are, and nothing of the back office', async () => {
  await open('admins')
  const admin = await shop.admin()
  const refused = await admin.call('GET', '/users')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second_factor_needed' })
  expect((await admin.call('GET', `/admin/${admin.email}`)).status).toBe(200)
  expect((await (await shop.buyer()).call('GET', '/basket')).status).toBe(200)
  const token = await setUp(admin)
  expect(await statusOf(token, '/users')).toBe(200)
})

test('where everybody needs one, buyers without may look who they are and no more', async () => {
  await open('everybody')
  const buyer = await shop.buyer()
  for (const path of ['/basket', `/user/${buyer.email}`, `/orders?email=${buyer.email}`]) {
    const refused = await buyer.call('GET', path)
    expect(refused.status, path).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'second_factor_needed' })
  }
  expect((await buyer.call('GET', `/admin/${buyer.email}`)).status).toBe(200)
  expect((await shop.request('/api/parts')).status).toBe(200)
  expect(await statusOf(await setUp(buyer), '/basket')).toBe(200)
})
