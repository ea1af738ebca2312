import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedOwnNumber } from '../../../contract/parts/own-numbers.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let part: string
let other: string
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  part = await addTestPart(shop, { quantity: 100 })
  other = await addTestPart(shop, { quantity: 100 })
})
afterAll(() => shop?.close())

const list = async (buyer: TestUser, query = '') => {
  const response = await buyer.call('GET', `/own-part-numbers${query}`)
  expect(response.status).toBe(200)
  const total = Number(response.headers.get('x-total-count'))
  return { response, total, saved: (await response.json()) as SavedOwnNumber[] }
}
const save = (buyer: TestUser, lines: object[]) =>
  buyer.call('POST', '/own-part-numbers', { lines })
const match = async (buyer: TestUser, numbers: string[]) => {
  const response = await buyer.call('POST', '/own-part-matches', { numbers })
  expect(response.status).toBe(200)
  const { rows } = (await response.json()) as {
    rows: { number: string; part: { _id: string } | null }[]
  }
  return rows.map((row) => [row.number, row.part?._id ?? null])
}

test('a number means its part in every spelling, to its buyer alone', async () => {
  const [buyer, stranger] = await Promise.all([shop.buyer(), shop.buyer('Somebody Else')])
  const lines = [
    { partsId: part, number: 'CPU-0017' },
    { partsId: part.toUpperCase(), number: ' Schraube № 7/b ' },
    { partsId: other, number: 'Д-17' },
  ]
  const response = await save(buyer, lines)
  expect([response.status, await response.json()]).toEqual([200, { kept: 3 }])
  const spelt = [
    'cpu 0017',
    "'CPU0017",
    'ＣＰＵ－００１７',
    'schraube no 7b',
    'д17',
    '17',
    'Ж-17',
    '',
    'CPU-00017',
  ]
  const expected = [part, part, part, part, other, null, null, null, null]
  expect(await match(buyer, spelt)).toEqual(spelt.map((one, at) => [one, expected[at]]))
  expect(await match(stranger, spelt)).toEqual(spelt.map((one) => [one, null]))
  expect((await list(stranger)).saved).toEqual([])
  const { saved, total } = await list(buyer)
  expect(saved.map(({ number, partsId }) => [number, partsId])).toEqual([
    ['Д-17', other],
    ['Schraube № 7/b', part],
    ['CPU-0017', part],
  ])
  expect(total).toBe(3)
  expect(saved[0]).toEqual({
    _id: expect.any(String),
    partsId: other,
    number: 'Д-17',
    at: expect.any(String),
    part: expect.objectContaining({ _id: other, partNumber: expect.stringMatching(/^P-\d+$/) }),
  })
})

test('they are sorted as people sort, page by page', async () => {
  const buyer = await shop.buyer()
  await save(buyer, [
    { partsId: part, number: 'B 10' },
    { partsId: other, number: 'b 2' },
    { partsId: part, number: 'Ä 7' },
  ])
  const numbers = async (query: string) =>
    (await list(buyer, query)).saved.map(({ number }) => number)
  expect(await numbers('?sort=number')).toEqual(['Ä 7', 'b 2', 'B 10'])
  expect(await numbers('?sort=-number&limit=2&page=2')).toEqual(['Ä 7'])
  expect((await list(buyer, '?sort=number&limit=1')).response.headers.get('link')).toBe(null)
})

test('the last part that a number was kept for is the one it means', async () => {
  const buyer = await shop.buyer()
  await save(buyer, [{ partsId: part, number: 'A-1' }])
  await save(buyer, [{ partsId: other, number: 'a1' }])
  expect(await match(buyer, ['A 1'])).toEqual([['A 1', other]])
  await save(buyer, [{ partsId: part, number: 'A.1' }])
  expect(await match(buyer, ['A 1'])).toEqual([['A 1', part]])
  expect((await list(buyer)).saved.map(({ number }) => number)).toEqual(['A.1'])
})

test('two spellings of one number are refused together, and both are named', async () => {
  const buyer = await shop.buyer()
  const response = await save(buyer, [
    { partsId: part, number: 'MY-CPU 01' },
    { partsId: part, number: 'MY-CPU 02' },
    { partsId: other, number: 'my cpu-01' },
  ])
  const message = expect.stringMatching(/^“MY-CPU 01” in line 1, “my cpu-01” in line 3 are one/)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {
      errors: [
        { path: 'lines.0.number', message },
        { path: 'lines.2.number', message },
      ],
    },
  ])
  expect((await list(buyer)).total).toBe(0)
})

