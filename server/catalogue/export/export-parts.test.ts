import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestUser } from '../../../tests/test-user.ts'
import { openImportShop } from '../import/import.fixture.ts'

type ImportShop = Awaited<ReturnType<typeof openImportShop>>

let shop: ImportShop
let admin: TestUser
beforeAll(async () => {
  shop = await openImportShop()
  admin = await shop.admin()
})
beforeEach(() => shop.empty())
afterAll(() => shop?.close())

const parts = [
  {
    mpn: '=1+2',
    name: '-40 °C "rugged", drive',
    category: 'hdd',
    price: 410,
    quantity: 300,
    minQuantity: 4,
    orderMultiple: 2,
    maxQuantity: 200,
    pack: 'box of 2',
    breaks: '20:400.5;100:389.99',
    warrantyMonths: 36,
    weightGrams: 720,
    originCountry: 'TH',
    hsCode: '8471704000',
    details: 'Two lines\nof text',
    specs: { capacityGb: 4_000, kind: 'HDD', code: '0012', year: '2026', rugged: true },
  },
  {
    mpn: 'B-2',
    name: 'Plain CPU',
    category: 'cpu',
    price: 99,
    quantity: 0 + 7,
    specs: { socket: 'AM5', cores: 8, memory: ['DDR5', 'DDR4'], say: '[x]' },
  },
]
const importOf = async (name: string, content: string) =>
  (await shop.run(await shop.write(name, content))).out
const exported = async (query = '') => {
  const answer = await admin.call('GET', `/part-export${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('partwright-parts.csv')
  return await answer.text()
}
const plain = async () => (await shop.parts()).map(({ updatedAt, quantity, ...part }) => part)

test('what is exported and brought in again changes nothing, not the stock either', async () => {
  await importOf('parts.json', JSON.stringify(parts))
  const file = await exported()
  await shop.sql`update part set quantity = quantity - 1`
  const before = await shop.parts()
  expect(await importOf('again.csv', file)).toMatch(/again\.csv +2 +0 +0 +2 +0 +nothing/)
  expect(await shop.parts()).toEqual(before)
})

test('an empty shop that an export is brought into has the same parts', async () => {
  await importOf('parts.json', JSON.stringify(parts))
  const before = await plain()
  expect(before).toHaveLength(2)
  const file = await exported()
  await shop.empty()
  await importOf('moved.csv', file)
  expect(await plain()).toEqual(before)
})

test('an export is of what the list is narrowed to, and has the column of each attribute', async () => {
  await importOf('parts.json', JSON.stringify(parts))
  const [head = '', ...rows] = (await exported('?category=cpu')).trim().split('\r\n')
  expect(rows).toHaveLength(1)
  for (const name of ['warrantyMonths', 'weightGrams', 'originCountry', 'hsCode'])
    expect(head).toContain(`"${name}"`)
  expect((await (await admin.call('GET', '/part-export?q=nothing+such')).text()).trim()).toMatch(
    /^\ufeff?"mpn",[^\n]*$/,
  )
})

test('nobody but an admin exports parts', async () => {
  const buyer = await shop.buyer()
  expect((await buyer.call('GET', '/part-export')).status).toBe(403)
  expect((await shop.request('/api/part-export')).status).toBe(401)
})

test('cells are read as people write them, and what can be read in two ways is refused', async () => {
  const head = 'mpn,name,category,price,Weight (g),Country of origin,HTS code\n'
  await importOf(
    'written.csv',
    `${head}A,One,cpu,1,450,Taiwan,8542.31\nB,Two,cpu,1,0.45 kg,kr,8542 31 90\nC,Three,cpu,1,1 lb,,\n`,
  )
  expect(await shop.parts()).toMatchObject([
    { mpn: 'A', weightGrams: 450, originCountry: 'TW', hsCode: '854231' },
    { mpn: 'B', weightGrams: 450, originCountry: 'KR', hsCode: '85423190' },
    { mpn: 'C', weightGrams: 454, originCountry: null, hsCode: null },
  ])
  const refused = await importOf(
    'wrong.csv',
    `${head}D,Four,cpu,1,heavy,Atlantis,12\nE,Five,cpu,1,"1,500",TW,854231\n`,
  )
  for (const words of ['“heavy” is not a number', '"Atlantis" is no country', '6 to 10 digits'])
    expect(refused).toContain(words)
  expect(await shop.parts()).toHaveLength(3)
})
