import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { cookieOf } from '../../../tests/test-user.ts'
import { newId } from '../../database/new-id.ts'
import { askReset, askToken, auth, confirm, mailTo, opens, sessionOf } from '../identity.fixture.ts'
import { ofAccount } from './of-account.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const password = 'the passphrase of before'
const fresh = 'the passphrase of the owner'

/** Everything that opens an account, besides what the owner gets anew. */
type Before = {
  email: string
  id: string
  cookie: string
  token: string
  confirmation: string
  reset: string
}

/** An account with every way in that there is, its address unproven. */
async function prepare(): Promise<Before> {
  const email = `${newId()}@example.test`
  const signedUp = await auth(shop, '/sign-up/email', { name: 'Sly Stranger', email, password })
  const cookie = cookieOf(signedUp)
  const { user } = (await signedUp.json()) as { user: { id: string } }
  const { token } = (await (await askToken(shop, email, cookie)).json()) as { token: string }
  const link = (await mailTo(shop, email, 'Confirm your e-mail address')).text
  return {
    email,
    cookie,
    token,
    id: user.id,
    confirmation: /token=([\w-]+)/.exec(link)?.[1] ?? '',
    reset: await askReset(shop, email),
  }
}

/** What only a browser or a provider could add, put behind the door. */
async function addStrongWays({ id }: Before) {
  await shop.sql`
    insert into passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
    values (${newId()}, 'Blue key', 'x', ${id}, ${newId()}, 0, 'singleDevice', false)`
  await shop.sql`
    insert into two_factor (id, user_id, secret, backup_codes) values (${newId()}, ${id}, 'x', '[]')`
  await shop.sql`update users set two_factor_enabled = true where id = ${id}`
  await shop.sql`
    insert into account (id, user_id, provider_id, account_id) values (${newId()}, ${id}, 'oidc', ${id})`
}

/** Each way in, tried: whether it still opens the account, or a step towards it. */
const ways = {
  password: async ({ email }) => (await auth(shop, '/sign-in/email', { email, password })).ok,
  session: async ({ cookie }) => (await sessionOf(shop, cookie)) !== null,
  token: async ({ email, token }) => (await opens(shop, email, token)) === 200,
  'another link for a password': async ({ reset }) =>
    (await auth(shop, '/reset-ways', { token: reset })).ok,
  'the link to confirm': async ({ id }) =>
    (
      await shop.sql`
        select 1 from verification where value = ${id} and identifier like 'confirm-email:%'`
    ).length > 0,
  passkey: async ({ id }) =>
    (await shop.sql`select 1 from passkey where user_id = ${id}`).length > 0,
  'second factor': async ({ email }) => {
    const answer = await auth(shop, '/sign-in/email', { email, password: fresh })
    return 'twoFactorRedirect' in ((await answer.json()) as object)
  },
  'linked identity': async ({ id }) =>
    (await shop.sql`select 1 from account where user_id = ${id} and provider_id = 'oidc'`).length >
    0,
} satisfies Record<string, (account: Before) => Promise<boolean>>
type WayName = keyof typeof ways

const setPassword = async ({ email }: Before, more = {}) => {
  const token = await askReset(shop, email)
  const set = await auth(shop, '/reset-password', { token, newPassword: fresh, ...more })
  expect(set.status).toBe(200)
}
const prove = async (account: Before) =>
  expect((await confirm(shop, account.email, account.cookie)).status).toBe(200)

