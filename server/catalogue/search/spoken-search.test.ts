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
const cards = ['KM-V840-8', 'KM-V880-16']
const boards = ['MB-Z5M', 'MB-Z9A-W']

/** As people speak and write: all that a search has to find, whatever their order. */
const exactly: [kind: string, q: string, mpns: string[]][] = [
  ['a compound of a use and a category', 'Serverspeicher', ['GR64D4R/32']],
  ['a compound of an interface and a category', 'NVMefestplatten', ['TL-N2000-5', 'TL-U3840']],
  ['a ligature', 'processeur 8 cœurs', ['QX-700-8C']],
  ['a letter that stands for two', 'größte Festplatten', disks],
  ['an umlaut written with an e', 'guenstige Hauptplatine', boards],
  ['a no in Italian', 'memoria non registrata', ['GR16D5S/56', 'GR32D5K2/60-30']],
  ['a price that must not be passed', 'nothing over 100 dollars, an ssd', ['TL-S960-3']],
  ['a price below', 'sub $100 ssd', ['TL-S960-3']],
  ['a price that is meant roughly', 'board around 220', ['MB-Z9A-W']],
  ['a rough price with its currency', 'Arbeitsspeicher für etwa 100 €', ['GR32D5K2/60-30']],
  ['either of two models', 'vortex 840 or 880', cards],
  ['either of two features', 'gddr6 oder gddr7', cards],
  ['either of two sizes', 'disk 14 or 18 tb', disks],
  ['storage by how it works', 'flash storage', ssds],
  ['a chip', 'chip with 8 cores', ['QX-700-8C']],
  ['a small form', 'sff card', ['KM-V840-8']],
  ['one module alone', 'single ddr5 module', ['GR16D5S/56']],
  ['thousands with a point', 'Festplatte 14.000 GB 7.200 U/min', ['TL-H14000']],
  ['a price with a point for its thousands', 'cpu unter 1.000 €', ['QX-700-8C', 'QX-900-24C']],
  ['terabytes with thousandths', '3.840 TB', ['TL-U3840']],
  ['talk', 'do you carry any gpus? we are building machines for several customers', cards],
  ['a cooler that is not with it', 'epyc cpu, cooler not included', ['HV-9640']],
]

test.each(exactly)('%s: %s finds these and no others', async (_kind, q, mpns) => {
  const found = await odd.list(q)
  expect(found.mpns.toSorted()).toEqual(mpns.toSorted())
  expect([found.match, found.total]).toEqual(['all', mpns.length])
})

test.each(['vx 880 waterblock', 'vortex 880 cooler', 'support pour carte graphique'])(
  '%s: the shop does not sell it, whatever it goes with',
  async (q) => {
    expect(await odd.list(q)).toMatchObject({ mpns: [], match: 'none' })
    expect(((await odd.search(q)) as SearchReading).unsold).not.toBeNull()
  },
)

test('a day is no price', async () => {
  const { mpns } = await odd.list('Lieferung bis 12.12.: 20 Stück KM-V840-8')
  expect(mpns).toEqual(['KM-V840-8'])
})

test('what either of two is asked for is told together', async () => {
  const { understood }: SearchReading = await odd.search('ssd 2 or 4 tb')
  expect(understood.map(({ text, as }) => [text, as])).toEqual([
    ['ssd', 'SSD'],
    ['2 or 4 tb', '2 or capacity 4 TB'],
  ])
})

test.each([
  ['ZB-770B-O1', 'ZB-77OB-01'],
  ['Q0B-1808-B15-00', 'QOB-1808-B15-OO'],
  ['Q0B-1808-B15-00', 'Q0B-1808-B15-0O'],
])('another number of a part, %s, is found where it is spelt %s', async (number, typed) => {
  await odd.shop.sql`
    update part
    set specs = specs || ${odd.shop.sql.json({ otherPartNumbers: [number] })}
    where mpn = 'MB-Z5M'`
  expect(await odd.list(number)).toMatchObject({ mpns: ['MB-Z5M'], match: 'all' })
  expect(await odd.list(typed)).toMatchObject({ mpns: ['MB-Z5M'], match: 'corrected' })
})

test('all parts whose numbers begin so are found, those first that have it whole', async () => {
  const mpns = ['QRM3/500', 'QRM3', 'QRM3K2/1T']
  const rows = await odd.shop.sql<{ mpn: string }[]>`
    select mpn
    from part
    where category = 'hdd'
    order by mpn
    limit 3`
  for (const [at, { mpn }] of rows.entries())
    await odd.shop.sql`
      update part
      set mpn = ${mpns[at]!}
      where mpn = ${mpn}`
  const found = await odd.list('qrm3')
  expect([found.mpns[0], found.mpns.toSorted()]).toEqual(['QRM3', mpns.toSorted()])
  expect(found.mpns[1]).toBe('QRM3/500')
})
