import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownCategories } from '../../../contract/parts/known-categories.ts'
import type { PartFacets } from '../../../contract/parts/search.ts'
import { addManyCards } from '../parts.fixture.ts'
import { type DemoShop, openDemoShop } from '../search/demo-shop.fixture.ts'

let demo: DemoShop
beforeAll(async () => {
  demo = await openDemoShop()
  await demo.shop.sql`
    update part set origin_country = case when price_minor % 200 = 0 then 'TW' else 'VN' end
    where category = 'cpu'`
})
afterAll(() => demo?.shop.close())

const facets = async (query: string) => (await demo.get<PartFacets>(`/part-facets${query}`)).body
const total = async (query: string) => (await demo.list(`?limit=1&${query}`)).total

test.each([
  'category=cpu',
  'category=ram&spec=type:DDR5',
  'category=cpu&originCountry=TW',
  'category=cpu&spec=socket:AM5&spec=socket:AM4&spec=cores:8..',
  'category=motherboard&spec=wifi:false&minPrice=150',
  'category=hdd&inStock=true&q=drive',
  'category=gpu&stock=in&maxPrice=900&maxMinQuantity=10',
])('each count of ?%s is what a list with that choice has', async (query) => {
  const counted = await facets(`?${query}`)
  expect(counted.total).toBe(await total(query))
  expect(counted.total).toBeGreaterThan(0)
  expect(counted.totalIsCapped).toBe(false)
  const given = [...new URLSearchParams(query)]
  const asked = (leave: (name: string, value: string) => boolean, more: string) =>
    new URLSearchParams([
      ...given.filter(([name, value]) => !leave(name, value)),
      ...new URLSearchParams(more),
    ]).toString()
  for (const facet of counted.specs) {
    const isOwn = (name: string, value: string) =>
      name === 'spec' && value.startsWith(`${facet.key}:`)
    const choices =
      facet.kind === 'range' ? [{ value: `${facet.min}..${facet.max}`, count: null }] : facet.values
    expect(choices.length, facet.key).toBeGreaterThan(0)
    // its own choice takes nothing away from what it offers
    const open = await facets(`?${asked(isOwn, '')}`)
    expect(facet).toEqual(open.specs.find(({ key }) => key === facet.key))
    for (const { value, count } of choices) {
      const more = new URLSearchParams({ spec: `${facet.key}:${value}` }).toString()
      const found = await total(asked(isOwn, more))
      if (count === null) expect(found, facet.key).toBeGreaterThan(0)
      else expect(found, `${facet.key} ${value}`).toBe(count)
    }
  }
  for (const { upTo, count } of counted.minQuantity)
    expect(await total(asked((name) => name === 'maxMinQuantity', `maxMinQuantity=${upTo}`))).toBe(
      count,
    )
  const isStock = (name: string) => name === 'stock' || name === 'inStock'
  expect(await total(asked(isStock, 'stock=in'))).toBe(counted.inStock)
  for (const { category, count } of counted.categories) {
    const isLeft = (name: string) => name === 'category' || name === 'spec'
    expect(await total(asked(isLeft, `category=${category}`)), category).toBe(count)
  }
  const isPrice = (name: string) => name.endsWith('Price')
  const prices = `minPrice=${counted.price?.min}&maxPrice=${counted.price?.max}`
  expect(await total(asked(isPrice, prices))).toBe(await total(asked(isPrice, '')))
})

test('specifications are told apart within a category, with labels and units', async () => {
  expect((await facets('')).specs).toEqual([])
  expect((await facets('')).categories.map(({ category }) => category)).toEqual(knownCategories)
  const { specs } = await facets('?category=ram')
  expect(specs.map(({ key, kind }) => [key, kind])).toEqual([
    ['type', 'choice'],
    ['capacityGb', 'choice'],
    ['speedMts', 'range'],
    ['formFactor', 'choice'],
    ['modules', 'choice'],
    ['ecc', 'flag'],
    ['registered', 'flag'],
    ['manufacturer', 'choice'],
  ])
  expect(specs[1]).toMatchObject({ label: 'Capacity', unit: 'GB' })
  expect(specs[1]).toMatchObject({ values: [{ value: '16', label: '16 GB' }, {}, {}, {}] })
  expect(specs[2]).toMatchObject({ min: 3_200, max: 6_400, unit: 'MT/s' })
})

test('what nothing matches has no facets but the other choices', async () => {
  expect(await facets('?q=---')).toMatchObject({ total: 0, specs: [], price: null })
  const none = await facets('?category=cpu&spec=socket:none')
  expect(none).toMatchObject({ total: 0, inStock: 0, price: null })
  expect(none.specs.map(({ key }) => key)).toEqual(['socket'])
})

test('of more parts than are looked at, counts are of a sample that is like all of them', async () => {
  await addManyCards(demo.shop, 10_500)
  const { specs, ...rest } = await facets('?category=gpu&minPrice=20000')
  expect(rest).toMatchObject({
    total: 10_000,
    totalIsCapped: true,
    inStockIsSampled: true,
    minQuantityIsSampled: true,
    minQuantity: [{ upTo: 1, count: rest.sampleSize }],
  })
  const least = await demo.list('?category=gpu&sort=price&limit=1')
  expect(rest.price?.min).toBe(Number(least.parts[0]?.price))
  const share = (count: number | undefined) => (count ?? 0) / rest.sampleSize
  expect(Math.abs(share(rest.inStock) - 0.5)).toBeLessThan(0.09)
  const [memory] = specs.filter(({ key }) => key === 'memoryType')
  if (memory?.kind !== 'choice') throw new Error('memory types are not told apart')
  expect(memory.isSampled).toBe(true)
  const shares = new Map(memory.values.map(({ value, count }) => [value, share(count)]))
  expect([...shares.keys()]).toEqual(['GDDR7', 'HBM3'])
  expect(Math.abs((shares.get('HBM3') ?? 0) - 0.25)).toBeLessThan(0.09)
  const inStock = await facets('?category=gpu&minPrice=20000&stock=in')
  expect(inStock).toMatchObject({ total: 5_250, price: rest.price })
  const rare = await facets('?category=gpu&minPrice=20000&spec=memoryType:HBM2&maxMinQuantity=50')
  const offered = rare.specs.find(({ key }) => key === 'memoryType')
  expect(offered).toMatchObject({
    values: expect.arrayContaining([{ value: 'HBM2', label: 'HBM2', count: 0 }]),
  })
  expect(rare.minQuantity.map(({ upTo }) => upTo)).toContain(50)
  const few = await facets('?category=gpu&minPrice=20000&maxPrice=20005')
  expect(few).toMatchObject({ total: 599, inStock: 0, inStockIsSampled: false })
})

test.each(['originCountry=TW', 'category=cpu&originCountry=TW', 'category=cpu&originCountry=VN'])(
  'the prices of ?%s are those of the parts that are found, not of all of their category',
  async (query) => {
    const { parts } = await demo.list(`?limit=100&${query}`)
    const prices = parts.map(({ price }) => price)
    expect((await facets(`?${query}`)).price).toEqual({
      min: Math.min(...prices),
      max: Math.max(...prices),
    })
  },
)
