import { afterAll, beforeAll, expect, test } from 'vitest'
import { board, disk } from '../../contract/builds/builds.fixture.ts'
import type { MissingFacts, MissingParts } from '../../contract/builds/person-facts.ts'
import type { Figures } from '../../contract/figures.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { type Catalogue, openCatalogue } from '../catalogue/parts.fixture.ts'
import { tellKnownFacts } from './tell-asker.ts'

let catalogue: Catalogue
let buyer: TestUser
let other: TestUser
const ids: Record<'board' | 'second' | 'disk', string> = { board: '', second: '', disk: '' }

beforeAll(async () => {
  catalogue = await openCatalogue()
  const parts = {
    board: board({ sataPorts: undefined, memoryTypes: undefined, memoryType: undefined }),
    second: board({ sataPorts: undefined }),
    disk: disk(),
  }
  for (const [name, { part }] of Object.entries(parts))
    ids[name as keyof typeof ids] = await catalogue.added({
      name: `The ${name}`,
      category: part.category,
      specs: part.specs,
      mpn: `ASK-${name}`,
    })
  buyer = await catalogue.shop.buyer()
  other = await catalogue.shop.buyer()
})
afterAll(() => catalogue?.shop.close())

const answer = async (response: Promise<Response>) => {
  const got = await response
  return { status: got.status, body: (await got.json()) as Record<string, unknown> }
}
const ask = (who: TestUser, facts: { partId: string; key: string }[], build?: string) =>
  answer(who.call('POST', '/fact-requests', { facts, ...(build !== undefined && { build }) }))
const sataOf = (name: keyof typeof ids) => ({ partId: ids[name], key: 'sataPorts' })
const read = async <T>(path: string) =>
  (await (await catalogue.admin.call('GET', path)).json()) as T
const lacking = async (key: string) =>
  (await read<MissingFacts>('/admin/missing-facts')).facts.find((fact) => fact.key === key)
const partsLacking = async (key: string) =>
  (await read<MissingParts>(`/admin/missing-facts/parts?category=motherboard&key=${key}`)).parts
const mails = () => catalogue.shop.sql<{ recipient: string; values: Record<string, unknown> }[]>`
  select recipient, values from mail where kind = 'fact-answered' order by id`
const tell = () => tellKnownFacts(catalogue.shop.shop)
const waiting = async () => (await catalogue.shop.sql`select from fact_request`).length

test('what a buyer asks for is a task of the admins, once for each of them', async () => {
  expect((await ask(buyer, [sataOf('second'), sataOf('second')], '500.abc*2')).body).toEqual({
    asked: 1,
    known: 0,
  })
  await ask(buyer, [sataOf('second')])
  await ask(other, [sataOf('second')])
  expect(await waiting()).toBe(2)
  expect(await lacking('sataPorts')).toMatchObject({ parts: 2, requested: 2 })
  const { facts } = await read<MissingFacts>('/admin/missing-facts')
  expect(facts[0]).toMatchObject({ key: 'sataPorts' })
  expect(await partsLacking('sataPorts')).toMatchObject([
    { _id: ids.second, requested: 2 },
    { _id: ids.board, requested: 0 },
  ])
  expect((await read<Figures>('/figures?days=7')).requestedFacts).toBe(1)
})

test('what is known is not looked up, and what is no fact of the part or no part is refused', async () => {
  const known = await ask(buyer, [{ partId: ids.board.toUpperCase(), key: 'chipset' }])
  expect(known.body).toEqual({ asked: 0, known: 1 })
  const wrong = await ask(buyer, [sataOf('board'), { partId: ids.disk, key: 'sataPorts' }])
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'facts.1.key', message: expect.stringContaining('protocol') }] },
  })
  const none = { partId: '00000000-0000-4000-8000-000000000000', key: 'sataPorts' }
  expect(await ask(buyer, [sataOf('board'), none])).toMatchObject({
    status: 404,
    body: { detail: expect.stringContaining('Fact 1 names no part') },
  })
  expect((await ask(buyer, [sataOf('board')], 'a b')).status).toBe(400)
  expect((await ask(buyer, [])).status).toBe(400)
  expect(await waiting()).toBe(2)
})

