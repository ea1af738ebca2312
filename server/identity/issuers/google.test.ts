import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjectOn } from '../../../sandbox/identities/sign-in.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { cookieOf } from '../../../tests/test-user.ts'
import { askToken, auth, mailTo, opens, sessionOf } from '../identity.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const password = 'a passphrase of the attacker'
const register = (email: string) => auth(shop, '/sign-up/email', { name: 'Local', email, password })
const accounts = (email: string) => shop.sql<{ provider: string; name: string }[]>`
  select a.provider_id as provider, u.name
  from account a join users u on u.id = a.user_id
  where u.email = ${email} order by a.provider_id`

/** A browser without a screen: keeps cookies by host and path, and follows redirects while `goOn` says so. */
function createBrowser(first: string) {
  const jar = new Map<string, { value: string; path: string; host: string }>()
  const keep = (host: string, lines: string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (value) jar.set(`${host} ${name}`, { value, path, host })
      else jar.delete(`${host} ${name}`)
    }
  }
  const cookies = (address: string) => {
    const { host, pathname } = new URL(address)
    return [...jar]
      .filter(([, one]) => one.host === host && pathname.startsWith(one.path))
      .map(([key, { value }]) => `${key.split(' ')[1]}=${value}`)
      .join('; ')
  }
  keep(new URL(shop.publicUrl).host, first ? first.split('; ') : [])
  async function visit(
    address: string,
    {
      form,
      goOn = () => true,
    }: { form?: Record<string, string>; goOn?: (to: string) => boolean } = {},
  ): Promise<{ address: string; text: string }> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: cookies(address) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    keep(new URL(address).host, response.headers.getSetCookie())
    const location = response.headers.get('location')
    const next = location ? new URL(location, address).href : undefined
    if (next && goOn(next)) return await visit(next, { goOn })
    return { address: next ?? address, text: await response.text() }
  }
  return { visit, cookies: () => cookies(`${shop.publicUrl}/`) }
}

const isEnd = (to: string) =>
  /\/(dashboard|login)(\?|$)/.test(new URL(to).pathname + new URL(to).search)

/** Begins at the shop; answers the browser and the page on which the issuer lets choose. */
async function begin(more: Record<string, string> = {}) {
  const begun = await auth(shop, '/sign-in/social', {
    provider: 'google',
    callbackURL: '/dashboard',
    errorCallbackURL: '/login',
    ...more,
  })
  const { url } = (await begun.json()) as { url: string }
  expect(begun.status).toBe(200)
  expect(new URL(url).origin).toBe(new URL(shop.sandbox.url).origin)
  const browser = createBrowser(cookieOf(begun))
  return { url, browser, chooser: await browser.visit(url) }
}

/** The same as a person whom one types there, their address verified or not. */
async function signInTyped(person: { email: string; name: string; verified?: 'yes' }) {
  const { browser, chooser } = await begin()
  const end = await browser.visit(`${chooser.address}/another`, {
    form: person,
    goOn: (to) => !isEnd(to),
  })
  return { end: end.address.replace(shop.publicUrl, ''), cookie: browser.cookies() }
}

/** Signs in as an account of the issuer; answers where the shop leads at the end, and the cookies by then. */
async function signInAs(email: string, more: Record<string, string> = {}) {
  const { browser, chooser } = await begin(more)
  const end = await browser.visit(chooser.address, {
    form: { sub: subjectOn(chooser.text, email) },
    goOn: (to) => !isEnd(to),
  })
  return { end: end.address.replace(shop.publicUrl, ''), cookie: browser.cookies() }
}

test('signing in with Google makes an account, its address verified, and opens the API', async () => {
  const { end, cookie } = await signInAs('buyer@example.test')
  expect(end).toBe('/dashboard')
  expect(await sessionOf(shop, cookie)).toMatchObject({
    email: 'buyer@example.test',
    name: 'Example Buyer',
    emailVerified: true,
  })
  const { token } = (await (await askToken(shop, 'buyer@example.test', cookie)).json()) as {
    token: string
  }
  expect(await opens(shop, 'buyer@example.test', token)).toBe(200)
  await signInAs('buyer@example.test')
  expect(await accounts('buyer@example.test')).toEqual([
    { provider: 'google', name: 'Example Buyer' },
  ])
})

test('who cancels comes back to the login page with access_denied, signed in as nobody', async () => {
  const { browser, chooser } = await begin()
  const end = await browser.visit(`${chooser.address}/cancel`, {
    form: {},
    goOn: (to) => !isEnd(to),
  })
  expect(end.address).toMatch(/\/login\?error=access_denied/)
  expect(await sessionOf(shop, browser.cookies())).toBeNull()
})

test('T08 T69 found: S1 Google takes over the account that a stranger made of its address', async () => {
  const email = 'workshop@example.test'
  const prepared = cookieOf(await register(email))
  const { token } = (await (await askToken(shop, email, prepared)).json()) as { token: string }
  expect(await opens(shop, email, token)).toBe(200)
  const { end, cookie } = await signInAs(email)
  expect(end).toBe('/dashboard')
  expect(await sessionOf(shop, cookie)).toMatchObject({
    email,
    name: 'Example Workshop',
    emailVerified: true,
  })
  expect(await accounts(email)).toEqual([{ provider: 'google', name: 'Example Workshop' }])
  expect(await sessionOf(shop, prepared)).toBeNull()
  expect(await opens(shop, email, token)).toBe(401)
  expect((await auth(shop, '/sign-in/email', { email, password })).status).toBe(401)
  const mail = await mailTo(shop, email, 'Your account is yours alone now')
  expect(mail.text).toContain('Ended: the password.')
})

