import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  authorizationRequest,
  callback,
  client,
  createVisitor,
  startIssuer,
  subjectOn,
  tradeCode,
  verifiedClaims,
} from './sign-in.fixture.ts'

let issuer: Awaited<ReturnType<typeof startIssuer>>
// Set before anything is imported, for a library may already speak while it loads.
const spoken = vi.hoisted(() => [
  vi.spyOn(console, 'info'),
  vi.spyOn(console, 'warn'),
  vi.spyOn(console, 'error'),
  vi.spyOn(console, 'log'),
])

beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(async () => {
  await issuer.stop()
  for (const spy of spoken) expect(spy).not.toHaveBeenCalled()
})

/** Goes through the whole flow as one person and answers the ID token's checked claims. */
async function signIn(email: string, visitor = createVisitor(), at = issuer) {
  const request = authorizationRequest(at.url)
  const chooser = await visitor(request.address)
  const back = await visitor(chooser.address, { sub: subjectOn(chooser.text, email) })
  const returned = new URL(back.address)
  expect(`${returned.origin}${returned.pathname}`).toBe(callback)
  expect(returned.searchParams.get('state')).toBe(request.state)
  expect(returned.searchParams.get('iss')).toBe(`${at.url}/oidc`)
  const code = returned.searchParams.get('code') ?? ''
  const tokens = await tradeCode(at.url, code, request.verifier)
  expect(tokens.status).toBe(200)
  return {
    request,
    code,
    tokens: tokens.body,
    claims: await verifiedClaims(at.url, tokens.body.id_token ?? ''),
  }
}

describe('discovery', () => {
  it('names the issuer, its endpoints and RS256 alone', async () => {
    const response = await fetch(`${issuer.url}/oidc/.well-known/openid-configuration`)
    const found = await response.json()
    expect(found).toMatchObject({
      issuer: `${issuer.url}/oidc`,
      authorization_endpoint: `${issuer.url}/oidc/auth`,
      token_endpoint: `${issuer.url}/oidc/token`,
      userinfo_endpoint: `${issuer.url}/oidc/me`,
      jwks_uri: `${issuer.url}/oidc/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    })
    const other = await fetch(`${issuer.url}/.well-known/oauth-authorization-server/oidc`)
    expect(await other.json()).toEqual(found)
  })

  it('gives the same addresses by whatever name it is reached', async () => {
    const byNumber = issuer.url.replace('localhost', '127.0.0.1')
    const found = await (await fetch(`${byNumber}/oidc/.well-known/openid-configuration`)).json()
    expect(found.token_endpoint).toBe(`${issuer.url}/oidc/token`)
  })
})

describe('a sign-in', () => {
  it('ends with an ID token that carries nonce, e-mail and name', async () => {
    const { claims, request, tokens } = await signIn('buyer@example.test')
    expect(claims).toMatchObject({
      iss: `${issuer.url}/oidc`,
      aud: client.clientId,
      nonce: request.nonce,
      email: 'buyer@example.test',
      email_verified: true,
      name: 'Example Buyer',
      given_name: 'Example',
      family_name: 'Buyer',
      locale: 'en',
    })
    expect(claims.sub).toMatch(/^\d{21}$/)
    const me = await fetch(`${issuer.url}/oidc/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await me.json()).toMatchObject({ sub: claims.sub, email: 'buyer@example.test' })
    const picture = await fetch(String(claims.picture))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  })

  it('says so when an address is not verified', async () => {
    const { claims } = await signIn('unverified@example.test')
    expect(claims.email_verified).toBe(false)
  })

  it('asks again at the next sign-in, and lets another account in', async () => {
    const visitor = createVisitor()
    const first = await signIn('buyer@example.test', visitor)
    const request = authorizationRequest(issuer.url, { prompt: 'select_account' })
    const chooser = await visitor(request.address)
    expect(chooser.text).toContain('Choose an account')
    const form = await visitor(chooser.address, {
      sub: subjectOn(chooser.text, 'workshop@example.test'),
    })
    // The library leaves the first account by a form that sends itself.
    const action = /action="([^"]+)"/.exec(form.text)?.[1] ?? ''
    const fields = [...form.text.matchAll(/name="([^"]+)" value="([^"]+)"/g)]
    const back = await visitor(
      action,
      Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    )
    const code = new URL(back.address).searchParams.get('code') ?? ''
    const { body } = await tradeCode(issuer.url, code, request.verifier)
    const claims = await verifiedClaims(issuer.url, body.id_token ?? '')
    expect(claims.email).toBe('workshop@example.test')
    expect(claims.sub).not.toBe(first.claims.sub)
  })

  it('goes on silently with prompt=none when somebody is signed in, and refuses when nobody is', async () => {
    const visitor = createVisitor()
    const nobody = await visitor(authorizationRequest(issuer.url, { prompt: 'none' }).address)
    expect(new URL(nobody.address).searchParams.get('error')).toBe('account_selection_required')
    await signIn('buyer@example.test', visitor)
    const somebody = await visitor(authorizationRequest(issuer.url, { prompt: 'none' }).address)
    expect(new URL(somebody.address).searchParams.get('code')).toBeTruthy()
  })

  it('asks for consent only when the client wants it asked', async () => {
    const visitor = createVisitor()
    const request = authorizationRequest(issuer.url, { prompt: 'select_account consent' })
    const chooser = await visitor(request.address)
    const sub = subjectOn(chooser.text, 'buyer@example.test')
    const consent = await visitor(chooser.address, { sub })
    expect(consent.text).toContain('Allow access')
    const back = await visitor(`${consent.address}/consent`, {})
    expect(new URL(back.address).searchParams.get('code')).toBeTruthy()
  })

  it('comes back with access_denied when the user cancels', async () => {
    const visitor = createVisitor()
    const request = authorizationRequest(issuer.url)
    const chooser = await visitor(request.address)
    const back = new URL((await visitor(`${chooser.address}/cancel`, {})).address)
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('state')).toBe(request.state)
  })

  it('takes any typed account, refuses a bad one in place, and knows it the next time', async () => {
    const visitor = createVisitor()
    const request = authorizationRequest(issuer.url, { login_hint: 'new@example.test' })
    const chooser = await visitor(request.address)
    const another = `${chooser.address}/another`
    expect((await visitor(another)).text).toContain('value="new@example.test"')
    const refused = await visitor(another, { email: 'nonsense', name: '<b>' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Enter an e-mail address')
    expect(refused.text).toContain('value="&lt;b&gt;"')
    const back = await visitor(another, { email: 'New@Example.test', name: 'Example New' })
    const code = new URL(back.address).searchParams.get('code') ?? ''
    const { body } = await tradeCode(issuer.url, code, request.verifier)
    expect(await verifiedClaims(issuer.url, body.id_token ?? '')).toMatchObject({
      email: 'new@example.test',
      name: 'Example New',
      email_verified: false,
    })
    expect((await signIn('new@example.test')).claims.name).toBe('Example New')
  })
})

