import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { runProgram } from '../../commands/command.fixture.ts'
import { mailTo } from '../identity.fixture.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  ;[buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
})
afterAll(() => shop?.close())

type Issued = { insertedId: string; key: string; expiresAt: string }

async function make(who: TestUser, scopes: string[], more: object = {}): Promise<Issued> {
  const response = await who.call('POST', '/keys', { name: 'A program', scopes, ...more })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Issued
}

/** A call by a key; nothing else proves anything. */
const by = (key: string, method: string, path: string, body?: object) =>
  shop.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const told = async (response: Response) =>
  [response.status, ((await response.json()) as { code?: string }).code] as const

test('T83 a key does what its scopes say, in the name of who made it, and what it does names it', async () => {
  const { key, insertedId } = await make(admin, ['catalogue:write', 'orders:read'])
  const part = await addTestPart(shop)
  expect((await by(key, 'PATCH', `/parts/${part}`, { details: 'By a program' })).status).toBe(200)
  expect((await by(key, 'GET', '/all-orders')).status).toBe(200)
  const missing = await by(key, 'POST', `/parts/${part}/stock`, { change: 1, reason: 'restock' })
  expect(missing.status).toBe(403)
  expect(await missing.json()).toMatchObject({
    code: 'scope_missing',
    detail: expect.stringContaining('stock:write'),
  })
  const [event] = await shop.sql<{ via: string; key: string; actor: string }[]>`
    select e.via, e.key_id as key, u.email as actor
    from audit_event e join users u on u.id = e.actor_id
    where e.subject = ${part} and e.action = 'part-changed'`
  expect(event).toEqual({ via: 'key', key: insertedId, actor: admin.email })
  await admin.call('PATCH', `/parts/${part}`, { details: 'By a person' })
  const ways = await shop.sql<{ via: string }[]>`
    select via from audit_event where subject = ${part} and action = 'part-changed' order by at`
  expect(ways.map(({ via }) => via)).toEqual(['key', 'session'])
})

test('T83 a buyer’s key sees what the buyer sees, and has no scope of admins', async () => {
  const { key } = await make(buyer, ['orders:read', 'people:read'].slice(0, 1))
  expect((await by(key, 'GET', `/orders?email=${buyer.email}`)).status).toBe(200)
  expect(await told(await by(key, 'GET', `/orders?email=${admin.email}`))).toEqual([
    403,
    'not_allowed',
  ])
  expect(await told(await by(key, 'GET', '/all-orders'))).toEqual([403, 'not_allowed'])
  const asked = await buyer.call('POST', '/keys', { name: 'More', scopes: ['people:read'] })
  expect(asked.status).toBe(400)
  const foreign = await admin.call('POST', '/keys', { name: 'More', scopes: ['lists:write'] })
  expect(foreign.status).toBe(400)
})

test('T83 no key is kept readable, and its owner is told by mail that there is one', async () => {
  const { key, insertedId } = await make(buyer, ['orders:read'], { name: 'Told <b>program</b>' })
  const listed = await (await buyer.call('GET', '/keys')).text()
  expect(listed).not.toContain(key)
  expect(listed).toContain(key.slice(0, 13))
  const dump = await shop.sql.unsafe<{ row: string }[]>(
    `select row_to_json(k)::text || row_to_json(s)::text as row from api_key k join api_key_secret s on s.key_id = k.id
     union all select row_to_json(i)::text from idempotency_key i union all select row_to_json(m)::text from mail m`,
  )
  expect(dump.map(({ row }) => row).join('\n')).not.toContain(key.slice(7))
  expect(dump.some(({ row }) => row.includes(insertedId))).toBe(true)
  const mail = await mailTo(shop, buyer.email, 'A new key for a program')
  expect(mail.text).toContain('orders:read')
})

