import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { type Scope, scopeNames, scopesFor } from '../../contract/people/scopes.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { footprint } from './objects.fixture.ts'

let shop: TestShop
/** A key of each scope that has it alone, of whoever may have it: an admin, else a buyer. */
const keys = new Map<Scope, string>()
/** All that was written down before any key was used. */
let before: Record<string, string>

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  const [admin, buyer] = [await shop.admin(), await shop.buyer()]
  for (const scope of scopeNames) {
    const whose = scopesFor(true).includes(scope) ? admin : buyer
    // an assistant's key has both
    const ceilings = scope === 'orders:assist' ? { orderCeiling: 10, dayCeiling: 10 } : {}
    const made = await whose.call('POST', '/keys', { name: scope, scopes: [scope], ...ceilings })
    expect(made.status, scope).toBe(200)
    keys.set(scope, ((await made.json()) as { key: string }).key)
  }
  before = await footprint(shop)
})
afterAll(() => shop?.close())

const nothing = '018f3c3c-0000-7000-8000-000000000000'

/** Makes a call by a key, of things that are not there. */
async function ask(call: Call, key: string) {
  const path = call.path.replace('{email}', 'nobody@example.test').replace(/\{\w+\}/, nothing)
  const response = await shop.request(`/api${path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${key}` },
  })
  const { code, detail } = (await response.json().catch(() => ({}))) as Record<string, string>
  return { status: response.status, code, detail }
}

const entries = Object.entries(calls) as [string, Call][]

test.each(entries)(
  'T83 %s is closed to every key without its scope, and says which that is',
  async (_, call) => {
    let tried = 0
    for (const [scope, key] of keys) {
      if (scope === call.scope) continue
      tried += 1
      const told = await ask(call, key)
      if (call.scope)
        expect(told, scope).toMatchObject({
          status: 403,
          code: 'scope_missing',
          detail: expect.stringContaining(call.scope),
        })
      else expect(told, scope).toMatchObject({ status: 403, code: 'not_for_keys' })
    }
    expect(tried).toBeGreaterThanOrEqual(scopeNames.length - 1)
  },
)

test('T83 nothing of all that has changed anything', async () => {
  expect(await footprint(shop)).toEqual(before)
})

test.each(entries.filter(([, { scope }]) => scope))(
  'T83 %s is open to a key with its scope',
  async (_, call) => {
    const { status, code } = await ask(call, keys.get(call.scope!)!)
    expect(['scope_missing', 'not_for_keys', 'key_not_valid']).not.toContain(code)
    expect([401, 405, 500]).not.toContain(status)
  },
)

test('T83 every scope opens something, and none is for whom it opens nothing', () => {
  for (const isAdmin of [true, false])
    for (const scope of scopesFor(isAdmin)) {
      const shut = isAdmin ? 'buyer' : 'admin'
      const opens = entries.filter(([, call]) => call.scope === scope && call.who !== shut)
      expect(opens.length, `${scope} for ${isAdmin ? 'the shop' : 'a buyer'}`).toBeGreaterThan(0)
    }
})
