import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, openCatalogue } from '../parts.fixture.ts'

let catalogue: Catalogue
let id: string
beforeAll(async () => {
  catalogue = await openCatalogue()
  id = await catalogue.added({ mpn: 'CHANGE-1', specs: { cores: 8 } })
})
afterAll(() => catalogue?.shop.close())

const change = (body: object, of = id) => catalogue.admin.call('PATCH', `/parts/${of}`, body)

test('a part changes in what is given and in nothing else', async () => {
  const before = (await catalogue.read(id)) as { version: number }
  const changed = await change({ price: 60, name: ' New name ', specs: { boxed: false } })
  expect(await changed.json()).toEqual({ modifiedCount: 1 })
  const own = { price: 60, name: 'New name', specs: { boxed: false } }
  const after = { ...before, ...own, version: before.version + 1 }
  expect(await catalogue.read(id)).toEqual(after)
  for (const nothing of [{}, { price: 60, specs: { boxed: false } }])
    expect(await (await change(nothing)).json()).toEqual({ modifiedCount: 0 })
  expect(await catalogue.read(id)).toEqual(after)
})

test.each([
  { price: 0 },
  { price: 1.505 },
  { name: '' },
  { minQuantity: 0 },
  { mpn: ' ' },
  { mpn: '--' },
  { orderMultiple: 0 },
  { maxQuantity: 0 },
  { pack: { name: 'tray', size: 0 } },
  { category: 'x' },
  { specs: { a: 'x\u0000' } },
])('a part does not change by %o', async (body) => {
  const before = await catalogue.read(id)
  const response = await change({ details: 'Changed', ...body })
  expect(response.status).toBe(400)
  expect(await catalogue.read(id)).toEqual(before)
})

test('a part does not change to a picture of somebody else', async () => {
  const before = await catalogue.read(id)
  const response = await change({ details: 'Changed', img: 'https://elsewhere.example/a.png' })
  expect(await response.json()).toMatchObject({ code: 'image_not_ours' })
  expect(await catalogue.read(id)).toEqual(before)
})

test('a part has its stock booked in and out, never below nothing, each booking once', async () => {
  const book = (body: object, headers = {}) =>
    catalogue.admin.call('POST', `/parts/${id}/stock`, body, headers)
  const once = { 'idempotency-key': 'delivery-1' }
  for (let times = 0; times < 3; times += 1)
    expect(await (await book({ change: 50, reason: 'restock' }, once)).json()).toEqual({
      quantity: 150,
    })
  expect(await (await book({ change: -150, reason: 'correction' })).json()).toEqual({
    quantity: 0,
  })
  const below = await book({ change: -1, reason: 'correction' })
  expect(below.status).toBe(409)
  expect(await below.json()).toMatchObject({
    code: 'not_enough_stock',
    detail: 'Quantity must be between 0-0',
  })
  for (const body of [
    { change: 0, reason: 'restock' },
    { change: 1.5, reason: 'restock' },
    { change: '5', reason: 'restock' },
    { change: 5 },
    { change: 5, reason: 'held' },
    { change: 2 ** 31, reason: 'restock' },
  ])
    expect((await book(body)).status, JSON.stringify(body)).toBe(400)
  const most = await book({ change: 1_000_000_000, reason: 'restock' })
  expect(await most.json()).toEqual({ quantity: 1_000_000_000 })
  const above = await book({ change: 1, reason: 'restock' })
  expect(above.status).toBe(400)
  expect(await above.json()).toMatchObject({ errors: [{ path: 'change' }] })
  expect(await catalogue.read(id)).toMatchObject({ quantity: 1_000_000_000 })
  const rows = await catalogue.shop.sql`
    select change, reason, u.email as actor
    from stock_movement m join users u on u.id = m.actor_id
    where part_id = ${id} order by m.id`
  expect(rows).toEqual(
    [
      { change: 100, reason: 'initial' },
      { change: 50, reason: 'restock' },
      { change: -150, reason: 'correction' },
      { change: 1_000_000_000, reason: 'restock' },
    ].map((row) => ({ ...row, actor: catalogue.admin.email })),
  )
})

