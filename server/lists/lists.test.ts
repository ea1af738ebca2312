import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListHead, SavedList } from '../../contract/lists.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { changeList, faultOf, readList, saveList, shareList } from './lists.fixture.ts'

let shop: TestShop
let owner: TestUser
let other: TestUser
let admin: TestUser
let cpu: string
let gpu: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  ;[other, admin, cpu, gpu] = await Promise.all([
    shop.buyer('Other Buyer'),
    shop.admin(),
    addTestPart(shop, { name: 'Listed CPU' }),
    addTestPart(shop, { name: 'Listed GPU' }),
  ])
})
afterAll(() => shop?.close())
beforeEach(async () => {
  owner = await shop.buyer('Owning Buyer')
})

const missing = '018f3c3c-0000-7000-8000-000000000000'

const save = (name: string, lines: object[] = [{ partsId: cpu, quantity: 20 }]) =>
  saveList(owner, name, lines)
const read = (id: string) => readList(owner, id)
const change = (list: SavedList, name: string, lines: object[]) =>
  changeList(owner, list, name, lines)
const share = (id: string) => shareList(owner, id)

test('a list keeps its lines in their order, each part once, with the parts as they are', async () => {
  const id = await save('  Racks  ', [
    { partsId: gpu, quantity: 3, note: 'spare' },
    { partsId: cpu, quantity: 20, ownNumber: 'OWN-1' },
    { partsId: gpu.toUpperCase(), quantity: 4, ownNumber: 'OWN-2', note: 'second' },
  ])
  expect(await read(id)).toMatchObject({
    _id: id,
    name: 'Racks',
    shareToken: null,
    currency: 'usd',
    lines: [
      {
        partsId: gpu,
        partsName: 'Listed GPU',
        quantity: 7,
        ownNumber: 'OWN-2',
        note: 'spare / second',
        part: { _id: gpu, price: 100, quantity: 1_000 },
      },
      { partsId: cpu, quantity: 20, ownNumber: 'OWN-1', note: '' },
    ],
  })
  const saved = await shop.sql`
    select n.number from own_part_number n join users u on u.id = n.buyer_id
    where u.email = ${owner.email} order by n.number`
  expect(saved.map(({ number }) => number)).toEqual(['OWN-1', 'OWN-2'])
})

test('a part that leaves the shop stays in the list by its name, and may be saved again', async () => {
  const gone = await addTestPart(shop, { name: 'Leaving CPU' })
  const id = await save('Leaving', [
    { partsId: gone, quantity: 10 },
    { partsId: cpu, quantity: 10 },
  ])
  await admin.call('DELETE', `/parts/${gone}`)
  const list = await read(id)
  expect(list.lines).toMatchObject([
    { partsName: 'Leaving CPU', quantity: 10, part: null },
    { partsName: 'Listed CPU', part: { _id: cpu } },
  ])
  const plain = list.lines.map(({ partsId, quantity, ownNumber, note }) => ({
    partsId,
    quantity,
    ownNumber,
    note,
  }))
  const response = await change(list, 'Left', plain)
  expect(response.status).toBe(200)
  expect(((await response.json()) as SavedList).lines).toHaveLength(2)
})

test('what is no list is refused where it is wrong', async () => {
  for (const [body, path] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', lines: [{ partsId: missing, quantity: 1 }] }, 'lines.0.partsId'],
    [{ name: 'x', lines: [{ partsId: cpu, quantity: 0 }] }, 'lines.0.quantity'],
    [
      { name: 'x', lines: [1, 2].map(() => ({ partsId: cpu, quantity: 600_000_000 })) },
      'lines.1.quantity',
    ],
    [{ name: 'x', lines: [{ partsId: cpu, quantity: 1, note: 'x'.repeat(501) }] }, 'lines.0.note'],
  ] as const) {
    const fault = await faultOf(await owner.call('POST', '/lists', body))
    expect(fault).toMatchObject({ status: 400, errors: [{ path }] })
  }
  expect(await (await owner.call('GET', '/lists')).json()).toEqual([])
})

