import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchReading } from '../../../contract/parts/search.ts'
import { openOddShop } from './odd-shop.fixture.ts'

let odd: Awaited<ReturnType<typeof openOddShop>>
beforeAll(async () => {
  odd = await openOddShop()
})
afterAll(() => odd?.shop.close())

const ssds = ['TL-N2000-5', 'TL-S960-3', 'TL-U3840']
const disks = ['TL-H14000', 'TL-H18000']
const modules = ['GR16D5S/56', 'GR32D5K2/60-30', 'GR64D4R/32']
const cards = ['KM-V840-8', 'KM-V880-16']
const cpus = ['HV-9640', 'QX-700-8C', 'QX-900-24C']
const boards = ['MB-Z5M', 'MB-Z9A-W']

/** All that a search has to find, whatever their order: nothing else is listed. */
const exactly: [kind: string, q: string, mpns: string[]][] = [
  ['a number in another writing', 'tl n2000 5', ['TL-N2000-5']],
  ['a number with a slash left out', 'gr64d4r32', ['GR64D4R/32']],
  ['the middle of a number', '2000-5', ['TL-N2000-5']],
  ['a model joined', '850pro', ['TL-N2000-5']],
  ['a model split', 'vx880', ['KM-V880-16']],
  ['a unit', '14000 gb disk', ['TL-H14000']],
  ['a unit with a decimal comma', '3,84 TB', ['TL-U3840']],
  ['a speed', '6000 mt/s memory', ['GR32D5K2/60-30']],
  ['a latency', 'cl 30', ['GR32D5K2/60-30']],
  ['watts', 'processor 65 W', ['QX-700-8C']],
  ['a network', '10 gigabit board', ['MB-Z9A-W']],
  ['a count', '24-core', ['QX-900-24C']],
  ['a count of slots', 'mainboard 2 dimm slots', ['MB-Z5M']],
  ['a kit', '2x16 gb', ['GR32D5K2/60-30']],
  ['a kit by its word', 'ddr5 memory kit', ['GR32D5K2/60-30']],
  ['an abbreviation', 'mobo', boards],
  ['a form', 'matx', ['MB-Z5M']],
  ['a synonym', 'solid state drive', ssds],
  ['hard disks', 'hard drives', disks],
  ['a hard drive that is none', 'nvme hard drive', ['TL-N2000-5', 'TL-U3840']],
  ['drives that speak NVMe', 'nvme drives', ['TL-N2000-5', 'TL-U3840']],
  ['disks by how they work', 'mechanical drive 14tb', ['TL-H14000']],
  ['a unit before its number', 'tdp 65 processor', ['QX-700-8C']],
  ['slots by what goes in', '2 dimm board', ['MB-Z5M']],
  ['no graphics', 'cpu without graphics', ['HV-9640', 'QX-900-24C']],
  ['talk of an offer', 'please quote a registered module', ['GR64D4R/32']],
  ['laptop memory', 'laptop ram', ['GR16D5S/56']],
  ['a sentence', 'I am looking for a processor with 8 cores please', ['QX-700-8C']],
  ['a plural', 'graphics cards', cards],
  ['a plural of a name', 'quasars', ['QX-700-8C', 'QX-900-24C']],
  ['a compound', 'deep haul', disks],
  ['German', 'Arbeitsspeicher', modules],
  ['German with a count', 'Prozessor mit 96 Kernen', ['HV-9640']],
  ['French', 'disque dur 18 To', ['TL-H18000']],
  ['Spanish', 'tarjeta gráfica 8 GB', ['KM-V840-8']],
  ['Italian', 'scheda madre', boards],
  ['a price', 'cpu under 300', ['QX-700-8C']],
  ['two prices', 'ssd between 80 and 200', ['TL-N2000-5', 'TL-S960-3']],
  ['a least quantity', 'ssd at least 2 tb', ['TL-N2000-5', 'TL-U3840']],
  ['what is in stock', 'gpu in stock', ['KM-V840-8']],
  ['no ECC', 'non-ecc memory', ['GR16D5S/56', 'GR32D5K2/60-30']],
  ['registered', 'registered ram', ['GR64D4R/32']],
  ['no Wi-Fi', 'motherboard without wifi', ['MB-Z5M']],
  ['Wi-Fi', 'wlan mainboard', ['MB-Z9A-W']],
  ['graphics of a processor', 'cpu with integrated graphics', ['QX-700-8C']],
  ['no plug', 'graphics card no power connector', ['KM-V840-8']],
  ['low profile', 'low profile gpu', ['KM-V840-8']],
  ['inches', '2.5" sata ssd', ['TL-S960-3']],
  ['a generation', 'gen5 nvme', ['TL-N2000-5']],
  ['a use', 'ram for servers', ['GR64D4R/32']],
  ['a maker', 'tideline', [...ssds, ...disks]],
  ['a socket', 'zq9 cpu', ['QX-700-8C', 'QX-900-24C']],
  ['what only a description has', 'usb4 board', ['MB-Z9A-W']],
  ['a type of memory', 'gddr7', ['KM-V880-16']],
  ['marks', 'Quasar™ 7', ['QX-700-8C']],
  ['wide signs', '２ＴＢ ＳＳＤ', ['TL-N2000-5']],
  ['quotation marks', '"850 PRO"', ['TL-N2000-5']],
  ['quotation marks behind a number', '“VX 880”', ['KM-V880-16']],
]

