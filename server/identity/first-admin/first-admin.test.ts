import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { stillPort } from '../../../tests/start/still-port.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { listen } from '../../http/listen.ts'
import { openShop } from '../../open-shop.ts'
import { changeRole } from '../people/change-role.ts'
import { tellFirstAdminCode } from './tell-code.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { DEMO: 'off', LIMITS: 'on' } })
})
afterAll(() => shop?.close())

const become = (who: TestUser, code: string) => who.call('POST', '/first-admin', { code })
const told = () => tellFirstAdminCode(shop.shop)
const anew = () => shop.sql`delete from rate_limit`
const wrong = '0000-0000-0000-0000-0000-0000'

async function refusal(response: Response) {
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

async function admins() {
  const rows = await shop.sql<{ email: string }[]>`select email from users where role = 'admin'`
  return rows.map(({ email }) => email)
}

test('T15 nobody is admin of a fresh shop: the one who registers first is none, and a guess makes none', async () => {
  const first = await shop.buyer('First')
  expect(await admins()).toEqual([])
  expect(await refusal(await become(first, wrong))).toEqual([403, 'first_admin_code'])
  const code = (await told())!
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(await refusal(await become(first, wrong))).toEqual([403, 'first_admin_code'])
  expect(await refusal(await become(first, code.slice(0, -1)))).toEqual([403, 'first_admin_code'])
  expect(await admins()).toEqual([])
})

test('T15 every start tells the same code, and the database alone does not tell it', async () => {
  const code = (await told())!
  expect(await told()).toBe(code)
  const kept = await shop.sql<
    { text: string }[]
  >`select first_admin_code::text as text from first_admin_code`
  const bytes = Buffer.from(code.replaceAll('-', '')).toString('hex')
  expect(kept).toHaveLength(1)
  expect(kept[0]!.text).not.toContain(bytes)
  const other = { ...shop.shop.config, identities: { ...shop.shop.config.identities, secret: 'x' } }
  expect(await tellFirstAdminCode({ ...shop.shop, config: other })).not.toBe(code)
})

test('T15 wrong codes are few an hour, and then the right one waits, too', async () => {
  await anew()
  const guesser = await shop.buyer('Guesser')
  for (let at = 0; at < 10; at += 1) expect((await become(guesser, `guess ${at}`)).status).toBe(403)
  const code = (await told())!
  expect(await refusal(await become(guesser, code))).toEqual([429, 'too_many_requests'])
  expect(await admins()).toEqual([])
})

test('T15 whoever has not confirmed their e-mail does not become it, nor who is not signed in', async () => {
  const code = (await told())!
  const newcomer = await shop.newcomer()
  expect(await refusal(await become(newcomer, code))).toEqual([403, 'confirm_email_first'])
  const stranger = await shop.request('/api/first-admin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  expect(stranger.status).toBe(401)
  expect(await admins()).toEqual([])
})

test('T15 of two at once, on two instances, one becomes it; the code is over then', async () => {
  await anew()
  const code = (await told())!
  const port = await stillPort()
  const second = await openShop({ ...shop.config, port }, shop.config.databaseUrl!, shop.shop.log)
  const server = await listen(second.http, port, '127.0.0.1')
  expect(await tellFirstAdminCode(second.shop)).toBe(code)
  const [one, other] = [await shop.buyer('One'), await shop.buyer('Other')]
  const answers = await Promise.all([
    become(one, ` ${code.toLowerCase().replaceAll('-', ' ')} `),
    fetch(`http://127.0.0.1:${port}/api/first-admin`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    }),
  ])
  await server.stop()
  await second.close()
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [email] = await admins()
  expect(await admins()).toHaveLength(1)
  const became = email === one.email ? one : other
  const audit = (await (await became.call('GET', '/audit?what=person')).json()) as object[]
  expect(audit).toEqual([
    expect.objectContaining({
      action: 'became-first-admin',
      subject: email,
      email,
      via: 'session',
      changes: [{ field: 'role', before: 'buyer', after: 'admin' }],
    }),
  ])
  const late = await shop.buyer('Late')
  expect(await refusal(await become(late, code))).toEqual([409, 'first_admin_there'])
  expect(await told()).toBeNull()
})

test('T15 a code of before an admin was there makes none when there is none again', async () => {
  await anew()
  await shop.sql`update users set role = null`
  const code = (await told())!
  const promoted = await shop.buyer('Promoted')
  await changeRole(shop.shop, null, promoted.email, 'admin')
  await shop.sql`update users set role = null`
  const holder = await shop.buyer('Holder')
  expect(await refusal(await become(holder, code))).toEqual([403, 'first_admin_code'])
  expect(await told()).not.toBe(code)
})
