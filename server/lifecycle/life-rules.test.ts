import { afterAll, beforeAll, expect, test } from 'vitest'
import { kit } from '../../contract/builds/builds.fixture.ts'
import type { FeedResult } from '../../contract/parts/feed.ts'
import type { Part } from '../../contract/parts/parts.ts'
import type { PartSuggestions } from '../../contract/parts/search.ts'
import { type BuildsShop, openBuildsShop } from '../builds/builds-shop.fixture.ts'

let open: BuildsShop
beforeAll(async () => {
  open = await openBuildsShop({ kit: kit(), ended: kit(), own: kit(), over: kit(), on: kit() })
})
afterAll(() => open?.shop.close())

/** So many days after what is today in the shop. */
const dayAfter = async (days: number) => {
  const [row] = await open.shop.sql<{ day: string }[]>`
    select (shop_day() + ${days}::int)::text as day`
  return row!.day
}
type Answer = { errors?: { path: string; message: string }[] }
const answerOf = async (response: Response) => ({
  status: response.status,
  errors: ((await response.json()) as Answer).errors,
})
const say = async (name: string, life: object) =>
  await answerOf(await open.admin.call('PATCH', `/parts/${open.ids[name]}`, life))
const add = async (life: object) => await answerOf(await open.add(life))
const feed = async (...rows: object[]) =>
  (await (await open.admin.call('PUT', '/feed/parts', { rows })).json()) as FeedResult
const read = async (name: string) => (await open.read(open.ids[name]!)) as Part
const fresh = { name: 'Fresh', category: 'cpu', price: 10 }

test('a part is replaced by itself nowhere, however its number is written', async () => {
  const errors = [{ path: 'replacedBy', message: 'A part cannot be replaced by itself' }]
  const refused = { status: 400, errors }
  expect(await say('own', { replacedBy: 'build own' })).toEqual(refused)
  expect(await say('own', { lifecycle: 'nrnd', replacedBy: 'BUILD-own' })).toEqual(refused)
  expect(await add({ mpn: 'OWN-1', replacedBy: 'own.1' })).toEqual(refused)
  expect(await add({ sku: 'OWN-1', replacedBy: 'OWN1' })).toEqual(refused)
  const { rows } = await feed(
    { mpn: 'BUILD-own', replacedBy: 'buildOWN' },
    { mpn: 'BUILD-kit', lifecycle: 'nrnd', replacedBy: 'Build/Kit' },
    { ...fresh, mpn: 'OWN-2', replacedBy: 'OWN 2' },
  )
  expect(rows).toMatchObject(Array.from({ length: 3 }, () => ({ outcome: 'refused', errors })))
  expect((await say('own', { replacedBy: 'NEXT-1' })).status).toBe(200)
  expect(await say('own', { mpn: 'Next 1' })).toEqual(refused)
  expect(await read('own')).toMatchObject({ mpn: 'BUILD-own', replacedBy: 'NEXT-1' })
})

test('nothing is at its end of life with a last day to come', async () => {
  const lastBuyOn = await dayAfter(1)
  const errors = [{ path: 'lastBuyOn', message: expect.stringContaining('is to come') }]
  const refused = { status: 400, errors }
  expect(await say('ended', { lifecycle: 'eol', lastBuyOn })).toEqual(refused)
  expect(await add({ mpn: 'SOON-1', lifecycle: 'eol', lastBuyOn })).toEqual(refused)
  await say('ended', { lifecycle: 'last-buy', lastBuyOn })
  expect(await say('ended', { lifecycle: 'eol' })).toEqual(refused)
  const { rows } = await feed(
    { ...fresh, mpn: 'SOON-2', lifecycle: 'eol', lastBuyOn },
    { mpn: 'BUILD-kit', lifecycle: 'eol', lastBuyOn },
    { mpn: 'BUILD-ended', lifecycle: 'eol' },
    { mpn: 'BUILD-over', lifecycle: 'eol', lastBuyOn: '2026-01-31' },
  )
  expect(rows).toMatchObject([
    ...Array.from({ length: 3 }, () => ({ outcome: 'refused', errors })),
    { outcome: 'changed' },
  ])
  expect(await read('ended')).toMatchObject({ lifecycle: 'last-buy', lastBuyOn, noOrders: null })
  expect((await read('over')).noOrders).toContain('was Jan 31, 2026')
})

test('one that ended on the very day is not said to have had its last day', async () => {
  const lastBuyOn = await dayAfter(0)
  expect((await say('ended', { lifecycle: 'eol', lastBuyOn })).status).toBe(200)
  expect(await read('ended')).toMatchObject({
    lifecycleText: 'End of life',
    noOrders: 'This part is at its end of life and cannot be ordered any more',
  })
})

test('what cannot be ordered is not in stock, in lists as in counts', async () => {
  await say('kit', { lifecycle: 'last-buy', lastBuyOn: '2026-01-31' })
  const listed = async (query: string) =>
    (await open.get<Part[]>(`/parts?limit=50&${query}`)).body.map(({ _id }) => _id)
  const all = await listed('')
  expect(all).toContain(open.ids.kit)
  expect(all).toContain(open.ids.over)
  const inStock = await listed('inStock=true')
  const counted = await open.get<{ inStock: number }>('/part-facets?category=ram')
  expect(inStock.toSorted()).toEqual([open.ids.own, open.ids.on].toSorted())
  expect(await listed('stock=in')).toEqual(inStock)
  expect(counted.body.inStock).toBe(inStock.length)
})

test('an end of life is found by its number, and suggested by nothing', async () => {
  for (const q of ['BUILD-over', 'BUILD-overs']) {
    const { body } = await open.get<PartSuggestions>(`/part-suggestions?q=${q}`)
    expect([...body.parts, ...body.near].map(({ _id }) => _id)).not.toContain(open.ids.over)
  }
  const { body } = await open.get<PartSuggestions>('/part-suggestions?q=BUILD-on')
  expect(body.parts.map(({ _id }) => _id)).toContain(open.ids.on)
  const found = await open.get<Part[]>('/parts?q=BUILD-over')
  expect(found.body.map(({ _id }) => _id)).toContain(open.ids.over)
})
