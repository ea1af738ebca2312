import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { signIn, type TestUser } from '../../../tests/test-user.ts'
import { askToken, opens } from '../identity.fixture.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.buyer('Ada Buyer')
  other = await shop.buyer('Other Buyer')
  admin = await shop.admin()
})
afterAll(() => shop?.close())

type User = { _id: string; displayName: string; email: string; role: 'admin' | null }
const audits = (subject: string) =>
  shop.sql`
    select a.action, u.email as actor
    from audit_event a join users u on u.id = a.actor_id
    where a.subject = ${subject} order by a.at`
const roleOf = async ({ email }: TestUser) =>
  (await shop.sql<{ role: string | null }[]>`select role from users where email = ${email}`)[0]
    ?.role

describe('the list of users', () => {
  const list = async (query = '') => {
    const response = await admin.call('GET', `/users${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as User[]
  }

  test('T24 has everybody, newest first, with what admins need and no secret', async () => {
    const users = await list()
    expect(users.map(({ email }) => email)).toEqual([admin.email, other.email, buyer.email])
    expect(users.map(({ role }) => role)).toEqual(['admin', null, null])
    const fields = ['_id', 'createdAt', 'displayName', 'email', 'emailVerified', 'orders', 'role']
    for (const user of users) expect(Object.keys(user).sort()).toEqual(fields)
    expect(users[2]?.displayName).toBe('Ada Buyer')
  })

  test('finds by a part of name or e-mail, and takes signs of SQL as signs', async () => {
    expect((await list('?q=ADA%20b')).map(({ email }) => email)).toEqual([buyer.email])
    expect(await list(`?q=${encodeURIComponent(other.email)}`)).toHaveLength(1)
    for (const odd of ['%', '_', "' or ''='", '\\'])
      expect(await list(`?q=${encodeURIComponent(odd)}`)).toEqual([])
  })

  test('comes in pages without gaps or repeats', async () => {
    const seen: string[] = []
    let next: string | undefined = '/api/users?limit=2'
    while (next) {
      const response = await shop.request(next, {
        headers: { authorization: `Bearer ${admin.token}` },
      })
      seen.push(...((await response.json()) as User[]).map(({ email }) => email))
      next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual([admin.email, other.email, buyer.email])
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense', 'q=a&q=b', 'q=%00'])(
    'refuses %s',
    async (query) => {
      const response = await admin.call('GET', `/users?${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid_input' })
    },
  )
})

describe('roles', () => {
  test('T42 no buyer promotes anybody, however the path is written', async () => {
    const forms = [
      ['PUT', `/user/admin/${buyer.email}`],
      ['PUT', `/user/admin/${buyer.email.toUpperCase()}`],
      ['PUT', `/user/admin/${encodeURIComponent(buyer.email)}`],
      ['DELETE', `/user/admin/${admin.email}`],
      ['PATCH', `/user/admin/${buyer.email}`],
      ['POST', `/user/admin/${buyer.email}`],
      ['PUT', `/user//admin/${buyer.email}`],
      ['PUT', `/user/admin/${buyer.email}/`],
      ['PUT', `/user/Admin/${buyer.email}`],
      ['PUT', `/user/%61dmin/${buyer.email}`],
    ] as const
    for (const [method, path] of forms) {
      const response = await buyer.call(method, path, undefined, {
        'x-http-method-override': 'PUT',
        'x-original-url': `/api/user/admin/${buyer.email}`,
      })
      expect([403, 404, 405], `${method} ${path}`).toContain(response.status)
    }
    expect(await roleOf(buyer)).toBeNull()
    expect(await roleOf(admin)).toBe('admin')
  })

  test('promoting works on the next call, once, and is written down', async () => {
    expect((await other.call('GET', '/users')).status).toBe(403)
    const first = await admin.call('PUT', `/user/admin/${other.email.toUpperCase()}`)
    expect(await first.json()).toEqual({ modifiedCount: 1 })
    expect((await other.call('GET', '/users')).status).toBe(200)
    const second = await admin.call('PUT', `/user/admin/${other.email}`)
    expect(await second.json()).toEqual({ modifiedCount: 0 })
    expect(await audits(other.email)).toEqual([{ action: 'promoted', actor: admin.email }])
  })

  test('T09 a demoted admin has lost the role on the next call', async () => {
    const demoted = await admin.call('DELETE', `/user/admin/${other.email}`)
    expect(await demoted.json()).toEqual({ modifiedCount: 1 })
    expect((await other.call('GET', '/users')).status).toBe(403)
    expect((await other.call('PUT', `/user/admin/${other.email}`)).status).toBe(403)
    expect((await other.call('GET', `/user/${other.email}`)).status).toBe(200)
    const again = await admin.call('DELETE', `/user/admin/${other.email}`)
    expect(await again.json()).toEqual({ modifiedCount: 0 })
    expect((await audits(other.email)).map(({ action }) => action)).toEqual(['promoted', 'demoted'])
  })

  test('the last admin stays, even when two demote each other at once', async () => {
    const last = await admin.call('DELETE', `/user/admin/${admin.email}`)
    expect(last.status).toBe(409)
    expect(await last.json()).toMatchObject({
      code: 'last_admin',
      detail: 'This is the last admin: promote another first.',
    })
    const second = await shop.admin('Second Admin')
    const answers = await Promise.all([
      admin.call('DELETE', `/user/admin/${second.email}`),
      second.call('DELETE', `/user/admin/${admin.email}`),
    ])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const [row] = await shop.sql`select count(*)::int as count from users where role = 'admin'`
    expect(row).toEqual({ count: 1 })
    await shop.sql`update users set role = 'admin' where email = ${admin.email}`
    await shop.sql`update users set role = null where email = ${second.email}`
  })

  test('an e-mail that nobody has is not found', async () => {
    for (const method of ['PUT', 'DELETE'])
      expect((await admin.call(method, '/user/admin/nobody@example.test')).status).toBe(404)
  })

  test('T43 buyers learn of themselves whether they are admin, admins of anybody', async () => {
    const ask = async (who: TestUser, email: string) => {
      const response = await who.call('GET', `/admin/${email}`)
      return response.ok ? await response.json() : response.status
    }
    expect(await ask(buyer, buyer.email)).toEqual({ admin: false })
    expect(await ask(buyer, buyer.email.toUpperCase())).toEqual({ admin: false })
    expect(await ask(buyer, admin.email)).toBe(403)
    expect(await ask(buyer, other.email)).toBe(403)
    expect(await ask(buyer, 'nobody@example.test')).toBe(403)
    expect(await ask(admin, admin.email)).toEqual({ admin: true })
    expect(await ask(admin, buyer.email)).toEqual({ admin: false })
    expect(await ask(admin, 'nobody@example.test')).toBe(404)
  })
})

describe('sessions of others', () => {
  test('T09 an admin logs somebody out everywhere, which is written down', async () => {
    const lost = await shop.buyer('Lost Phone')
    const there = await signIn(shop.publicUrl, lost)
    const path = (email: string) => `/user/${email}/sessions`
    expect((await buyer.call('DELETE', path(lost.email))).status).toBe(403)
    expect((await lost.call('GET', `/user/${lost.email}`)).status).toBe(200)
    const ended = await admin.call('DELETE', path(lost.email.toUpperCase()))
    expect(await ended.json()).toEqual({ deletedCount: 2 })
    for (const { token, cookie } of [lost, there]) {
      expect(await opens(shop, lost.email, token)).toBe(401)
      expect((await askToken(shop, lost.email, cookie)).status).toBe(401)
    }
    expect((await buyer.call('GET', `/user/${buyer.email}`)).status).toBe(200)
    expect(await audits(lost.email)).toEqual([{ action: 'sessions ended', actor: admin.email }])
    const again = await signIn(shop.publicUrl, lost)
    expect(await opens(shop, lost.email, again.token)).toBe(200)
    expect((await admin.call('DELETE', path('nobody@example.test'))).status).toBe(404)
  })
})
