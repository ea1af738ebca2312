import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf } from '../../tests/test-user.ts'
import { auth, linkIn, mailTo, sessionOf, signInCookie } from './identity.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const known = {
  name: 'Example Person',
  email: 'person@example.test',
  password: 'a long passphrase',
}
const { name: _, ...login } = known

const register = (more: Record<string, unknown>) =>
  auth(shop, '/sign-up/email', { ...known, email: 'new@example.test', ...more })
const accounts = async (email: string) =>
  (await shop.sql`select 1 from users where email = ${email}`).length

test.each([
  [{ name: undefined }, 'Please input the name'],
  [{ name: '  ' }, 'Please input the name'],
  ...['\u200b', '\u3164', '\u00ad\u200d', '\u2060\ufeff', '\ufffe'].map(
    (name): [Record<string, unknown>, string] => [{ name }, 'Please input the name'],
  ),
  [{ name: 'x'.repeat(101) }, 'At most 100 characters, please'],
  [{ email: undefined }, 'Please input a valid email'],
  [{ email: 'no address' }, 'Please input a valid email'],
  [{ email: `${'a'.repeat(250)}@b.test` }, 'Please input a valid email'],
  [{ email: 'ünï@example.test' }, 'Please input a valid email'],
  [{ password: undefined }, 'Please input the password'],
  [{ password: 12_345_678 }, 'Please input the password'],
  [{ password: 'seven77' }, 'Password must be 8 character or longer'],
  [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
  [{ password: 'PassWord123' }, 'This password is one of the commonest: please choose another'],
])('registering with %o says: %s', async (more, message) => {
  const response = await register(more)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message })
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await accounts('new@example.test')).toBe(0)
})

test('a password of 8 characters is enough and of 128 not too long', async () => {
  for (const [email, password] of [
    ['short@example.test', '8 pieces'],
    ['long@example.test', `${'every sign counts here, '.repeat(5)}to 128.x`],
  ] as const) {
    expect((await register({ email, password })).status).toBe(200)
    expect(await sessionOf(shop, await signInCookie(shop, email, password))).toMatchObject({
      email,
    })
  }
})

test('registering signs in, and keeps name and e-mail in one spelling', async () => {
  const response = await register({ name: ' Example Person ', email: '  Person@Example.Test ' })
  expect(response.status).toBe(200)
  expect(await sessionOf(shop, cookieOf(response))).toMatchObject({
    email: known.email,
    name: known.name,
    emailVerified: false,
  })
  const cookie = response.headers.getSetCookie().find((one) => one.includes('session_token='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
})

test.each([
  { role: 'admin' },
  { emailVerified: true },
  { image: 'javascript:alert(1)' },
  { id: 'x' },
])('a registration that also says %j makes no account', async (more) => {
  expect((await register({ email: 'sly@example.test', ...more })).status).toBe(400)
  expect(await accounts('sly@example.test')).toBe(0)
})

test('T68 found: S1 a link of a mail changes nothing by being opened; its button confirms, once', async () => {
  const email = 'opened@example.test'
  const cookie = cookieOf(await register({ email }))
  const mail = await mailTo(shop, email, 'Confirm your e-mail address')
  // whoever has not confirmed may be a stranger to the address
  expect(mail.text).toContain('Hello,')
  expect(mail.text).not.toContain(known.name)
  const link = linkIn(shop, mail)
  const isProven = async () => (await sessionOf(shop, cookie))?.emailVerified
  for (const [path, expected] of [
    [link, 200],
    [link.replace('/confirm-email', '/api/auth/confirm-email'), 405],
    [link.replace('/confirm-email', '/api/auth/verify-email'), 404],
    [link.replace('/confirm-email', '/api/auth/reset-password'), 405],
  ] as const) {
    const opened = await shop.request(path, { redirect: 'manual', headers: { cookie } })
    expect(opened.status, path).toBe(expected)
    expect(await isProven()).toBe(false)
  }
  const token = new URL(link, shop.publicUrl).searchParams.get('token') ?? ''
  const press = (given: string, by: string) => auth(shop, '/confirm-email', { token: given }, by)
  const stranger = cookieOf(await register({ email: 'stranger@example.test' }))
  for (const by of ['', stranger]) {
    const refused = await press(token, by)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'OTHER_ACCOUNT' })
  }
  for (const changed of ['', token.slice(1), `${token}x`, 'x'.repeat(43)])
    expect((await press(changed, cookie)).status).toBe(400)
  expect(await isProven()).toBe(false)
  const pressed = await Promise.all([press(token, cookie), press(token, cookie)])
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await isProven()).toBe(true)
  expect((await press(token, cookie)).status).toBe(400)
  const kept = await shop.sql`select 1 from verification where identifier like ${`%${token}%`}`
  expect(kept).toHaveLength(0)
})

