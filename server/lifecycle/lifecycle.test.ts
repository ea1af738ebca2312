import { afterAll, beforeAll, expect, test } from 'vitest'
import { kit } from '../../contract/builds/builds.fixture.ts'
import type { Substitutes } from '../../contract/builds/substitutes/schemas.ts'
import type { Part } from '../../contract/parts/parts.ts'
import { orderOf } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { untilWaiting } from '../../tests/until-waiting.fixture.ts'
import { type BuildsShop, openBuildsShop } from '../builds/builds-shop.fixture.ts'

let open: BuildsShop
let buyer: TestUser
beforeAll(async () => {
  open = await openBuildsShop({ kit: kit(), other: kit(), ended: kit(), raced: kit(), late: kit() })
  buyer = await open.shop.buyer()
})
afterAll(() => open?.shop.close())

/** A day so many after today, in the zone where it is the latest; far enough from today to be the same wherever. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const say = async (name: string, life: object) => {
  const response = await open.admin.call('PATCH', `/parts/${open.ids[name]}`, life)
  return { status: response.status, body: (await response.json()) as { errors?: object[] } }
}
const read = async (name: string) => (await open.read(open.ids[name]!)) as Part
const order = async (name: string) => {
  const { price } = await read(name)
  const response = await buyer.call('POST', '/order', orderOf(open.ids[name]!, 1, price))
  return {
    status: response.status,
    ...((await response.json()) as { code?: string; detail?: string }),
  }
}

test('what is said of a part’s life stands at it, in its history and in the audit', async () => {
  await say('kit', { lifecycle: 'nrnd', lifecycleNote: 'PCN 7' })
  const lastBuyOn = dayAfter(90)
  await say('kit', { lifecycle: 'last-buy', lastBuyOn, replacedBy: 'BUILD-other' })
  expect(await read('kit')).toMatchObject({
    lifecycle: 'last-buy',
    lastBuyOn,
    lastShipOn: null,
    noOrders: null,
    lifecycleText: expect.stringMatching(/^Last orders [A-Z][a-z]{2} \d+, 20\d\d$/),
    replacedBy: 'BUILD-other',
  })
  const history = await open.admin.call('GET', `/parts/${open.ids.kit}/lifecycle`)
  expect(await history.json()).toMatchObject({
    items: [
      { state: 'last-buy', lastBuyOn, replacedBy: 'BUILD-other', note: '', by: 'Test Admin' },
      { state: 'nrnd', lastBuyOn: null, note: 'PCN 7', by: 'Test Admin' },
    ],
  })
  const audit = await open.admin.call('GET', `/audit?what=part&subject=${open.ids.kit}`)
  expect(JSON.stringify(await audit.json())).toContain('lastBuyOn')
})

test('the rules judge what its maker names, and do not trust it', async () => {
  const asked = () => open.get<Substitutes>(`/parts/${open.ids.kit}/substitutes`)
  expect((await asked()).body.replacement).toMatchObject({
    number: 'BUILD-other',
    verdict: 'direct',
    part: { _id: open.ids.other },
  })
  const { specs } = await read('other')
  await say('other', { specs: { ...specs, speedMts: 100 } })
  expect((await asked()).body.replacement).toMatchObject({
    verdict: 'no',
    differences: expect.arrayContaining([
      expect.objectContaining({ key: 'speedMts', verdict: 'no' }),
    ]),
  })
  await say('other', { specs })
  await say('kit', { replacedBy: 'NOBODY-HAS-IT' })
  expect((await asked()).body.replacement).toEqual({
    number: 'NOBODY-HAS-IT',
    part: null,
    verdict: null,
    differences: [],
  })
})

test('a state without its day, and a day without its state, are refused', async () => {
  const tries = [
    await say('other', { lifecycle: 'last-buy' }),
    await say('other', { lastBuyOn: dayAfter(90) }),
    await say('other', { lifecycle: 'eol', lastBuyOn: dayAfter(9), lastShipOn: dayAfter(2) }),
    await say('other', { lifecycle: 'gone' }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(tries[0]!.body.errors).toMatchObject([{ path: 'lastBuyOn' }])
  expect(await read('other')).toMatchObject({ lifecycle: 'active' })
})

test('what goes on has no last days any more', async () => {
  await say('late', { lifecycle: 'last-buy', lastBuyOn: dayAfter(9), lastShipOn: dayAfter(20) })
  await say('late', { lifecycle: 'nrnd' })
  expect(await read('late')).toMatchObject({ lastBuyOn: null, lastShipOn: null })
})

test('one that is not for new designs is ordered; after the last day none is, wherever a quantity is judged', async () => {
  await say('ended', { lifecycle: 'nrnd' })
  expect((await order('ended')).status).toBe(200)
  await say('ended', { lifecycle: 'last-buy', lastBuyOn: '2026-01-31' })
  expect(await read('ended')).toMatchObject({ lifecycleText: 'Ended Jan 31, 2026' })
  expect(await order('ended')).toMatchObject({
    status: 409,
    code: 'orders_ended',
    detail: 'Ended. The last day to order this part was Jan 31, 2026.',
  })
  const lines = [{ partsId: open.ids.ended, quantity: 1, price: 1 }]
  const many = { lines, address: '1 Test Street', number: '0123456789' }
  expect(await (await buyer.call('POST', '/orders', many)).json()).toMatchObject({
    errors: [{ path: 'lines.0.quantity', message: expect.stringContaining('Jan 31, 2026') }],
  })
  const priced = { items: [{ partsId: open.ids.ended, quantity: 1 }] }
  expect((await open.post('/prices', priced)).body).toMatchObject({
    lines: [{ problems: [{ code: 'orders_ended' }] }],
  })
  const build = { lines: open.lines('ended'), machines: 1 }
  expect((await open.post('/builds/check', build)).body).toMatchObject({ fleet: { buildable: 0 } })
  const suggested = await open.get<{ items: { part: Part }[] }>('/builds/suggestions?category=ram')
  expect(suggested.body.items.map(({ part }) => part._id)).not.toContain(open.ids.ended)
})

test('the last day counts whole, in the shop’s time zone', async () => {
  // it is a day later on Kiritimati than at the end of the day line, always
  const [row] = await open.shop.sql<{ day: string }[]>`
    select (now() at time zone 'Etc/GMT+12')::date::text as day`
  await say('late', { lifecycle: 'last-buy', lastBuyOn: row!.day })
  const inZone = async (timeZone: string) => {
    const shown = (await (await open.admin.call('GET', '/shop-record')).json()) as {
      version: number
      record: { place: object }
    }
    const change = { place: { ...shown.record.place, timeZone } }
    const { version } = shown
    const changed = await open.admin.call('PATCH', '/shop-record', { version, change })
    expect(changed.status).toBe(200)
  }
  await inZone('Etc/GMT+12')
  expect((await order('late')).status).toBe(200)
  await inZone('Pacific/Kiritimati')
  expect((await order('late')).code).toBe('orders_ended')
})

test('an order placed while the state changes is either before it or refused', async () => {
  const change = Promise.withResolvers<void>()
  const changing = open.shop.database.transaction(async (sql) => {
    await sql`update part set lifecycle = 'eol' where id = ${open.ids.raced!}`
    await change.promise
  })
  const placing = order('raced')
  await untilWaiting(open.shop.sql, 1)
  change.resolve()
  await changing
  expect((await placing).code).toBe('orders_ended')
  expect(await read('raced')).toMatchObject({ quantity: 500 })
})

test('what has ended leaves suggestions, and is found by a search', async () => {
  const { mpn } = await read('raced')
  const found = await open.get<Part[]>(`/parts?q=${mpn}`)
  expect(found.body.map(({ _id }) => _id)).toContain(open.ids.raced)
  const listed = await open.get<Part[]>('/parts?lifecycle=eol')
  expect(listed.body.map(({ _id }) => _id)).toEqual([open.ids.raced])
  const related = await open.get(`/parts/${open.ids.other}/related`)
  const substitutes = await open.get(`/parts/${open.ids.other}/substitutes`)
  const suggested = await open.get('/builds/suggestions?category=ram')
  for (const { status, body } of [related, substitutes, suggested]) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(open.ids.raced)
    expect(JSON.stringify(body)).toContain(open.ids.kit)
  }
})
