import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Part } from '../../../contract/parts/parts.ts'
import { leastOf } from '../../../contract/pricing/price.ts'
import { type DemoShop, openDemoShop } from './demo-shop.fixture.ts'
import { listPartAddresses } from './list-part-addresses.ts'

let demo: DemoShop
let all: Part[]
beforeAll(async () => {
  demo = await openDemoShop()
  all = (await demo.list('?limit=100')).parts
  expect(all.length).toBeGreaterThan(70)
})
afterAll(() => demo?.shop.close())

const number = (part: Part, key: string) => Number(part.specs[key] ?? Number.NaN)

const narrowed: [query: string, holds: (part: Part) => boolean][] = [
  ['minPrice=200&maxPrice=300', ({ price }) => price >= 200 && price <= 300],
  ['maxPrice=185', ({ price }) => price <= 185],
  ['maxMinQuantity=10', ({ minQuantity }) => minQuantity <= 10],
  ['stock=in', (part) => part.quantity >= leastOf(part)],
  ['stock=low', (part) => part.quantity < 2 * leastOf(part)],
  ['stock=out', (part) => part.quantity < leastOf(part)],
  ['spec=socket:AM5', ({ specs }) => specs.socket === 'AM5'],
  [
    'spec=socket:AM5&spec=socket:LGA1700&spec=cores:8..16',
    (part) =>
      /^(AM5|LGA1700)$/.test(String(part.specs.socket)) && inside(number(part, 'cores'), 8, 16),
  ],
  ['spec=cores:32..', (part) => number(part, 'cores') >= 32],
  ['spec=cores:..6', (part) => number(part, 'cores') <= 6],
  ['spec=cores:..6&spec=cores:96', (part) => number(part, 'cores') <= 6 || part.specs.cores === 96],
  ['spec=boostClockGhz:5.05..5.35', (part) => inside(number(part, 'boostClockGhz'), 5.05, 5.35)],
  ['spec=ecc:true', ({ specs }) => specs.ecc === true],
  ['spec=ecc:false&category=ram', ({ specs }) => specs.ecc === false],
  ['spec=memoryTypes:DDR4', ({ specs }) => [specs.memoryTypes].flat().includes('DDR4')],
  ['spec=wifi:false', ({ specs }) => specs.wifi === false],
  ['spec=formFactor:3.5%22', ({ specs }) => specs.formFactor === '3.5"'],
  [
    'category=ram&spec=type:DDR5&spec=capacityGb:32&maxPrice=120',
    ({ category, specs, price }) =>
      category === 'ram' && specs.type === 'DDR5' && specs.capacityGb === 32 && price <= 120,
  ],
]
const inside = (value: number, min: number, max: number) => value >= min && value <= max

test.each(narrowed)(
  'a list asked with %s has every part that fits and no other',
  async (query, holds) => {
    const { parts, total } = await demo.list(`?limit=100&${query}`)
    const mpns = (list: Part[]) => list.map(({ mpn }) => mpn).sort()
    const expected = all.filter(holds)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(all.length)
    expect(mpns(parts)).toEqual(mpns(expected))
    expect(total).toBe(expected.length)
  },
)

