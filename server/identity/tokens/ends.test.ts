import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { cookieOf, loginOf, signIn, type TestUser } from '../../../tests/test-user.ts'
import { newId } from '../../database/new-id.ts'
import { askToken, auth, linkIn, mailTo, opens, signInCookie } from '../identity.fixture.ts'

let shop: TestShop
let user: TestUser
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.buyer()
  user = await shop.buyer('Short Lived')
})
afterAll(() => shop?.close())

const again = () => signIn(shop.publicUrl, user)
const ends = async (token: string) => expect(await opens(shop, user.email, token)).toBe(401)

test('a token ends after its fifteen minutes', async () => {
  const { token } = await again()
  await shop.sql`update access_token set expires_at = now() + interval '1 minute'`
  expect(await opens(shop, user.email, token)).toBe(200)
  await shop.sql`update access_token set expires_at = now()`
  await ends(token)
})

test('a token ends with its session', async () => {
  const { token, cookie } = await again()
  await shop.sql`
    update session set expires_at = now()
    where user_id = (select id from users where email = ${user.email})`
  await ends(token)
  expect((await askToken(shop, user.email, cookie)).status).toBe(401)
})

test('T09 a token ends at signing out, of that session alone', async () => {
  const [here, there] = [await again(), await again()]
  const out = await auth(shop, '/sign-out', {}, here.cookie)
  expect(out.status).toBe(200)
  await ends(here.token)
  expect((await askToken(shop, user.email, here.cookie)).status).toBe(401)
  expect(await opens(shop, user.email, there.token)).toBe(200)
})

test.each([{}, { revokeOtherSessions: false }, { revokeOtherSessions: true }])(
  'T09 a token ends at a change of password, of every session, whatever is asked: %j',
  async (more) => {
    const [here, there] = [await again(), await again()]
    const wish = `a new passphrase, ${JSON.stringify(more)}`
    const change = (currentPassword: string, newPassword: string) =>
      auth(shop, '/change-password', { currentPassword, newPassword, ...more }, here.cookie)
    expect((await change('not the password', wish)).status).toBe(400)
    expect(await (await change(user.password, 'short77')).json()).toMatchObject({
      message: 'Password must be 8 character or longer',
    })
    expect(await opens(shop, user.email, there.token)).toBe(200)
    const changed = await change(user.password, wish)
    expect(changed.status).toBe(200)
    for (const { token } of [here, there]) await ends(token)
    for (const { cookie } of [here, there])
      expect((await askToken(shop, user.email, cookie)).status).toBe(401)
    expect((await askToken(shop, user.email, cookieOf(changed))).status).toBe(200)
    expect(await signInCookie(shop, user.email, user.password)).toBe('')
    user = { ...user, password: wish }
  },
)

test('T09 a token ends at a reset by mail, whose link works once', async () => {
  const { token, cookie } = await again()
  const ask = (email: string) =>
    auth(shop, '/request-password-reset', { email, redirectTo: '/reset-password' })
  const known = await ask(user.email)
  const unknown = await ask('nobody@example.test')
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(await unknown.text()).toBe(await known.text())
  const mail = await mailTo(shop, user.email, 'Set a new password')
  const page = linkIn(shop, mail)
  expect(page).toMatch(/^\/reset-password\?token=/)
  expect((await shop.request(page)).status).toBe(200)
  const reset = (newPassword: string) =>
    auth(shop, '/reset-password', { newPassword, token: page.split('token=')[1] })
  expect((await reset('password1')).status).toBe(400)
  expect(await opens(shop, user.email, token)).toBe(200)
  expect((await reset('the newest passphrase')).status).toBe(200)
  await ends(token)
  expect((await askToken(shop, user.email, cookie)).status).toBe(401)
  expect((await reset('another passphrase')).status).toBe(400)
  expect(await signInCookie(shop, user.email, 'another passphrase')).toBe('')
  user = { ...user, password: 'the newest passphrase' }
  await ends((await again()).token.replace(/.$/, '_'))
})

test('T09 a token ends with its session, revoked from another', async () => {
  const [here, there] = [await again(), await again()]
  const listed = (await (await auth(shop, '/list-sessions', undefined, here.cookie)).json()) as {
    token: string
  }[]
  const secret = decodeURIComponent(there.cookie).match(/session_token=([^.]+)/)?.[1] ?? ''
  const [row] = await shop.sql<{ id: string }[]>`select id from session where token = ${secret}`
  const name = row?.id
  expect(listed.map((one) => one.token)).toContain(name)
  await auth(shop, '/revoke-session', { token: secret }, here.cookie)
  expect((await auth(shop, '/revoke-session', { token: name }, buyer.cookie)).status).toBe(200)
  expect(await opens(shop, user.email, there.token)).toBe(200)
  expect((await auth(shop, '/revoke-session', { token: name }, here.cookie)).status).toBe(200)
  await ends(there.token)
  expect(await opens(shop, user.email, here.token)).toBe(200)
  expect((await auth(shop, '/revoke-sessions', {}, here.cookie)).status).toBe(200)
  await ends(here.token)
})

test('T13 a token ends when its browser signs in anew: another cookie, and the old session is over', async () => {
  const planted = await again()
  const cookie = await signInCookie(shop, buyer.email, buyer.password, planted.cookie)
  expect(cookie).toContain('session_token=')
  expect(cookie).not.toContain(planted.cookie.split(';')[0])
  expect((await askToken(shop, user.email, planted.cookie)).status).toBe(401)
  await ends(planted.token)
  expect((await askToken(shop, buyer.email, cookie)).status).toBe(200)
})

test('T66 no answer tells a session’s token, but the cookie', async () => {
  const person = await shop.buyer('Quiet Buyer')
  const { name, password } = person
  const answers = [
    await auth(shop, '/sign-in/email', loginOf(person)),
    await auth(shop, '/sign-up/email', { name, password, email: `${newId()}@example.test` }),
    await auth(shop, '/get-session', undefined, person.cookie),
    await auth(shop, '/list-sessions', undefined, person.cookie),
    await auth(
      shop,
      '/change-password',
      {
        currentPassword: password,
        newPassword: 'another passphrase',
      },
      person.cookie,
    ),
  ]
  const tokens = answers
    .flatMap((answer) => answer.headers.getSetCookie())
    .concat(person.cookie)
    .flatMap((cookie) => decodeURIComponent(cookie).match(/session_token=([^.]+)/)?.[1] ?? [])
  expect(tokens.length).toBeGreaterThan(3)
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    const text = await answer.text()
    for (const token of tokens) expect(text).not.toContain(token)
  }
})
