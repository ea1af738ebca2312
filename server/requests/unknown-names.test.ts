import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { openCompany } from '../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, orderOf } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
let buyer: TestUser
let member: TestUser
let part: string
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
  buyer = await shop.buyer()
  member = (await openCompany(shop, admin, buyer, 'Example Works')).founder
  part = await addTestPart(shop)
})
afterAll(() => shop?.close())

type Fault = { code?: string; errors?: { path: string; message: string }[] }
const faultsOf = async (response: Response) => {
  const { code, errors } = (await response.json()) as Fault
  return { status: response.status, code, errors }
}
const refused = (path: string, words: string) => ({
  status: 400,
  code: 'invalid_input',
  errors: expect.arrayContaining([{ path, message: expect.stringContaining(words) }]),
})

const every = Object.entries(calls) as [string, Call][]
const who = ({ who }: Call) =>
  who === 'member' ? member : who === 'buyer' || who === 'session' ? buyer : admin

/** Asks a call as who may make it, of things that are not there. */
function ask(call: Call, query: string, body?: BodyInit, type?: string) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'email' ? who(call).email : name === 'token' ? 'x'.repeat(43) : part,
  )
  const { token, cookie } = who(call)
  return shop.request(`/api${path}${query}`, {
    method: call.method,
    headers: {
      origin: shop.config.publicUrl,
      ...(call.who === 'session' ? { cookie } : { authorization: `Bearer ${token}` }),
      ...(type && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  })
}

describe('T81 found: P1 a name that is not known', () => {
  test.each(every)('in the query of %s is refused', async (_, call) => {
    const said = await faultsOf(await ask(call, '?nonesuch=1'))
    expect(said).toMatchObject(refused('nonesuch', 'There is no “nonesuch” here'))
  })

  const sent = every.filter(([, call]) => call.method !== 'GET' && call.who !== 'provider')
  test.each(sent)('in the body of %s is refused', async (_, call) => {
    const form = new FormData()
    if (call.upload) form.append(call.upload, new Blob(['mpn\n']), 'a.csv')
    form.append('nonesuch', '1')
    const response = call.upload
      ? await ask(call, '', form)
      : await ask(call, '', '{"nonesuch":1}', 'application/json')
    expect(await faultsOf(response)).toMatchObject(refused('nonesuch', 'There is no “nonesuch”'))
  })

  test.each([
    ['PATCH', '/parts/{id}', { prise: 5 }, 'prise', 'Did you mean “price”?'],
    ['PATCH', '/parts/{id}', { min_quantity: 5 }, 'min_quantity', 'Did you mean “minQuantity”?'],
    [
      'PATCH',
      '/parts/{id}',
      { pack: { nmae: 'tray', size: 5 } },
      'pack.nmae',
      'Did you mean “name”?',
    ],
    [
      'PATCH',
      '/parts/{id}',
      { priceBreaks: [{ from: 9, prcie: 5 }] },
      'priceBreaks.0.prcie',
      '“price”',
    ],
    ['PATCH', '/parts/{id}', { x: 5 }, 'x', 'Known here: '],
    ['PATCH', '/parts/{id}', { quantity: 777 }, 'quantity', 'POST /parts/{id}/stock'],
    ['PATCH', '/parts/{id}', { ['x'.repeat(5_000)]: 1 }, `${'x'.repeat(60)}…`, 'Known here'],
    [
      'POST',
      '/prices',
      { items: [{ partsId: 'x', qty: 1 }] },
      'items.0.qty',
      'Known here: partsId, quantity',
    ],
  ])('%s %s %o is told', async (method, path, body, name, words) => {
    const before = await (await shop.request(`/api/parts/${part}`)).json()
    const response = await admin.call(method, path.replace('{id}', part), body)
    expect(await faultsOf(response)).toMatchObject(refused(name, words))
    expect(await (await shop.request(`/api/parts/${part}`)).json()).toEqual(before)
  })

  test('in a record of categories is one that the shop never had', async () => {
    const lines = [{ partId: part, quantity: 1 }]
    const body = { lines, spares: { cases: 5, cpu: 1 } }
    const { errors } = await faultsOf(await buyer.call('POST', '/builds/check', body))
    expect(errors).toEqual([{ path: 'spares.cases', message: 'The shop has no category “cases”' }])
  })

  test('in the query of the parts finds none of them', async () => {
    const of = async (query: string) => await faultsOf(await shop.request(`/api/parts${query}`))
    expect(await of('?sku=X')).toMatchObject(refused('sku', 'with “mpn”'))
    expect(await of('?since=2026-01-01')).toMatchObject(refused('since', 'no “since”'))
    expect(await of('?categroy=cpu&limit=3')).toMatchObject(refused('categroy', '“category”'))
  })

  test('is told beside what else is wrong, and many are told in part', async () => {
    const said = await faultsOf(await admin.call('PATCH', `/parts/${part}`, { prise: 5, name: '' }))
    expect(said.errors?.map(({ path }) => path)).toEqual(['prise', 'name'])
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`n${n}`, n]))
    expect((await faultsOf(await admin.call('PATCH', `/parts/${part}`, many))).errors).toHaveLength(
      20,
    )
  })

  test.each([
    ['/sign-up/email', { role: 'admin' }],
    ['/sign-in/email', { remember_me: true }],
    ['/update-user', { image: 'https://elsewhere.example/a.png' }],
    ['/revoke-sessions', { all: true }],
  ])('is refused by /api/auth%s: %o', async (path, more) => {
    const response = await shop.request(`/api/auth${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: shop.config.publicUrl,
        cookie: buyer.cookie,
      },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.test', password: 'x', ...more }),
    })
    expect(await faultsOf(response)).toMatchObject(refused(Object.keys(more)[0]!, 'There is no'))
  })
})

test('T81 found: P1 what the specification names is taken, used or not', async () => {
  const names = { transactionId: 'pi_1', partsName: 7, displayName: null }
  const order = { ...orderOf(part, 10, 1_000), ...names }
  expect((await buyer.call('POST', '/order', order)).status).toBe(200)
  const review = { name: 'Somebody', rating: 5, review: 'Good' }
  expect((await buyer.call('POST', '/review', review)).status).toBe(200)
  const body = JSON.stringify({ email: buyer.email, displayName: 'Somebody' })
  expect((await ask(calls.issueToken, '', body, 'application/json')).status).toBe(200)
  const specs = { anything: 'goes', nested: 1 }
  expect((await admin.call('PATCH', `/parts/${part}`, { specs })).status).toBe(200)
})

test('T81 found: P1 counts are true', async () => {
  const change = async (body: object) => (await admin.call('PATCH', `/parts/${part}`, body)).json()
  expect(await change({})).toEqual({ modifiedCount: 0 })
  expect(await change({ name: 'Another', specs: { a: 1 } })).toEqual({ modifiedCount: 1 })
  expect(await change({ specs: { a: 1 }, name: 'Another', pack: null })).toEqual({
    modifiedCount: 0,
  })
  const profile = {
    education: 'A',
    location: 'B',
    number: '0123456789',
    linkedin: 'https://x.example',
  }
  const save = async () => (await buyer.call('PATCH', `/user/${buyer.email}`, profile)).json()
  expect(await save()).toEqual({ modifiedCount: 1 })
  expect(await save()).toEqual({ modifiedCount: 0 })
})

test('found: P1 parts are found by the manufacturer’s numbers, as people write them', async () => {
  const { mpn } = (await (await shop.request(`/api/parts/${part}`)).json()) as { mpn: string }
  const found = async (query: string) => {
    const response = await shop.request(`/api/parts?${query}`)
    return ((await response.json()) as { _id: string }[]).map(({ _id }) => _id)
  }
  const written = encodeURIComponent(` ${mpn.toLowerCase().replaceAll('-', ' / ')}`)
  expect(await found(`mpn=${written}`)).toEqual([part])
  expect(await found(`mpn=NONE-1&mpn=${written}&limit=5`)).toEqual([part])
  expect(await found('mpn=NONE-1')).toEqual([])
  for (const empty of ['mpn=', 'mpn=&mpn=', `mpn=${written}&mpn=`, 'mpn=%20'])
    expect((await shop.request(`/api/parts?${empty}`)).status, empty).toBe(400)
  expect(await found(`mpn=${written}&q=nonesuch`)).toEqual([])
})

test('T81 what a page is asked with is left alone', async () => {
  expect((await shop.request('/?utm_source=mail&gclid=1')).status).toBe(200)
})
