import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Part, Specs } from '../../../contract/parts/parts.ts'
import { openUploadShop } from './upload/upload.fixture.ts'

let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
  const range = { kind: 'range', group: 'Power' }
  const given = {
    name: 'Power supplies',
    specs: [
      { key: 'outputWatts', label: 'Output', unit: 'W', ...range },
      { key: 'fan', label: 'Fan', unit: 'mm', ...range },
      { key: 'rails', label: 'Rails', ...range },
      { key: 'modular', label: 'Modular', kind: 'flag' },
    ],
    facets: ['outputWatts', 'fan', 'modular'],
  }
  expect((await shop.admin.call('POST', '/categories', given)).status).toBe(200)
})
afterAll(() => shop?.close())

/** The specifications of what a file brings, in the order of its rows. */
async function brought(rows: string[]) {
  const { body } = await shop.bring(rows.join('\n'))
  expect(body).toMatchObject({ skipped: 0, problems: [] })
  const specs = new Map((await shop.parts()).map((part) => [part.mpn, part.specs as Specs]))
  return rows.slice(1).map((row) => specs.get(/^[\w-]+/.exec(row)![0])!)
}

test('found: a specification is read with its unit, as the file writes numbers, in the unit of its category', async () => {
  const cells: (readonly [string, number | string])[] = [
    ...([
      ['750 W', 750],
      ['750W', 750],
      ['750 Watt', 750],
      ['0,75 kW', 750],
      ['1.200', 1200],
      ['1.200 W', 1200],
    ] as const),
    ...([
      ['1,2 KW', 1200],
      ['850', 850],
      ['2 x 400 W', '2 x 400 W'],
      ['650 W / 700 W', '650 W / 700 W'],
      ['70 dB', '70 dB'],
    ] as const),
  ]
  const specs = await brought([
    'mpn;name;category;price;quantity;Output;Fan;Modular;Rails',
    ...cells.map(
      ([cell], at) => `UC-${at};Unit ${at};Power supplies;99,50;10;${cell};12 cm;ja;1,5`,
    ),
  ])
  expect(specs.map(({ outputWatts }) => outputWatts)).toEqual(cells.map(([, value]) => value))
  for (const one of specs) expect(one).toMatchObject({ fan: 120, modular: true, rails: 1.5 })
  const asked = 'category=power-supplies&spec=outputWatts:750..750'
  const found = (await (await shop.request(`/api/parts?${asked}`)).json()) as Part[]
  expect(found).toHaveLength(4)
  const facets = await (await shop.request('/api/part-facets?category=power-supplies')).text()
  expect(facets).toContain('"key":"modular"')
  expect(facets).not.toContain('"ja"')
})

test('found: so are the trade’s own, and a file of the shop’s comes back as it was', async () => {
  const rows = [
    'mpn,name,category,price,quantity,specs.boostClockGhz,specs.tdpWatts,specs.ecc,specs.l3CacheMb',
    'UC-CPU,Sixteen,cpu,99.5,10,4500 MHz,65 W,No,64 MB',
  ]
  const [cpu] = await brought(rows)
  expect(cpu).toEqual({ boostClockGhz: 4.5, tdpWatts: 65, ecc: false, l3CacheMb: 64 })
  const exported = await (await shop.admin.call('GET', '/part-export')).text()
  const { body } = await shop.bring(exported)
  expect(body).toMatchObject({ skipped: 0, changed: 0, added: 0 })
})
