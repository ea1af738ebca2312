import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Part } from '../../../contract/parts/parts.ts'
import type { SearchReading } from '../../../contract/parts/search.ts'
import { demoParts } from '../../../demo/parts/demo-parts.ts'
import { type DemoShop, openDemoShop } from './demo-shop.fixture.ts'

let demo: DemoShop
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo?.shop.close())

const find = async (q: string) => {
  const query = `?q=${encodeURIComponent(q)}`
  const [{ response, body }, { body: search }] = await Promise.all([
    demo.get<(Part & { mpn: string })[]>(`/parts${query}&limit=100`),
    demo.get<SearchReading>(`/part-search${query}`),
  ])
  return { mpns: body.map(({ mpn }) => mpn), match: response.headers.get('x-search-match'), search }
}

type DemoPart = ReturnType<typeof demoParts>[number]
type Numbers =
  | 'cores'
  | 'threads'
  | 'tdpWatts'
  | 'capacityGb'
  | 'lengthMm'
  | 'memoryGb'
  | 'speedMts'
type Counts = 'memorySlots' | 'modules' | 'moduleCapacityGb' | 'memoryChannels'
type Texts = 'type' | 'lan' | 'interface' | 'socket' | 'powerConnectors' | 'kind'
type Stated = Record<Numbers | Counts, number> & Record<Texts, string> & { registered: boolean }

const of = (category: string, has: (specs: Stated, part: DemoPart) => boolean) =>
  demoParts()
    .filter((part) => part.category === category && has(part.specs as unknown as Stated, part))
    .map(({ mpn }) => mpn)
const named = (...words: string[]) =>
  demoParts()
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .map(({ mpn }) => mpn)

