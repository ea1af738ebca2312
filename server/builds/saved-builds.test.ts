import { afterAll, beforeAll, expect, test } from 'vitest'
import { board, cpu, kit } from '../../contract/builds/builds.fixture.ts'
import type { BuildHead, SavedBuild } from '../../contract/builds/saved-builds.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { type BuildsShop, openBuildsShop } from './builds-shop.fixture.ts'

let shop: BuildsShop
let buyer: TestUser
beforeAll(async () => {
  shop = await openBuildsShop({ cpu: cpu(), board: board(), kit: kit() })
  buyer = await shop.shop.buyer()
})
afterAll(() => shop?.shop.close())

const body = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T
const add = async (more: object = {}) =>
  (
    await body<{ insertedId: string }>(
      buyer.call('POST', '/builds', { name: 'Office', lines: shop.lines('cpu', 'board'), ...more }),
    )
  ).insertedId
const read = (id: string) => body<SavedBuild>(buyer.call('GET', `/builds/${id}`))

test('a build is saved with its machines, spares and lines, a part that stands twice once', async () => {
  const lines = [...shop.lines('cpu', 'kit'), ...shop.lines('kit')]
  const id = await add({ machines: 500, spares: { cpu: 2 }, lines })
  expect(await read(id)).toMatchObject({
    _id: id,
    name: 'Office',
    machines: 500,
    spares: { cpu: 2 },
    lineCount: 2,
    lines: [
      { partId: shop.ids.cpu, quantity: 1, category: 'cpu', part: { price: 110 } },
      { partId: shop.ids.kit, quantity: 2 },
    ],
  })
})

test('the last changed stands first, page by page', async () => {
  const first = await add({ name: 'First' })
  const second = await add({ name: 'Second' })
  await buyer.call('PATCH', `/builds/${first}`, { machines: 7 })
  const answer = await buyer.call('GET', '/builds?limit=1')
  expect(await answer.json()).toMatchObject([{ _id: first, name: 'First', machines: 7 }])
  const next = /<[^>]*\?([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1]
  expect(await body<BuildHead[]>(buyer.call('GET', `/builds?${next}`))).toMatchObject([
    { _id: second, lineCount: 2 },
  ])
})

test('what is not given stays, and a build that was changed meanwhile is not overwritten', async () => {
  const id = await add({ machines: 3, spares: { ram: 5 } })
  const before = await read(id)
  const renamed = await body<SavedBuild>(
    buyer.call('PATCH', `/builds/${id}`, { name: 'Render node', updatedAt: before.updatedAt }),
  )
  expect(renamed).toMatchObject({ name: 'Render node', machines: 3, spares: { ram: 5 } })
  expect(renamed.lines).toEqual(before.lines)
  const late = await buyer.call('PATCH', `/builds/${id}`, {
    lines: shop.lines('kit'),
    updatedAt: before.updatedAt,
  })
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([
    409,
    'build_changed',
  ])
  expect((await read(id)).lines).toHaveLength(2)
  await buyer.call('PATCH', `/builds/${id}`, { lines: shop.lines('kit') })
  expect((await read(id)).lines.map(({ partId }) => partId)).toEqual([shop.ids.kit])
})

test('a part that leaves the shop stays as a named gap', async () => {
  const gone = await shop.added({ name: 'Gone part', mpn: 'GONE-1' })
  const id = await add({ lines: [{ partId: gone, quantity: 2 }, ...shop.lines('cpu')] })
  await shop.admin.call('DELETE', `/parts/${gone}`)
  expect((await read(id)).lines[0]).toMatchObject({
    partsName: 'Gone part',
    mpn: 'GONE-1',
    quantity: 2,
    part: null,
  })
})

test('what cannot be saved is refused: no sign-in, no name, no part, a part that is not there', async () => {
  const lines = shop.lines('cpu')
  const statuses = [
    await shop.shop.request('/api/builds', { method: 'POST', body: '{}' }),
    await buyer.call('POST', '/builds', { name: ' ', lines }),
    await buyer.call('POST', '/builds', { name: 'Empty', lines: [] }),
    await buyer.call('POST', '/builds', {
      name: 'None',
      lines: [{ partId: '018f3c3c-0000-7000-8000-000000000000', quantity: 1 }],
    }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 400, 400, 404])
})

test('a build that is deleted is gone', async () => {
  const id = await add()
  expect(await body(buyer.call('DELETE', `/builds/${id}`))).toEqual({ deletedCount: 1 })
  expect((await buyer.call('GET', `/builds/${id}`)).status).toBe(404)
})