test('T83 what is unknown, revoked, over or of another role opens nothing from the next call on', async () => {
  const is = async (key: string) => told(await by(key, 'GET', '/all-orders'))
  const other = await shop.admin('Other Admin')
  const { key, insertedId } = await make(other, ['orders:read'])
  expect((await by(key, 'GET', '/all-orders')).status).toBe(200)
  expect(await is(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toEqual([
    401,
    'key_not_valid',
  ])
  await admin.call('DELETE', `/user/admin/${other.email}`)
  expect(await is(key)).toEqual([401, 'key_not_valid'])
  await admin.call('PUT', `/user/admin/${other.email}`)
  expect((await by(key, 'GET', '/all-orders')).status).toBe(200)
  // any admin revokes what acts for the shop
  expect(await (await admin.call('DELETE', `/keys/${insertedId}`)).json()).toEqual({
    deletedCount: 1,
  })
  expect(await is(key)).toEqual([401, 'key_not_valid'])
  expect(await (await admin.call('DELETE', `/keys/${insertedId}`)).json()).toEqual({
    deletedCount: 0,
  })
  const late = await make(admin, ['orders:read'])
  await shop.sql`update api_key set expires_at = now() where id = ${late.insertedId}`
  expect(await is(late.key)).toEqual([401, 'key_not_valid'])
  // a public call says so, too: a program learns at once that its key is over
  expect(await told(await by(late.key, 'GET', '/parts'))).toEqual([401, 'key_not_valid'])
})

test('T83 a rotated key has two secrets for the overlap, then one', async () => {
  const first = await make(admin, ['orders:read'])
  const rotated = await admin.call('POST', `/keys/${first.insertedId}/rotations`, {
    overlapHours: 2,
  })
  const second = (await rotated.json()) as Issued
  expect(second.key).not.toBe(first.key)
  const works = async (key: string) => (await by(key, 'GET', '/all-orders')).status
  expect([await works(first.key), await works(second.key)]).toEqual([200, 200])
  await shop.sql`
    update api_key_secret set ends_at = now()
    where key_id = ${first.insertedId} and ends_at is not null`
  expect([await works(first.key), await works(second.key)]).toEqual([401, 200])
  const third = await admin.call('POST', `/keys/${first.insertedId}/rotations`, { overlapHours: 0 })
  const { key } = (await third.json()) as Issued
  expect([await works(second.key), await works(key)]).toEqual([401, 200])
  // another admin may revoke it, and gets no secret of it
  const other = await shop.admin('Another')
  const foreign = await other.call('POST', `/keys/${first.insertedId}/rotations`, {})
  expect(foreign.status).toBe(404)
})

test('T83 a key is used from its addresses alone', async () => {
  const here = await make(admin, ['orders:read'], { addresses: ['127.0.0.0/8'] })
  expect((await by(here.key, 'GET', '/all-orders')).status).toBe(200)
  const away = await make(admin, ['orders:read'], { addresses: ['203.0.113.7', '2001:db8::/32'] })
  expect(await told(await by(away.key, 'GET', '/all-orders'))).toEqual([403, 'address_not_allowed'])
  for (const wrong of [
    '2001:db8::1',
    '2001:db8::/96',
    '300.0.0.1',
    '10.0.0.0/33',
    'localhost',
    '',
  ]) {
    const asked = await admin.call('POST', '/keys', {
      name: 'Odd',
      scopes: ['orders:read'],
      addresses: [wrong],
    })
    expect(asked.status, wrong).toBe(400)
  }
})

test('T83 a repeat under one Idempotency-Key is of one key, and last use is noted', async () => {
  const part = await addTestPart(shop)
  const [one, two] = [await make(admin, ['stock:write']), await make(admin, ['stock:write'])]
  const book = (key: string) =>
    shop.request(`/api/parts/${part}/stock`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'delivery-1',
      },
      body: JSON.stringify({ change: 5, reason: 'restock' }),
    })
  const quantity = async (response: Response) =>
    ((await response.json()) as { quantity: number }).quantity
  const first = await quantity(await book(one.key))
  expect(await quantity(await book(one.key))).toBe(first)
  expect(await quantity(await book(two.key))).toBe(first + 5)
  const keys = (await (await admin.call('GET', '/keys')).json()) as {
    _id: string
    lastUsedAt: string | null
  }[]
  expect(keys.find(({ _id }) => _id === one.insertedId)?.lastUsedAt).toEqual(expect.any(String))
})

test.each([
  ['days', true, 'Say for how many days it holds'],
  ['days', '30', 'Say for how many days it holds'],
  ['orderCeiling', true, 'Write an amount'],
  ['dayCeiling', [50], 'Write an amount'],
])(
  'T83 a key whose %s is %j is refused, and not made of what that may mean',
  async (name, value, message) => {
    const wish = { name: 'Odd', scopes: ['orders:read', 'orders:write'], [name]: value }
    const response = await buyer.call('POST', '/keys', wish)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ path: name, message }] })
  },
)