/** All that a search has to find: nothing else is listed. */
const exactly: [kind: string, q: string, mpns: string[]][] = [
  // what is said to be passed is passed, and what is said to be reached belongs to it
  ['a bound that is passed', 'processors with over 20 cores', of('cpu', ({ cores }) => cores > 20)],
  ['a bound that is not reached', 'processor below 16 cores', of('cpu', ({ cores }) => cores < 16)],
  ['fewer', 'CPU fewer than 20 threads', of('cpu', ({ threads }) => threads < 20)],
  ['a bound that belongs to it', 'up to 70 watt gpu', of('gpu', ({ tdpWatts }) => tdpWatts <= 70)],
  ['a sign that excludes', 'ram > 32GB', of('ram', ({ capacityGb }) => capacityGb > 32)],
  ['a sign that includes', 'ram >= 32GB', of('ram', ({ capacityGb }) => capacityGb >= 32)],
  ['a bound behind', 'card 170mm or shorter', of('gpu', ({ lengthMm }) => lengthMm <= 170)],
  ['a plus', 'CPU 20+ cores', of('cpu', ({ cores }) => cores >= 20)],
  ['two ends', 'cpu 16 to 24 cores', of('cpu', ({ cores }) => cores >= 16 && cores <= 24)],
  [
    'two ends between',
    'card between 12 and 20 GB',
    of('gpu', ({ memoryGb }) => memoryGb >= 12 && memoryGb <= 20),
  ],
  [
    'two ends with a dash',
    'cards 8-12 GB',
    of('gpu', ({ memoryGb }) => memoryGb >= 8 && memoryGb <= 12),
  ],
  [
    'two ends behind from',
    'card from 12 to 16 GB',
    of('gpu', ({ memoryGb }) => memoryGb >= 12 && memoryGb <= 16),
  ],
  [
    'a speed that is passed',
    'DDR5 faster than 6000',
    of('ram', ({ type, speedMts }) => type === 'DDR5' && speedMts > 6000),
  ],
  [
    'a price with a plus',
    '$1000+ motherboards',
    of('motherboard', (_, { price }) => price >= 1000),
  ],
  [
    'a range of prices',
    'boards in the 170 to 210 range',
    of('motherboard', (_, { price }) => price >= 170 && price <= 210),
  ],
  [
    'a price beside a count',
    'processor with 6 cores under $140',
    of('cpu', ({ cores }, { price }) => cores === 6 && price <= 140),
  ],
  [
    'a speed with a bound behind',
    'DDR5 5600 or faster',
    of('ram', ({ type, speedMts }) => type === 'DDR5' && speedMts >= 5600),
  ],
  ['two ends apart', 'CPUs 20 - 32 cores', of('cpu', ({ cores }) => cores >= 20 && cores <= 32)],
  ['a class is no end', 'Ryzen 7 - 8 cores', named('Ryzen 7')],
  // numbers in other writings
  [
    'a count of what is not told',
    'ASUS card with 3 fans',
    of('gpu', (_, { specs }) => specs.manufacturer === 'ASUS'),
  ],
  ['megabytes', '8192 MB graphics card', of('gpu', ({ memoryGb }) => memoryGb === 8)],
  ['cores and threads', '6C/12T', of('cpu', ({ cores, threads }) => cores === 6 && threads === 12)],
  ['a count in one word', 'Achtkern Prozessor', of('cpu', ({ cores }) => cores === 8)],
  [
    'a kit in words',
    'two sticks of 32GB',
    of('ram', ({ modules, moduleCapacityGb }) => modules === 2 && moduleCapacityGb === 32),
  ],
  ['channels', '8 channel CPU', of('cpu', ({ memoryChannels }) => memoryChannels === 8)],
  [
    'a network in words',
    'board with five gigabit',
    of('motherboard', ({ lan }) => lan.includes('5 GbE') && !lan.includes('2.5')),
  ],
  [
    'how many are wanted',
    'we want sixteen 20 TB drives',
    of('hdd', ({ capacityGb }) => capacityGb === 20_000),
  ],
  [
    'an interface behind its speed',
    '12Gb/s SAS disk',
    of('hdd', ({ interface: own }) => own.startsWith('SAS')),
  ],
  [
    'a count behind talk',
    'we would like 50 NVMe SSDs with 2 TB',
    of('hdd', ({ interface: own, capacityGb }) => own.includes('NVMe') && capacityGb === 2000),
  ],
  [
    'sizes before modules',
    'two 32GB sticks DDR5',
    of('ram', ({ modules, moduleCapacityGb }) => modules === 2 && moduleCapacityGb === 32),
  ],
  ['memory for a board', 'memory for a B550 board', of('ram', ({ type }) => type === 'DDR4')],
  [
    'all but',
    'disques durs sauf WD',
    of('hdd', ({ kind }, { specs }) => kind === 'HDD' && specs.manufacturer !== 'Western Digital'),
  ],
  // what a part is for
  [
    'a board for a processor',
    'motherboard for Ryzen 5 5600',
    of('motherboard', ({ socket }) => socket === 'AM4'),
  ],
  [
    'a board for a model alone',
    'board for 7800X3D',
    of('motherboard', ({ socket }) => socket === 'AM5'),
  ],
  [
    'a board beside its processor',
    'Threadripper PRO 7975WX board',
    of('motherboard', ({ socket }) => socket === 'sTR5'),
  ],
  [
    'a processor for a board',
    'CPU for a Z790 board',
    of('cpu', ({ socket }) => socket === 'LGA1700'),
  ],
  ['memory for a processor', 'memory for Ryzen 7 5700G', of('ram', ({ type }) => type === 'DDR4')],
  [
    'a machine',
    'RDIMM for HPE ProLiant DDR5',
    of('ram', ({ type, registered }) => type === 'DDR5' && registered),
  ],
  ['work', '20 GB card for deep learning', of('gpu', ({ memoryGb }) => memoryGb === 20)],
  // words
  ['a question', 'what’s the price of an RTX A4000', named('RTX A4000')],
  ['one against another', 'RTX 4060 vs 4090', [...named('RTX 4060'), ...named('RTX 4090')]],
  ['a letter apart', 'RTX A 4000', named('RTX A4000')],
  ['an abbreviation', 'mb lga1851', of('motherboard', ({ socket }) => socket === 'LGA1851')],
  ['a form that begins as an ending', 'AM5 E-ATX', []],
  ['heat of a drive', 'SSD sin disipador 2 TB', named('990 PRO')],
  [
    'a plug',
    'card without additional power plug',
    of('gpu', ({ powerConnectors }) => powerConnectors === 'none'),
  ],
  [
    'registered is memory',
    'registered DDR5',
    of('ram', ({ type, registered }) => type === 'DDR5' && registered),
  ],
  [
    'a compound of a kit',
    'Arbeitsspeicherkit 48GB',
    of('ram', ({ capacityGb }) => capacityGb === 48),
  ],
  [
    'German talk',
    'Angebot um 10 Stück SSD mit 4 TB',
    of('hdd', ({ kind, capacityGb }) => kind === 'SSD' && capacityGb === 4000),
  ],
]

