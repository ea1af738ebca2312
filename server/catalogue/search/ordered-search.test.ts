import { expect, test } from 'vitest'
import { demoParts } from '../../../demo/parts/demo-parts.ts'
import { named, of, searchDemo } from './demo-answers.fixture.ts'
import type { DemoShop } from './demo-shop.fixture.ts'

const { demo, find } = searchDemo()

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
  expect(search.order).toBe(said)
})

test('an order by a figure goes on from page to page', async () => {
  const all = (await find('biggest drives')).mpns
  const paged: string[] = []
  for (let query: string | undefined = '?q=biggest+drives&limit=5'; query; ) {
    const page: Awaited<ReturnType<DemoShop['list']>> = await demo().list(query)
    paged.push(...page.parts.map(({ mpn }) => mpn!))
    query = page.next
  }
  expect(paged).toEqual(all)
  expect(all.length).toBe(of('hdd', () => true).length)
  expect(all[0]).toBe(named('Exos X24')[0])
})

test('where a category has nothing of what is asked for most, the word is left out', async () => {
  const { search } = await find('fastest graphics card')
  expect(search.order).toBeNull()
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
  await demo().shop.sql`
    update part
    set name = 'Micron 16 GB DDR4-3200 UDIMM'
    where mpn = 'MTA18ADF2G72AZ-3G2E1'`
  await demo().shop.sql`
    update part
    set name = 'Corsair Vengeance LPX 16 GB DDR4-3200 ECC UDIMM (2 × 8 GB)'
    where mpn = 'CMK16GX4M2B3200C16'`
  const { mpns } = await find('ECC DDR4 16 GB UDIMM')
  expect(mpns).toEqual(['CMK16GX4M2B3200C16', 'MTA18ADF2G72AZ-3G2E1'])
})