test('T83 an account has at most twenty living keys', async () => {
  const many = await shop.buyer('Many Keys')
  const asked = await Promise.all(
    Array.from({ length: 24 }, () =>
      many.call('POST', '/keys', { name: 'One', scopes: ['orders:read'] }),
    ),
  )
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(asked.filter(({ status }) => status === 409)).toHaveLength(4)
})

test('T83 the operator makes, lists and revokes keys', async () => {
  const run = (...args: string[]) => runProgram('admin', args, shop.settings)
  const made = await run('key', admin.email, 'Nightly', '--scopes', 'orders:read', '--days', '30')
  expect(made).toMatchObject({ code: 0, err: expect.stringContaining('acts for the shop') })
  const key = made.out.trim()
  expect((await by(key, 'GET', '/all-orders')).status).toBe(200)
  expect((await run('keys')).out).toContain(`${key.slice(0, 13)}  Nightly <${admin.email}>  shop`)
  expect(await run('revoke-key', key.slice(0, 13))).toMatchObject({
    code: 0,
    out: 'Nightly is revoked.\n',
  })
  expect((await by(key, 'GET', '/all-orders')).status).toBe(401)
  expect(await run('revoke-key', key.slice(0, 13))).toMatchObject({ code: 1 })
  expect(await run('key', admin.email, 'X', '--scopes', 'all')).toMatchObject({ code: 2 })
  expect(await run('key', buyer.email, 'X', '--scopes', 'people:read')).toMatchObject({ code: 1 })
  const events = await shop.sql<{ action: string; via: string }[]>`
    select action, via from audit_event where actor_id is null and action like 'key-%' order by at`
  expect([...events]).toEqual([
    { action: 'key-made', via: 'command' },
    { action: 'key-revoked', via: 'command' },
  ])
})

test('T83 a key orders within its ceilings alone, one order after the other, and people beyond', async () => {
  const scopes = ['orders:write', 'orders:read']
  const { key } = await make(buyer, scopes, { orderCeiling: 1_500, dayCeiling: 2_500 })
  const part = await addTestPart(shop)
  const order = (quantity: number) => ({
    partsId: part,
    quantity,
    price: quantity * 100,
    address: '1 Test Street',
    number: '0123456789',
  })
  const held = async () =>
    (await shop.sql<{ quantity: number }[]>`select quantity from part where id = ${part}`)[0]!
      .quantity
  const dear = await by(key, 'POST', '/order', order(16))
  expect(await dear.clone().json()).toMatchObject({
    code: 'key_ceiling',
    detail: expect.stringContaining('at most $1,500.00 with one order: this would make $1,600.00'),
  })
  expect(dear.status).toBe(403)
  expect(await held()).toBe(1_000)
  // of three at once for 1,000 each the day has room for two
  const answers = await Promise.all([1, 2, 3].map(() => by(key, 'POST', '/order', order(10))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403])
  expect(await held()).toBe(980)
  // what is cancelled has been ordered all the same
  const placed = answers.find(({ status }) => status === 200)!
  const { insertedId } = (await placed.json()) as { insertedId: string }
  expect((await by(key, 'DELETE', `/order/${insertedId}`)).status).toBe(200)
  const lines = [{ partsId: part, quantity: 10, price: 1_000 }]
  const to = { address: '1 Test Street', number: '0123456789' }
  const many = await by(key, 'POST', '/orders', { lines, ...to })
  expect(await told(many)).toEqual([403, 'key_ceiling'])
  expect((await buyer.call('POST', '/order', order(16))).status).toBe(200)
  const listed = (await (await buyer.call('GET', '/keys')).json()) as object[]
  expect(listed).toContainEqual(expect.objectContaining({ orderCeiling: 1_500, dayCeiling: 2_500 }))
})

test('T83 a ceiling that would bind nothing is refused at its field', async () => {
  for (const [who, scopes, more] of [
    [admin, ['orders:write'], { orderCeiling: 10 }],
    [buyer, ['orders:read'], { dayCeiling: 10 }],
    [buyer, ['orders:write'], { orderCeiling: 0 }],
    [buyer, ['orders:write'], { dayCeiling: 0.001 }],
  ] as const) {
    const refused = await who.call('POST', '/keys', { name: 'A', scopes, ...more })
    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path)).toEqual(Object.keys(more))
  }
})
