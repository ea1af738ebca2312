import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchReading } from '../../../contract/parts/search.ts'
import { type Odd, openShopOf } from './odd-shop.fixture.ts'

const memory = (mpn: string, name: string, modules: number, size: number, speed: number): Odd => [
  mpn,
  `Gravel ${name}`,
  'ram',
  100,
  {
    manufacturer: 'Gravel',
    type: 'DDR5',
    formFactor: 'DIMM',
    modules,
    moduleCapacityGb: size,
    capacityGb: modules * size,
    speedMts: speed,
    ecc: false,
  },
]
const board = (mpn: string, chipset: string, socket: string, price: number): Odd => [
  mpn,
  `Basalt ${chipset} Heath`,
  'motherboard',
  price,
  { manufacturer: 'Basalt', socket, memoryType: 'DDR4', memorySlots: 4, m2Slots: 1, wifi: false },
]
const processor = (mpn: string, name: string, cores: number, specs: object = {}): Odd => [
  mpn,
  name,
  'cpu',
  300,
  { cores, socket: 'AM4', coolerIncluded: false, ...specs },
]
const drive = (mpn: string, name: string, specs: object): Odd => [
  mpn,
  `Tideline ${name}`,
  'hdd',
  200,
  { manufacturer: 'Tideline', kind: 'SSD', ...specs } as Odd[4],
]

let shop: Awaited<ReturnType<typeof openShopOf>>
beforeAll(async () => {
  shop = await openShopOf([
    memory('GR-K2-60', 'Onyx 32 GB DDR5-6000 (2 × 16 GB)', 2, 16, 6000),
    memory('GR-K4-52', 'Flint 64 GB DDR5-5200 (4 × 16 GB)', 4, 16, 5200),
    memory('GRS5600C46-32', 'Shale 32 GB DDR5-5600', 1, 32, 5600),
    board('BS-Z97', 'Z97', 'LGA1150', 90),
    board('BS-Z870', 'Z870', 'AM5', 250),
    board('BS-FM2', 'A85', 'FM2', 60),
    board('BS-FM2P', 'A88', 'FM2+', 70),
    processor('AM-5800X', 'Havel Ryzen 7 5800X', 8, { coolerIncluded: true }),
    processor('AM-9900X', 'Havel Ryzen 9 9900X', 12, { socket: 'AM5' }),
    processor('IN-2455', 'Inlet Xeon w5-2455X', 12, { socket: 'LGA4677' }),
    drive('TL-192', 'Orca 1.92 TB', { capacityGb: 1000, interface: 'SATA 6 Gb/s' }),
    drive('TL-1000', 'Orca 1 TB', { capacityGb: 1000, interface: 'SATA 6 Gb/s' }),
    drive('TL-SAS', 'Whale 4 TB', { capacityGb: 4000, interface: 'SAS 12 Gb/s' }),
    ['KM-SFF', 'Kimera GeForce 5170 SFF 12 GB', 'gpu', 500, { memoryGb: 12 }],
    ['KM-LP', 'Kimera Radeon 6410 Low Profile 4 GB', 'gpu', 90, { memoryGb: 4 }],
    ['HL-R7', 'Halcyon Radeon R7 250', 'gpu', 60, { memoryGb: 2 }],
    ['3f2a9c10b7d64e5f8890a1b2c3d4e5f6', 'Basalt Moor', 'motherboard', 40, { socket: 'AM1' }],
  ])
})
afterAll(() => shop?.shop.close())

