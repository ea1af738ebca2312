import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { board, disk, kit } from '../../../contract/builds/builds.fixture.ts'
import type {
  MissingFacts,
  MissingParts,
  PartFactsAnswer,
} from '../../../contract/builds/person-facts.ts'
import { type Catalogue, openCatalogue } from '../parts.fixture.ts'

let catalogue: Catalogue
const ids: Record<string, string> = {}
beforeAll(async () => {
  catalogue = await openCatalogue()
  const parts = { board: board({ sataPorts: undefined }), disk: disk() }
  for (const [name, { part }] of Object.entries(parts))
    ids[name] = await catalogue.added({
      name: part.name,
      category: part.category,
      specs: part.specs,
      mpn: `FACT-${name}`,
    })
})
afterAll(() => catalogue?.shop.close())

const page = 'https://maker.example/board'
const call = async <T>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH',
  path: string,
  body?: object,
) => {
  const response = await catalogue.admin.call(method, path, body)
  return { status: response.status, body: (await response.json()) as T }
}
const say = (key: string, value: unknown, sourceUrl = page) =>
  call('PUT', `/parts/${ids.board}/facts/${key}`, { value, sourceUrl })
const takeBack = (key: string) => call('DELETE', `/parts/${ids.board}/facts/${key}`)
const check = async () => {
  const lines = [ids.board, ids.disk].map((partId) => ({ partId, quantity: 1 }))
  return (await call<{ verdict: string; findings: object[] }>('POST', '/builds/check', { lines }))
    .body
}
const specs = async () => ((await catalogue.read(ids.board!)) as { specs: object }).specs
const missing = async (key: string) =>
  (await call<MissingFacts>('GET', '/admin/missing-facts')).body.facts.find(
    (fact) => fact.key === key,
  )

test('a fact that a person says changes the verdict at once, and stands at the part', async () => {
  expect((await check()).verdict).toBe('unknown')
  expect((await say('sataPorts', 6)).body).toEqual({ modifiedCount: 1 })
  expect((await check()).verdict).toBe('fits')
  expect(await specs()).toMatchObject({ sataPorts: 6 })
  expect((await say('sataPorts', 6)).body).toEqual({ modifiedCount: 0 })
  const { body } = await call<PartFactsAnswer>('GET', `/parts/${ids.board}/facts`)
  expect(body.facts.find(({ key }) => key === 'sataPorts')).toMatchObject({
    value: 6,
    source: 'person',
    sourceUrl: page,
    imported: null,
    kind: 'number',
  })
  await takeBack('sataPorts')
  expect((await check()).verdict).toBe('unknown')
  expect(await specs()).not.toHaveProperty('sataPorts')
})

test('a part is found by what a person says of it, and no longer when that is taken back', async () => {
  const found = async () =>
    ((await (await catalogue.shop.request('/api/parts?q=quillon')).json()) as object[]).length
  expect(await found()).toBe(0)
  await say('chipset', 'Quillon 7')
  expect(await found()).toBe(1)
  await takeBack('chipset')
  expect(await found()).toBe(0)
})

test('a finding says that a person says it', async () => {
  await say('sataPorts', 0.5)
  const { findings } = await check()
  expect(JSON.stringify(findings)).toContain(
    '"key":"sataPorts","value":0.5,"unit":null,"source":"person"',
  )
  await takeBack('sataPorts')
})

test('it wins against forms and imports, and goes back to what was imported', async () => {
  const before = await specs()
  await say('memorySlots', 2)
  await call('PATCH', `/parts/${ids.board}`, { specs: before })
  expect(await specs()).toMatchObject({ memorySlots: 2 })
  const rows = [{ mpn: 'FACT-board', specs: { ...before, lan: '10 GbE' } }]
  expect((await call('PUT', '/feed/parts', { rows })).status).toBe(200)
  expect(await specs()).toMatchObject({ memorySlots: 2, lan: '10 GbE' })
  const version = (await catalogue.read(ids.board!)) as { version: number }
  await call('PUT', '/feed/parts', { rows })
  expect(await catalogue.read(ids.board!)).toMatchObject({ version: version.version })
  await takeBack('memorySlots')
  expect(await specs()).toMatchObject({ memorySlots: 4 })
})

test('who said what, and where it is published, is written down', async () => {
  await say('u2Ports', 2)
  await takeBack('u2Ports')
  const rows = await catalogue.shop.sql<{ action: string; detail: object }[]>`
    select action, detail from audit_event where subject = ${ids.board!} and action like 'part-fact-%'
    order by at desc, id desc limit 2`
  expect(rows).toMatchObject([
    { action: 'part-fact-withdrawn' },
    { action: 'part-fact-said', detail: { after: { u2Ports: '2', sourceUrl: page } } },
  ])
})

test('a fact that is a text is kept, and taken back', async () => {
  expect((await say('chipset', 'AMD B850')).status).toBe(200)
  expect(await specs()).toMatchObject({ chipset: 'AMD B850' })
  expect((await takeBack('chipset')).body).toEqual({ modifiedCount: 1 })
  expect(await specs()).toMatchObject({ chipset: 'AMD B650' })
})

