import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Part } from '../../../contract/parts/parts.ts'
import type { PartFacets, PartSuggestions, SearchReading } from '../../../contract/parts/search.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { openUploadShop } from '../import/upload/upload.fixture.ts'
import { readCategories } from './read-categories.ts'

type Refused = { code: string; detail: string; errors?: { path: string; message: string }[] }

let shop: Awaited<ReturnType<typeof openUploadShop>>
let admin: TestUser
beforeAll(async () => {
  shop = await openUploadShop()
  admin = shop.admin
  expect(await read(add(power))).toEqual({ key: 'power-supplies' })
  expect((await shop.bring(file)).body).toMatchObject({ added: 3, skipped: 0 })
})
afterAll(() => shop?.close())

const get = async <T>(path: string) => {
  const response = await shop.request(`/api${path}`)
  expect(response.status, path).toBe(200)
  return (await response.json()) as T
}
const all = async () => (await get<{ categories: ShopCategory[] }>('/categories')).categories
const one = async (key: string) => (await all()).find((category) => category.key === key)!
const add = (given: object) => admin.call('POST', '/categories', given)
const change = (key: string, given: object) => admin.call('PATCH', `/categories/${key}`, given)
const refusal = async (asked: Promise<Response>) => {
  const response = await asked
  return { status: response.status, ...((await response.json()) as Refused) }
}

const power = {
  name: 'Power supplies',
  icon: 'power',
  words: ['PSU', 'Netzteil'],
  specs: [
    { key: 'outputWatts', label: 'Output', unit: 'W', kind: 'range', group: 'Power' },
    { key: 'efficiency', label: 'Efficiency', group: 'Power' },
    { key: 'modular', label: 'Modular', kind: 'flag' },
  ],
  facets: ['outputWatts', 'efficiency', 'modular'],
  cards: ['outputWatts', 'efficiency'],
}

const file = `MPN,Name,Category,Price,Qty,Output (W),Efficiency,Modular
VP-850,Prime 850,PSU,129.50,40,850,80 Plus Gold,true
VP-650,Prime 650,Netzteile,89,40,650,80 Plus Bronze,false
VP-1200,Prime 1200,Parts/Power Supply,240,40,1200,80 Plus Gold,true
`

test('a shop begins with the specification’s five, which say what their parts have', async () => {
  const five = (await all()).slice(0, 5)
  expect(five.map(({ key, name }) => [key, name])).toEqual([
    ...[
      ['cpu', 'CPU'],
      ['ram', 'Ram'],
    ],
    ...[
      ['hdd', 'HDD'],
      ['gpu', 'GPU'],
      ['motherboard', 'Motherboard'],
    ],
  ])
  for (const { key, specs, facets, cards } of five) {
    const keys = specs.map((spec) => spec.key)
    expect(facets.length, key).toBe(8)
    for (const chosen of [...facets, ...cards]) expect(keys, key).toContain(chosen)
  }
  expect(five[0]!.specs).toContainEqual({
    key: 'socket',
    label: 'Socket',
    unit: null,
    kind: 'choice',
    group: 'Fit',
  })
})

