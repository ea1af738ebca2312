import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, openCatalogue } from './parts.fixture.ts'

let catalogue: Catalogue
let id: string
beforeAll(async () => {
  catalogue = await openCatalogue()
  id = await catalogue.added({ sku: 'CHANGE-1', specs: { cores: 8 } })
})
afterAll(() => catalogue?.shop.close())

const change = (body: object, of = id) => catalogue.admin.call('PATCH', `/parts/${of}`, body)

test('a part changes in what is given and in nothing else', async () => {
  const before = await catalogue.read(id)
  const changed = await change({ price: 60, name: ' New name ', specs: { boxed: false } })
  expect(await changed.json()).toEqual({ modifiedCount: 1 })
  const after = { ...(before as object), price: 60, name: 'New name', specs: { boxed: false } }
  expect(await catalogue.read(id)).toEqual(after)
  expect(await (await change({ quantity: 5, currency: 'eur', _id: 'y' })).json()).toEqual({
    modifiedCount: 1,
  })
  expect(await catalogue.read(id)).toEqual(after)
})

test.each([
  { price: 0 },
  { price: 1.5 },
  { name: '' },
  { minQuantity: 0 },
  { sku: ' ' },
  { sku: '--' },
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
