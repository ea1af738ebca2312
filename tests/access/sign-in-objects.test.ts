import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../server/database/new-id.ts'
import { auth } from '../../server/identity/identity.fixture.ts'
import { createAuth } from '../../server/identity/library/better-auth.ts'
import { methodsOf } from '../../server/identity/sign-in/paths.ts'
import { goal } from '../goal.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { signIn, type TestUser } from '../test-user.ts'

/** What the sign-in library keeps of a person, one row each. */
type Kind = 'session' | 'passkey' | 'account'

/** A call that takes the id of such an object; what `visitor` and `other` people are told, if it is open at all. */
type NamingRow = {
  names: Kind
  visitor: number
  other: number
  body?: (id: string) => object
  query?: (id: string) => string
}
type Row = NamingRow | 'the caller’s own' | 'by secret' | 'nobody’s'

const own = 'the caller’s own'
const secret = 'by secret'
const nobodys = 'nobody’s'
const refused = { visitor: 401, other: 401 }

/** Every call that the sign-in library brings, open here or not, and whose object it takes. */
const table: Record<string, Row> = {
  // of somebody else's session it says what it says of none: that it is over
  '/revoke-session': {
    names: 'session',
    visitor: 401,
    other: 200,
    body: (token) => ({ token }),
  },
  '/passkey/delete-passkey': { names: 'passkey', ...refused, body: (id) => ({ id }) },
  '/passkey/update-passkey': { names: 'passkey', ...refused, body: (id) => ({ id, name: 'Mine' }) },
  '/unlink-account': { names: 'account', ...refused, body: (accountId) => ({ accountId }) },
  '/get-access-token': { names: 'account', ...refused, body: (accountId) => ({ accountId }) },
  '/refresh-token': { names: 'account', ...refused, body: (accountId) => ({ accountId }) },
  '/account-info': { names: 'account', ...refused, query: (id) => `?accountId=${id}` },

  '/sign-in/social': nobodys,
  '/sign-up/email': nobodys,
  '/sign-in/email': secret,
  '/callback/:id': secret,
  '/reset-password': secret,
  '/reset-password/:token': secret,
  '/verify-email': secret,
  '/confirm-email': secret,
  '/reset-ways': secret,
  '/delete-user/callback': secret,
  '/request-password-reset': nobodys,
  '/send-verification-email': nobodys,
  '/passkey/generate-authenticate-options': nobodys,
  '/passkey/verify-authentication': secret,
  '/two-factor/verify-totp': secret,
  '/two-factor/verify-backup-code': secret,
  '/two-factor/send-otp': secret,
  '/two-factor/verify-otp': secret,
  '/ok': nobodys,
  '/error': nobodys,

  '/get-session': own,
  '/sign-out': own,
  '/verify-password': own,
  '/change-email': own,
  '/change-password': own,
  '/update-session': own,
  '/update-user': own,
  '/delete-user': own,
  '/list-sessions': own,
  '/revoke-sessions': own,
  '/revoke-other-sessions': own,
  '/link-social': own,
  '/list-accounts': own,
  '/two-factor/get-totp-uri': own,
  '/two-factor/generate-backup-codes': own,
  '/two-factor/enable': own,
  '/two-factor/disable': own,
  '/passkey/generate-register-options': own,
  '/passkey/verify-registration': own,
  '/passkey/list-user-passkeys': own,
}

const naming = Object.entries(table).flatMap(([path, row]) =>
  typeof row === 'object' ? [{ path, row, names: row.names }] : [],
)
const isOpen = (path: string) => methodsOf(path.replace(/:\w+/, 'x')).length > 0

let shop: TestShop
let owner: TestUser
let others: Record<'other' | 'admin', TestUser>
const counts = { attempts: 0, others: 0 }

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  owner = await shop.buyer('Owner')
  others = { other: await shop.buyer('Other'), admin: await shop.admin() }
})
afterAll(() => shop?.close())

/** An object of the owner's; answers its id. */
const makers: Record<Kind, () => Promise<string>> = {
  session: async () => {
    const before = await idsOf('session')
    await signIn(shop.publicUrl, owner)
    return (await idsOf('session')).find((id) => !before.includes(id))!
  },
  passkey: async () => {
    const id = newId()
    await shop.sql`
      insert into passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
      select ${id}, id, 'Key', 'none', ${id}, 0, 'singleDevice', false
      from users
      where email = ${owner.email}`
    return id
  },
  account: async () => (await idsOf('account'))[0]!,
}

async function idsOf(kind: Kind) {
  const rows = await shop.sql<{ id: string }[]>`
    select o.id
    from ${shop.sql(kind)} o
    join users u on u.id = o.user_id
    where u.email = ${owner.email}`
  return rows.map(({ id }) => id)
}

/** The object as it is written down; undefined when it is gone. */
async function written(kind: Kind, id: string) {
  const [row] = await shop.sql<{ row: string }[]>`
    select t::text as row from ${shop.sql(kind)} t where id = ${id}`
  return row?.row
}

const ask = (path: string, row: NamingRow, id: string, cookie?: string) =>
  auth(shop, `${path}${row.query?.(id) ?? ''}`, row.body?.(id), cookie)

test('T55 the sign-in library brings no call that is not in this table', () => {
  const nothing = async () => {}
  const mails = { verify: nothing, reset: nothing, tell: nothing, cancelOrders: nothing }
  const called = { name: 'Shop', cookiePrefix: 'shop' }
  const { api } = createAuth(shop.config, called, shop.database, shop.shop.log, mails, [])
  const paths = Object.values(api as Record<string, { path?: string }>).map(({ path }) => path)
  // what has no path can only be called from within
  expect(paths.filter((path) => path !== undefined).sort()).toEqual(Object.keys(table).sort())
})

test.each(naming)(
  'T22 T55 G8 $path leaves the $names of somebody else alone',
  async ({ path, row }) => {
    const { names } = row
    const id = await makers[names]()
    const before = await written(names, id)
    expect(before).toBeDefined()
    for (const [actor, cookie] of [
      ['visitor', ''],
      ['other', others.other.cookie],
      ['admin', others.admin.cookie],
    ] as const) {
      const { status } = await ask(path, row, id, cookie)
      const after = await written(names, id)
      counts.attempts += 1
      if (after !== before) counts.others += 1
      expect(after, `${actor}: ${status}`).toBe(before)
      const told = actor === 'visitor' ? row.visitor : row.other
      expect(status, actor).toBe(isOpen(path) ? told : 404)
    }
    // the same request does what it says when the owner sends it, or is closed to all
    expect((await ask(path, row, id, owner.cookie)).status).toBe(isOpen(path) ? 200 : 404)
    expect(await written(names, id)).toBe(isOpen(path) ? undefined : before)
  },
)

test('G8 each of these was tried by a visitor, a user and an admin', () => {
  goal('G8', { signInCalls: naming.length, ...counts })
  expect(counts.attempts).toBeGreaterThanOrEqual(3 * naming.length)
  expect(counts.others).toBe(0)
  expect(naming.filter(({ path }) => isOpen(path)).length).toBeGreaterThanOrEqual(2)
})
