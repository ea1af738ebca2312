import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../server/backup/database.fixture.ts'
import { runProgram } from '../../server/commands/command.fixture.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.fixture.ts'
import { signUp } from '../test-user.ts'

let base: string
let database: Awaited<ReturnType<typeof emptyDatabase>>
const running: ShopProcess[] = []

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'partwright-agreement-'))
  database = await emptyDatabase()
})
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.end('SIGTERM')
  await database.drop()
  await rm(base, { recursive: true, force: true })
})

const settingsOf = (name: string, more: Record<string, string> = {}) => ({
  DATA_DIR: path.join(base, name),
  DATABASE_URL: database.url,
  PASSWORD_COST: '10',
  ...more,
})
async function start(name: string, more: Record<string, string> = {}) {
  const { DATA_DIR, ...settings } = settingsOf(name, more)
  const shop = await startShopProcess(DATA_DIR, settings)
  running.push(shop)
  return shop
}
const sessionAt = async (shop: ShopProcess, cookie: string) =>
  await (await fetch(`${shop.url}/api/auth/get-session`, { headers: { cookie } })).json()

test('T79 found: D4 an instance with another identity secret is refused, and told what to do', async () => {
  const first = await start('first')
  const user = await signUp(first.url, 'Roaming Buyer')
  const mend = /did not start: another instance .* another identity secret: copy secrets\.json/
  await expect(start('second')).rejects.toThrow(mend)
  const doctor = await runProgram('doctor', [], settingsOf('second'))
  expect(doctor.out).toMatch(/fault {4}shared secrets +another instance.*Copy secrets\.json from/)
  expect(doctor.out).toMatch(/fault {4}image folder +pictures of other.*IMAGE_HOST=s3/)

  const stored = JSON.parse(await readFile(path.join(base, 'first/secrets.json'), 'utf8'))
  const file = path.join(base, 'identity')
  await writeFile(file, `${stored.identitySecret}\n`)
  const second = await start('second', { IDENTITY_SECRET_FILE: file })
  expect(await sessionAt(second, user.cookie)).toMatchObject({ user: { email: user.email } })
  expect(second.output()).toMatch(/"level":"error".*pictures of other instances are not in/)
  expect(second.output()).toMatch(/"setting":"STRIPE_SECRET_KEY".*is another than at the last/)
  expect(second.output() + doctor.out).not.toContain(stored.identitySecret)
})

test('found: D4 a rotation is followed by those who have the new secret, and by no one else', async () => {
  const given = { IDENTITY_SECRET: 'a'.repeat(40) }
  const first = await start('first', given)
  expect(await first.end('SIGTERM')).toBe(0)
  expect(await runProgram('rotate', ['--yes'], settingsOf('first', given))).toMatchObject({
    code: 1,
    err: expect.stringContaining('first into FORMER_IDENTITY_SECRETS'),
  })
  const exchanged = {
    IDENTITY_SECRET: 'b'.repeat(40),
    FORMER_IDENTITY_SECRETS: given.IDENTITY_SECRET,
  }
  const again = await start('first', exchanged)
  expect(again.output()).toContain('the identity secret was exchanged')
  await expect(start('first', given)).rejects.toThrow('another identity secret')
  expect(await runProgram('rotate', ['--forget'], settingsOf('first', given))).toMatchObject({
    code: 0,
  })
  await start('first', given)
})