describe('the lists of a buyer', () => {
  test('are found by their name and by the parts in them, sorted and paged', async () => {
    await save('Beta', [])
    await save('alpha', [
      { partsId: cpu, quantity: 1 },
      { partsId: gpu, quantity: 1, ownNumber: 'RACK-77' },
    ])
    await save('Gamma')
    const found = async (query: string) => {
      const response = await owner.call('GET', `/lists?${query}`)
      const heads = (await response.json()) as ListHead[]
      return { names: heads.map(({ name }) => name), total: response.headers.get('x-total-count') }
    }
    expect(await found('')).toEqual({ names: ['Gamma', 'alpha', 'Beta'], total: '3' })
    expect((await found('sort=name')).names).toEqual(['alpha', 'Beta', 'Gamma'])
    expect((await found('sort=-lines')).names).toEqual(['alpha', 'Gamma', 'Beta'])
    expect((await found('q=GAM')).names).toEqual(['Gamma'])
    expect((await found('q=listed+gpu')).names).toEqual(['alpha'])
    expect((await found('q=rack-7')).names).toEqual(['alpha'])
    expect(await found('q=%25')).toEqual({ names: [], total: '0' })
    expect(await found('limit=2&page=2')).toEqual({ names: ['Beta'], total: '3' })
  })

  test('are nobody else’s: another’s answers exactly like one that is not there', async () => {
    const id = await save('Mine')
    const before = await read(id)
    const body = { name: 'Taken', lines: [], updatedAt: before.updatedAt }
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['PUT', '', body],
      ['DELETE', '', undefined],
      ['POST', '/lines', { lines: [{ partsId: gpu, quantity: 1 }] }],
      ['POST', '/share', undefined],
      ['DELETE', '/share', undefined],
    ] as const) {
      const [theirs, none] = await Promise.all(
        [id, missing].map((one) => other.call(method, `/lists/${one}${path}`, sent)),
      )
      expect(theirs?.status, `${method} ${path}`).toBe(404)
      expect(await faultOf(theirs!)).toEqual(await faultOf(none!))
    }
    expect(await read(id)).toEqual(before)
    expect(await (await other.call('GET', '/lists')).json()).toEqual([])
  })

  test('are 500 at most, however many are saved at once', async () => {
    await shop.sql`
      insert into list (id, owner_id, name)
      select gen_random_uuid(), id, 'Many' from users, generate_series(1, 498) where email = ${owner.email}`
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.call('POST', '/lists', { name: 'One more' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await faultOf(refused!)).toMatchObject({ code: 'too_many_lists' })
  })
})

describe('a change', () => {
  test('names the list it was made upon: of two at once one is refused, and loses nothing', async () => {
    const list = await read(await save('Raced'))
    const answers = await Promise.all(
      [1, 2, 3, 4].map((quantity) => change(list, `By ${quantity}`, [{ partsId: cpu, quantity }])),
    )
    const won = answers.findIndex(({ status }) => status === 200) + 1
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const after = await read(list._id)
    expect(after).toMatchObject({ name: `By ${won}`, lines: [{ quantity: won }] })
    expect(after.updatedAt > list.updatedAt).toBe(true)
    expect(await faultOf(await change(list, 'Late', []))).toMatchObject({ code: 'list_changed' })
    expect((await change(after, 'On time', [])).status).toBe(200)
  })

  test('that adds lines sums with what is there, both of two at once', async () => {
    const id = await save('Added to')
    const add = (lines: object[], key?: string) =>
      owner.call('POST', `/lists/${id}/lines`, { lines }, key ? { 'idempotency-key': key } : {})
    await Promise.all([
      add([
        { partsId: cpu, quantity: 5 },
        { partsId: gpu, quantity: 1 },
      ]),
      add([{ partsId: cpu, quantity: 7 }], 'the-same'),
    ])
    expect((await add([{ partsId: cpu, quantity: 7 }], 'the-same')).status).toBe(200)
    expect((await read(id)).lines.map(({ quantity }) => quantity)).toEqual([32, 1])
  })

  test('that forgets an own number is not undone by the next one', async () => {
    const id = await save('Numbers', [{ partsId: cpu, quantity: 1, ownNumber: 'FORGOTTEN' }])
    await shop.sql`delete from own_part_number where number = 'FORGOTTEN'`
    const list = await read(id)
    await change(list, 'Numbers again', list.lines)
    expect(await shop.sql`select 1 from own_part_number where number = 'FORGOTTEN'`).toHaveLength(0)
  })

  test('deletes a list, and its link with it', async () => {
    const id = await save('Short-lived')
    const token = await share(id)
    expect(await (await owner.call('DELETE', `/lists/${id}`)).json()).toEqual({ deletedCount: 1 })
    expect((await owner.call('DELETE', `/lists/${id}`)).status).toBe(404)
    expect((await other.call('GET', `/shared-lists/${token}`)).status).toBe(404)
  })
})

test('a list of 1,000 lines is saved, read and no longer', async () => {
  const ids = await shop.sql<{ id: string }[]>`
    insert into part (id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months)
    select gen_random_uuid(), 'BULK-' || n, 'Bulk part ' || n, 'x', 'cpu', 1, 0, 100, '/none', 12
    from generate_series(1, 1001) n
    returning id`
  const lines = ids.map(({ id }) => ({ partsId: id, quantity: 1, note: 'ü'.repeat(200) }))
  const id = await save('Large', lines.slice(0, 1_000))
  expect((await read(id)).lines).toHaveLength(1_000)
  const full = await owner.call('POST', `/lists/${id}/lines`, { lines: lines.slice(1_000) })
  expect(await faultOf(full)).toMatchObject({ status: 409, code: 'list_full' })
  expect((await owner.call('POST', '/lists', { name: 'Larger', lines })).status).toBe(400)
})