test('a category of the shop’s own is imported into, narrowed, searched for and suggested as the five are', async () => {
  const { body: preview } = await shop.preview(file)
  expect(preview.columns.map(({ guess }) => guess)).toEqual([
    ...['mpn', 'name', 'category', 'price', 'quantity'],
    ...['specs.outputWatts', 'specs.efficiency', 'specs.modular'],
  ])
  const parts = await get<Part[]>('/parts?category=power-supplies&sort=price')
  expect(parts.map(({ mpn, specs }) => [mpn, specs])).toEqual([
    ['VP-650', { outputWatts: 650, efficiency: '80 Plus Bronze', modular: false }],
    ['VP-850', { outputWatts: 850, efficiency: '80 Plus Gold', modular: true }],
    ['VP-1200', { outputWatts: 1200, efficiency: '80 Plus Gold', modular: true }],
  ])
  expect(parts[0]!.details).toBe(
    'Power supplies: output 650 W, efficiency 80 Plus Bronze, modular No.',
  )
  const facets = await get<PartFacets>('/part-facets?category=power-supplies')
  expect(facets.categories.at(-1)).toEqual({ category: 'power-supplies', count: 3 })
  expect(facets.specs).toMatchObject([
    { key: 'outputWatts', label: 'Output', unit: 'W', kind: 'range', min: 650, max: 1200 },
    { key: 'efficiency', kind: 'choice' },
    { key: 'modular', kind: 'flag', values: [{ label: 'Yes', count: 2 }, { label: 'No' }] },
  ])
  const found = async (q: string) =>
    (await get<Part[]>(`/parts?sort=price&${new URLSearchParams({ q })}`)).map(({ mpn }) => mpn)
  expect(await found('power supply')).toEqual(['VP-650', 'VP-850', 'VP-1200'])
  expect(await found('netzteile 850 watt')).toEqual(['VP-850'])
  expect(await found('modular psu under 200')).toEqual(['VP-850'])
  expect(await found('power supplies at least 1000 watts')).toEqual(['VP-1200'])
  const reading = await get<SearchReading>('/part-search?q=modular+psu+850w')
  expect(reading.understood.map(({ as }) => as)).toEqual([
    'modular',
    'power supplies',
    'output 850 W',
  ])
  const suggested = await get<PartSuggestions>('/part-suggestions?q=power+supp')
  expect(suggested.categories).toContainEqual({ category: 'power-supplies', count: 3 })
  expect(await get('/config')).toMatchObject({
    categories: expect.arrayContaining([
      { key: 'power-supplies', name: 'Power supplies', icon: 'power' },
    ]),
  })
})

test('what the shop does not have is refused: by a part, a list, an import, a rule of taxes', async () => {
  const id = (await get<Part[]>('/parts?limit=1'))[0]!._id
  const wrong = [{ path: 'category', message: 'Please choose a category' }]
  for (const category of ['sound-cards', 'Shoes', ''])
    expect(
      await refusal(admin.call('PATCH', `/parts/${id}`, { category })),
      category,
    ).toMatchObject({ status: 400, errors: wrong })
  expect(await refusal(shop.request('/api/parts?category=sound-cards'))).toMatchObject({
    status: 400,
    errors: wrong,
  })
  const { body } = await shop.bring('MPN,Name,Category,Price\nS-1,Sound,Sound cards,9\n')
  expect(body.problems[0]?.message).toBe(
    '"Sound cards" is no category: CPU, Ram, HDD, GPU, Motherboard or Power supplies',
  )
  expect(
    (await shop.bring('MPN,Name,Price\nS-1,Sound,9\n', { defaultCategory: 'sound-cards' })).body,
  ).toMatchObject({ errors: [{ path: 'defaultCategory' }] })
})

test('a part that says no category is put where its name says it belongs', async () => {
  const [{ img = '' } = {}] = await shop.sql<{ img: string }[]>`
    with made as (
      insert into image (id, name, url, width, height, bytes, color)
      values (gen_random_uuid(), 'i', '/images/i.webp', 8, 8, 1, '#000000')
      returning url
    )
    select url as img from made`
  const added = async (name: string) => {
    const given = { name, details: 'New', minQuantity: 1, quantity: 5, price: 10, img }
    const { insertedId } = await read<{ insertedId: string }>(
      admin.call('POST', '/add-parts', given),
    )
    return (await get<Part>(`/parts/${insertedId}`)).category
  }
  expect(await added('Quiet power supply for motherboards')).toBe('power-supplies')
  expect(await added('Board B650 ATX, DDR5, AM5 mainboard')).toBe('motherboard')
  expect(await added('Something')).toBe('cpu')
})

