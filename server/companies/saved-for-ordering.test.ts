import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, openCompany, read, told } from '../../tests/companies.fixture.ts'
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
    lines,
    address,
    number,
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
  const save = (who: TestUser, partsId: string) =>
    who.call('POST', '/own-part-numbers', { lines: [{ partsId, number: 'STOCK-1' }] })
  await save(person, one)
  await save(founder, two)
  await save(elsewhere, three)
  const meant = async (who: TestUser) =>
    await read(who.call('POST', '/own-part-matches', { numbers: ['stock 1'] }))
  expect(await meant(person)).toMatchObject({ rows: [{ part: { _id: one } }] })
  expect(await meant(elsewhere)).toMatchObject({ rows: [{ part: { _id: three } }] })
  for (const who of [founder, colleague])
    expect(await meant(who)).toMatchObject({ rows: [{ part: { _id: two } }] })
  const [saved] = await read<{ _id: string }[]>(colleague.call('GET', '/own-part-numbers'))
  expect((await person.call('DELETE', `/own-part-numbers/${saved!._id}`)).status).toBe(404)

  const layout = { layout: 'ERP', columns: ['number', 'quantity'], decimal: null }
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
  expect(seen.ofCompany).toEqual({ owner: 'Person', isOwn: false })
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
  const theirs = await add(colleague, 'Theirs', { forCompany: true })
  const { updatedAt } = await read<{ updatedAt: string }>(founder.call('GET', `/lists/${theirs}`))
  const taken = { name: 'Theirs', lines, updatedAt, forCompany: false }
  expect((await founder.call('PUT', `/lists/${theirs}`, taken)).status).toBe(200)
  expect((await founder.call('GET', `/lists/${theirs}`)).status).toBe(404)
  expect((await colleague.call('GET', `/lists/${theirs}`)).status).toBe(200)
  const again = await read<{ updatedAt: string; ofCompany: object }>(
    founder.call('GET', `/lists/${ours}`),
  )
  expect(again.ofCompany).toEqual({ owner: 'Person', isOwn: true })
  await founder.call('PUT', `/lists/${ours}`, {
    name: 'Mine too',
    lines,
    updatedAt: again.updatedAt,
    forCompany: false,
  })
  expect(await names(viewer)).toEqual([])
  expect(await read(founder.call('DELETE', `/lists/${ours}`))).toEqual({ deletedCount: 1 })
})

test('business: 1 cost centres: orders keep what theirs was called', async () => {
  const add = async (code: string) =>
    await told(founder.call('POST', '/company/cost-centres', { code, name: `Centre ${code}` }))
  expect(await add('4711')).toEqual([200, undefined])
  expect(await add('lab-a')).toEqual([200, undefined])
  expect(await add('LAB-A')).toEqual([409, 'cost_centre_taken'])
  const [first, lab] = await read<{ _id: string; code: string }[]>(
    colleague.call('GET', '/company/cost-centres'),
  )
  const place = async (who: TestUser, more: object) => {
    const { partsId, quantity, price, address, number } = orderOf(
      await addTestPart(shop),
      10,
      1_000,
    )
    const answer = await read<{ insertedId: string; errors?: { path: string }[] }>(
      who.call('POST', '/orders', {
        lines: [{ partsId, quantity, price }],
        address,
        number,
        ...more,
      }),
    )
    if (!answer.insertedId) return answer.errors
    return (await read<{ costCentre?: string }>(who.call('GET', `/order/${answer.insertedId}`)))
      .costCentre
  }
  expect(await place(colleague, {})).toBeUndefined()
  expect(await place(colleague, { costCentreId: lab!._id })).toBe('lab-a Centre lab-a')
  for (const who of [person, elsewhere])
    expect(await place(who, { costCentreId: lab!._id })).toMatchObject([{ path: 'costCentreId' }])

  const members = await read<{ _id: string; email: string }[]>(
    founder.call('GET', '/company/members'),
  )
  const own = members.find(({ email }) => email === colleague.email)!
  const change = (costCentreId: string | null) =>
    read(founder.call('PATCH', `/company/members/${own._id}`, { costCentreId }))
  expect(await change(first!._id)).toEqual({ modifiedCount: 1 })
  expect(await change(first!._id)).toEqual({ modifiedCount: 0 })
  expect(await place(colleague, {})).toBe('4711 Centre 4711')
  expect(await place(colleague, { costCentreId: null })).toBeUndefined()
  const renamed = { code: '4712', name: 'Other' }
  await founder.call('PATCH', `/company/cost-centres/${first!._id}`, renamed)
  expect(await place(colleague, {})).toBe('4712 Other')
  expect((await founder.call('DELETE', `/company/cost-centres/${first!._id}`)).status).toBe(200)
  expect(await place(colleague, {})).toBeUndefined()
  expect(await place(colleague, { costCentreId: first!._id })).toMatchObject([
    { path: 'costCentreId' },
  ])
  expect((await elsewhere.call('DELETE', `/company/cost-centres/${lab!._id}`)).status).toBe(404)
})

