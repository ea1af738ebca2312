import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Category, Specs } from '../../../contract/parts/parts.ts'
import type { SearchReading } from '../../../contract/parts/search.ts'
import { type Catalogue, openCatalogue } from '../parts.fixture.ts'

const named: [name: string, category: Category, specs?: Specs, details?: string][] = [
  ['Intel Core i5-13400', 'cpu'],
  ['Intel Core i7-14700K', 'cpu'],
  [
    'AMD Ryzen 5 5600',
    'cpu',
    { coreFamily: 'Vermeer', coolerIncluded: true },
    'Six Zen 3 cores, 4 of them fast.',
  ],
  [
    'AMD Ryzen 7 7700X3D',
    'cpu',
    { coreFamily: 'Raphael', socket: 'AM5', integratedGraphics: 'Lumen' },
  ],
  ['AMD EPYC 7313P', 'cpu', { coreFamily: 'Milan', coolerIncluded: false }],
  ['AMD EPYC 9354P', 'cpu', { coreFamily: 'Genoa' }],
  ['Vortex GeForce RTX 4070 12 GB', 'gpu', { memoryGb: 12, lengthMm: 300, slots: 3 }],
  ['Vortex RTX 4000 Ada 20 GB', 'gpu', { memoryGb: 20, lengthMm: 241 }],
  ['Vortex GeForce RTX 5070 16 GB', 'gpu', { memoryGb: 16 }],
  [
    'Basalt B760M',
    'motherboard',
    { socket: 'LGA1700', sataPorts: 6, biosFlashback: true },
    'Takes Intel’s 12th, 13th and 14th gen processors.',
  ],
  [
    'Gravel 32 GB DDR5',
    'ram',
    { capacityGb: 32, modules: 2, moduleCapacityGb: 16, casLatency: 30 },
  ],
  ['Gravel 8 GB DDR4', 'ram', { capacityGb: 8, modules: 1, casLatency: 36 }],
  ['Onyx Radeon RX 7600', 'gpu', { memoryGb: 8 }],
  ['Onyx Radeon HD 7850', 'gpu', { memoryGb: 2 }],
  ['Quartz 7 drive', 'hdd'],
  ['Quartz 5 7200 drive', 'hdd'],
]

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
  for (const [at, [name, category, specs = {}, details = 'A part.']] of named.entries())
    await catalogue.added({
      name,
      category,
      specs,
      details,
      mpn: `LOT-${'abcdefghijklmnopqr'[at]}`,
    })
})
afterAll(() => catalogue?.shop.close())

const ask = async (q: string) => {
  const [listed, search] = await Promise.all(
    ['parts', 'part-search'].map((call) =>
      catalogue.shop.request(`/api/${call}?q=${encodeURIComponent(q)}`),
    ),
  )
  const names = ((await listed!.json()) as { name: string }[]).map(({ name }) => name)
  return { names, search: (await search!.json()) as SearchReading }
}

const exactly: [q: string, found: string[]][] = [
  ['14th gen intel', ['Intel Core i7-14700K']],
  ['14th gen intel board', ['Basalt B760M']],
  ['cpu generation 13', ['Intel Core i5-13400']],
  ['Prozessor 13. Generation', ['Intel Core i5-13400']],
  ['epyc 9004', ['AMD EPYC 9354P']],
  ['epyc 7003 series', ['AMD EPYC 7313P']],
  ['ryzen 7000', ['AMD Ryzen 7 7700X3D']],
  ['ryzen 7 7000 series', ['AMD Ryzen 7 7700X3D']],
  ['rtx 40', ['Vortex GeForce RTX 4070 12 GB']],
  ['rtx40 series', ['Vortex GeForce RTX 4070 12 GB']],
  ['rtx 4000', ['Vortex RTX 4000 Ada 20 GB']],
  ['rtx 5000 series', ['Vortex GeForce RTX 5070 16 GB']],
  ['zen 4', ['AMD Ryzen 7 7700X3D', 'AMD EPYC 9354P']],
  ['zen3 ryzen', ['AMD Ryzen 5 5600']],
  ['ryzen 5', ['AMD Ryzen 5 5600']],
  ['at least 12gb vram', named.slice(6, 9).map(([name]) => name)],
  ['more than 12gb vram', named.slice(7, 9).map(([name]) => name)],
  ['16gbx2', ['Gravel 32 GB DDR5']],
  ['16 GB x 2', ['Gravel 32 GB DDR5']],
  ['материнская плата', ['Basalt B760M']],
  ['ryzen with 3d v-cache', ['AMD Ryzen 7 7700X3D']],
  ['cpu without cooler', ['AMD EPYC 7313P']],
  ['cpu with a cooler', ['AMD Ryzen 5 5600']],
  ['cpu with graphics', ['AMD Ryzen 7 7700X3D']],
  ['memory cl under 31', ['Gravel 32 GB DDR5']],
  ['gpu shorter than 250 mm', ['Vortex RTX 4000 Ada 20 GB']],
  ['8 gb sticks x10', ['Gravel 8 GB DDR4']],
  ['i7 14th', ['Intel Core i7-14700K']],
  ['显卡 16gb', ['Vortex GeForce RTX 5070 16 GB']],
  ['board with usb bios flashback', ['Basalt B760M']],
  ['6 sata ports', ['Basalt B760M']],
  ['lga 1700', ['Basalt B760M']],
  ['am 5 ryzen', ['AMD Ryzen 7 7700X3D']],
  ['triple slot vga', ['Vortex GeForce RTX 4070 12 GB']],
  ['radeon 7000 series', ['Onyx Radeon RX 7600']],
]
test.each(exactly)('%s finds these and no others', async (q, found) => {
  const { names, search } = await ask(q)
  expect(names.toSorted()).toEqual(found.toSorted())
  expect(search.match).toBe('all')
})

const near: [q: string, name: string, lack: string][] = [
  ['ryzen 3', 'AMD Ryzen', 'no “3”'],
  ['7950X3D', 'AMD Ryzen 7 7700X3D', '7700X3D instead of 7950X3D'],
  ['board takes', 'Basalt B760M', 'said by its description alone'],
  ['24 GB', 'Vortex RTX 4000 Ada 20 GB', '20 GB instead of 24 GB'],
  ['i5-99600K', 'Intel Core i5-13400', 'no “99600K”'],
  ['4 x 16 gb', 'Gravel 32 GB DDR5', '2 × 16 GB instead of 4 × 16 GB'],
]
test.each(near)('nothing is %s, and what comes near says what it lacks', async (q, name, lack) => {
  const { names, search } = await ask(q)
  expect([names, search.match]).toEqual([[], 'near'])
  expect(search.near[0]?.name).toContain(name)
  expect(search.near[0]?.lacks).toContain(lack)
})

test('a digit behind a word is that digit first, and the beginning of a number after it', async () => {
  expect((await ask('quartz 7')).names).toEqual(['Quartz 7 drive', 'Quartz 5 7200 drive'])
})

test('a quantity behind a part number says nothing of the part', async () => {
  const { search } = await ask('100-100000001BOX x 24')
  expect(search.dropped).toEqual(['x 24'])
  expect((await ask('KSM32RD4/64HCR x4')).search.dropped).toEqual(['x4'])
  expect((await ask('exos x 24')).search.dropped).toEqual([])
})
