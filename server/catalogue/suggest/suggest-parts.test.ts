import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Part } from '../../../contract/parts/parts.ts'
import type { PartSuggestions } from '../../../contract/parts/search.ts'
import { type DemoShop, openDemoShop } from '../search/demo-shop.fixture.ts'

let demo: DemoShop
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo?.shop.close())

const suggest = async (q: string) =>
  (await demo.get<PartSuggestions>(`/part-suggestions?q=${encodeURIComponent(q)}`)).body

test('what is typed finds up to six parts, the categories they are of, and longer searches', async () => {
  const { parts, categories, queries, near } = await suggest('amd ryz')
  expect(parts).toHaveLength(6)
  for (const { name, exact } of parts)
    expect([name, exact]).toEqual([expect.stringMatching(/ryzen/i), false])
  expect(categories[0]?.category).toBe('cpu')
  expect(queries.length).toBeGreaterThan(1)
  expect(queries.length).toBeLessThanOrEqual(4)
  for (const query of queries) {
    expect(query).toMatch(/^amd ryzen/)
    expect((await demo.list(`?q=${query}`)).total).toBeGreaterThan(0)
  }
  expect(near).toEqual([])
})

test('accents without a letter are no word', async () => {
  expect((await suggest('ryzen \u0308\u0300 7600')).parts[0]?.name).toContain('7600')
})

test('a spelt part number is told from one that only begins so', async () => {
  const [exact, ...others] = (await suggest('wd-8004 fryz')).parts
  expect(exact).toMatchObject({ mpn: 'WD8004FRYZ', exact: true, price: 199 })
  expect(others.every((part) => !part.exact)).toBe(true)
  expect((await suggest('wd8004')).parts[0]).toMatchObject({ mpn: 'WD8004FRYZ', exact: false })
})

test('a number behind a dash of a name is found, with what stands before it and without', async () => {
  for (const q of ['i7-14700', '14700', 'core i7 147', 'intel 14700'])
    expect((await demo.list(`?q=${q}`)).parts.map(({ mpn }) => mpn)).toContain('BX8071514700')
  expect((await demo.list('?q=ddr5-5200')).parts[0]?.name).toContain('DDR5-5200')
})

test('a part is found by our number as by the manufacturer’s, however it is spaced', async () => {
  const [part] = (await demo.list('?q=WD8004FRYZ')).parts
  const digits = part?.partNumber.slice(2)
  for (const q of [`P-${digits}`, `p${digits}`, ` P ${digits} `, `p_${digits}.`]) {
    const { parts, total } = await demo.list(`?q=${encodeURIComponent(q)}`)
    expect([parts.map(({ mpn }) => mpn), total], q).toEqual([['WD8004FRYZ'], 1])
    expect((await suggest(q)).parts).toMatchObject([{ mpn: 'WD8004FRYZ', exact: true }])
  }
  expect((await demo.list('?q=P-999999')).total).toBe(0)
})

test.each([
  ['graphics card', 'gpu'],
  ['motherboards', 'motherboard'],
  ['motherbaord', 'motherboard'],
  ['processor', 'cpu'],
  ['memory', 'ram'],
  ['ssd', 'hdd'],
])('%s names the category %s', async (q, category) => {
  const { total } = await demo.list(`?category=${category}`)
  expect((await suggest(q)).categories[0]).toEqual({ category, count: total })
})

test.each([
  ['motherbor', 'motherboard', null],
  ['grafikk', 'gpu', 'grafikkarte'],
  ['festp', 'hdd', 'festplatte'],
  ['hard d', 'hdd', 'hard drive'],
  ['carte m', 'motherboard', 'carte mere'],
  ['graph', 'gpu', 'graphics'],
  ['2 t', 'hdd', '2 tb'],
  ['cpu under', 'cpu', null],
])('%s is no whole word yet, and means %s', async (q, category, query) => {
  const { parts, near, categories, queries } = await suggest(q)
  expect(categories[0]?.category).toBe(category)
  expect(parts.length + near.length).toBeGreaterThan(0)
  if (query) expect(queries[0]).toBe(query)
})

