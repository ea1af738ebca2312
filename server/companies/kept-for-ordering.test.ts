import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, openCompany } from '../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, orderOf } from '../../tests/orders.fixture.ts'
import { actFor, type TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let person: TestUser
let founder: TestUser
let colleague: TestUser
let viewer: TestUser
let elsewhere: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  const admin = await shop.admin()
  person = await shop.buyer('Person')
  const company = await openCompany(shop, admin, person, 'Keeping Works')
  const other = await openCompany(shop, admin, person, 'Other Works')
  founder = company.founder
  elsewhere = other.founder
  colleague = await join(shop, company, await shop.buyer('Colleague'), ['buyer'])
  viewer = await join(shop, company, await shop.buyer('Viewer'), ['viewer'])
})
afterAll(() => shop?.close())

const read = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T
const told = async (asked: Promise<Response>) => {
  const answer = await asked
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}
const quantities = async (who: TestUser) => {
  const { lines } = await read<{ lines: { quantity: number }[] }>(who.call('GET', '/basket'))
  return lines.map(({ quantity }) => quantity)
}

test('business: 1.5 one person has a basket for themselves and one in each company', async () => {
  const partsId = await addTestPart(shop)
  for (const [who, quantity] of [
    [person, 10],
    [founder, 20],
    [elsewhere, 30],
  ] as const)
    await who.call('POST', '/basket', { lines: [{ partsId, quantity }] })
  expect(await quantities(colleague)).toEqual([])
  const order = orderOf(partsId, 20, 2_000)
  const lines = [{ partsId, quantity: 20, price: 2_000 }]
  const { address, number } = order
  const placed = await founder.call('POST', '/orders', {
    ...{ lines, address, number },
    fromBasket: true,
  })
  expect(placed.status).toBe(200)
  // there and back changes neither
  const again = await actFor(shop.publicUrl, person, null)
  expect(await quantities(again)).toEqual([10])
  expect(await quantities(founder)).toEqual([])
  expect(await quantities(elsewhere)).toEqual([30])
  expect((await founder.call('PUT', `/basket/${partsId}`, { quantity: 1 })).status).toBe(404)
  expect(await read(elsewhere.call('DELETE', '/basket'))).toEqual({ deletedCount: 1 })
  expect(await quantities(again)).toEqual([10])
})

test('business: 1 own numbers and layouts of columns are the company’s', async () => {
  const [one, two, three] = [
    await addTestPart(shop),
    await addTestPart(shop),
    await addTestPart(shop),
  ]
  const keep = (who: TestUser, partsId: string) =>
    who.call('POST', '/own-part-numbers', { lines: [{ partsId, number: 'STOCK-1' }] })
  await keep(person, one)
  await keep(founder, two)
  await keep(elsewhere, three)
  const meant = async (who: TestUser) =>
    await read(who.call('POST', '/own-part-matches', { numbers: ['stock 1'] }))
  expect(await meant(person)).toMatchObject({ rows: [{ part: { _id: one } }] })
  expect(await meant(elsewhere)).toMatchObject({ rows: [{ part: { _id: three } }] })
  for (const who of [founder, colleague])
    expect(await meant(who)).toMatchObject({ rows: [{ part: { _id: two } }] })
  const [kept] = await read<{ _id: string }[]>(colleague.call('GET', '/own-part-numbers'))
  expect((await person.call('DELETE', `/own-part-numbers/${kept!._id}`)).status).toBe(404)

  const layout = { layout: 'ERP', columns: ['mpn', 'quantity'], decimal: null }
  expect((await founder.call('POST', '/column-layouts', layout)).status).toBe(200)
  const layouts = async (who: TestUser) =>
    (await read<{ layouts: object[] }>(who.call('GET', '/column-layouts'))).layouts.length
  expect([await layouts(colleague), await layouts(person), await layouts(elsewhere)]).toEqual([
    1, 0, 0,
  ])
})

test('business: 1 a list is its maker’s or the company’s', async () => {
  const lines = [{ partsId: await addTestPart(shop), quantity: 10 }]
  const add = async (who: TestUser, name: string, more = {}) =>
    (await read<{ insertedId: string }>(who.call('POST', '/lists', { name, lines, ...more })))
      .insertedId
  const mine = await add(founder, 'Mine')
  const ours = await add(founder, 'Ours', { forCompany: true })
  const forCompany = { name: 'None', lines, forCompany: true }
  expect(await told(person.call('POST', '/lists', forCompany))).toEqual([403, 'company_needed'])
  expect(await told(viewer.call('POST', '/lists', forCompany))).toEqual([403, 'right_missing'])

  const names = async (who: TestUser) =>
    (await read<{ name: string }[]>(who.call('GET', '/lists'))).map(({ name }) => name).sort()
  expect(await names(founder)).toEqual(['Mine', 'Ours'])
  for (const who of [colleague, viewer]) expect(await names(who)).toEqual(['Ours'])
  for (const who of [person, elsewhere]) expect(await names(who)).toEqual([])
  for (const [who, id] of [
    [colleague, mine],
    [person, ours],
    [elsewhere, ours],
  ] as const)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/lines'],
      ['POST', '/share'],
      ['DELETE', ''],
    ] as const)
      expect(
        await told(
          who.call(method, `/lists/${id}${path}`, path === '/lines' ? { lines } : undefined),
        ),
      ).toEqual([404, 'not_found'])

  const seen = await read<{ updatedAt: string; ofCompany: object }>(
    viewer.call('GET', `/lists/${ours}`),
  )
  expect(seen.ofCompany).toEqual({ owner: 'Person' })
  expect(await told(viewer.call('POST', `/lists/${ours}/lines`, { lines }))).toEqual([
    403,
    'right_missing',
  ])
  const change = { name: 'Ours too', lines, updatedAt: seen.updatedAt }
  expect(
    await told(colleague.call('PUT', `/lists/${ours}`, { ...change, forCompany: false })),
  ).toEqual([403, 'right_missing'])
  expect((await colleague.call('PUT', `/lists/${ours}`, change)).status).toBe(200)
  expect(await told(colleague.call('DELETE', `/lists/${ours}`))).toEqual([403, 'right_missing'])
  expect(await names(viewer)).toEqual(['Ours too'])
  const again = await read<{ updatedAt: string }>(founder.call('GET', `/lists/${ours}`))
  await founder.call('PUT', `/lists/${ours}`, {
    ...{ name: 'Mine too', lines, updatedAt: again.updatedAt, forCompany: false },
  })
  expect(await names(viewer)).toEqual([])
  expect(await read(founder.call('DELETE', `/lists/${ours}`))).toEqual({ deletedCount: 1 })
})