test('numbers are found by themselves, by the part’s numbers and by its name, page by page', async () => {
  const buyer = await shop.buyer()
  const named = await addTestPart(shop, { quantity: 10, name: 'Ryzen 100% "fast"' })
  await save(buyer, [
    ...Array.from({ length: 30 }, (_, at) => ({ partsId: part, number: `ROW-${100 + at}` })),
    { partsId: named, number: 'X_9' },
  ])
  const found = async (q: string) =>
    (await list(buyer, `?q=${encodeURIComponent(q)}`)).saved.map(({ number }) => number)
  expect(await found('row 10')).toHaveLength(10)
  expect(await found('fast')).toEqual(['X_9'])
  expect(await found('% "fas')).toEqual(['X_9'])
  expect(await found('x9')).toEqual(['X_9'])
  const [saved] = (await list(buyer, '?q=x9')).saved
  for (const q of [saved?.part?.mpn, saved?.part?.partNumber])
    expect(await found(q ?? '')).toEqual(['X_9'])
  expect(await found('nothing like it')).toEqual([])
  const second = await list(buyer, '?limit=25&page=2')
  expect([second.saved.length, second.total]).toEqual([6, 31])
  const first = await list(buyer, '?limit=25')
  const next = /<\/api(\/own-part-numbers[^>]+)>/.exec(
    first.response.headers.get('link') ?? '',
  )?.[1]
  const rest = (await (await buyer.call('GET', next ?? '')).json()) as SavedOwnNumber[]
  expect(rest.map(({ _id }) => _id)).toEqual(second.saved.map(({ _id }) => _id))
})

test('a number is forgotten by its buyer; another’s answers as one that is not there', async () => {
  const [buyer, stranger] = await Promise.all([shop.buyer(), shop.buyer()])
  await save(buyer, [{ partsId: part, number: 'B-2' }])
  const [saved] = (await list(buyer)).saved
  const forget = async (who: TestUser, id: string) => {
    const response = await who.call('DELETE', `/own-part-numbers/${id}`)
    const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
    return { status: response.status, body }
  }
  const missing = await forget(stranger, '018f3c3c-0000-7000-8000-000000000000')
  expect(missing.status).toBe(404)
  expect({ ...(await forget(stranger, saved?._id ?? '')).body, instance: '' }).toEqual({
    ...missing.body,
    instance: '',
  })
  expect((await list(buyer)).total).toBe(1)
  expect(await forget(buyer, saved?._id ?? '')).toEqual({ status: 200, body: { deletedCount: 1 } })
  expect((await list(buyer)).total).toBe(0)
})

test('a part that has left the shop keeps its number, and means nothing', async () => {
  const buyer = await shop.buyer()
  const gone = await addTestPart(shop, { quantity: 10 })
  await save(buyer, [{ partsId: gone, number: 'C-3' }])
  await shop.sql`update part set deleted_at = now() where id = ${gone}`
  expect((await list(buyer)).saved).toMatchObject([{ partsId: gone, number: 'C-3', part: null }])
  expect(await match(buyer, ['C-3'])).toEqual([['C-3', null]])
  const response = await save(buyer, [
    { partsId: part, number: 'C-4' },
    { partsId: gone, number: 'C-3' },
  ])
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { errors: [{ path: 'lines.1.partsId', message: 'This part is not in the shop' }] },
  ])
  expect(await match(buyer, ['C-4'])).toEqual([['C-4', null]])
})

test.each([
  [{ partsId: 'x', number: 'A' }, 'lines.0.partsId', 'This is not an id'],
  [{ number: ' ' }, 'lines.0.number', 'Please input your number for the part'],
  [{ number: '- / -' }, 'lines.0.number', 'A part number has letters or digits'],
  [{ number: 'x'.repeat(101) }, 'lines.0.number', 'At most 100 characters, please'],
  [{ number: 'a\u0000' }, 'lines.0.number', 'Some characters in this text cannot be stored'],
])('%o is refused', async (line, path, message) => {
  const buyer = await shop.buyer()
  const response = await save(buyer, [{ partsId: part, ...line }])
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { errors: [{ path, message }] },
  ])
})

test('the same numbers kept from everywhere at once keep no one waiting for ever', async () => {
  const buyer = await shop.buyer()
  const lines = Array.from({ length: 200 }, (_, at) => ({ partsId: part, number: `D-${at}` }))
  const orders = [lines, lines.toReversed(), lines.map((one) => ({ ...one, partsId: other }))]
  const answers = await Promise.all([...orders, ...orders].map((one) => save(buyer, one)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await list(buyer)).total).toBe(200)
})

test('a buyer has at most 20,000 numbers: what would bring one more is refused whole', async () => {
  const buyer = await shop.buyer()
  await shop.sql`
    insert into own_part_number (id, buyer_id, part_id, number, number_key)
    select gen_random_uuid(), u.id, ${part}, 'N' || n, 'N' || n
    from users u, generate_series(1, 19999) n
    where u.email = ${buyer.email}`
  expect((await save(buyer, [{ partsId: part, number: 'LAST' }])).status).toBe(200)
  const more = await save(buyer, [
    { partsId: other, number: 'LAST' },
    { partsId: part, number: 'MORE' },
  ])
  expect([more.status, await more.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'own_numbers_full',
      detail: expect.stringContaining('You have 20,000 own part numbers'),
    }),
  ])
  const lines = [{ partsId: part, quantity: 10, ownNumber: 'MORE' }]
  expect((await buyer.call('POST', '/basket', { lines })).status).toBe(409)
  const basket = (await (await buyer.call('GET', '/basket')).json()) as { lines: unknown[] }
  expect(basket.lines).toEqual([])
  expect(await match(buyer, ['LAST', 'MORE'])).toEqual([
    ['LAST', part],
    ['MORE', null],
  ])
  expect((await save(buyer, [{ partsId: other, number: 'last' }])).status).toBe(200)
  expect(await match(buyer, ['LAST'])).toEqual([['LAST', other]])
})
