import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { newId } from '../../database/new-id.ts'
import { prune } from '../../jobs/store.ts'
import { ask, endFor, follow } from './follow.fixture.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { RELEASE: 'manual' } })
  ;[buyer, other, admin] = await Promise.all([shop.buyer(), shop.buyer('Other'), shop.admin()])
})
afterAll(() => shop?.close())

const end = () => endFor(admin)

test('T84 an order’s way is told step by step, with the order, to its buyer and to admins alone', async () => {
  const after = await end()
  const part = await addTestPart(shop)
  const id = await paidOrder(shop, buyer, part)
  await admin.call('PATCH', `/order-release/${id}`)
  await admin.call('PATCH', `/order-shipment/${id}`)
  const unpaid = await placeTestOrder(buyer, part)
  await buyer.call('DELETE', `/order/${unpaid}`)
  const { found } = await follow(admin, after, 2)
  const of = (order: string) =>
    found.filter((one) => one.order?._id === order).map(({ type }) => type)
  expect(of(id)).toEqual(
    expect.arrayContaining(['order.placed', 'order.paid', 'order.released', 'order.shipped']),
  )
  expect(of(unpaid)).toEqual(['order.placed', 'order.cancelled'])
  expect(found.map(({ position }) => position)).toEqual(
    found.map(({ position }) => position).toSorted((a, b) => a - b),
  )
  const shipped = found.find(({ type }) => type === 'order.shipped')
  const read = (await (await admin.call('GET', `/payment/${id}`)).json()) as object
  expect(shipped?.order).toEqual(read)
  const mine = await follow(buyer, after)
  expect(mine.found.map(({ id: one }) => one)).toEqual(
    found.filter(({ order }) => order !== null).map(({ id: one }) => one),
  )
  expect((await follow(other, after)).found).toEqual([])
})

test('parts, stock, reviews and imports are told to admins, and types narrow', async () => {
  const after = await end()
  const part = await addTestPart(shop, { minQuantity: 10, quantity: 30 })
  await admin.call('PATCH', `/parts/${part}`, { details: 'Another' })
  await placeTestOrder(buyer, part)
  await placeTestOrder(buyer, part)
  await buyer.call('POST', '/review', { rating: 5, review: 'Good' })
  const rows = [{ mpn: `NEW-${newId()}`, name: 'Fed', category: 'cpu', price: 5, minQuantity: 1 }]
  const fed = await admin.call('PUT', '/feed/parts', { rows })
  expect(fed.status, await fed.clone().text()).toBe(200)
  await admin.call('DELETE', `/parts/${part}`)
  const { found } = await follow(admin, after)
  // putting the part in is told, too
  const types = found
    .filter(({ order }) => !order)
    .map(({ type }) => type)
    .slice(1)
  expect(types).toEqual([
    ...['part.changed', 'part.stock_low', 'review.written', 'catalogue.changed', 'part.deleted'],
  ])
  expect(found.find(({ type }) => type === 'part.stock_low')?.partsId).toBe(part)
  expect(found.find(({ type }) => type === 'review.written')?.review).toMatchObject({ rating: 5 })
  const low = await ask(admin, `after=${after}&type=part.stock_low&type=part.deleted`)
  expect(low.events.map(({ type }) => type)).toEqual(['part.stock_low', 'part.deleted'])
  expect(low.next).toBe(await end())
})

test('what people say of a part, and what becomes of a review, is told', async () => {
  const part = await addTestPart(shop)
  await buyer.call('POST', '/review', { rating: 4, review: 'Fine' })
  const own = (await (await buyer.call('GET', '/review')).json()) as { review: { _id: string } }
  const mine = own.review
  const after = await end()
  const saying = { value: true, sourceUrl: 'https://maker.example/cpu' }
  expect((await admin.call('PUT', `/parts/${part}/facts/ecc`, saying)).status).toBe(200)
  // said again, nothing is another
  await admin.call('PUT', `/parts/${part}/facts/ecc`, saying)
  await admin.call('DELETE', `/parts/${part}/facts/ecc`)
  const hiding = { hidden: true, reason: 'Insulting' }
  expect((await admin.call('PATCH', `/review/${mine._id}`, hiding)).status).toBe(200)
  expect((await buyer.call('DELETE', `/review/${mine._id}`)).status).toBe(200)
  const { found } = await follow(admin, after)
  expect(found.map(({ type, partsId, reviewId }) => [type, partsId ?? reviewId])).toEqual([
    ...[
      ['part.changed', part],
      ['part.changed', part],
    ],
    ...[
      ['review.moderated', mine._id],
      ['review.withdrawn', mine._id],
    ],
  ])
  expect(found.at(-1)?.review).toBeNull()
})

test('a position of another database, and one that is forgotten, are refused', async () => {
  const last = await end()
  const ahead = await admin.call('GET', `/events?after=${last + 1_000}`)
  expect([ahead.status, ((await ahead.json()) as { code: string }).code]).toEqual([
    409,
    'events_ahead',
  ])
  await shop.sql`delete from event where position <= ${last - 2}`
  const gone = await admin.call('GET', '/events?after=1')
  expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([
    410,
    'events_forgotten',
  ])
  expect((await ask(admin, `after=${last - 2}`)).events).toHaveLength(2)
  expect((await ask(admin, 'after=0')).events).toHaveLength(2)
})

test('what is told no more is pruned from its beginning, what nobody asked for too, and the last stays', async () => {
  const order = await placeTestOrder(buyer, await addTestPart(shop))
  const after = await end()
  const at = (days: number) => shop.sql`
    insert into event (type, kind, at, order_id)
    values ('order.changed', ${`${days} days`}, now() - make_interval(days => ${days}), ${order})`
  for (const days of [95, 91, 10, 92, 1]) await at(days)
  await shop.sql`update event set at = now() - interval '99 days' where position is not null`
  await prune(shop.shop)
  const { found } = await follow(admin, 0)
  // 92 days stands behind one that is told: nothing may be missing between two
  expect(found.map(({ kind }) => kind)).toEqual(['10 days', '92 days', '1 days'])
  expect((await admin.call('GET', `/events?after=${after}`)).status).toBe(410)
  await shop.sql`update event set at = now() - interval '99 days'`
  await prune(shop.shop)
  expect((await follow(admin, 0)).found.map(({ kind }) => kind)).toEqual(['1 days'])
  await placeTestOrder(buyer, await addTestPart(shop))
  expect((await follow(admin, after + 5)).found[0]?.position).toBe(after + 6)
})
