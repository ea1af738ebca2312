import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareNames } from '../../../contract/parts/compare-names.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { newId } from '../../database/new-id.ts'

let shop: TestShop

type Listed = { _id: string; mpn: string; name: string; price: number; quantity: number }
const categories = ['cpu', 'ram', 'hdd', 'gpu', 'motherboard']

beforeAll(async () => {
  shop = await openTestShop()
  // few names, prices and quantities, so that the id has to decide between equals
  for (let at = 0; at < 60; at += 1)
    await insert({
      mpn: `PW-${100 + at}`,
      name: `Module ${at % 7}`,
      category: categories[at % 5],
      quantity: (at % 4) * 10,
      price_minor: 100 * (1 + (at % 6)),
    })
})
afterAll(() => shop?.close())

async function insert(more: Record<string, unknown>) {
  const part = {
    id: newId(),
    details: 'Boxed',
    category: 'cpu',
    min_quantity: 10,
    quantity: 10,
    price_minor: 100,
    img: '/images/none',
    warranty_months: 12,
    ...more,
  }
  await shop.sql`insert into part ${shop.sql(part)}`
}

async function list(query = '') {
  const response = await shop.request(`/api/parts${query}`)
  const parts = (await response.json()) as Listed[]
  expect(response.status, JSON.stringify(parts)).toBe(200)
  const next = /^<\/api\/parts([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  return { response, parts, next }
}

/** Every part of a list, page after page. */
async function walk(query: string) {
  const seen: Listed[] = []
  let next: string | undefined = query
  for (let pages = 0; next && pages < 70; pages += 1) {
    const page = await list(next)
    seen.push(...page.parts)
    next = page.next
  }
  return seen
}

test('without a question there are the 24 newest, and where the next are', async () => {
  const { parts, next } = await list()
  expect(parts).toHaveLength(24)
  expect(parts[0]?.mpn).toBe('PW-159')
  expect(parts[23]?.mpn).toBe('PW-136')
  expect((await list(next)).parts[0]?.mpn).toBe('PW-135')
})

test('a part has the fields of the contract and no other', async () => {
  const [part] = (await list('?limit=1')).parts
  expect(part).toEqual({
    _id: expect.any(String),
    mpn: 'PW-159',
    sku: 'PW-159',
    partNumber: expect.stringMatching(/^P-1\d{5}$/),
    name: 'Module 3',
    details: 'Boxed',
    category: 'motherboard',
    minQuantity: 10,
    orderMultiple: 1,
    maxQuantity: null,
    pack: null,
    quantity: 30,
    price: 6,
    priceBreaks: [],
    currency: 'usd',
    img: '/images/none',
    picture: null,
    specs: {},
    warrantyMonths: 12,
    weightGrams: null,
    originCountry: null,
    hsCode: null,
    taxClass: 'standard',
    lifecycle: 'active',
    lastBuyOn: null,
    lastShipOn: null,
    replacedBy: null,
    lifecycleText: null,
    noOrders: null,
    version: 1,
  })
})

const keys = { name: 'name', price: 'price', quantity: 'quantity' } as const

test.each(['newest', 'name', 'price', '-price', 'quantity', '-quantity'])(
  'T63 sorted by %s, pages of 7 have all 60 parts without gaps or repeats, in order',
  async (sort) => {
    const seen = await walk(`?sort=${sort}&limit=7`)
    expect(seen).toHaveLength(60)
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(60)
    const field = keys[sort.replace('-', '') as keyof typeof keys]
    const values = seen.map((part) => (field ? part[field] : part._id))
    const ordered = [...values].sort((a, b) =>
      field === 'name' ? compareNames(String(a), String(b)) : a < b ? -1 : a > b ? 1 : 0,
    )
    expect(values).toEqual(sort === 'newest' || sort.startsWith('-') ? ordered.reverse() : ordered)
  },
)

test('a list is narrowed to a category and to what can be ordered', async () => {
  expect(await walk('?category=gpu&limit=5')).toHaveLength(12)
  const inStock = await walk('?inStock=true&limit=50')
  expect(inStock).toHaveLength(45)
  expect(inStock.every(({ quantity }) => quantity >= 10)).toBe(true)
})

test.each([
  ...['limit=0', 'limit=101', 'limit=-1', 'limit=1.5', 'limit=x', 'limit=1e9', 'sort=colour'],
  ...['sort=-name', 'category=shoes', 'inStock=maybe', 'cursor=nonsense', 'limit=2&limit=3'],
  ...['q=a&q=b', 'q=%00', `q=${'x'.repeat(501)}`, 'sort=name&sort=price'],
])('refuses ?%s', async (query) => {
  const response = await shop.request(`/api/parts?${query}`)
  expect(response.status).toBe(400)
  const problem = (await response.json()) as { code: string; errors: { path: string }[] }
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: query.split('=')[0] }] })
})

test('a cursor of another list, or a made-up one, is refused', async () => {
  const id = '018f3c3c-0000-7000-8000-000000000000'
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const byName = (await list('?sort=name&limit=1')).next ?? ''
  const wrong = [
    byName.replace('sort=name', 'sort=price'),
    `?sort=price&cursor=${cursor({ id })}`,
    `?sort=price&cursor=${cursor({ id, key: 'abc' })}`,
    `?sort=price&cursor=${cursor({ id, key: 1.5 })}`,
    `?sort=price&cursor=${cursor({ id, key: 1e300 })}`,
    `?sort=quantity&cursor=${cursor({ id, key: 2 ** 40 })}`,
    `?sort=name&cursor=${cursor({ id, key: 'a\u0000' })}`,
    `?sort=name&cursor=${cursor({ id, key: '\ud800' })}`,
    `?cursor=${cursor({ id: "' or 1=1", key: 1 })}`,
    `?cursor=${cursor([])}`,
    `?cursor=${cursor(null)}`,
    `?cursor=${'A'.repeat(501)}`,
  ]
  for (const query of wrong) {
    const response = await shop.request(`/api/parts${query}`)
    expect(response.status, query).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ path: 'cursor' }] })
  }
})