test.each(exactly)('%s: %s finds these and no others', async (_kind, q, mpns) => {
  const found = await odd.list(q)
  expect(found.mpns.toSorted()).toEqual(mpns.toSorted())
  expect([found.match, found.total]).toEqual(['all', mpns.length])
})

test.each([
  ['24x TL-H14000', 'TL-H14000'],
  ['1) Tideline Narwhal 2TB - TL-N2000-5 - 20 pcs @ $149.00', 'TL-N2000-5'],
  ['P/N: KM-V840-8', 'KM-V840-8'],
  ['MPN: GR64D4R/32 qty 16 price 1.00 EUR', 'GR64D4R/32'],
  ['Item 0040: board for the lab, black, art. MB-Z5M, 12 ea, needed in May', 'MB-Z5M'],
  ['3 × GR64D4R/32 (2Rx4)', 'GR64D4R/32'],
])('a pasted line: %s begins with the part whose number it has', async (q, mpn) => {
  expect((await odd.list(q)).mpns[0]).toBe(mpn)
})

test('a name that is whole stands before one that only begins so', async () => {
  expect((await odd.list('900')).mpns[0]).toBe('QX-900-24C')
  expect((await odd.list('vx 8')).mpns).toHaveLength(2)
})

test('a plural of a name stands before what only a description says', async () => {
  await odd.shop.sql`
    update part
    set details = details || ' Made for a quasar.'
    where mpn = 'MB-Z9A-W'`
  const { mpns } = await odd.list('quasars')
  expect([mpns.slice(0, 2).toSorted(), mpns.slice(2)]).toEqual([cpus.slice(1), ['MB-Z9A-W']])
  await odd.shop.sql`
    update part
    set details = replace(details, ' Made for a quasar.', '')
    where mpn = 'MB-Z9A-W'`
})

test('another number of a part spells it', async () => {
  await odd.shop.sql`
    update part set specs = specs || '{"otherPartNumbers": ["ZZ.77-B"]}' where mpn = 'MB-Z5M'`
  expect(await odd.list('zz 77b')).toMatchObject({ mpns: ['MB-Z5M'], match: 'all' })
})

test('the cheapest stand first, unless another order is asked for', async () => {
  expect((await odd.list('cheapest cpu')).mpns).toEqual(['QX-700-8C', 'QX-900-24C', 'HV-9640'])
  const dearest = await odd.list('cheapest cpu', '&sort=-price')
  expect(dearest.mpns).toEqual(['HV-9640', 'QX-900-24C', 'QX-700-8C'])
})

test.each([
  ['quasr', cpus.slice(1)],
  ['narwahl', ['TL-N2000-5']],
  ['graphcis card', cards],
  ['motherbord', boards],
  ['tidelnie deephual', disks],
  ['TL-H14OOO', ['TL-H14000']],
])('%s is taken for another spelling, which is said', async (q, mpns) => {
  const found = await odd.list(q)
  expect(found.mpns.toSorted()).toEqual(mpns.toSorted())
  expect(found.match).toBe('corrected')
  const { corrected, meant, near }: SearchReading = await odd.search(q)
  expect(corrected.length).toBeGreaterThan(0)
  expect(near).toEqual([])
  expect((await odd.list(meant ?? '')).mpns).toEqual(found.mpns)
})

const near: [q: string, first: string[], lack: RegExp][] = [
  ['16tb deephaul', disks, /1[48] TB instead of 16 TB/],
  ['VX 890', cards, /8[48]0 instead of 890/],
  ['gvx880', ['KM-V880-16'], /no “gvx”/],
  ['quasar 9 901k', ['QX-900-24C'], /900K instead of 901k/],
  ['1 tb sata ssd', ['TL-S960-3'], /960 GB instead of 1 TB/],
  ['ddr4 sodimm', modules, /: not said|instead/],
  ['ecc ddr5 registered', modules, /DDR4 instead of DDR5|no ECC/],
  ['gpu under 200', ['KM-V840-8'], /\$260\.00 instead of up to \$200\.00/],
  ['TL-H14001', ['TL-H14000'], /TL-H14000 instead/],
  ['motherboard zq11', boards, /zq/i],
]
test.each(near)(
  '%s: nothing has all, near parts stand apart and say what they lack',
  async (q, first, lack) => {
    const listed = await odd.list(q)
    expect(listed).toEqual({ mpns: [], match: 'near', total: 0 })
    const answer: SearchReading = await odd.search(q)
    expect(answer.match).toBe('near')
    expect(first).toContain(answer.near[0]?.mpn)
    expect(answer.near[0]?.lacks.join(', ')).toMatch(lack)
    expect(answer.near.length).toBeLessThanOrEqual(24)
  },
)

