import { afterAll, beforeAll, expect, test } from 'vitest'
import { board, card, cpu, disk, kit } from '../../contract/builds/builds.fixture.ts'
import type { Substitutes } from '../../contract/builds/substitutes/schemas.ts'
import { type BuildsShop, openBuildsShop } from './builds-shop.fixture.ts'

let shop: BuildsShop
beforeAll(async () => {
  shop = await openBuildsShop({
    cpu: cpu(),
    fewer: cpu({ name: 'AMD Ryzen 5 7600', cores: 6, threads: 12 }),
    newer: cpu({ name: 'AMD Ryzen 7 9700X', coreFamily: 'Granite Ridge', coolerIncluded: false }),
    silent: cpu({ name: 'AMD Ryzen 7 7700 MPK', cores: undefined }),
    kit: kit(),
    same: kit({ name: 'Other (2x16GB)' }),
    slow: kit({ casLatency: 46 }),
    fast: kit({ speedMts: 6_400, casLatency: 32 }),
    ddr4: kit({ type: 'DDR4' }),
    card: card(),
    other: card({ chipset: 'GeForce RTX 5060' }),
    longer: card({ lengthMm: 280 }),
    disk: disk(),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((tb) => [
        `small${tb}`,
        disk({ name: `Disk ${tb}`, capacityGb: tb * 500 }),
      ]),
    ),
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [
        `slow${at}`,
        disk({ name: `Slow disk 4 TB ${at}, 5400 RPM` }),
      ]),
    ),
    quick: disk({ name: 'Quick disk 4 TB 10,000 RPM' }),
    stick: disk({ name: 'Solid 8 TB', kind: 'SSD', capacityGb: 8_000 }),
    big: disk({ name: 'Disk 8 TB', capacityGb: 8_000 }),
    board: board(),
  })
})
afterAll(() => shop?.shop.close())

const ask = (name: string, query = '') =>
  shop.get<Substitutes>(`/parts/${shop.ids[name]}/substitutes${query}`)
const found = async (name: string, query?: string) => {
  const { body } = await ask(name, query)
  return body.items.map(({ part, verdict }) => [shop.nameOf(part._id), verdict])
}

test('the surest stands first, what is worse in a hard fact is not listed', async () => {
  expect(await found('cpu')).toEqual([
    ['newer', 'with-consent'],
    ['silent', 'unknown'],
  ])
  expect(await found('kit')).toEqual([
    ['same', 'direct'],
    ['fast', 'direct'],
    ['slow', 'with-consent'],
  ])
  expect(await found('card')).toEqual([['longer', 'with-consent']])
})

test('all drives of a kind are compared, so that the one that is not worse stands first', async () => {
  // ten that are slower are nearer in price, and five hold too little
  const all = await found('disk', '?limit=24')
  expect(all[0]).toEqual(['quick', 'direct'])
  expect(all).toHaveLength(12)
  expect(new Set(all.slice(1).map(([, verdict]) => verdict))).toEqual(new Set(['with-consent']))
})

test('what differs is told with both values and where they come from', async () => {
  const { body } = await ask('cpu')
  expect(body.items[0]?.differences).toContainEqual({
    key: 'coolerIncluded',
    label: expect.any(String),
    unit: null,
    verdict: 'with-consent',
    original: { value: true, source: 'feed' },
    candidate: { value: false, source: 'feed' },
  })
})

test('what makes anything worse in the machine that has the part is not offered', async () => {
  const lines = `?lines=${shop.ids.cpu},${shop.ids.board},${shop.ids.kit}`
  expect(await found('kit', lines)).toEqual([
    ['same', 'direct'],
    ['slow', 'with-consent'],
  ])
  expect((await ask('kit', lines)).body.worse).toBe(1)
})

test('only what can be ordered is offered', async () => {
  const change = { change: -500, reason: 'correction' }
  await shop.admin.call('POST', `/parts/${shop.ids.same}/stock`, change)
  expect((await found('kit')).map(([name]) => name)).not.toContain('same')
})

test('a part that is not there has none', async () => {
  expect((await shop.get('/parts/018f3c3c-0000-7000-8000-000000000000/substitutes')).status).toBe(
    404,
  )
})