test('what no fact can be is refused', async () => {
  const tries = [
    await say('sataPorts', 'six'),
    await say('colour', 'red'),
    await say('m2', []),
    await say('sataPorts', 6, 'maker.example'),
    await call('PUT', '/parts/018f3c3c-0000-7000-8000-000000000000/facts/ecc', {
      value: true,
      sourceUrl: page,
    }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 404])
})

test('what rules could make nothing of is refused with how it is written', async () => {
  const messageOf = async (key: string, value: unknown) => {
    const { status, body } = await say(key, value)
    return [status, (body as { errors: { message: string }[] }).errors?.[0]?.message]
  }
  const before = await specs()
  expect(await messageOf('maxMemoryGb', 1)).toEqual([
    ...[400, 'This is in GB, and less than one module: 1 TB is 1024'],
  ])
  expect(await messageOf('m2', ['M 2280 PCIe4x4', 'garbage'])).toEqual([
    400,
    expect.stringContaining('“M 2242/2280 PCIe4x4 SATA”'),
  ])
  expect(await messageOf('pcie', ['16x'])).toEqual([400, expect.stringContaining('“x16 PCIe5”')])
  expect(await messageOf('memorySlots', 0)).toEqual([400, 'Rules can make nothing of this value'])
  expect(await specs()).toEqual(before)
  for (const [key, value] of [
    ['m2', ['M 2242/2260/2280 PCIe4x4 SATA?', '? ? ?', 'M 2230-2280', 'B+M 2280 SATA']],
    ['pcie', ['x16 PCIe5', 'x1', '?']],
    ['maxMemoryGb', 1_024],
  ] as const) {
    expect((await say(key, value)).status, key).toBe(200)
    await takeBack(key)
  }
})

test('a board that has no SATA port has none where a person says so', async () => {
  await say('sataPorts', 0)
  expect(await check()).toMatchObject({
    verdict: 'blocker',
    findings: [{ rule: 'storage-sata', text: '1 SATA drive, and B650 board has 0 ports.' }],
  })
  await takeBack('sataPorts')
})

test('what is missing is counted with its stock and with the checks that asked for it', async () => {
  await vi.waitFor(async () =>
    expect((await missing('sataPorts'))?.asked).toBeGreaterThanOrEqual(1),
  )
  expect(await missing('sataPorts')).toMatchObject({
    category: 'motherboard',
    parts: 1,
    units: 100,
    doubted: 0,
    label: 'SATA ports',
  })
  await call('PATCH', `/parts/${ids.board}`, { specs: { ...(await specs()), sataPorts: 0 } })
  expect(await missing('sataPorts')).toMatchObject({ parts: 1, doubted: 1 })
  const query = 'category=motherboard&key=sataPorts'
  expect(
    (await call<MissingParts>('GET', `/admin/missing-facts/parts?${query}`)).body.parts,
  ).toMatchObject([{ _id: ids.board, mpn: 'FACT-board', recorded: 0 }])
  await say('sataPorts', 4)
  expect(await missing('sataPorts')).toBeUndefined()
  await takeBack('sataPorts')
})

test('of a contradiction both sides are told, each with who says it', async () => {
  const { part } = kit({ name: 'Kit of 64 GB (2x32GB)' })
  const id = await catalogue.added({
    name: part.name,
    category: part.category,
    specs: part.specs,
    mpn: 'FACT-kit',
  })
  const query = 'category=ram&key=capacityGb'
  const { body } = await call<MissingParts>('GET', `/admin/missing-facts/parts?${query}`)
  const said = body.parts.find(({ _id }) => _id === id)?.said ?? []
  expect(said.map(({ key, value, source }) => [key, value, source])).toEqual(
    expect.arrayContaining([
      ['moduleCapacityGb', 16, 'feed'],
      ['moduleCapacityGb', 32, 'name'],
    ]),
  )
  expect(said[0]).toMatchObject({ label: expect.any(String) })
})

test('what is missing goes out as CSV, is filled in, and comes back', async () => {
  const query = 'category=motherboard&key=sataPorts'
  const file = await catalogue.admin.call('GET', `/admin/missing-facts/export?${query}`)
  const [head, row] = (await file.text()).replace(/^\ufeff/, '').split('\r\n')
  expect([head, row]).toEqual(['"sku","fact","value","source"', 'FACT-board,sataPorts,,'])
  const csv = [
    'sku,fact,value,source',
    `FACT-board,sataPorts,8,${page}`,
    `FACT-board,memoryTypes,DDR5; DDR4,${page}`,
    'FACT-board,lan,,',
    `FACT-board,ecc,maybe,${page}`,
    `FACT-none,ecc,yes,${page}`,
    'FACT-board,ecc,yes,somewhere',
  ].join('\n')
  const { body } = await call('POST', '/admin/part-facts', { csv })
  expect(body).toMatchObject({
    written: 2,
    unchanged: 0,
    refused: [
      { line: 5 },
      { line: 6, reason: 'No part of this shop has the number FACT-none' },
      { line: 7 },
    ],
  })
  expect(await specs()).toMatchObject({ sataPorts: 8, memoryTypes: ['DDR5', 'DDR4'] })
  expect((await call('POST', '/admin/part-facts', { csv })).body).toMatchObject({
    written: 0,
    unchanged: 2,
  })
  expect((await call('POST', '/admin/part-facts', { csv: 'a,b' })).status).toBe(400)
})
