import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auth, sessionOf } from '../../server/identity/identity.fixture.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { eventually } from '../orders.fixture.ts'
import { stillPort } from '../start/still-port.fixture.ts'
import { cookieOf } from '../test-user.ts'

const program = path.join(import.meta.dirname, '../../examples/identity-provider/issuer.ts')
const args = ['--disable-warning=ExperimentalWarning', program]
const secret = 'only-for-tests'
let folder: string
let shop: TestShop
let issuer: ChildProcess
let issuerUrl: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'partwright-issuer-'))
  const password = execFileSync(process.execPath, [...args, 'hash', 'a long password'])
  const people = [
    {
      sub: 'staff-1',
      email: 'buyer@example.com',
      name: 'Example Buyer',
      password: `${password}`.trim(),
    },
  ]
  writeFileSync(path.join(folder, 'people.json'), JSON.stringify(people))
  const port = await stillPort()
  issuerUrl = `http://localhost:${port}`
  shop = await openTestShop({
    jobs: false,
    environment: {
      LIMITS: 'on',
      PASSWORD_COST: '17',
      OIDC_ISSUER: issuerUrl,
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: secret,
      OIDC_LABEL: 'Staff login',
    },
  })
  issuer = spawn(process.execPath, args, {
    cwd: folder,
    env: { PORT: String(port), CLIENT_SECRET: secret, SHOP_URL: shop.publicUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(issuer.stdout!, 'data')
  // a shop that opened before its issuer offers it as soon as it answers
  await eventually(begin, ({ url }) => Boolean(url))
})
afterAll(async () => {
  issuer?.kill()
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Begins at the shop; answers where the provider is asked, and the cookie to come back with. */
async function begin() {
  const begun = await auth(shop, '/sign-in/social', { provider: 'oidc', callbackURL: '/' })
  const { url } = (await begun.json()) as { url: string }
  return { url, cookie: cookieOf(begun) }
}
const logIn = (url: string, password: string, email = 'buyer@example.com') =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ email, password }) })

test('whoever the provider knows is signed in at the shop, by a confirmed address', async () => {
  const { url, cookie } = await begin()
  expect(url.startsWith(`${issuerUrl}/authorize?`)).toBe(true)
  expect(await (await fetch(url)).text()).toContain('<button>Log in</button>')
  const wrong = await logIn(url, 'another password')
  expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('try again')])
  expect((await logIn(url, 'a long password', 'nobody@example.com')).status).toBe(401)
  const right = await logIn(url, 'a long password')
  const back = new URL(right.headers.get('location')!)
  expect(`${back.origin}${back.pathname}`).toBe(`${shop.publicUrl}/api/auth/callback/oidc`)
  const come = () => auth(shop, `/callback/oidc${back.search}`, undefined, cookie)
  const end = await come()
  expect(await sessionOf(shop, cookieOf(end))).toMatchObject({
    email: 'buyer@example.com',
    name: 'Example Buyer',
    emailVerified: true,
  })
  // a code is taken once
  expect((await come()).headers.get('location')).toMatch(/error=/)
})

test('nobody is sent elsewhere, and a code is of who began and knows the secret', async () => {
  const { url } = await begin()
  const elsewhere = new URL(url)
  elsewhere.searchParams.set('redirect_uri', 'https://elsewhere.example/')
  expect((await logIn(`${elsewhere}`, 'a long password')).status).toBe(400)
  const codeOf = async () => {
    const right = await logIn(url, 'a long password')
    return new URL(right.headers.get('location')!).searchParams.get('code')!
  }
  const exchange = async (code: string, more: object) => {
    const redirect_uri = `${shop.publicUrl}/api/auth/callback/oidc`
    const form = { code, redirect_uri, client_id: 'shop', client_secret: secret, ...more }
    const answer = await fetch(`${issuerUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams(form as Record<string, string>),
    })
    return [answer.status, ((await answer.json()) as { error: string }).error]
  }
  expect(await exchange(await codeOf(), { code_verifier: 'x' })).toEqual([400, 'invalid_grant'])
  expect(await exchange(await codeOf(), { client_secret: 'x' })).toEqual([401, 'invalid_client'])
})
