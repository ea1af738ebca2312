import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { runProgram, temporaryFolder } from './command.fixture.ts'

let shop: TestShop
let files: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  files = await temporaryFolder()
})
afterAll(async () => {
  await files?.remove()
  await shop?.close()
})

const mend = (...more: string[]) => runProgram('admin', ['mend-facts', ...more], shop.settings)
const specsOf = async (mpn: string) =>
  (await shop.sql<{ specs: object }[]>`select specs from part where mpn = ${mpn}`)[0]!.specs

/** As imports of before wrote them. */
const rows = [
  {
    mpn: 'OLD-R',
    name: 'Module 32 GB RDIMM',
    category: 'ram',
    specs: { registered: false, ecc: false },
  },
  { mpn: 'OLD-U', name: 'Module 16 GB', category: 'ram', specs: { registered: false, ecc: false } },
  {
    mpn: 'OLD-B',
    name: 'Board for two',
    category: 'motherboard',
    specs: {
      socket: '2 x LGA 2011-3 Narrow',
      maxMemoryGb: 1,
      memoryType: 'DDR4',
      sataPorts: 0,
      u2Ports: 0,
    },
  },
  {
    mpn: 'OLD-M',
    name: 'Board of an entry',
    category: 'motherboard',
    specs: { m2Slots: 7, otherPartNumbers: ['90-OLD'] },
  },
  {
    mpn: 'OLD-S',
    name: 'Board of a spreadsheet',
    category: 'motherboard',
    specs: { m2Slots: 3 },
  },
  {
    mpn: 'OLD-N',
    name: 'Board with its slots',
    category: 'motherboard',
    specs: { m2Slots: 1, m2: ['M 2280 PCIe4x4'], otherPartNumbers: ['90-NEW'] },
  },
  {
    mpn: 'OLD-P',
    name: 'Board that somebody knows',
    category: 'motherboard',
    specs: { sataPorts: 0, u2Ports: 0 },
  },
  {
    mpn: 'OLD-H',
    name: 'Module that somebody typed, RDIMM',
    category: 'ram',
    specs: { registered: false },
  },
]

test('what imports of before wrote wrongly is told, and mended when that is asked for', async () => {
  const admin = await shop.admin()
  const file = path.join(files.folder, 'old.json')
  const other = { price: 100, quantity: 50 }
  await writeFile(file, JSON.stringify(rows.map((row) => ({ ...row, ...other }))))
  expect((await runProgram('import', [file], shop.settings)).code).toBe(0)
  const idOf = async (mpn: string) =>
    (await shop.sql<{ id: string }[]>`select id from part where mpn = ${mpn}`)[0]!.id
  const known = await admin.call('PUT', `/parts/${await idOf('OLD-P')}/facts/u2Ports`, {
    value: 0,
    sourceUrl: 'https://maker.example/board',
  })
  expect(known.status).toBe(200)
  const typed = await admin.call('PATCH', `/parts/${await idOf('OLD-H')}`, {
    specs: { registered: false, speedMts: 4_800 },
  })
  expect(typed.status).toBe(200)

  const told = [
    'OLD-R  registered: false → true, ecc: false → true',
    'OLD-B  socket: "2 x LGA 2011-3 Narrow" → "LGA2011-3", socketCount: not known → 2, coolerMount: not known → "narrow", maxMemoryGb: 1 → not known, sataPorts: 0 → not known, u2Ports: 0 → not known',
    'OLD-M  m2Slots: 7 → not known',
    'OLD-P  sataPorts: 0 → not known',
  ]
  const trial = await mend()
  expect(trial).toMatchObject({ code: 0, err: '' })
  expect(
    trial.out
      .split('\n')
      .filter((line) => line.startsWith('OLD'))
      .sort(),
  ).toEqual([...told].sort())
  expect(trial.out).toContain('4 parts would be mended')
  expect(await specsOf('OLD-R')).toEqual({ registered: false, ecc: false })

  expect((await mend('--write')).out).toContain('Mended 4 parts.')
  expect(await specsOf('OLD-R')).toEqual({ registered: true, ecc: true })
  expect(await specsOf('OLD-U')).toEqual({ registered: false, ecc: false })
  expect(await specsOf('OLD-B')).toEqual({
    socket: 'LGA2011-3',
    socketCount: 2,
    coolerMount: 'narrow',
    memoryType: 'DDR4',
  })
  expect(await specsOf('OLD-P')).toEqual({ u2Ports: 0 })
  expect(await specsOf('OLD-H')).toMatchObject({ registered: false })
  const found = await shop.request('/api/parts?category=ram&spec=registered:true')
  expect(((await found.json()) as { mpn: string }[]).map(({ mpn }) => mpn)).toEqual(['OLD-R'])
  const audited = await shop.sql`
    select 1 from audit_event where action = 'part-changed' and detail ->> 'file' = 'mend-facts' and via = 'command'`
  expect(await specsOf('OLD-M')).toEqual({ otherPartNumbers: ['90-OLD'] })
  expect(await specsOf('OLD-S')).toEqual({ m2Slots: 3 })
  expect(audited).toHaveLength(4)
  expect((await mend()).out).toBe('No part has a fact that needs mending.\n')
})