test('T68 a link to confirm works for a day', async () => {
  const cookie = cookieOf(await register({ email: 'waiting@example.test' }))
  const link = linkIn(shop, await mailTo(shop, 'waiting@example.test', 'Confirm'))
  const token = new URL(link, shop.publicUrl).searchParams.get('token')
  await shop.sql`
    update verification set expires_at = expires_at - interval '1 day'
    where identifier like 'confirm-email:%'`
  expect((await auth(shop, '/confirm-email', { token }, cookie)).status).toBe(400)
  expect(await sessionOf(shop, cookie)).toMatchObject({ emailVerified: false })
})

test('a known e-mail is told so, in any case, and its account stays as it is', async () => {
  const response = await register({ email: 'PERSON@example.test', password: 'another passphrase' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' })
  expect(
    (await auth(shop, '/sign-in/email', { ...login, password: 'another passphrase' })).status,
  ).toBe(401)
})

test('T12 twenty registrations at once in mixed case make one account', async () => {
  const spell = (at: number) => (at % 2 ? 'RACE@example.test' : 'race@Example.test')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => register({ email: spell(at) })),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(19)
  expect(await accounts('race@example.test')).toBe(1)
})

test.each([
  [{ email: 'no address' }, 'Please input a valid email'],
  [{ email: undefined }, 'Please input a valid email'],
  [{ password: '' }, 'Please input the password'],
  [{ password: undefined }, 'Please input the password'],
])('logging in with %j says: %s', async (more, message) => {
  const response = await auth(shop, '/sign-in/email', { ...login, ...more })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message })
})

test('T11 a wrong password and an unknown e-mail are answered alike', async () => {
  const wrong = await auth(shop, '/sign-in/email', { ...login, password: 'not this one' })
  const unknown = await auth(shop, '/sign-in/email', { ...login, email: 'nobody@example.test' })
  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  expect(await unknown.text()).toBe(await wrong.text())
  const names = (response: Response) =>
    [...response.headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name))
  expect(names(unknown)).toEqual(names(wrong))
  expect(unknown.headers.getSetCookie()).toEqual([])
})

test('the name of the account can be changed, to a name and nothing else', async () => {
  const cookie = await signInCookie(shop, known.email, known.password)
  const change = (body: unknown) => auth(shop, '/update-user', body, cookie)
  expect((await change({ name: '' })).status).toBe(400)
  expect((await change({ name: 'x'.repeat(101) })).status).toBe(400)
  expect((await change({ name: 'a\u0000b' })).status).toBe(400)
  expect((await change({ name: 'Other Name', image: 'x' })).status).toBe(400)
  expect((await change({ name: 'Other Name', role: 'admin' })).status).toBe(400)
  expect((await change({ name: ' Other Name ' })).status).toBe(200)
  expect(await sessionOf(shop, cookie)).toMatchObject({ name: 'Other Name', image: null })
  const [row] = await shop.sql`select role from users where email = ${known.email}`
  expect(row).toEqual({ role: null })
})