describe('a search', () => {
  beforeAll(async () => {
    await insert({ mpn: 'RX-7800-XT', name: 'Radiant 7800', details: 'Graphics, über-fast' })
    await insert({ mpn: 'RX-7800-XT-OC', name: 'Radiant 7800 overclocked', price_minor: 50 })
    await insert({ mpn: 'B-1', name: 'Bracket for RX 7800 XT', price_minor: 40 })
    await insert({ mpn: 'GONE-1', name: 'Radiant gone', deleted_at: new Date() })
  })
  const found = async (q: string, more = '') =>
    (await walk(`?q=${encodeURIComponent(q)}${more}`)).map(({ mpn }) => mpn)

  test('finds words and beginnings of words, in any case, in name and details', async () => {
    expect(await found('RADIANT')).toEqual(['RX-7800-XT-OC', 'RX-7800-XT'])
    expect(await found('radi 78')).toEqual(['RX-7800-XT-OC', 'RX-7800-XT'])
    expect(await found('fast')).toEqual(['RX-7800-XT'])
    expect(await found('über')).toEqual(['RX-7800-XT'])
    expect(await found('adiant')).toEqual([])
    expect(await found('gone')).toEqual([])
  })

  test.each(['rx7800xt', 'RX-7800-XT', 'rx 7800 xt', 'rx/7800.xt'])(
    'puts the part whose number is spelt %s first',
    async (q) => {
      expect((await found(q))[0]).toBe('RX-7800-XT')
      expect((await found(q, '&sort=price'))[0]).toBe('RX-7800-XT')
    },
  )

  test.each(['newest', 'name', 'price', '-price', 'quantity', '-quantity'])(
    'sorted by %s loses nothing when a page ends at the part number',
    async (sort) => {
      for (const limit of [1, 2, 3]) {
        const mpns = await found('rx 7800 xt', `&sort=${sort}&limit=${limit}`)
        expect(mpns[0]).toBe('RX-7800-XT')
        expect([...mpns].sort()).toEqual(['B-1', 'RX-7800-XT', 'RX-7800-XT-OC'])
      }
    },
  )

  const hostile = [
    ...["'", "''", "' or '1'='1", "'; drop table part;--", "1' union select null--", "\\' or 1=1"],
    ...["x' & !'y", "':*", '& | !', '(((', ')', '<->', 'a:*b', "a' <-> 'b", '!!a', 'a & ', '\\'],
    ...['%', '_', '%25', '{{7*7}}', '<script>', '"', '``', '$1', '$$', '--', '/*', '*/'],
    ...['\u202e', '\u200b', '😀', 'ﬃ', 'İ', 'ß', '\ufeff', '\n\r\t', 'null', 'undefined', '0x31'],
    ...['a'.repeat(100), '(a+)+'.repeat(20), '- '.repeat(50), "'a' ".repeat(25), ':*'.repeat(50)],
  ]
  test('T62 takes signs of any language as signs, quickly', async () => {
    expect(hostile.length).toBeGreaterThan(44)
    for (const q of hostile) {
      const started = performance.now()
      const response = await shop.request(`/api/parts?q=${encodeURIComponent(q)}`)
      expect(response.status, q).toBe(200)
      expect(((await response.json()) as Listed[]).length, q).toBeLessThan(25)
      expect(performance.now() - started, q).toBeLessThan(10_000)
    }
    expect(await walk('?limit=100')).toHaveLength(63)
  })
})

test('what has not changed is answered 304, to a weakened tag too', async () => {
  const first = await list('?sort=price')
  const etag = first.response.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.response.headers.get('cache-control')).toContain('public')
  const ask = async (tag: string) =>
    (await shop.request('/api/parts?sort=price', { headers: { 'if-none-match': tag } })).status
  expect(await ask(etag)).toBe(304)
  expect(await ask(`W/${etag}`)).toBe(304)
  expect(await ask(`"other", ${etag}`)).toBe(304)
  expect(await ask('"other"')).toBe(200)
  await insert({ mpn: 'NEW-1', name: 'Newest', price_minor: 1 })
  expect(await ask(etag)).toBe(200)
})

test('a part is read by its id; what is none, or is gone, is not found, byte for byte', async () => {
  const [part] = (await list('?limit=1')).parts
  const one = await shop.request(`/api/parts/${part?._id}`)
  expect(await one.json()).toEqual(part)
  const [gone] = await shop.sql<{ id: string }[]>`select id from part where mpn = 'GONE-1'`
  expect(gone).toBeDefined()
  const bodies = new Set<string>()
  const ids = [gone?.id, '018f3c3c-0000-7000-8000-000000000000', 'x', '%00', '%E0%A4%A', "'--", '1']
  for (const id of ids) {
    const response = await shop.request(`/api/parts/${id}`)
    expect(response.status, id).toBe(404)
    bodies.add((await response.text()).replace(/"requestId":"[^"]+"/, ''))
  }
  expect(bodies.size).toBe(1)
})
