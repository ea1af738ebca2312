import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { join, openCompany } from '../companies.fixture.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { actFor, type TestUser } from '../test-user.ts'
import { footprint, type Kind, makers } from './objects.fixture.ts'
import { type ObjectRow, table } from './table.ts'

/** What a company's members have in its name. */
const kinds = ['unpaid order', 'pending order', 'shipment', 'inquiry'] as const satisfies Kind[]

/**
 * `owner` ordered for the company. `viewer` sees all of it, `colleague` is a buyer like the owner; `stranger` leads another
 * company; `former` was a member, and has their token still; `alone` is the owner acting for themselves.
 */
const actors = ['viewer', 'colleague', 'stranger', 'former', 'alone'] as const
type Actor = (typeof actors)[number]

let shop: TestShop
let admin: TestUser
let owner: TestUser
let people: Record<Actor, TestUser>
let companyId: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '500', RELEASE: 'manual' } })
  admin = await shop.admin()
  const [founder, another, buyer, viewer, colleague, leaving] = await Promise.all(
    ['Founder', 'Another', 'Owner', 'Viewer', 'Colleague', 'Leaving'].map((name) =>
      shop.buyer(name),
    ),
  )
  const company = await openCompany(shop, admin, founder!, 'Acting Works')
  const other = await openCompany(shop, admin, another!, 'Other Works')
  companyId = company.id
  owner = await join(shop, company, buyer!, ['buyer'])
  people = {
    viewer: await join(shop, company, viewer!, ['viewer']),
    colleague: await join(shop, company, colleague!, ['buyer']),
    stranger: other.founder,
    former: await join(shop, company, leaving!, ['purchasing_admin']),
    alone: await actFor(shop.publicUrl, buyer!, null),
  }
  const members = (await (await people.former.call('GET', '/company/members')).json()) as {
    _id: string
    email: string
  }[]
  const own = members.find(({ email }) => email === leaving!.email)!
  expect((await company.founder.call('DELETE', `/company/members/${own._id}`)).status).toBe(200)
  // the provider's own events would come whenever they like, and change what is compared
  await fetch(`${shop.sandbox.url}/control/faults/webhooks`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'silent' }),
  })
})
afterAll(() => shop?.close())

const rows = (Object.entries(table) as [CallName, object][]).filter(
  (entry): entry is [CallName, ObjectRow] =>
    'names' in entry[1] && kinds.some((kind) => kind === (entry[1] as ObjectRow).names),
)

async function send(user: TestUser, call: Call, row: ObjectRow, id: string) {
  const path = `${call.path.replace(/\{\w+\}/, id)}${row.query?.(id) ?? ''}`
  const response = await user.call(call.method, path, row.body?.(id))
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  return { status: response.status, code }
}

/** What an actor is told of something that the owner has in the company; null: they are let in. */
function toldTo(actor: Actor, { who, method }: Call): [status: number, code: string] | null {
  if (actor === 'former') return [401, 'not_signed_in']
  if (who === 'admin') return [403, 'not_allowed']
  if (actor !== 'viewer') return [404, 'not_found']
  return method === 'GET' ? null : [403, 'right_missing']
}

test.each(rows)(
  'T22 business: 1.2 1.3 %s of a company’s order knows colleague, viewer, other company and former member',
  async (name, row) => {
    const call: Call = calls[name]
    const id = await makers[row.names](shop, owner, admin)
    const before = await footprint(shop)
    for (const actor of actors) {
      const told = toldTo(actor, call)
      const { status, code } = await send(people[actor], call, row, id)
      if (told) expect([status, code], actor).toEqual(told)
      else expect([401, 403, 404, 405, 500], `${actor}: ${code}`).not.toContain(status)
    }
    expect(await footprint(shop)).toEqual(before)
  },
)

/** Calls of members whose roles have to allow them. */
const managed = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { who, right }]) => who === 'member' || right,
)

test.each(managed)(
  'T22 business: 1.3 %s asks the roles of whoever acts for a company',
  async (name) => {
    const call: Call = calls[name]
    const path = call.path.replace(/\{\w+\}/, '018f3c3c-0000-7000-8000-000000000000')
    const { viewer, former, alone } = people
    const ended = await former.call(call.method, path)
    expect(ended.status).toBe(401)
    const outside = await alone.call(call.method, path)
    const { code: told } = (await outside.json()) as { code: string }
    if (call.who === 'member') expect([outside.status, told]).toEqual([403, 'company_needed'])
    else expect(['unsupported_type', 'not_found']).toContain(told)
    const looked = await viewer.call(call.method, path)
    const { code } = (await looked.json().catch(() => ({}))) as { code?: string }
    if (call.right) expect([looked.status, code]).toEqual([403, 'right_missing'])
    else expect([401, 405, 500], code).not.toContain(looked.status)
  },
)

test('T22 business: 1.3 lists, exports, purchases and events show a context nothing of another', async () => {
  const id = await makers['pending order'](shop, owner, admin)
  const order = (await (await owner.call('GET', `/order/${id}`)).json()) as {
    orderNumber: string
    partsId: string
  }
  const { orderNumber, partsId } = order
  const told = async (user: TestUser, scope: string) => {
    const email = encodeURIComponent(user.email)
    const answers = await Promise.all(
      [
        `/orders?email=${email}&scope=${scope}`,
        `/order-export?scope=${scope}`,
        `/order-line-export?scope=${scope}`,
        '/purchases',
        '/events?after=0',
      ].map((path) => user.call('GET', path)),
    )
    return await Promise.all(
      answers.map(async (answer) => {
        const text = await answer.text()
        return [id, orderNumber, partsId].some((name) => text.includes(name))
      }),
    )
  }
  expect(await told(owner, 'mine')).toEqual([true, true, true, true, true])
  expect(await told(people.viewer, 'company')).toEqual([true, true, true, true, true])
  for (const actor of ['colleague', 'stranger', 'alone'] as const)
    for (const scope of ['mine', 'company'])
      expect(await told(people[actor], scope), `${actor} ${scope}`).toEqual(Array(5).fill(false))
})

test('business: 1 a suspended company looks, and orders nothing', async () => {
  const order = await makers['unpaid order'](shop, owner, admin)
  const change = (state: string) => admin.call('PATCH', `/companies/${companyId}`, { state })
  expect((await change('suspended')).status).toBe(200)
  expect((await owner.call('GET', `/order/${order}`)).status).toBe(200)
  for (const path of ['/order', '/orders']) {
    const refused = await owner.call('POST', path, {})
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      'company_state',
    ])
  }
  expect((await change('approved')).status).toBe(200)
})
