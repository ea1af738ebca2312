import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditActions } from '../../contract/audit/actions.ts'
import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import type { TestUser } from '../test-user.ts'
import { audited } from './audited.fixture.ts'

let shop: TestShop
let admin: TestUser
let owner: TestUser

beforeAll(async () => {
  const environment = { OPEN_ORDERS: '500', RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '600' }
  shop = await openTestShop({ jobs: false, environment })
  admin = await shop.admin('Ada Admin')
  owner = await shop.buyer('Owner')
  await shop.sql`
    insert into image (id, name, url, width, height, bytes, color)
    values (gen_random_uuid(), 'audit', '/images/audit', 1, 1, 1, '#000000')`
})
afterAll(() => shop?.close())

const writing = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { method, who, isReading }]) =>
    method !== 'GET' && !isReading && (who === 'admin' || who === 'user'),
)

test('every call by which an admin changes something says what of it is audited, or why nothing is', () => {
  expect(Object.keys(audited).sort()).toEqual(writing.map(([name]) => name).sort())
})

type Told = { action: string; changes: object[] }

const rows = () =>
  shop.sql<{ id: string; action: string; via: string; email: string; detail: object }[]>`
    select a.id, a.action, a.via, u.email, a.detail
    from audit_event a
    left join users u on u.id = a.actor_id`

test.each(writing.filter(([name]) => 'action' in (audited[name] ?? {})))(
  '%s leaves in the audit who did it and by which way',
  async (name, call) => {
    const how = audited[name]!
    if (!('action' in how)) throw new Error('not audited')
    const { path = '', body } = await how.prepare(shop, admin, owner)
    const before = new Set((await rows()).map(({ id }) => id))
    const address = call.path
      .replace(/\{(id|email|number)\}|(?<=categories\/)\{key\}/, path)
      .replace('{key}', 'maxMemoryGb')
    const response = await shop.request(`/api${address}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${admin.token}`,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    expect(response.status, await response.clone().text()).toBe(200)
    const left = (await rows()).filter(({ id }) => !before.has(id))
    expect(left).toContainEqual(
      expect.objectContaining({ action: how.action, via: 'session', email: admin.email }),
    )
  },
)

test('a change of a value is written down with what it was and what it is', async () => {
  const told = new Map<string, object[]>()
  for (const what of ['', '&what=person', '&what=order', '&what=shop', '&what=webhook']) {
    const listed = await admin.call('GET', `/audit?limit=100${what}`)
    for (const { action, changes } of (await listed.json()) as Told[]) told.set(action, changes)
  }
  for (const action of ['promoted', 'order-shipped', 'webhook-changed', 'shop-record-changed'])
    expect(told.get(action), action).toContainEqual({
      field: expect.any(String),
      before: expect.any(String),
      after: expect.any(String),
    })
  for (const [action] of told) expect(Object.keys(auditActions)).toContain(action)
})
