import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { cookieOf } from '../../../tests/test-user.ts'
import { untilWaiting } from '../../../tests/until-waiting.fixture.ts'
import { newId } from '../../database/new-id.ts'
import { askReset, auth, sessionOf } from '../identity.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const password = 'the passphrase of before'
const newPassword = 'the passphrase of after'

async function register() {
  const email = `${newId()}@example.test`
  const signedUp = await auth(shop, '/sign-up/email', { name: 'Amid Login', email, password })
  return { email, cookie: cookieOf(signedUp) }
}

/** Holds an account until as many wait for it as begin meanwhile, one after the other; answers what they answered. */
async function amid(email: string, steps: (() => Promise<Response>)[]) {
  let answers: Promise<Response>[] = []
  await shop.shop.database.transaction(async (sql) => {
    await sql`select from users where email = ${email} for update`
    for (const step of steps) {
      answers = [...answers, step()]
      await untilWaiting(shop.sql, answers.length)
    }
  })
  return await Promise.all(answers)
}

const logIn = (email: string) => () => auth(shop, '/sign-in/email', { email, password })

test('T69 found: S2 a log-in by the old password that is looked at during a reset opens nothing', async () => {
  const { email } = await register()
  const token = await askReset(shop, email)
  const [reset, late] = await amid(email, [
    () => auth(shop, '/reset-password', { token, newPassword }),
    logIn(email),
  ])
  expect(reset!.status).toBe(200)
  expect(late!.status).toBe(401)
  expect(await late!.json()).toMatchObject({ code: 'WAYS_ENDED' })
  expect(await sessionOf(shop, cookieOf(late!))).toBeNull()
  const again = await auth(shop, '/sign-in/email', { email, password: newPassword })
  expect((await sessionOf(shop, cookieOf(again)))?.email).toBe(email)
})

test('T69 found: S2 a log-in that is looked at while an admin ends all sessions opens nothing', async () => {
  const { email } = await register()
  const admin = await shop.admin()
  const [ended, late] = await amid(email, [
    () => admin.call('DELETE', `/user/${email}/sessions`),
    logIn(email),
  ])
  expect(ended!.status).toBe(200)
  // both may wait for the account itself and be woken together: a log-in that goes first is ended by what follows
  expect([200, 401]).toContain(late!.status)
  expect(await sessionOf(shop, cookieOf(late!))).toBeNull()
  expect((await logIn(email)()).status).toBe(200)
})

test('T09 a changed password ends log-ins by the old one that are under way, and no later one', async () => {
  const { email, cookie } = await register()
  const change = { currentPassword: password, newPassword }
  const [early, changed] = await amid(email, [
    logIn(email),
    () => auth(shop, '/change-password', change, cookie),
  ])
  expect(changed!.status).toBe(200)
  expect(await sessionOf(shop, cookieOf(early!))).toBeNull()
  expect((await sessionOf(shop, cookieOf(changed!)))?.email).toBe(email)
})

test('T69 what another PostgreSQL wrote down, as a backup of it has it, keeps nobody out', async () => {
  const { email } = await register()
  await shop.sql`update users set ways_ended_in = '9000000000000' where email = ${email}`
  expect((await logIn(email)()).status).toBe(200)
})