/** What comes about, and which ways in live on. */
const events: Record<string, { kept: WayName[]; by: (account: Before) => Promise<void> }> = {
  'a reset by mail while the address is unproven': {
    kept: [],
    by: async (account) => {
      await addStrongWays(account)
      await setPassword(account)
    },
  },
  'a reset by mail, with ways in from before the proof': {
    kept: ['linked identity'],
    by: async (account) => {
      await addStrongWays(account)
      await prove(account)
      await setPassword(account)
    },
  },
  'a reset by mail, with ways in from after the proof': {
    kept: ['passkey', 'second factor', 'linked identity'],
    by: async (account) => {
      await prove(account)
      await addStrongWays(account)
      await setPassword(account)
    },
  },
  'the same, passkeys not to be kept': {
    kept: ['second factor', 'linked identity'],
    by: async (account) => {
      await prove(account)
      await addStrongWays(account)
      await setPassword(account, { keepPasskeys: false })
    },
  },
}

describe('T69 found: S1 S2 what opens an account', () => {
  test.each(Object.entries(events))('after %s', async (_, { kept, by }) => {
    const account = await prepare()
    await by(account)
    const found: Record<string, boolean> = {}
    for (const [name, isOpen] of Object.entries(ways)) found[name] = await isOpen(account)
    const wanted = Object.fromEntries(
      Object.keys(ways).map((name) => [name, kept.includes(name as WayName)]),
    )
    expect(found).toEqual(wanted)
    const [row] = await shop.sql<{ proven: boolean }[]>`
      select proven_at is not null and email_verified as proven from users where id = ${account.id}`
    expect(row?.proven).toBe(true)
  })
})

test('T69 found: S1 what a stranger prepared is gone, and the owner is told what ended', async () => {
  const account = await prepare()
  await addStrongWays(account)
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${account.token}`,
  }
  const profile = { education: 'x', location: 'x', number: '12345', linkedin: 'x.test' }
  await shop.request(`/api/user/${account.email}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(profile),
  })
  await setPassword(account)
  for (const [table, { column, fate }] of Object.entries(ofAccount)) {
    const left = await shop.sql`
      select * from ${shop.sql(table)} where ${shop.sql(column)} = ${account.id}`
    if (fate !== 'kept') expect(left.length, table).toBe(table === 'account' ? 1 : 0)
  }
  const mail = await mailTo(shop, account.email, 'Your account is yours alone now')
  expect(mail.text).toContain('Ended: the password, a passkey,')
  for (const words of ['Sly Stranger', 'Blue key']) expect(mail.text).not.toContain(words)
})

test('T69 every table that names an account says what becomes of its rows', async () => {
  const rows = await shop.sql<{ named: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as named
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1`
  const listed = Object.entries(ofAccount).map(([table, { column }]) => `${table}.${column}`)
  expect(rows.map(({ named }) => named)).toEqual(listed.sort())
})

test('T69 found: S2 a reset lists the other ways in, and a mail tells what was kept', async () => {
  const account = await prepare()
  await prove(account)
  await addStrongWays(account)
  const token = await askReset(shop, account.email)
  const listed = await auth(shop, '/reset-ways', { token })
  expect(await listed.json()).toMatchObject({
    ways: [
      { kind: 'passkey', name: 'Blue key', ends: false },
      { kind: 'factor', ends: false },
      { kind: 'oidc', ends: false },
    ],
  })
  expect((await auth(shop, '/reset-ways', { token: `${token}x` })).status).toBe(400)
  const odd = { token, newPassword: fresh, keepPasskeys: 'false' }
  expect(await (await auth(shop, '/reset-password', odd)).json()).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'keepPasskeys must be true or false',
  })
  const set = () => auth(shop, '/reset-password', { token, newPassword: fresh })
  const answers = await Promise.all([set(), set()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const mail = await mailTo(shop, account.email, 'Your password is changed')
  expect(mail.text).toContain('Kept: the passkey “Blue key”, the authenticator app')
  expect(mail.text).toContain('Ended: the password.')
})

test('T68 another address is unproven, and its links end', async () => {
  const account = await prepare()
  await prove(account)
  await shop.sql`update users set email = ${`x${account.email}`} where id = ${account.id}`
  const [row] = await shop.sql`select email_verified, proven_at from users where id = ${account.id}`
  expect(row).toEqual({ email_verified: false, proven_at: null })
})