test.each([
  ['spec=socket', 'spec.0'],
  ['spec=:AM5', 'spec.0'],
  ['spec=socket:', 'spec.0'],
  ['spec=socket:AM5&spec=cores:..', 'spec.1'],
  ['spec=cores:1e300..', 'spec.0'],
  ['minPrice=x', 'minPrice'],
  ['minPrice=-1', 'minPrice'],
  ['maxMinQuantity=0', 'maxMinQuantity'],
  ['stock=some', 'stock'],
  ['ids=x', 'ids.0'],
  [`ids=${'018f3c3c-0000-7000-8000-000000000000,'.repeat(20)}x`, 'ids'],
  ['page=0', 'page'],
  ['page=41&limit=25', 'page'],
  ['page=2&cursor=eyJpZCI6IjAxOGYzYzNjLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMCJ9', 'page'],
])('refuses ?%s', async (query, path) => {
  const response = await demo.shop.request(`/api/parts?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ path }] })
})

test('numbered pages are the pages of the list, and tell the cursor of the next', async () => {
  for (const query of ['sort=price', 'q=ddr5', 'q=ddr5&sort=-price', 'category=cpu&sort=name']) {
    const whole = (await demo.list(`?limit=100&${query}`)).parts
    const second = await demo.list(`?limit=4&page=2&${query}`)
    expect(second.parts, query).toEqual(whole.slice(4, 8))
    expect(second.total, query).toBe(whole.length)
    expect(second.next, query).not.toContain('page=')
    expect((await demo.list(second.next ?? '')).parts, query).toEqual(whole.slice(8, 12))
    expect((await demo.list(`?limit=25&page=40&${query}`)).parts, query).toEqual([])
  }
})

test('parts are asked by their ids, in that order; what is gone is left out', async () => {
  const ids = [all[9], all[2], all[40]].map((part) => part?._id)
  const missing = '018f3c3c-0000-7000-8000-000000000000'
  const { parts, total, next } = await demo.list(
    `?ids=${[ids[0], missing, ids[1], ids[2]].join(',')}`,
  )
  expect(parts.map(({ _id }) => _id)).toEqual(ids)
  expect(total).toBe(3)
  expect(next).toBeUndefined()
})

describe('a search', () => {
  test('has its part number first, then names and numbers, then what only mentions it', async () => {
    const { parts } = await demo.list('?q=ddr5&limit=100')
    const isNamed = parts.map(({ name, mpn }) => /ddr5/i.test(`${name} ${mpn}`))
    expect(new Set(isNamed)).toEqual(new Set([true, false]))
    expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)))
    const mpn = all[30]?.mpn ?? ''
    expect((await demo.list(`?q=${mpn.toLowerCase()}`)).parts[0]?.mpn).toBe(mpn)
  })

  test('finds a part number by its beginning, however it is written', async () => {
    for (const q of ['wd8004', 'WD-8004', 'wd 80 04 fr'])
      expect((await demo.list(`?q=${encodeURIComponent(q)}`)).parts[0]?.mpn, q).toBe('WD8004FRYZ')
  })

  test.each([1, 2, 5])(
    'by relevance, pages of %i lose nothing and repeat nothing',
    async (limit) => {
      const whole = (await demo.list('?q=ddr5&limit=100')).parts
      const seen: Part[] = []
      let next: string | undefined = `?q=ddr5&limit=${limit}`
      while (next) {
        const page = await demo.list(next)
        seen.push(...page.parts)
        next = page.next
      }
      expect(seen).toEqual(whole)
    },
  )

  test('a cursor by relevance is none of another order', async () => {
    const { next } = await demo.list('?q=ddr5&limit=1')
    for (const query of [
      next?.replace('q=ddr5', 'sort=name'),
      next?.replace('q=ddr5', 'q=ddr5&sort=name'),
    ])
      expect((await demo.shop.request(`/api/parts${query}`)).status, query).toBe(400)
  })
})

test('the addresses of all parts are told in pages, each once', async () => {
  const { shop } = demo.shop
  const seen: string[] = []
  let afterId: string | null = null
  for (let size = 30; size === 30; ) {
    const page: { id: string; updatedAt: Date }[] = await listPartAddresses(shop, {
      afterId,
      limit: 30,
    })
    seen.push(...page.map(({ id }) => id))
    expect(page.every(({ updatedAt }) => updatedAt instanceof Date)).toBe(true)
    afterId = page.at(-1)?.id ?? null
    size = page.length
  }
  expect(seen).toEqual(all.map(({ _id }) => _id).sort())
})

describe('a search by what a part is', () => {
  const ofCategory = (category: Part['category']) => (part: Part) => part.category === category
  const cases: [q: string, holds: (part: Part) => boolean][] = [
    ['cpu', ofCategory('cpu')],
    ['processors', ofCategory('cpu')],
    ['memory', ofCategory('ram')],
    ['drive', ofCategory('hdd')],
    ['graphics card', ofCategory('gpu')],
    ['mainboard', ofCategory('motherboard')],
    ['intel cpu', ({ category, name }) => category === 'cpu' && /intel/i.test(name)],
    ['nvidia gpu', ({ category, name }) => category === 'gpu' && /nvidia/i.test(name)],
    ['ddr5 ram', ({ category, specs }) => category === 'ram' && specs.type === 'DDR5'],
    ['ssd', ({ specs }) => specs.kind === 'SSD'],
    ['32gb', ({ specs }) => specs.capacityGb === 32 || specs.memoryGb === 32],
  ]
  test.each(cases)('%s begins with what it names', async (q, holds) => {
    const { parts } = await demo.list(`?limit=100&q=${encodeURIComponent(q)}`)
    const wanted = all.filter(holds)
    expect(wanted.length).toBeGreaterThan(1)
    expect(new Set(parts.map(({ _id }) => _id))).toEqual(
      new Set([...wanted.map(({ _id }) => _id), ...parts.map(({ _id }) => _id)]),
    )
    expect(holds(parts[0]!)).toBe(true)
  })
})