test('a board whose memory nobody recorded lacks the fact that people can say', async () => {
  expect((await ask(buyer, [{ partId: ids.board, key: 'memoryTypes' }])).body.asked).toBe(1)
  const lines = [ids.board].map((partId) => ({ partId, quantity: 1 }))
  const kit = await catalogue.added({
    name: 'Kit',
    category: 'ram',
    mpn: 'ASK-kit',
    specs: { type: 'DDR5', modules: 1, moduleCapacityGb: 16, capacityGb: 16, formFactor: 'DIMM' },
  })
  const check = await answer(
    buyer.call('POST', '/builds/check', { lines: [...lines, { partId: kit, quantity: 1 }] }),
  )
  const found = check.body.findings as { rule: string; facts: { partId: string; key: string }[] }[]
  const { facts } = found.find(({ rule }) => rule === 'memory-type-board')!
  expect(facts.find(({ partId }) => partId === ids.board)?.key).toBe('memoryTypes')
})

test('who asked is told when the fact is known, once, with its page and the build', async () => {
  await tell()
  expect(await mails()).toEqual([])
  // another fact of the part changes its kind, and says nothing of what was asked for
  const say = (key: string, value: unknown) =>
    catalogue.admin.call('PUT', `/parts/${ids.second}/facts/${key}`, {
      value,
      sourceUrl: 'https://maker.example/second',
    })
  await say('u2Ports', 2)
  await tell()
  expect(await mails()).toEqual([])
  expect(await waiting()).toBe(3)
  await say('sataPorts', 6)
  await Promise.all([tell(), tell()])
  await tell()
  const said = await mails()
  expect(said.map(({ recipient }) => recipient).sort()).toEqual([buyer.email, other.email].sort())
  expect(said.find(({ recipient }) => recipient === buyer.email)?.values).toMatchObject({
    partName: 'The second',
    mpn: 'ASK-second',
    fact: 'SATA ports',
    what: 'known',
    value: '6',
    sourceUrl: 'https://maker.example/second',
    url: `${catalogue.shop.publicUrl}/builder?b=500.abc*2`,
  })
  expect(said.find(({ recipient }) => recipient === other.email)?.values).toMatchObject({
    url: `${catalogue.shop.publicUrl}/parts/${ids.second}`,
  })
  expect(await lacking('sataPorts')).toMatchObject({ parts: 1, requested: 0 })
})

test('a list is told as the part has it', async () => {
  const id = await catalogue.added({
    name: 'Listed',
    category: 'motherboard',
    mpn: 'ASK-listed',
    specs: board({ m2: undefined }).part.specs,
  })
  expect((await ask(buyer, [{ partId: id, key: 'm2' }])).body.asked).toBe(1)
  const value = ['M 2280 PCIe4x4', 'M 2242/2260/2280 PCIe3x4']
  await catalogue.admin.call('PUT', `/parts/${id}/facts/m2`, {
    value,
    sourceUrl: 'https://maker.example/listed',
  })
  await tell()
  const told = (await mails()).find(({ values }) => values.mpn === 'ASK-listed')
  for (const slot of value) expect(told?.values.value).toContain(slot)
})

test('who asked is told that nothing was found, and the task is done', async () => {
  const close = () =>
    answer(catalogue.admin.call('DELETE', `/parts/${ids.board}/fact-requests/memoryTypes`))
  expect((await close()).body).toEqual({ deletedCount: 1 })
  expect((await close()).body).toEqual({ deletedCount: 0 })
  expect((await mails()).at(-1)).toMatchObject({
    recipient: buyer.email,
    values: { what: 'not-found', value: null, sourceUrl: null },
  })
  expect(await waiting()).toBe(0)
  expect((await read<Figures>('/figures?days=7')).requestedFacts).toBe(0)
})

test('who asked of a part that leaves the shop is told so, and the request waits no longer', async () => {
  const id = await catalogue.added({
    name: 'Leaving',
    category: 'motherboard',
    mpn: 'ASK-leaving',
    specs: board({ sataPorts: undefined }).part.specs,
  })
  const fact = { partId: id, key: 'sataPorts' }
  await ask(buyer, [fact])
  await ask(other, [fact], '500.abc*2')
  await tell()
  expect(await waiting()).toBe(2)
  expect((await catalogue.admin.call('DELETE', `/parts/${id}`)).status).toBe(200)
  await tell()
  expect(await waiting()).toBe(0)
  const told = (await mails()).filter(({ values }) => values.mpn === 'ASK-leaving')
  expect(told.map(({ values }) => [values.what, values.value, values.url]).sort()).toEqual([
    ['left', null, `${catalogue.shop.publicUrl}/`],
    ['left', null, `${catalogue.shop.publicUrl}/builder?b=500.abc*2`],
  ])
})
