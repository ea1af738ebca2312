import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { cookieOf } from '../../../tests/test-user.ts'
import { auth, sessionOf } from '../identity.fixture.ts'
import {
  type Claims,
  jwt,
  person,
  type ScriptedIssuer,
  startScriptedIssuer,
} from './scripted.fixture.ts'

const client = { id: 'partwright', secret: 'only-for-tests' }
let issuer: ScriptedIssuer
let shop: TestShop

const openWith = (one: ScriptedIssuer) =>
  openTestShop({
    jobs: false,
    environment: {
      LIMITS: 'on',
      PASSWORD_COST: '17',
      OIDC_ISSUER: one.url,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
  })

beforeAll(async () => {
  issuer = await startScriptedIssuer()
  shop = await openWith(issuer)
})
afterAll(async () => {
  await shop?.close()
  await issuer?.stop()
})

/** Begins at the shop, comes back with a code, and answers where that led and whose session it opened. */
async function comeBack(
  tokenFor: (claims: Claims) => string | undefined,
  more: { iss?: string } = {},
  at: { shop: TestShop; issuer: ScriptedIssuer } = { shop, issuer },
) {
  const begun = await auth(at.shop, '/sign-in/social', { provider: 'oidc', callbackURL: '/' })
  const { url } = (await begun.json()) as { url: string }
  const asked = new URL(url).searchParams
  const seconds = Math.floor(Date.now() / 1_000)
  at.issuer.script.idToken = tokenFor({
    ...person,
    iss: at.issuer.url,
    aud: client.id,
    iat: seconds,
    exp: seconds + 300,
    nonce: asked.get('nonce'),
  })
  const query = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '', ...more })
  const end = await auth(at.shop, `/callback/oidc?${query}`, undefined, cookieOf(begun))
  return { to: end.headers.get('location'), session: await sessionOf(at.shop, cookieOf(end)) }
}

const good = { alg: 'RS256', kid: 'own' }
const signed = (change: Claims) => (claims: Claims) =>
  jwt(good, { ...claims, ...change }, issuer.own)

test('T76 found: S8 a provider’s odd text is left out of a name, and names nobody', async () => {
  const odd = { sub: 'odd-1', email: 'odd@example.test', name: 'O\u0000dd \ud800One' }
  const { session } = await comeBack(signed(odd))
  expect(session).not.toBeNull()
  const [row] = await shop.sql`select name from users where email = ${odd.email}`
  expect(row?.name).toBe('Odd \ufffdOne')
  for (const change of [{ sub: 'x\u0000' }, { email: 'x\u0000@example.test', sub: 'odd-2' }]) {
    const refused = await comeBack(signed({ ...odd, ...change }))
    expect(refused.to).toMatch(/\/login\?error=/)
    expect(refused.session).toBeNull()
  }
})

test.each<[string, (claims: Claims) => string | undefined]>([
  ['signed with another key', (claims) => jwt(good, claims, issuer.strange)],
  [
    'signed with a key that it brings along',
    (claims) => jwt({ alg: 'RS256', jwk: { kty: 'RSA' } }, claims, issuer.strange),
  ],
  ['not signed at all', (claims) => jwt({ alg: 'none' }, claims, null)],
  ['signed with the client’s secret', (claims) => jwt({ alg: 'HS256' }, claims, client.secret)],
  [
    'signed with the public key as a secret',
    (claims) => jwt({ alg: 'HS256', kid: 'own' }, claims, issuer.ownPublic),
  ],
  ['for another client', signed({ aud: 'another' })],
  ['of another issuer', signed({ iss: 'https://elsewhere.example' })],
  ['that is over', signed({ exp: Math.floor(Date.now() / 1_000) - 600 })],
  ['of another sign-in', signed({ nonce: 'another' })],
  ['of no sign-in', signed({ nonce: undefined })],
  ['that is no token', () => 'nonsense'],
  ['that is left out', () => undefined],
])('T07 an answer of the provider that is wrong opens nothing: a token %s', async (_, tokenFor) => {
  const { to, session } = await comeBack(tokenFor)
  expect(to).toMatch(/\/login\?error=/)
  expect(session).toBeNull()
  expect(await shop.sql`select 1 from users where email = ${person.email}`).toHaveLength(0)
})

test('T07 what the issuer says of somebody else opens nothing', async () => {
  issuer.script.sub = 'person-2'
  const { to, session } = await comeBack(signed({ email: undefined }))
  issuer.script.sub = person.sub
  expect(to).toMatch(/\/login\?error=/)
  expect(session).toBeNull()
})

