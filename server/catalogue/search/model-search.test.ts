import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Odd, openShopOf } from './odd-shop.fixture.ts'

const card = (mpn: string, maker: string, chipset: string, others: string[] = []): Odd => [
  mpn,
  `${maker} Strider GeForce ${chipset} 12 GB`,
  'gpu',
  500,
  { manufacturer: maker, chipset, memoryGb: 12, otherPartNumbers: others },
]
const board = (mpn: string, maker: string, others: string[] = []): Odd => [
  mpn,
  `${maker} B690M Meadow`,
  'motherboard',
  120,
  { manufacturer: maker, socket: 'ZQ9', memoryType: 'DDR5', otherPartNumbers: others },
]

let shop: Awaited<ReturnType<typeof openShopOf>>
beforeAll(async () => {
  shop = await openShopOf([
    card('HL-4470', 'Halcyon', 'RTX 4470'),
    card('HL-4470S', 'Halcyon', 'RTX 4470 SUPER'),
    card('OR-4470', 'Orrery', 'RTX 4470', ['RTX 4470', '900-4G470-12AB']),
    card('HL-4470T', 'Halcyon', 'RTX 4470 Ti'),
    card('HL-4470TS', 'Halcyon', 'RTX 4470 Ti SUPER'),
    board('BS-690', 'Basalt'),
    board('TF-690', 'Tuffstone', ['B690M', 'B690M Meadow']),
    [
      'HX24-1',
      'Tideline Heron X24 18 TB',
      'hdd',
      300,
      { manufacturer: 'Tideline', kind: 'HDD', capacityGb: 18000 },
    ],
    [
      'GR48K2',
      'Gravel Onyx 48 GB DDR5-6000 (2 × 24 GB)',
      'ram',
      150,
      { type: 'DDR5', modules: 2, moduleCapacityGb: 24, capacityGb: 48, speedMts: 6000 },
    ],
  ])
})
afterAll(() => shop?.shop.close())

test.each([
  ['rtx 4470', ['OR-4470', 'HL-4470']],
  ['RTX4470', ['OR-4470', 'HL-4470']],
  ['rtx 4470 ti', ['HL-4470T']],
  ['rtx 4470ti', ['HL-4470T']],
  ['rtx 4470 super', ['HL-4470S']],
  ['rtx 4470 ti super', ['HL-4470TS']],
])('%s stands before its variants', async (q, first) => {
  const { mpns, match } = await shop.list(q)
  expect([mpns.slice(0, first.length), match]).toEqual([first, 'all'])
})

test('X24 is a drive before it is the end of a kit', async () => {
  expect((await shop.list('x24')).mpns).toEqual(['HX24-1', 'GR48K2'])
})

test('another number that is words of other names goes before none of them', async () => {
  expect((await shop.list('halcyon rtx 4470')).mpns).not.toContain('OR-4470')
  expect((await shop.list('basalt b690m')).mpns).toEqual(['BS-690'])
  expect((await shop.list('orrery rtx 4470')).mpns).toEqual(['OR-4470'])
  // and stops no correction
  expect(await shop.list('basolt b690m')).toMatchObject({ mpns: ['BS-690'], match: 'corrected' })
})

test('another number that is one goes before whatever else is said', async () => {
  for (const q of ['900-4G470-12AB', '2 pcs Halcyon 9004G47012AB'])
    expect((await shop.list(q)).mpns[0], q).toBe('OR-4470')
})