test('T80 found: S15 every change of a part is audited, with what it was and what it is', async () => {
  const audited = async (of: string) =>
    await catalogue.shop.sql`
      select u.email as actor, action, detail
      from audit_event a join users u on u.id = a.actor_id
      where subject = ${of} order by at, a.id`
  const one = await catalogue.added({ mpn: 'AUDIT-1', price: 54, specs: { cores: 8 } })
  await change({ price: 60, specs: { cores: 9 }, priceBreaks: [{ from: 50, price: 55.5 }] }, one)
  await change({ price: 60 }, one)
  await change({ maxQuantity: 500, pack: { name: 'tray', size: 12 } }, one)
  await change({ maxQuantity: null }, one)
  await catalogue.admin.call('POST', `/parts/${one}/stock`, { change: -7, reason: 'correction' })
  await catalogue.admin.call('DELETE', `/parts/${one}`)
  const changed = (before: object, after: object) => ({
    actor: catalogue.admin.email,
    action: 'part-changed',
    detail: { before, after },
  })
  expect(await audited(one)).toEqual([
    {
      actor: catalogue.admin.email,
      action: 'part-added',
      detail: {
        after: expect.objectContaining({ mpn: 'AUDIT-1', quantity: 100, img: catalogue.img }),
      },
    },
    changed(
      { priceMinor: 5_400, specs: { cores: 8 }, breaks: [] },
      { priceMinor: 6_000, specs: { cores: 9 }, breaks: [{ from: 50, priceMinor: 5_550 }] },
    ),
    changed({}, { maxQuantity: 500, packName: 'tray', packSize: 12 }),
    changed({ maxQuantity: 500 }, {}),
    changed({ quantity: 100 }, { quantity: 93 }),
    {
      actor: catalogue.admin.email,
      action: 'part-deleted',
      detail: { before: expect.objectContaining({ priceMinor: 6_000, quantity: 93 }) },
    },
  ])
})

test('found: A1 what was changed since it was read is not put back', async () => {
  const one = await catalogue.added({ mpn: 'VERSION-1', specs: { rpm: 7_200, cacheMb: 64 } })
  const { version } = (await catalogue.read(one)) as { version: number }
  expect((await change({ specs: { rpm: 5_400, cacheMb: 64 }, version }, one)).status).toBe(200)
  const after = await catalogue.read(one)
  for (const stale of [
    { specs: { rpm: 7_200, cacheMb: 256 } },
    { priceBreaks: [{ from: 50, price: 50 }] },
    { pack: { name: 'tray', size: 12 } },
    { price: 50 },
  ]) {
    const refused = await change({ ...stale, version }, one)
    expect(refused.status).toBe(409)
    const [[name, mine]] = Object.entries(stale) as [[string, unknown]]
    const there = JSON.stringify(after[name as keyof typeof after] ?? null)
    expect(await refused.json()).toMatchObject({
      code: 'part_changed',
      errors: [
        { path: 'version', message: `It is ${version + 1} now.` },
        { path: name, message: `It is ${there} now. You sent ${JSON.stringify(mine)}.` },
      ],
    })
  }
  expect(await catalogue.read(one)).toEqual(after)
  for (const wrong of [0, '1', 1.5, null])
    expect((await change({ price: 50, version: wrong }, one)).status).toBe(400)
  const book = { change: 5, reason: 'restock' }
  await catalogue.admin.call('POST', `/parts/${one}/stock`, book)
  const both = [51, 52].map((price) => change({ price, version: version + 1 }, one))
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await change({ price: 53 }, one)).status).toBe(200)
  expect(await catalogue.read(one)).toMatchObject({ price: 53, version: version + 3 })
})

test('T41 leaves the shop once, audited, and is not found after it', async () => {
  const buyer = await catalogue.shop.buyer()
  expect((await buyer.call('DELETE', `/parts/${id}`)).status).toBe(403)
  const deleted = await catalogue.admin.call('DELETE', `/parts/${id}`)
  expect(await deleted.json()).toEqual({ deletedCount: 1 })
  expect(await catalogue.read(id)).toBe(404)
  expect((await catalogue.admin.call('DELETE', `/parts/${id}`)).status).toBe(404)
  expect((await change({ price: 5 })).status).toBe(404)
  const stock = { change: 5, reason: 'restock' }
  expect((await catalogue.admin.call('POST', `/parts/${id}/stock`, stock)).status).toBe(404)
  const rows = await catalogue.shop.sql`
    select u.email as actor from audit_event a join users u on u.id = a.actor_id
    where subject = ${id} and action = 'part-deleted'`
  expect(rows).toEqual([{ actor: catalogue.admin.email }])
})

test('the stock of every part is the sum of its movements', async () => {
  expect(await catalogue.unbalanced()).toEqual([])
  expect(await catalogue.count()).toBeGreaterThan(0)
})
