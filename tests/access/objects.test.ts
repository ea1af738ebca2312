import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { goal } from '../goal.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import type { TestUser } from '../test-user.ts'
import { footprint, type Kind, kinds, makers } from './objects.fixture.ts'
import { type ObjectRow, table } from './table.ts'

type Actor = 'visitor' | 'owner' | 'other' | 'former' | 'admin'

let shop: TestShop
let people: Record<Exclude<Actor, 'visitor'>, TestUser>

/** OBJECTS: how many of them each call is tried with; the goal's 2,000 attempts take ten. */
const rounds = Number(process.env.OBJECTS ?? 1)

/**
 * `attempts`: requests by somebody else, to objects that are there and not theirs, after which everything was read
 * again. `letIn` and `changed`: those that were answered as if it were theirs, and the readings that differed.
 */
const counts = { attempts: 0, letIn: 0, changed: 0 }

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '500', RELEASE: 'manual' } })
  const [owner, other, former, admin] = await Promise.all([
    shop.buyer('Owner'),
    shop.buyer('Other'),
    shop.admin('Former'),
    shop.admin(),
  ])
  await admin.call('DELETE', `/user/admin/${former.email}`)
  people = { owner, other, former, admin }
  // the provider's own events would come whenever they like, and change what is compared
  await fetch(`${shop.sandbox.url}/control/faults/webhooks`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'silent' }),
  })
})
afterAll(() => shop?.close())

const missing: Partial<Record<Kind, string>> = {
  account: 'nobody@example.test',
  'spare account': 'nobody@example.test',
}
const absent = (kind: Kind) => missing[kind] ?? '018f3c3c-0000-7000-8000-000000000000'

const rows = (Object.entries(table) as [CallName, object][]).filter(
  (entry): entry is [CallName, ObjectRow] => 'names' in entry[1],
)

/** What an actor is told of an object that is there. */
function toldTo(actor: Actor, call: Call, row: ObjectRow) {
  if (actor === 'visitor') return call.who === 'anyone' ? 'in' : 401
  return actor === 'former' ? row.other : row[actor]
}

/** Sends a call that names an object: `form` is how the id is written in the path. */
async function send(actor: Actor, call: Call, row: ObjectRow, id: string, form = id) {
  const where = `${call.path.replace(/\{\w+\}/, form)}${row.query?.(id) ?? ''}`
  const body = row.body?.(id)
  const response = await shop.request(`/api${where}`, {
    method: call.method,
    headers: {
      ...(actor === 'visitor' ? {} : { authorization: `Bearer ${people[actor].token}` }),
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  })
  await response.arrayBuffer()
  return response.status
}

const make = (kind: Kind) => makers[kind](shop, people.owner, people.admin)

/** The id in other letters of an address: the same to whoever reads it. */
const encoded = (id: string) =>
  encodeURIComponent(id).replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`)

/** Other ways to write an id in a path, which must not lead around the check. */
const forms = (id: string, isLast: boolean) => [
  id.toUpperCase(),
  encodeURIComponent(encoded(id)),
  `%2e/${id}`,
  `x%2f..%2f${id}`,
  `%20${id}`,
  `+${id}`,
  `%EF%BB%BF${id}`,
  `{${id}}`,
  `urn:uuid:${id}`,
  ...['/', '%2f', '%20', '%09', '%0a', '%00', '%23', '.json', ';a=b', `,${id}`, '%c2%a0'].map(
    (end) => `${id}${end}`,
  ),
  ...(isLast ? [`${id}?id=${id}`, `${id}?_method=DELETE`] : []),
]

/** Each of them is told what the table says of an object that is there, however its id is written; nothing changes. */
async function leavesAlone(away: Actor[], call: Call, row: ObjectRow, id: string) {
  const before = await footprint(shop)
  let tried = 0
  for (const actor of away)
    for (const form of call.path.includes('{') ? [id, encoded(id)] : [id]) {
      const status = await send(actor, call, row, id, form)
      // what the owner may not do is no attempt on what is another's
      if (actor !== 'owner') {
        tried += 1
        if (status < 400) counts.letIn += 1
      }
      expect(status, `${actor}, ${form}`).toBe(toldTo(actor, call, row))
    }
  const after = await footprint(shop)
  if (!isDeepStrictEqual(after, before)) counts.changed += 1
  expect(after).toEqual(before)
  counts.attempts += tried
}

test('T22 T55 every call says which object it names, or why it names none', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(calls).sort())
  const used = new Set(rows.map(([, { names }]) => names))
  expect(kinds.filter((kind) => !used.has(kind))).toEqual([])
  for (const [name, row] of Object.entries(table))
    if ('free' in row && /^\/.*\{(id|orderId|email|token)\}/.test(calls[name as CallName].path))
      expect(['by secret'], name).toContain(row.free)
})

test.each(rows)(
  'T22 T23 %s turns away whose object it is not, and nothing has changed',
  async (name, row) => {
    const call: Call = calls[name]
    const away = (['visitor', 'owner', 'other', 'former', 'admin'] as const).filter(
      (actor) => toldTo(actor, call, row) !== 'in',
    )
    const id = await make(row.names)
    await leavesAlone(away, call, row, id)
    for (let round = 1; round < rounds; round += 1)
      await leavesAlone(away, call, row, await make(row.names))
    const before = await footprint(shop)
    for (const actor of away.filter((actor) => actor !== 'visitor')) {
      const nothing = await send(actor, call, row, absent(row.names))
      const told = toldTo(actor, call, row)
      expect(nothing, `${actor}, missing`).toBe(told)
      for (const form of forms(id, call.path.endsWith('}'))) {
        const status = await send(actor, call, row, id, form)
        expect([400, 403, 404, 405], `${actor}, ${form}`).toContain(status)
      }
    }
    expect(await footprint(shop)).toEqual(before)
  },
)

test.each(rows)(
  'T22 %s lets in whose object it is, and misses what is not there',
  async (name, row) => {
    const call: Call = calls[name]
    for (const actor of ['visitor', 'owner', 'other', 'admin'] as const) {
      if (toldTo(actor, call, row) !== 'in') continue
      const status = await send(actor, call, row, await make(row.names))
      expect([401, 403, 404, 405, 500], `${actor}: ${status}`).not.toContain(status)
      if (actor !== 'visitor' || call.who === 'anyone')
        expect(await send(actor, call, row, absent(row.names)), `${actor}, missing`).toBe(
          missingTo(actor, row),
        )
    }
  },
)

const missingTo = (actor: Actor, row: ObjectRow) =>
  actor === 'admin' ? (row.missingToAdmin ?? row.missing) : row.missing

test(`G8 these were ${200 * rounds} attempts and more on objects of others, and none was let in`, () => {
  goal('G8', { calls: rows.length, objects: rounds, ...counts })
  expect(counts).toMatchObject({ letIn: 0, changed: 0 })
  expect(counts.attempts).toBeGreaterThanOrEqual(200 * rounds)
})
