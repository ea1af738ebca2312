import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, openBrowser } from '../../sandbox/browser.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { auth } from './identity.fixture.ts'

let shop: TestShop
let user: TestUser
let browser: Browser
let page: Page
let devtools: CDPSession

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  user = await shop.buyer('Passkey Buyer')
  browser = await openBrowser()
  const context = await browser.newContext()
  context.setDefaultTimeout(60_000)
  page = await context.newPage()
  devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${shop.publicUrl}/login`)
})
afterAll(async () => {
  await closeWindows()
  await shop?.close()
})

/** Asks the sign-in library from the page, with the browser's own cookies; answers status and body. */
const ask = (path: string, body?: unknown) =>
  page.evaluate(
    async ({ path, body }) => {
      const response = await fetch(`/api/auth${path}`, {
        ...(body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
      })
      return { status: response.status, body: await response.json() }
    },
    { path, body },
  )

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON
/** What the authenticator gives for these options, as WebAuthn's JSON has it. */
const authenticate = (way: 'create' | 'get', options: Options) =>
  page.evaluate(
    async ({ way, options }) => {
      const credential =
        way === 'create'
          ? await navigator.credentials.create({
              publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
            })
          : await navigator.credentials.get({
              publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
            })
      return (credential as PublicKeyCredential).toJSON()
    },
    { way, options },
  )

test('a passkey is only added by somebody who is signed in', async () => {
  expect((await ask('/passkey/generate-register-options')).status).toBe(401)
})

test('a passkey is added, and signs in without a password', async () => {
  expect((await ask('/sign-in/email', { email: user.email, password: user.password })).status).toBe(
    200,
  )
  const offered = await ask('/passkey/generate-register-options')
  expect(offered.body.rp).toEqual({ name: 'Partwright', id: 'localhost' })
  const made = await authenticate('create', offered.body)
  const added = await ask('/passkey/verify-registration', { response: made, name: 'Key' })
  expect(added).toMatchObject({ status: 200, body: { name: 'Key' } })
  expect((await ask('/passkey/verify-registration', { response: made })).status).toBe(400)

  await ask('/sign-out', {})
  expect((await ask('/get-session')).body).toBeNull()
  const asked = await ask('/passkey/generate-authenticate-options')
  const given = await authenticate('get', asked.body)
  expect((await ask('/passkey/verify-authentication', { response: given })).status).toBe(200)
  expect((await ask('/get-session')).body.user.email).toBe(user.email)

  const cookies = await page.context().cookies(shop.publicUrl)
  const session = cookies.find(({ name }) => name.includes('session_token'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('what was signed once does not sign in again', async () => {
  await ask('/sign-out', {})
  const asked = await ask('/passkey/generate-authenticate-options')
  const given = await authenticate('get', asked.body)
  await ask('/passkey/generate-authenticate-options')
  const late = await ask('/passkey/verify-authentication', { response: given })
  expect(late.status).toBeGreaterThanOrEqual(400)
  expect((await ask('/get-session')).body).toBeNull()
})

test('a passkey is listed and removed by its owner alone', async () => {
  const [row] = await shop.sql<{ id: string }[]>`select id from passkey`
  const other = await shop.buyer('Other Buyer')
  const id = row?.id ?? ''
  expect((await auth(shop, '/passkey/delete-passkey', { id }, other.cookie)).ok).toBe(false)
  const listed = await auth(shop, '/passkey/list-user-passkeys', undefined, user.cookie)
  expect(await listed.json()).toMatchObject([{ id, name: 'Key' }])
  expect((await auth(shop, '/passkey/delete-passkey', { id }, user.cookie)).status).toBe(200)
  expect(await shop.sql`select 1 from passkey`).toHaveLength(0)
  const asked = await ask('/passkey/generate-authenticate-options')
  const given = await authenticate('get', asked.body)
  const late = await ask('/passkey/verify-authentication', { response: given })
  expect(late.status).toBeGreaterThanOrEqual(400)
  expect((await ask('/get-session')).body).toBeNull()
})
