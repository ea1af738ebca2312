import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf, loginOf, type TestUser } from '../../tests/test-user.ts'
import { readConfig } from '../config/config.ts'
import { appCode, auth, sessionOf } from '../identity/identity.fixture.ts'
import { openShop } from '../open-shop.ts'
import { openLog } from '../telemetry/log.ts'
import { runProgram } from './command.fixture.ts'

let shop: TestShop
let user: TestUser
let secret: string
let backupCode: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  user = await shop.buyer('Careful Buyer')
  const { password, cookie } = user
  const enabled = await auth(shop, '/two-factor/enable', { password }, cookie)
  const body = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  secret = new URL(body.totpURI).searchParams.get('secret') ?? ''
  backupCode = body.backupCodes[0] ?? ''
  const verified = await auth(
    shop,
    '/two-factor/verify-totp',
    { code: await appCode(secret) },
    cookie,
  )
  user = { ...user, cookie: cookieOf(verified) }
  expect(await sessionOf(shop, user.cookie)).toMatchObject({ email: user.email })
})
afterAll(() => shop?.close())

/** The same shop, as it is after its next start. */
async function startedAgain() {
  const config = readConfig({ ...shop.settings, LIMITS: 'off', PASSWORD_COST: '10' })
  const open = await openShop(config, shop.settings.DATABASE_URL, openLog('silent'))
  const request = async (where: string, init?: RequestInit) =>
    await open.http.fetch(new Request(`${shop.publicUrl}${where}`, init))
  return { ...shop, request, close: open.close }
}

test('after a rotation everybody logs in again, and second factors still work', async () => {
  const settings = { DATA_DIR: shop.config.dataDir }
  expect(await runProgram('rotate', [], settings)).toMatchObject({ code: 2 })
  const file = path.join(shop.config.dataDir, 'secrets.json')
  const before = JSON.parse(await readFile(file, 'utf8')) as { identitySecret: string }
  for (const generation of [2, 3]) {
    const ran = await runProgram('rotate', ['--yes'], settings)
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining(`the ${generation}.`) })
  }
  const after = JSON.parse(await readFile(file, 'utf8'))
  expect(after.identitySecret).not.toBe(before.identitySecret)
  expect(after.formerIdentitySecrets).toHaveLength(2)
  expect(after.formerIdentitySecrets.at(-1)).toBe(before.identitySecret)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const again = await startedAgain()
  try {
    expect(await sessionOf(again, user.cookie)).toBeNull()
    const half = async () => cookieOf(await auth(again, '/sign-in/email', loginOf(user)))
    await shop.sql`update two_factor set last_step = 0`
    const halfIn = await half()
    const byApp = { code: await appCode(secret) }
    const done = await auth(again, '/two-factor/verify-totp', byApp, halfIn)
    expect(await sessionOf(again, cookieOf(done))).toMatchObject({ email: user.email })
    const byCode = await auth(
      again,
      '/two-factor/verify-backup-code',
      { code: backupCode },
      await half(),
    )
    expect(await sessionOf(again, cookieOf(byCode))).toMatchObject({ email: user.email })
  } finally {
    await again.close()
  }
})