test('an address that the token leaves out is asked for', async () => {
  const { session } = await comeBack(signed({ email: undefined }))
  expect(session).toMatchObject({ email: person.email, emailVerified: true })
  await shop.sql`delete from users where email = ${person.email}`
})

test('a right answer opens a session', async () => {
  const { to, session } = await comeBack(signed({}))
  expect(to).not.toContain('error=')
  expect(session?.email).toBe(person.email)
})

test.each([
  ['ı', 'perıson@example.test'],
  ['full width', 'ｐerson@example.test'],
  ['a zero-width space', 'person@example.test\u200b'],
  ['a space around it', ' person@example.test'],
  ['a Kelvin sign', 'person@\u212a.test'],
  ['two addresses', 'person@example.test,b@example.test'],
])('T71 found: S9 a provider’s e-mail with %s opens nothing', async (_, email) => {
  const before = await shop.sql`select 1 from users`
  const { to, session } = await comeBack(signed({ email }))
  expect(to).toMatch(/error=email_not_found/)
  expect(session).toBeNull()
  expect(await shop.sql`select 1 from users`).toHaveLength(before.length)
})

test('T71 capitals of a provider’s e-mail make no other account', async () => {
  const { session } = await comeBack(signed({ email: 'PERSON@Example.Test' }))
  expect(session?.email).toBe(person.email)
})

const factors: [Claims, whole: boolean][] = [
  [{}, false],
  [{ amr: ['pwd'] }, false],
  [{ amr: ['otp'] }, false],
  [{ amr: 'mfa' }, false],
  [{ acr: '1' }, false],
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
]
test.each(factors)(
  'T70 found: S10 the own second factor beside a provider that says %j',
  async (claims, whole) => {
    await shop.sql`update users set two_factor_enabled = true where email = ${person.email}`
    const { to, session } = await comeBack(signed(claims))
    await shop.sql`update users set two_factor_enabled = false where email = ${person.email}`
    expect(session?.email ?? null).toBe(whole ? person.email : null)
    expect(to).toBe(whole ? '/' : '/login/code?from=%2F')
  },
)

test('T70 an ID token in the body is no way round the provider’s page', async () => {
  const idToken = { token: 'x.y.z' }
  expect((await auth(shop, '/sign-in/social', { provider: 'oidc', idToken })).status).toBe(400)
})

test('T07 a provider whose discovery names another issuer is not offered', async () => {
  const liar = await startScriptedIssuer()
  liar.script.issuer = 'https://elsewhere.example'
  const misled = await openWith(liar)
  try {
    const refused = await auth(misled, '/sign-in/social', { provider: 'oidc', callbackURL: '/' })
    expect(refused.ok).toBe(false)
    const [check] = await misled.shop.signIn.check()
    expect(check?.fault).toContain('https://elsewhere.example')
  } finally {
    await misled.close()
    await liar.stop()
  }
})

test('T07 an issuer that promises its name in every answer is believed with it alone', async () => {
  const named = await startScriptedIssuer()
  named.script.namesItself = true
  const at = { shop: await openWith(named), issuer: named }
  const own = (claims: Claims) => jwt(good, claims, named.own)
  try {
    for (const more of [{}, { iss: 'https://elsewhere.example' }, { iss: issuer.url }]) {
      const { to, session } = await comeBack(own, more, at)
      expect(to).toMatch(/\/login\?error=issuer_mismatch/)
      expect(session).toBeNull()
    }
    const { session } = await comeBack(own, { iss: named.url }, at)
    expect(session?.email).toBe(person.email)
  } finally {
    await at.shop.close()
    await named.stop()
  }
  const foreign = await comeBack(signed({}), { iss: 'https://elsewhere.example' })
  expect(foreign.session).toBeNull()
})

test('T52 a provider that leads elsewhere is not followed, nor offered', async () => {
  const moved = await startScriptedIssuer()
  moved.script.movedTo = issuer.url
  moved.script.issuer = issuer.url
  const misled = await openWith(moved)
  try {
    const refused = await auth(misled, '/sign-in/social', { provider: 'oidc', callbackURL: '/' })
    expect(refused.ok).toBe(false)
    const [check] = await misled.shop.signIn.check()
    expect(check?.fault).toContain('redirect')
  } finally {
    await misled.close()
    await moved.stop()
  }
})