describe('what must be refused', () => {
  it('a code used twice, a wrong verifier, a wrong secret, an unknown way back', async () => {
    const { code, request } = await signIn('buyer@example.test')
    const again = await tradeCode(issuer.url, code, request.verifier)
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })

    const visitor = createVisitor()
    const other = authorizationRequest(issuer.url)
    const chooser = await visitor(other.address)
    const sub = subjectOn(chooser.text, 'buyer@example.test')
    const back = new URL((await visitor(chooser.address, { sub })).address)
    const wrong = await tradeCode(issuer.url, back.searchParams.get('code') ?? '', request.verifier)
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })

    const response = await fetch(`${issuer.url}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client.clientId,
        client_secret: 'wrong',
      }),
    })
    expect(response.status).toBe(401)

    const elsewhere = await createVisitor()(
      authorizationRequest(issuer.url, { redirect_uri: 'http://elsewhere.test/' }).address,
    )
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.text).toContain('This sign-in cannot go on')
  })

  it('a page of a sign-in that this browser did not begin', async () => {
    const chooser = await createVisitor()(authorizationRequest(issuer.url).address)
    const stranger = await fetch(chooser.address)
    expect(stranger.status).toBe(400)
    expect(await stranger.text()).toContain('expired')
  })
})

it('keeps its pages free of inline script and style', async () => {
  const visitor = createVisitor()
  const chooser = await visitor(authorizationRequest(issuer.url).address)
  expect(chooser.text).not.toMatch(/<style|style=|<script(?! src)|onclick/)
  const overview = await fetch(`${issuer.url}/identities`)
  expect(overview.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await overview.text()).toContain('unverified@example.test')
})

it('keeps keys, sign-ins and typed accounts over a restart, the keys for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'identities-'))
  const before = await startIssuer(folder)
  const visitor = createVisitor()
  const { tokens } = await signIn('buyer@example.test', visitor, before)
  await before.stop()
  const after = await startIssuer(folder, Number(new URL(before.url).port))
  try {
    expect(await verifiedClaims(after.url, tokens.id_token ?? '')).toMatchObject({
      email: 'buyer@example.test',
    })
    const silent = await visitor(authorizationRequest(after.url, { prompt: 'none' }).address)
    expect(new URL(silent.address).searchParams.get('code')).toBeTruthy()
    for (const name of ['identities-keys.json', 'identities.sqlite']) {
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    }
  } finally {
    await after.stop()
    await rm(folder, { recursive: true })
  }
})