test('business: 1 a company’s addresses are all its members’, and its leaders change them', async () => {
  const address = { country: 'DE', line1: 'Hafenweg 1', city: 'Hamburg', postalCode: '20457' }
  const saved = await read<{ insertedId: string }>(founder.call('POST', '/addresses', address))
  expect(await told(colleague.call('POST', '/addresses', address))).toEqual([403, 'right_missing'])
  const seen = async (who: TestUser) =>
    (await read<{ addresses: { _id: string }[] }>(who.call('GET', '/addresses'))).addresses.map(
      ({ _id }) => _id,
    )
  expect([await seen(founder), await seen(colleague)]).toEqual([
    [saved.insertedId],
    [saved.insertedId],
  ])
  expect([await seen(person), await seen(elsewhere)]).toEqual([[], []])
  const part = await addTestPart(shop)
  const order = (who: TestUser) =>
    who.call('POST', '/orders', {
      lines: [{ partsId: part, quantity: 10, price: 1_000 }],
      number: '+49 40 5550100',
      addressId: saved.insertedId,
    })
  expect((await order(colleague)).status).toBe(200)
  expect((await order(person)).status).toBe(400)
})

test('business: 1 a basket is handed to a colleague whole', async () => {
  const [one, two] = [await addTestPart(shop), await addTestPart(shop)]
  const lines = [
    { partsId: one, quantity: 10, note: 'Rack 7' },
    { partsId: two, quantity: 20 },
  ]
  await colleague.call('POST', '/basket', { lines })
  await founder.call('POST', '/basket', { lines: [{ partsId: one, quantity: 5 }] })
  expect(await told(colleague.call('GET', '/company/baskets'))).toEqual([403, 'right_missing'])
  const members = await read<{ _id: string; email: string }[]>(
    founder.call('GET', '/company/members'),
  )
  const [from, to] = [colleague, founder].map(
    ({ email }) => members.find((member) => member.email === email)!._id,
  )
  const baskets = await read<{ memberId: string; lines: object[] }[]>(
    founder.call('GET', '/company/baskets'),
  )
  expect(baskets.find(({ memberId }) => memberId === from)).toMatchObject({
    email: colleague.email,
    lines: [{ partsId: one, quantity: 10, note: 'Rack 7' }, { partsId: two }],
  })
  const handOver = () => founder.call('POST', `/company/baskets/${from}/hand-over`, { to })
  expect(await read(handOver())).toEqual({ modifiedCount: 2 })
  expect(await quantities(colleague)).toEqual([])
  expect((await quantities(founder)).sort((a, b) => a - b)).toEqual([15, 20])
  expect(await read(handOver())).toEqual({ modifiedCount: 0 })
  expect((await elsewhere.call('POST', `/company/baskets/${from}/hand-over`, { to })).status).toBe(
    404,
  )
})
