import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { genericOAuth } from 'better-auth/plugins'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { client, createVisitor, shopUrl, startIssuer, subjectOn } from './sign-in.fixture.ts'

// The shop's sign-in library itself against the issuer: discovery, PKCE, nonce, issuer and ID token checks are its own.

let issuer: Awaited<ReturnType<typeof startIssuer>>
let shop: { handler: (request: Request) => Promise<Response> }

beforeAll(async () => {
  issuer = await startIssuer()
  shop = betterAuth({
    baseURL: shopUrl,
    basePath: '/api/auth',
    secret: 'a-secret-for-tests-only-0123456789abcdef',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    emailAndPassword: { enabled: true },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: 'google',
            name: 'Google',
            discoveryUrl: `${issuer.url}/oidc/.well-known/openid-configuration`,
            ...client,
            scopes: ['openid', 'email', 'profile'],
            requireIdTokenVerification: true,
            disableProviderLogout: true,
            prompt: 'select_account',
          },
        ],
      }),
    ],
  })
})
afterAll(() => issuer.stop())

/** One sign-in over plain HTTP, as the shop's page does it; answers where the shop sends the browser at the end. */
async function signIn(
  choose: (chooser: { address: string; text: string }) => [string, Record<string, string>],
) {
  const begun = await shop.handler(
    new Request(`${shopUrl}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shopUrl },
      body: JSON.stringify({
        provider: 'google',
        callbackURL: '/dashboard',
        errorCallbackURL: '/login',
      }),
    }),
  )
  expect(begun.status).toBe(200)
  const { url } = (await begun.json()) as { url: string }
  const query = new URL(url).searchParams
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('nonce')).toBeTruthy()
  const visitor = createVisitor()
  const [address, form] = choose(await visitor(url))
  const back = await visitor(address, form)
  expect(new URL(back.address).pathname).toBe('/api/auth/callback/google')
  const cookie = cookiesOf(begun)
  const done = await shop.handler(new Request(back.address, { headers: { cookie } }))
  const session = await shop.handler(
    new Request(`${shopUrl}/api/auth/get-session`, { headers: { cookie: cookiesOf(done) } }),
  )
  return { location: done.headers.get('location'), session: await session.json() }
}

const as = (email: string) => (chooser: { address: string; text: string }) =>
  [chooser.address, { sub: subjectOn(chooser.text, email) }] as [string, Record<string, string>]

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

it('signs somebody in through the shop’s library', async () => {
  const { location, session } = await signIn(as('buyer@example.test'))
  expect(location).toBe('/dashboard')
  expect(session.user).toMatchObject({
    email: 'buyer@example.test',
    name: 'Example Buyer',
    emailVerified: true,
  })
})

it('keeps an address that is not verified as not verified', async () => {
  const { session } = await signIn(as('unverified@example.test'))
  expect(session.user).toMatchObject({ email: 'unverified@example.test', emailVerified: false })
})

it('brings a cancelled sign-in back to the login page with access_denied', async () => {
  const { location, session } = await signIn(({ address }) => [`${address}/cancel`, {}])
  expect(location).toMatch(/^\/login\?error=access_denied/)
  expect(session).toBeNull()
})

it('does not link to a local account whose address is not verified', async () => {
  const registered = await shop.handler(
    new Request(`${shopUrl}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shopUrl },
      body: JSON.stringify({
        email: 'workshop@example.test',
        password: 'a-long-password',
        name: 'Example Local',
      }),
    }),
  )
  expect(registered.status).toBe(200)
  const { location } = await signIn(as('workshop@example.test'))
  expect(location).toBe('/login?error=account_not_linked')
})

it('says invalid_code when the issuer fails while the code is traded', async () => {
  issuer.faults.set('identities', { kind: 'error', status: 500, match: 'POST /oidc/token' })
  const { location } = await signIn(as('buyer@example.test'))
  issuer.faults.clear()
  expect(location).toBe('/login?error=invalid_code')
})
