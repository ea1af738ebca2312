import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { utcDay } from '../../contract/words/days.ts'
import { onOneDay } from '../../tests/one-day.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { signIn, type TestUser } from '../../tests/test-user.ts'
import { runProgram } from './command.fixture.ts'

let shop: TestShop
let first: TestUser
let second: TestUser

beforeAll(async () => {
  await onOneDay()
  shop = await openTestShop({ jobs: false })
  first = await shop.buyer('First\u001b[31m Person')
  second = await shop.buyer('Second Person')
})
afterAll(() => shop.close())

const admin = (...args: string[]) => runProgram('admin', args, shop.settings)
const mayListOrders = async (user: TestUser) =>
  (await user.call('GET', '/all-orders')).status === 200

describe('npm run admin', () => {
  it('T15 nobody is admin of a fresh shop, not whoever registered first; it says what to do', async () => {
    expect([...(await shop.sql`select email from users where role is not null`)]).toEqual([])
    for (const user of [first, second]) expect(await mayListOrders(user)).toBe(false)
    expect(await admin('list')).toMatchObject({
      code: 0,
      out: expect.stringContaining('There is no admin yet'),
    })
  })

  it('promotes whoever has registered, at once and audited, whatever the capitals', async () => {
    expect(await mayListOrders(first)).toBe(false)
    const ran = await admin('promote', first.email.toUpperCase())
    expect(ran).toMatchObject({ code: 0, out: `${first.email} is an admin now.\n` })
    expect(await mayListOrders(first)).toBe(true)
    expect(await admin('promote', first.email)).toMatchObject({
      code: 0,
      out: expect.stringContaining('was an admin already'),
    })
    const events = await shop.sql`
      select action, actor_id from audit_event where subject = ${first.email}`
    expect([...events]).toEqual([{ action: 'promoted', actor_id: null }])
  })

  it('lists admins with name, e-mail and since when, and lets no name steer the terminal', async () => {
    // as names of before may be
    await shop.sql`update users set name = ${'First\u001b[31m Person'} where email = ${first.email}`
    const { code, out } = await admin('list')
    expect(code).toBe(0)
    const today = utcDay(new Date())
    expect(out).toContain(`First[31m Person <${first.email}>  admin since ${today}`)
    expect(out).not.toContain('\u001b')
    expect(out).not.toContain(second.email)
  })

  it('keeps the last admin, and demotes once there is another', async () => {
    const last = await admin('demote', first.email)
    expect(last).toMatchObject({ code: 1, err: expect.stringContaining('is the last admin') })
    expect(await mayListOrders(first)).toBe(true)
    expect(await admin('promote', second.email)).toMatchObject({ code: 0 })
    expect(await admin('demote', first.email)).toMatchObject({
      code: 0,
      out: `${first.email} is no admin any more.\n`,
    })
    expect(await mayListOrders(first)).toBe(false)
    expect(await mayListOrders(second)).toBe(true)
  })

  it('takes lost factors from somebody, and logs them out', async () => {
    const person = await shop.buyer('Lost Phone')
    await shop.sql`
      update users set two_factor_enabled = true where email = ${person.email}`
    await shop.sql`
      insert into two_factor (id, user_id, secret, backup_codes)
      select gen_random_uuid(), id, 'x', '[]' from users where email = ${person.email}`
    expect(await admin('drop-factors', person.email.toUpperCase())).toMatchObject({
      code: 0,
      out: `${person.email} logs in with the password alone now, and has to log in again.\n`,
    })
    expect((await person.call('GET', `/user/${person.email}`)).status).toBe(401)
    const again = await signIn(shop.publicUrl, person)
    expect((await again.call('GET', `/user/${person.email}`)).status).toBe(200)
    const events = await shop.sql`
      select action, actor_id, detail from audit_event where subject = ${person.email}`
    expect([...events]).toEqual([
      { action: 'factors dropped', actor_id: null, detail: { factors: 1, sessions: 1 } },
    ])
    expect(await admin('drop-factors', 'nobody@example.test')).toMatchObject({ code: 1 })
  })

  it('says of an unknown e-mail what to do', async () => {
    const ran = await admin('promote', 'nobody@example.test')
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toMatch(/Nobody has registered as nobody@example\.test.*\/register/)
  })

  it('explains itself: with --help, and with exit 2 when it does not understand', async () => {
    expect(await admin('--help')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/promote EMAIL/),
    })
    for (const wrong of [
      [],
      ['promote'],
      ['drop-factors'],
      ['list', 'all'],
      ['toString', 'x'],
      ['--wrong'],
    ])
      expect(await admin(...wrong)).toMatchObject({ code: 2, err: expect.stringMatching(/Usage/) })
  })
})
