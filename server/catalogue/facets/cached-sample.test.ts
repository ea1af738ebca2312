import { afterAll, beforeAll, expect, test } from 'vitest'
import { partFilter } from '../../../contract/parts/query.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { readAsked } from '../search/read-filter.ts'
import { findInCached } from './cached-sample.ts'
import { selectFacetParts } from './store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  for (let from = 1; from < 6_000; from += 1_000)
    await shop.sql`
    insert into part
      (id, mpn, name, details, category, min_quantity, order_multiple, quantity, price_minor, img, specs, warranty_months)
    select gen_random_uuid(), 'PART-' || n, 'Part ' || n, '', 'cpu', 1 + n % 7, 1 + n % 3, n % 31,
      (100 + n % 400) * 100, '/images/none',
      jsonb_build_object(
        'socket', (array['AM4', 'AM5', 'LGA1851'])[1 + n % 3], 'pcieVersion', 3 + n % 3, 'cores', 4 * (1 + n % 8),
        'memoryTypes', (array['["DDR4"]', '["DDR5"]', '["DDR4", "DDR5"]'])[1 + n % 3]::jsonb, 'unlocked', n % 5 > 1
      ) || case when n % 11 = 0 then '{}' else jsonb_build_object('boostClockGhz', 3 + n % 20 / 10.0) end,
      12
    from generate_series(${from}::int, ${from + 999}::int) n`
})
afterAll(() => shop?.close())

const size = 500
const facets = ['socket', 'cores', 'memoryTypes', 'boostClockGhz', 'pcieVersion']
const asked = async (
  query: string,
  without: Parameters<typeof findInCached>[2]['without'] = null,
) => {
  const given = new URLSearchParams(query)
  const spec = given.getAll('spec')
  const input = partFilter.parse({ ...Object.fromEntries(given), ...(spec.length > 0 && { spec }) })
  const filter = (await readAsked(shop, input)).filter!
  return {
    cached: await findInCached(shop.database, filter, { without, size, facets }),
    selected: await selectFacetParts(shop.sql, filter, { without, size, withSpecs: true }),
  }
}

test.each([
  ['', null],
  ['maxPrice=300', null],
  ['minPrice=150&maxPrice=420', null],
  ['minPrice=490', 'price'],
  ['maxMinQuantity=3', null],
  ['maxMinQuantity=1', 'minQuantity'],
  ['stock=in', null],
  ['stock=low', null],
  ['stock=out', null],
  ['stock=low&inStock=true', null],
  ['stock=low&inStock=true', 'stock'],
  ['spec=socket:AM5', null],
  ['spec=socket:AM5&spec=socket:AM4', null],
  ['spec=socket:AM5&spec=memoryTypes:DDR5', { key: 'socket' }],
  ['spec=memoryTypes:DDR4', null],
  ['spec=pcieVersion:4', null],
  ['spec=cores:8..24', null],
  ['spec=cores:..12&spec=cores:32', null],
  ['spec=boostClockGhz:3.5..&maxPrice=450', null],
] as const)(
  'of %j the kept sample is the one that the statement selects',
  async (query, without) => {
    const { cached, selected } = await asked(`category=cpu&${query}`, without)
    expect(cached).toHaveLength(size)
    expect(cached!.map(({ specs, ...rest }) => rest)).toEqual(
      selected.map(({ specs, ...rest }) => rest),
    )
    for (const [at, { specs }] of cached!.entries())
      expect(selected[at]!.specs).toMatchObject(specs)
  },
)

test('what is rare, a text, and a specification that is not kept are left to the statement', async () => {
  for (const query of [
    'category=cpu&maxPrice=101',
    'category=cpu&q=part',
    'category=cpu&spec=unlocked:true',
    'maxPrice=300',
  ])
    expect((await asked(query)).cached, query).toBeNull()
})

test('what is kept answers for nothing that it does not know of a part', async () => {
  await shop.sql`update part set origin_country = 'TW' where min_quantity = 3`
  const filter = (await readAsked(shop, { category: 'cpu', originCountry: ['TW'] })).filter!
  expect(await findInCached(shop.database, filter, { without: null, size: 100, facets })).toBeNull()
  const found = await selectFacetParts(shop.sql, filter, { without: null, size, withSpecs: false })
  expect(new Set(found.map(({ minQuantity }) => minQuantity))).toEqual(new Set([3]))
})