test('T69 found: S1 an identity that the provider verifies later proves the account, and ends what was before', async () => {
  const person = { email: 'later@example.test', name: 'Late Verified' }
  const early = await signInTyped(person)
  expect(await sessionOf(shop, early.cookie)).toMatchObject({ emailVerified: false })
  const asked = await askToken(shop, person.email, early.cookie)
  const { token } = (await asked.json()) as { token: string }
  expect(await opens(shop, person.email, token)).toBe(200)
  const { cookie } = await signInTyped({ ...person, verified: 'yes' })
  expect(await sessionOf(shop, cookie)).toMatchObject({ emailVerified: true })
  expect(await sessionOf(shop, early.cookie)).toBeNull()
  expect(await opens(shop, person.email, token)).toBe(401)
  expect(await accounts(person.email)).toEqual([{ provider: 'google', name: 'Late Verified' }])
  await mailTo(shop, person.email, 'Your account is yours alone now')
  const again = await signInTyped({ ...person, verified: 'yes' })
  expect(await sessionOf(shop, again.cookie)).toMatchObject({ emailVerified: true })
  expect(await sessionOf(shop, cookie)).toMatchObject({ emailVerified: true })
})

test('T14 whoever signs in is led to an address of any letters, found: S3 as browsers resolve it', async () => {
  for (const [callbackURL, end] of [
    ['/login?from=/parts?q=日本', '/login?from=/parts?q=%E6%97%A5%E6%9C%AC'],
    ['/dashboard?q=é ö', '/dashboard?q=%C3%A9%20%C3%B6'],
  ] as const)
    expect((await signInAs('buyer@example.test', { callbackURL })).end).toBe(end)
})

test('T08 it joins an account whose address was proven, and says so by mail', async () => {
  const email = 'buyer@example.test'
  await shop.sql`
    delete from account where user_id = (select id from users where email = ${email})`
  const { end, cookie } = await signInAs(email)
  expect(end).toBe('/dashboard')
  expect(await sessionOf(shop, cookie)).toMatchObject({ email })
  await mailTo(shop, email, 'A new way to log in')
})

test('T70 found: S10 Google does not go round the account’s own second factor', async () => {
  const email = 'buyer@example.test'
  await signInAs(email)
  const [row] = await shop.sql<{ id: string }[]>`
    update users set two_factor_enabled = true where email = ${email} returning id`
  const before = await shop.sql`select 1 from session where user_id = ${row?.id ?? ''}`
  const { end, cookie } = await signInAs(email)
  expect(end).toBe('/login/code?from=%2Fdashboard')
  expect(await sessionOf(shop, cookie)).toBeNull()
  expect((await askToken(shop, email, cookie)).status).toBe(401)
  expect(await shop.sql`select 1 from session where user_id = ${row?.id ?? ''}`).toHaveLength(
    before.length,
  )
  await shop.sql`update users set two_factor_enabled = false where email = ${email}`
})

test('T08 nobody registers a password for an account that came through Google', async () => {
  const email = 'purchasing@example.test'
  await signInAs(email)
  expect((await register(email)).status).toBe(422)
  expect((await auth(shop, '/sign-in/email', { email, password })).status).toBe(401)
  expect(await accounts(email)).toEqual([{ provider: 'google', name: 'Example Purchasing' }])
})

test('T08 an address that Google has not verified opens no account of the shop', async () => {
  const email = 'unverified@example.test'
  await register(email)
  await shop.sql`update users set email_verified = true where email = ${email}`
  const { end, cookie } = await signInAs(email)
  expect(end).toBe('/login?error=account_not_linked')
  expect(await sessionOf(shop, cookie)).toBeNull()
})

test('T07 a callback without its state, twice, or in another browser opens nothing', async () => {
  const { browser, chooser } = await begin()
  const back = await browser.visit(chooser.address, {
    form: { sub: subjectOn(chooser.text, 'buyer@example.test') },
    goOn: (to) => !to.startsWith(shop.publicUrl),
  })
  const callback = back.address
  expect(callback).toContain('/api/auth/callback/google?')
  const other = createBrowser('')
  const elsewhere = await other.visit(callback, { goOn: (to) => !isEnd(to) })
  expect(elsewhere.address).toMatch(/\/login\?error=/)
  expect(await sessionOf(shop, other.cookies())).toBeNull()
  for (const [name, value] of [
    ['state', 'x'],
    ['state', ''],
    ['code', 'x'],
    ['iss', 'https://elsewhere.example'],
  ] as const) {
    const forged = new URL(callback)
    forged.searchParams.set(name, value)
    const fresh = createBrowser('')
    const end = await fresh.visit(forged.href, { goOn: (to) => !isEnd(to) })
    expect(end.address).toMatch(/\/login\?error=/)
    expect(await sessionOf(shop, fresh.cookies())).toBeNull()
  }
})