test('a change is seen at once, also by another instance; a version that was not seen is refused', async () => {
  const { version } = await one('power-supplies')
  // what another instance knows of the same database
  const other = { ...shop.database }
  expect((await readCategories(other)).map(({ name }) => name)).toContain('Power supplies')
  const renamed = {
    name: 'PSUs',
    specs: power.specs.slice(0, 1),
    facets: ['outputWatts'],
    cards: [],
  }
  expect(await read(change('power-supplies', { version, ...renamed }))).toEqual({
    modifiedCount: 1,
  })
  expect((await readCategories(other)).map(({ name }) => name)).toContain('PSUs')
  const facets = await get<PartFacets>('/part-facets?category=power-supplies')
  expect(facets.specs.map(({ key }) => key)).toEqual(['outputWatts'])
  expect(await told(change('power-supplies', { version, name: 'Late' }))).toEqual([
    ...[409, 'category_changed'],
  ])
  const [audited] = await shop.sql<{ detail: object }[]>`
    select detail from audit_event where action = 'category-changed'`
  expect(audited?.detail).toMatchObject({
    before: { name: 'Power supplies' },
    after: { name: 'PSUs', cards: '' },
  })
  // nothing changes by what is there already
  expect(await read(change('power-supplies', { version: version + 1, name: 'PSUs' }))).toEqual({
    modifiedCount: 0,
  })
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'A', key: 'Ä b' }, 'key'],
  [{ name: '電源' }, 'key'],
  [{ name: 'A', facets: ['size'] }, 'facets'],
  [{ name: 'A', specs: [power.specs[0], power.specs[0]] }, 'specs'],
  [{ name: 'A', specs: [{ key: 'a b', label: 'A' }] }, 'specs.0.key'],
  [{ name: 'A', icon: 'skull' }, 'icon'],
  // what every object of a program has would be counted as a value of each part
  [{ name: 'A', specs: [{ key: 'toString', label: 'A' }] }, 'specs.0.key'],
  [{ name: 'A', key: 'constructor' }, 'key'],
  [{ name: 'Constructor' }, 'key'],
])('a category %j is refused at %s', async (given, path) => {
  const { status, errors } = await refusal(add(given))
  expect([status, errors?.[0]?.path]).toEqual([400, path])
})

test('names and keys are taken once, whatever the case; a picture has to be the shop’s', async () => {
  expect(await told(add({ name: 'gpu', key: 'cards' }))).toEqual([409, 'category_taken'])
  expect(await told(add({ name: 'Other', key: 'cpu' }))).toEqual([409, 'category_taken'])
  expect(await told(add({ name: 'Other', img: 'https://elsewhere.example/x.png' }))).toEqual([
    ...[400, 'image_not_ours'],
  ])
})

test('the order is that of every list; it names each category once', async () => {
  const keys = (await all()).map(({ key }) => key)
  const turned = keys.toReversed()
  expect((await admin.call('PUT', '/category-order', { keys: turned })).status).toBe(200)
  expect((await all()).map(({ key }) => key)).toEqual(turned)
  const { categories } = await get<PartFacets>('/part-facets')
  expect(categories.map(({ category }) => category)).toEqual(turned)
  for (const wrong of [keys.slice(1), [...keys, 'cpu'], keys.with(0, 'shoes')])
    expect((await admin.call('PUT', '/category-order', { keys: wrong })).status).toBe(400)
  expect((await admin.call('PUT', '/category-order', { keys })).status).toBe(200)
})

test('one with parts stays, one without goes, and comes back with its parts’ own values', async () => {
  const remove = () => admin.call('DELETE', '/categories/power-supplies')
  expect(await refusal(remove())).toMatchObject({
    status: 409,
    code: 'category_in_use',
    detail: expect.stringMatching(/while it has [34] parts/),
  })
  const parts = await get<Part[]>('/parts?category=power-supplies')
  for (const { _id } of parts)
    expect((await admin.call('DELETE', `/parts/${_id}`)).status).toBe(200)
  expect(await read(remove())).toEqual({ deletedCount: 1 })
  expect((await all()).map(({ key }) => key)).not.toContain('power-supplies')
  expect((await remove()).status).toBe(404)
  expect((await shop.request('/api/parts?category=power-supplies')).status).toBe(400)
  expect(await get<SearchReading>('/part-search?q=power+supply')).toMatchObject({
    unsold: 'power supply',
  })
  expect(await read(add({ ...power, key: 'power-supplies' }))).toEqual({ key: 'power-supplies' })
})

test('parts that come in while their category is removed are in it, or it is gone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const key = `race-${round}`
    expect((await add({ name: key, key })).status).toBe(200)
    const rows = Array.from({ length: 3 }, (_, at) => `R-${round}-${at},Part,${key},9,5`)
    const file = `MPN,Name,Category,Price,Qty\n${rows.join('\n')}\n`
    const [gone, brought] = await Promise.all([
      admin.call('DELETE', `/categories/${key}`),
      shop.bring(file),
    ])
    const there = await shop.sql`
      select from part p
      join category c on c.key = p.category
      where p.category = ${key} and c.removed_at is null`
    expect([gone.status === 200, brought.body.added, there.length]).toEqual(
      gone.status === 200 ? [true, 0, 0] : [false, 3, 3],
    )
  }
})