test('lga 17 is the beginning of a socket', async () => {
  const { parts } = await suggest('lga 17')
  expect(parts.length).toBeGreaterThan(2)
  for (const { specs } of parts) expect(specs).toMatchObject({ socket: 'LGA1700' })
})

test.each([
  ['rizen', /ryzen/i, 'ryzen'],
  ['kingstn', /kingston/i, 'kingston'],
  ['corsiar vengeance', /corsair vengeance/i, 'corsair vengeance'],
  ['GeForse RTX', /geforce rtx/i, 'geforce rtx'],
  ['tomahwak', /tomahawk/i, 'tomahawk'],
  ['supermcro h13', /supermicro h13/i, 'supermicro h13'],
  ['WD80O4FRYZ', /WD Gold/, 'wd8004fryz'],
  ['gigabite auros', /gigabyte.*aorus/i, 'gigabyte aorus'],
  ['corsaor 32gb', /corsair.*32 ?gb/i, 'corsair 32gb'],
])('%s is taken for another spelling, and that is said', async (q, name, meant) => {
  const { response, body } = await demo.get<Part[]>(`/parts?q=${q}`)
  expect(response.headers.get('x-search-match')).toBe('corrected')
  expect(body[0]?.name).toMatch(name)
  const answer = await suggest(q)
  expect(answer.parts).toEqual([])
  expect(answer.near.length).toBeGreaterThan(0)
  expect(answer.near.length).toBeLessThanOrEqual(6)
  expect(answer.near[0]?.name).toMatch(name)
  expect(answer.meant).toBe(meant)
  expect((await demo.list(`?q=${answer.meant}`)).total).toBeGreaterThan(0)
})

test('a misspelt word finds near parts beside one that is like nothing', async () => {
  const { parts, near, meant } = await suggest('corsiar qqqq')
  expect([parts, meant]).toEqual([[], null])
  expect(near.map(({ name }) => name)).toContainEqual(expect.stringMatching(/corsair/i))
})

test('what a search does not find is not suggested, though its name begins so', async () => {
  await demo.shop.sql`
    insert into part (id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months)
    select gen_random_uuid(), 'SLED-' || chr(64 + n), '2.5 inch sled ' || chr(64 + n), '', 'hdd', 1, 1, 100, '/images/none', 12
    from generate_series(1, 6) n`
  for (const q of ['2.5 inch sled', '2.5 sled', '2.5']) {
    const listed = (await demo.list(`?limit=100&q=${q}`)).parts.map(({ _id }) => _id)
    expect(listed.length, q).toBeGreaterThan(5)
    const { parts } = await suggest(q)
    expect(parts, q).toHaveLength(6)
    for (const { _id, name } of parts) expect(listed, name).toContain(_id)
  }
  // what stands between figures parts a name in two, and is one word of the search
  expect([(await demo.list('?q=2/5 inch')).total, (await suggest('2/5 inch')).parts]).toEqual([
    0,
    [],
  ])
  await demo.shop.sql`delete from part where mpn like 'SLED-%'`
})

test('what is like nothing has no near matches', async () => {
  for (const q of ['qqqqqqqqqq', '12345678901234', 'xylophone', '', '---', '%'])
    expect(await suggest(q), q).toEqual({
      parts: [],
      categories: [],
      queries: [],
      near: [],
      meant: null,
    })
})

test('T62 signs of any language are signs here too', async () => {
  const hostile = [
    ...[
      "'",
      "' or '1'='1",
      "'; drop table part;--",
      ':*',
      "a' <-> 'b",
      '\\',
      '%',
      '_',
      '(((',
      '$1',
    ],
    ...['\u202e', '😀', 'ﬃ', 'İstanbul', 'straße', '\ufeff', '<script>', 'a'.repeat(100)],
    ...['(a+)+'.repeat(20), "'a' ".repeat(25), 'äöü '.repeat(25), 'rizenn '.repeat(14)],
  ]
  for (const q of hostile) {
    const started = performance.now()
    await suggest(q)
    expect(performance.now() - started, q).toBeLessThan(10_000)
  }
  expect((await demo.list('?limit=1')).total).toBeGreaterThan(70)
})