test.each([
  '850W PSU',
  'cpu cooler',
  'windows licence',
  '4U chassis',
  'Netzteil',
  'ventilateur pour processeur',
  'monitor 27"',
  'graphics card holder',
])('%s: the shop does not sell it, and guesses nothing', async (q) => {
  expect(await odd.list(q)).toEqual({ mpns: [], match: 'none', total: 0 })
  const answer: SearchReading = await odd.search(q)
  expect([answer.match, answer.near]).toEqual(['none', []])
  expect(answer.unsold).not.toBeNull()
})

test('a letter and a number are one model: its number alone brings nothing near', async () => {
  const { match, near }: SearchReading = await odd.search('H5600')
  expect([match, near.map(({ mpn }) => mpn)]).toEqual(['none', []])
})

test('what the shop does not sell may be a part of a name, but not what goes with a category', async () => {
  const rename = (name: string) => odd.shop.sql`
    update part
    set name = ${name}
    where mpn = 'MB-Z5M'`
  const [{ name } = { name: '' }] = await odd.shop.sql<{ name: string }[]>`
    select name
    from part
    where mpn = 'MB-Z5M'`
  await rename(`Mesa Rack ${name} with fan`)
  for (const q of ['mesa rack', 'mesa rack motherboard'])
    expect(await odd.list(q), q).toMatchObject({ mpns: ['MB-Z5M'], match: 'all' })
  for (const q of ['rack', 'board fan', 'mesa rack cabinet'])
    expect(await odd.list(q), q).toMatchObject({ mpns: [], match: 'none' })
  await rename(name)
})

test('a letter behind a number is a unit where such sizes are made, else the end of a model', async () => {
  const read = async (q: string) =>
    ((await odd.search(q)) as SearchReading).understood.map(({ as }) => as)
  expect(await read('3840g')).toEqual(['capacity 3.84 TB'])
  expect(await read('5 t')).toEqual(['capacity 5 TB'])
  expect(await read('5600g')).toEqual(['“5600g”'])
  expect(await read('14100t')).toEqual(['“14100t”'])
})

test('what words were understood as is told, and what says nothing of a part', async () => {
  expect(await odd.search('2 TB NVMe for games')).toMatchObject({
    understood: [
      { text: '2 TB', as: 'capacity 2 TB' },
      { text: 'NVMe', as: 'NVMe' },
      { text: 'games', as: 'for games' },
    ],
    dropped: ['for'],
  })
  expect(await odd.search('cpu under 300')).toMatchObject({
    match: 'all',
    understood: [{ as: 'processors' }, { text: 'under 300', as: 'price up to $300.00' }],
  })
})

test('a reading is taken back by saying that its words stand as they are', async () => {
  expect((await odd.list('usb4 board', '&plain=board')).match).not.toBe('all')
  const { understood }: SearchReading = await odd.search('usb4 board', '&plain=board')
  expect(understood.at(-1)).toEqual({ text: 'board', as: '“board”' })
  const { body } = await odd.get('/part-facets?q=usb4%20board&plain=board')
  expect(body).toMatchObject({ total: 0 })
})

test('suggestions understand what the search does', async () => {
  const suggest = async (q: string) =>
    (await odd.get(`/part-suggestions?q=${encodeURIComponent(q)}`)).body as {
      parts: { mpn: string }[]
      near: { mpn: string }[]
      categories: { category: string }[]
    }
  expect((await suggest('2tb ssd')).parts.map(({ mpn }) => mpn)).toEqual(['TL-N2000-5'])
  expect((await suggest('Festplatte 14 TB')).parts.map(({ mpn }) => mpn)).toEqual(['TL-H14000'])
  expect((await suggest('Grafikkar')).categories[0]?.category).toBe('gpu')
  expect((await suggest('16tb deephaul')).near.map(({ mpn }) => mpn)).toEqual(
    expect.arrayContaining(disks),
  )
})

test('words that say nothing are looked for where a search has no others', async () => {
  expect(await odd.list('the')).toMatchObject({ mpns: ['MB-Z9A-W'], match: 'all' })
})