test.each([
  ['a kit by its speed', 'DDR5-6000 kit', ['GR-K2-60']],
  ['a kit by its speed alone', '5200 kit', ['GR-K4-52']],
  ['a kit by size and speed', '32gb ddr5-6000 kit', ['GR-K2-60']],
  ['as many modules as there may be', '4 modules kit', ['GR-K4-52']],
  ['a speed behind the kind of memory', 'ddr5 5600', ['GRS5600C46-32']],
  ['a size and its kind in one word', '32gbddr5', ['GRS5600C46-32', 'GR-K2-60']],
  ['a kind and its size in one word', 'ssd4tb', ['TL-SAS']],
  ['a capacity that its name says', '1.92 tb ssd', ['TL-192']],
  ['a capacity that a name denies', '1 tb ssd', ['TL-1000']],
  ['an interface by its speed', '12 gbit/s sas', ['TL-SAS']],
  ['an interface and its speed in words', 'sas 12 gigabit', ['TL-SAS']],
  ['low profile, and no small card', 'low profile graphics card', ['KM-LP']],
  ['what is called small', 'sff graphics card', ['KM-LP', 'KM-SFF']],
  ['a category in long words', 'graphics processing unit 12 gb', ['KM-SFF']],
  ['a socket with its plus', 'fm2+ board', ['BS-FM2P']],
  ['a cooler in the box', 'cpu with box cooler', ['AM-5800X']],
  ['short for a rank', 'r7 5800x', ['AM-5800X']],
  ['short for memory', 'mem 64gb', ['GR-K4-52']],
  ['a card that is called like a rank', 'radeon r7', ['HL-R7']],
  ['prices the wrong way round', 'board between 300 and 200', ['BS-Z870']],
  ['a price behind a count', 'cpu 8 cores under 400', ['AM-5800X']],
  ['Dutch', 'moederbord onder 65 euro', ['BS-FM2']],
  ['Dutch memory', 'werkgeheugen 64GB', ['GR-K4-52']],
  ['Dutch cores', 'processor met 8 kernen', ['AM-5800X']],
  ['Polish memory', 'pamięć RAM 64 GB', ['GR-K4-52']],
  ['Polish cores', 'procesor 8 rdzeni', ['AM-5800X']],
  ['a Polish price', 'płyta główna do 65 zł', ['BS-FM2']],
  ['an Italian price', 'scheda madre sotto i 65 euro', ['BS-FM2']],
])('%s: %s', async (_kind, q, mpns) => {
  const found = await shop.list(q)
  const more = q.includes('board') || q.includes('euro') || q.includes('zł') ? madeUp(q) : []
  expect(found.mpns.toSorted()).toEqual([...mpns, ...more].toSorted())
  expect(found.match).toBe('all')
})

/** The board without a number of its maker costs least. */
const madeUp = (q: string) => (/65/.test(q) ? ['3f2a9c10b7d64e5f8890a1b2c3d4e5f6'] : [])

const near = async (q: string) => {
  const { match, near: parts } = (await shop.search(q)) as SearchReading
  expect(match, q).toBe('near')
  return parts.map(({ mpn, lacks }) => [mpn, lacks.join('; ')])
}

test('other models of a series come near, those with the nearest number first', async () => {
  expect((await near('z890 motherboard'))[0]).toEqual(['BS-Z870', 'Z870 instead of z890'])
  expect((await near('xeon gold 6418'))[0]?.[0]).toBe('IN-2455')
  expect((await near('ryzen 9 9950x3d'))[0]?.[0]).toBe('AM-9900X')
  const boardsToo = (await near('xeon z871 6418')).map(([mpn]) => mpn)
  expect(boardsToo).toEqual(['IN-2455'])
  expect((await near('ryzen 7 5900xt')).map(([mpn]) => mpn)).toEqual(['AM-5800X', 'AM-9900X'])
})

test('what a part states otherwise is said', async () => {
  const lacks = async (q: string, mpn: string) => (await near(q)).find(([one]) => one === mpn)?.[1]
  expect(await lacks('am4 z870 board', 'BS-Z870')).toBe('AM5 instead of AM4')
  expect(await lacks('z870 board ddr5', 'BS-Z870')).toBe('DDR4 instead of DDR5')
  expect(await lacks('z870 board with wifi', 'BS-Z870')).toBe('no Wi-Fi')
  expect(await lacks('ddr5 9000', 'GR-K2-60')).toBe('6,000 MT/s instead of 9,000 MT/s')
})

test('no board is without M.2 where all have a slot, and none takes small memory', async () => {
  for (const q of ['z870 motherboard without m.2', 'z790 sodimm'])
    expect((await shop.list(q)).match, q).not.toBe('all')
})

test('swapped signs of a part number are one slip', async () => {
  expect((await near('GRS5600C46-23'))[0]).toEqual([
    'GRS5600C46-32',
    'GRS5600C46-32 instead of GRS5600C46-23',
  ])
})

test('pieces of a number that an import made are like nothing', async () => {
  expect((await near('b7d65 motherboard')).map(([, lacks]) => lacks)).not.toContain(
    'B7D64 instead of b7d65',
  )
})
