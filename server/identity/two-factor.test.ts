import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf, loginOf, type TestUser } from '../../tests/test-user.ts'
import { appCode, askToken, auth, sessionOf } from './identity.fixture.ts'

let shop: TestShop
let user: TestUser
let cookie: string
let secret: string
let backupCodes: string[]
let taken: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  user = await shop.buyer('Careful Buyer')
  cookie = user.cookie
})
afterAll(() => shop?.close())

/** The first step; answers the cookies of the half sign-in. */
async function firstStep() {
  const response = await auth(shop, '/sign-in/email', loginOf(user))
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ twoFactorRedirect: true })
  return cookieOf(response)
}
/** Forgets that a code was taken, since the next one comes in half a minute only. */
const forgetStep = () => shop.sql`update two_factor set last_step = 0`
const secondStep = (code: string, half: string, way = 'totp') =>
  auth(shop, `/two-factor/verify-${way}`, { code }, half)

test('a second factor is off until its app has shown a code', async () => {
  expect((await auth(shop, '/two-factor/enable', { password: 'not mine' }, cookie)).status).toBe(
    400,
  )
  const enabled = await auth(shop, '/two-factor/enable', { password: user.password }, cookie)
  expect(enabled.status).toBe(200)
  const body = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  const uri = new URL(body.totpURI)
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('issuer')).toBe('Partwright')
  secret = uri.searchParams.get('secret') ?? ''
  backupCodes = body.backupCodes
  expect(new Set(backupCodes).size).toBeGreaterThan(5)

  const half = await auth(shop, '/sign-in/email', loginOf(user))
  expect(await half.json()).toMatchObject({ user: { email: user.email } })

  cookie = cookieOf(half)
  expect((await secondStep('000000', cookie)).status).toBe(401)
  const verified = await secondStep(await appCode(secret), cookie)
  expect(verified.status).toBe(200)
  cookie = cookieOf(verified) || cookie
  expect(await sessionOf(shop, cookie)).toMatchObject({ email: user.email })
})

test('the password alone opens nothing any more', async () => {
  const half = await firstStep()
  expect(await sessionOf(shop, half)).toBeNull()
  expect((await askToken(shop, user.email, half)).status).toBe(401)
  const rows = await shop.sql`select secret, backup_codes as codes from two_factor`
  expect(JSON.stringify(rows)).not.toContain(secret)
  for (const code of backupCodes) expect(JSON.stringify(rows)).not.toContain(code)
})

test('the code of the app opens a session, and a wrong one does not', async () => {
  await forgetStep()
  const half = await firstStep()
  expect((await secondStep('123456', half)).status).toBe(401)
  expect((await secondStep('', half)).status).toBeGreaterThanOrEqual(400)
  taken = await appCode(secret)
  const done = await secondStep(taken, half)
  expect(done.status).toBe(200)
  expect(await sessionOf(shop, cookieOf(done))).toMatchObject({ email: user.email })
  expect((await askToken(shop, user.email, cookieOf(done))).status).toBe(200)
})

test('a code of the app works once, from any number of browsers at once', async () => {
  expect((await secondStep(taken, await firstStep())).status).toBe(401)
  await forgetStep()
  const halves = [await firstStep(), await firstStep(), await firstStep()]
  const code = await appCode(secret)
  const answers = await Promise.all(halves.map((half) => secondStep(code, half)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401])
})

test('a code of the app lives its half minute: not the one before, nor the one after', async () => {
  await forgetStep()
  const away = async (ms: number) => {
    const half = await firstStep()
    return await secondStep(await appCode(secret, ms), half)
  }
  expect((await away(-30_000)).status).toBe(401)
  expect((await away(30_000)).status).toBe(401)
  expect((await away(0)).status).toBe(200)
})

test('backup codes have 120 bits and are kept as hashes; a hash is no code', async () => {
  for (const code of backupCodes) expect(code).toMatch(/^[a-z2-7]{6}(-[a-z2-7]{6}){3}$/)
  const [row] = await shop.sql<{ codes: string }[]>`select backup_codes as codes from two_factor`
  const stored = JSON.parse(row?.codes ?? '') as string[]
  expect(stored).toHaveLength(10)
  for (const one of stored) {
    expect(one).toMatch(/^sha256:[\w-]{43}$/)
    expect((await secondStep(one, await firstStep(), 'backup-code')).status).toBe(401)
    break
  }
})

test('a code without a first step opens nothing', async () => {
  const response = await secondStep(await appCode(secret), '')
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
})

test('a backup code opens a session once', async () => {
  const [first = ''] = backupCodes
  const code = ` ${first.toUpperCase().replaceAll('-', ' ')}`
  const done = await secondStep(code, await firstStep(), 'backup-code')
  expect(done.status).toBe(200)
  expect(await sessionOf(shop, cookieOf(done))).toMatchObject({ email: user.email })
  expect((await secondStep(code, await firstStep(), 'backup-code')).status).toBe(401)
})

test('codes are not guessed: the account is locked for a while', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) {
    const half = await firstStep()
    statuses.push((await secondStep(String(100_000 + at), half)).status)
  }
  expect(new Set(statuses.slice(0, 3))).toEqual(new Set([401]))
  const locked = await secondStep(await appCode(secret), await firstStep())
  expect(locked.ok).toBe(false)
  await shop.sql`update two_factor
    set locked_until = null, failed_verification_count = 0, last_step = 0`
  expect((await secondStep(await appCode(secret), await firstStep())).status).toBe(200)
})

test('new backup codes end the old ones, and the factor goes with the password only', async () => {
  const fresh = await auth(
    shop,
    '/two-factor/generate-backup-codes',
    { password: user.password },
    cookie,
  )
  const { backupCodes: codes } = (await fresh.json()) as { backupCodes: string[] }
  const old = backupCodes.at(-1) ?? ''
  expect(codes).not.toContain(old)
  expect((await secondStep(old, await firstStep(), 'backup-code')).status).toBe(401)
  const disable = (password: string) => auth(shop, '/two-factor/disable', { password }, cookie)
  expect((await disable('not mine')).status).toBe(400)
  expect((await disable(user.password)).status).toBe(200)
  const whole = await auth(shop, '/sign-in/email', loginOf(user))
  expect(await sessionOf(shop, cookieOf(whole))).toMatchObject({ email: user.email })
})