test.each(exactly)('%s: %s finds these and no others', async (_kind, q, mpns) => {
  const found = await find(q)
  expect(found.mpns.toSorted()).toEqual(mpns.toSorted())
  if (mpns.length > 0) expect(found.match).toBe('all')
})

const figures = (key: string) =>
  new Map(demoParts().map(({ mpn, specs }) => [mpn, (specs as Record<string, unknown>)[key]]))

/** In the order of a figure, the parts that state none behind. */
const ordered: [q: string, key: string, isDescending: boolean, said: string][] = [
  ['largest hard disks', 'capacityGb', true, 'largest first'],
  ['größte SSD', 'capacityGb', true, 'largest first'],
  ['CPUs with the highest number of cores', 'cores', true, 'most cores first'],
  ['fastest memory', 'speedMts', true, 'fastest first'],
  ['smallest ssds', 'capacityGb', false, 'smallest first'],
  ['cards with the most video memory', 'memoryGb', true, 'largest capacity first'],
  ['le processeur avec le plus de coeurs', 'cores', true, 'most cores first'],
  ['DDR4 with the lowest latency', 'casLatency', false, 'lowest latency first'],
  ['boards with most M.2 slots', 'm2Slots', true, 'most M.2 slots first'],
  ['highest clocked Ryzen', 'boostClockGhz', true, 'highest clock first'],
]

test.each(ordered)('%s: the list is in the order of %s', async (q, key, isDescending, said) => {
  const { mpns, search } = await find(q)
  const last = isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const values = mpns.map((mpn) => Number(figures(key).get(mpn) ?? last))
  expect(values.length).toBeGreaterThan(2)
  expect(values).toEqual(values.toSorted((a, b) => (isDescending ? b - a : a - b)))
  expect(new Set(values).size).toBeGreaterThan(1)
  expect(search.understood.map(({ as }) => as)).toContain(said)
})

test('an order by a figure goes on from page to page', async () => {
  const all = (await find('biggest drives')).mpns
  const paged: string[] = []
  for (let query: string | undefined = '?q=biggest+drives&limit=5'; query; ) {
    const page: Awaited<ReturnType<DemoShop['list']>> = await demo.list(query)
    paged.push(...page.parts.map(({ mpn }) => mpn!))
    query = page.next
  }
  expect(paged).toEqual(all)
  expect(all.length).toBe(of('hdd', () => true).length)
  expect(all[0]).toBe(named('Exos X24')[0])
})

test('where a category has nothing of what is asked for most, the word is left out', async () => {
  const { search } = await find('fastest graphics card')
  expect(search.dropped).toContain('fastest')
})

test.each([
  ['Lian Li', 'lian li'],
  ['Cisco Catalyst', 'cisco'],
  ['Noctua NH-U12S', 'noctua'],
  ['notebook', 'notebook'],
])('%s: it is said to be not sold, and no other word is taken for it', async (q, unsold) => {
  const { mpns, match, search } = await find(q)
  expect([mpns, match]).toEqual([[], 'none'])
  expect([search.unsold?.toLowerCase(), search.corrected, search.near]).toEqual([unsold, [], []])
})

test('a slip beside a word of a maker’s name that nothing else is sold by', async () => {
  expect(await find('ASRok Rack')).toMatchObject({ mpns: named('ASRock Rack'), match: 'corrected' })
})

test('near parts that are named so stand before those whose description says it', async () => {
  const { search } = await find('EPYC 7543')
  expect(search.near[0]?.name).toMatch(/EPYC/)
})

test.each([
  ['memory over 64 GB', '64 GB instead of over 64 GB'],
  ['hard disks of at least 30 TB under 500 dollars', '20 TB instead of from 30 TB'],
])('%s: the nearest says what it has instead', async (q, lack) => {
  const { search } = await find(q)
  expect([search.match, search.near[0]?.lacks]).toEqual(['near', [lack]])
})

test('parts whose names say a flag stand before those that state it', async () => {
  await demo.shop.sql`
    update part
    set name = 'Micron 16 GB DDR4-3200 UDIMM'
    where mpn = 'MTA18ADF2G72AZ-3G2E1'`
  await demo.shop.sql`
    update part
    set name = 'Corsair Vengeance LPX 16 GB DDR4-3200 ECC UDIMM (2 × 8 GB)'
    where mpn = 'CMK16GX4M2B3200C16'`
  const { mpns } = await find('ECC DDR4 16 GB UDIMM')
  expect(mpns).toEqual(['CMK16GX4M2B3200C16', 'MTA18ADF2G72AZ-3G2E1'])
})
