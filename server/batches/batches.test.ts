import { expect, test } from 'vitest'
import type { BatchReport } from '../../contract/batches.ts'
import { payToAccount } from '../../tests/bank.fixture.ts'
import { addTestPart, eventually, paidOrder, placeTestOrder } from '../../tests/orders.fixture.ts'
import { checkBooks } from '../books/check-books.ts'
import { newId } from '../database/new-id.ts'
import { shippingShop } from '../orders/shipping/shipping-shop.fixture.ts'

const { shop, read, pendingOrder } = shippingShop({ SHIPPING_UNDO_SECONDS: '3' })

async function many<T>(count: number, make: () => Promise<T>) {
  const made: T[] = []
  for (let left = count; left > 0; left -= 1) made.push(await make())
  return made
}
const begin = async (body: object, key = newId()) => {
  const response = await shop().admin.call('POST', '/order-batches', body, {
    'Idempotency-Key': key,
  })
  return (await response.json()) as { insertedId: string; total: number; beginsIn: number }
}
const batch = async (id: string) =>
  (await (await shop().admin.call('GET', `/batches/${id}`)).json()) as BatchReport
const ended = (id: string) =>
  eventually(
    () => batch(id),
    ({ endedAt }) => endedAt !== null,
  )
const now = async (id: string) => (await shop().admin.call('POST', `/batches/${id}/begin`)).status
const kinds = (of: { kind: string }[]) => of.map(({ kind }) => kind)

test('many orders are shipped by the shop itself, each once, and told of when they are', async () => {
  const orders = await many(12, pendingOrder)
  const late = await pendingOrder()
  const ids = [...orders, late].map(({ id }) => id)
  const asked = { action: 'ship', ids: [...ids, ids[0], newId()] }
  const key = newId()
  const { insertedId, total, beginsIn } = await begin(asked, key)
  expect({ total, beginsIn }).toEqual({ total: 14, beginsIn: 3 })
  // a page that does not hear the answer sends it again
  expect(await begin(asked, key)).toMatchObject({ insertedId })
  expect(await batch(insertedId)).toMatchObject({ state: 'waiting', done: 0 })
  await shop().admin.call('PATCH', `/order-shipment/${late.id}`)
  const report = await ended(insertedId)
  expect(report).toMatchObject({ state: 'done', total: 14, done: 12, refused: 2 })
  expect(report.problems).toEqual([
    {
      id: late.id,
      name: expect.stringMatching(/^PW-/),
      problem: 'This order is shipped: it cannot be shipped now.',
    },
    { id: expect.any(String), name: null, problem: expect.stringContaining('nothing here') },
  ])
  for (const { id } of orders) {
    const order = await read(id)
    expect(order).toMatchObject({ status: 'shipped', shipments: [{ undoUntil: null }] })
    expect(order.shipments[0]?.invoiceNumber).not.toBeNull()
    expect(kinds(order.events).filter((kind) => kind === 'shipped')).toHaveLength(1)
  }
  expect((await checkBooks(shop().database)).violations).toEqual([])
})

test('within the seconds of undo nothing is done, and nothing is when it is withdrawn', async () => {
  const { id } = await pendingOrder()
  const { insertedId } = await begin({ action: 'refund', ids: [id], reason: 'No more of it' })
  expect((await shop().admin.call('DELETE', `/batches/${insertedId}`)).status).toBe(200)
  expect(await now(insertedId)).toBe(409)
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  expect(await batch(insertedId)).toMatchObject({ state: 'withdrawn', done: 0, refused: 0 })
  expect(await read(id)).toMatchObject({ status: 'pending', openQuantity: 50 })
  expect((await shop().admin.call('DELETE', `/batches/${insertedId}`)).status).toBe(409)
})

test('orders are released, refunded and cancelled in bulk, at once when the admin says so', async () => {
  const { admin, buyer } = shop()
  const part = await addTestPart(shop(), { quantity: 10_000 })
  const paid = await many(3, () => paidOrder(shop(), buyer, part))
  const run = async (action: string, ids: string[]) => {
    const { insertedId } = await begin({ action, ids, reason: 'Ordered twice' })
    expect(await now(insertedId)).toBe(200)
    return await ended(insertedId)
  }
  expect(await run('release', paid)).toMatchObject({ done: 3, refused: 0 })
  expect(await run('refund', paid)).toMatchObject({ done: 3, refused: 0 })
  const refunded = await read(paid[0]!)
  expect(refunded).toMatchObject({ status: 'refunded' })
  const event = refunded.events.find(({ kind }) => kind === 'refunded')
  expect(event).toMatchObject({ by: 'admin', note: 'Ordered twice' })
  const unpaid = await many(3, () => placeTestOrder(buyer, part))
  expect(await run('cancel', [...unpaid, paid[0]!])).toMatchObject({ done: 3, refused: 1 })
  expect((await admin.call('GET', `/payment/${unpaid[0]}`)).status).toBe(404)
  const [{ quantity } = { quantity: 0 }] = await shop().sql<{ quantity: number }[]>`
    select quantity from part where id = ${part}`
  expect(quantity).toBe(10_000)
  expect((await checkBooks(shop().database)).violations).toEqual([])
})

test('what an admin asked for who is none any more is not done', async () => {
  const { id } = await pendingOrder()
  const other = await shop().secondAdmin()
  const response = await other.call('POST', '/order-batches', { action: 'ship', ids: [id] })
  const { insertedId } = (await response.json()) as { insertedId: string }
  await shop().sql`update users set role = null where email = ${other.email}`
  const report = await ended(insertedId)
  expect(report).toMatchObject({ done: 0, refused: 1 })
  expect(report.problems[0]?.problem).toBe('Your account may not do this.')
  expect(await read(id)).toMatchObject({ status: 'pending' })
})

test('a batch whose process has gone is found and gone on with', async () => {
  const [first, second] = await many(2, pendingOrder)
  const { insertedId } = await begin({ action: 'ship', ids: [first!.id, second!.id] })
  // the first was begun by a process that has gone; its job is lost
  await shop().sql`
    update batch set begins_at = now() - interval '5 minutes' where id = ${insertedId}`
  await shop().sql`
    update batch_item set begun_at = now() - interval '2 minutes'
    where batch_id = ${insertedId} and position = 1`
  await shop().enqueue(shop().sql, 'sweep-batches', {})
  expect(await ended(insertedId)).toMatchObject({ state: 'done', done: 2, refused: 0 })
})

test('all orders that match are chosen by one call', async () => {
  const { id } = await pendingOrder()
  const { orderNumber, price, shipping } = await read(id)
  const answer = await shop().admin.call('GET', `/order-heads?q=${orderNumber}&status=pending`)
  expect(await answer.json()).toEqual({
    orders: [
      { _id: id, orderNumber, status: 'pending', price, payable: price, currency: 'usd', shipping },
    ],
  })
})

test('parts are restocked and priced in bulk, and one that somebody changed meanwhile is not', async () => {
  const { admin } = shop()
  const add = () => addTestPart(shop(), { price: 100, priceBreaks: [{ from: 50, price: 90 }] })
  const [first, second] = [await add(), await add()]
  const run = async (call: string, parts: object[]) => {
    const response = await admin.call('POST', call, { parts })
    const { insertedId } = (await response.json()) as { insertedId: string }
    expect(await now(insertedId)).toBe(200)
    return await ended(insertedId)
  }
  const part = async (id: string) => await (await admin.call('GET', `/parts/${id}`)).json()
  const stocked = await run('/stock-batches', [
    { id: first, change: 40 },
    { id: second, change: -2_000 },
  ])
  expect(stocked).toMatchObject({ action: 'restock', done: 1, refused: 1 })
  expect(stocked.problems[0]).toMatchObject({ id: second, name: `TEST-${second}` })
  expect(await part(first)).toMatchObject({ quantity: 1_040 })
  await admin.call('PATCH', `/parts/${second}`, { name: 'Changed meanwhile' })
  const priceBreaks = [{ from: 50, price: 94.5 }]
  const priced = await run('/price-batches', [
    { id: first, version: 1, price: 105, priceBreaks },
    { id: second, version: 1, price: 105, priceBreaks },
  ])
  expect(priced).toMatchObject({ action: 'price', done: 1, refused: 1 })
  expect(priced.problems[0]?.problem).toContain('changed by somebody else')
  expect(await part(first)).toMatchObject({ price: 105, priceBreaks, quantity: 1_040 })
  expect(await part(second)).toMatchObject({ price: 100, quantity: 1_000 })
  const twice = [
    { id: first, change: 1 },
    { id: first, change: 1 },
  ]
  expect((await admin.call('POST', '/stock-batches', { parts: twice })).status).toBe(400)
})

test('business: 6 freight, carrier and number are said of each order of many, and of no other', async () => {
  await payToAccount(shop().admin)
  const [first, second] = await many(2, pendingOrder)
  const ids = [first!.id, second!.id]
  const said = { id: first!.id, freight: 12.5, carrier: 'DHL', trackingNumber: '00340434' }
  for (const [path, body] of [
    ['/order-batches', { action: 'ship', ids, shipments: [said, said] }],
    ['/order-batches', { action: 'ship', ids, shipments: [{ ...said, id: newId() }] }],
    ['/order-batches', { action: 'release', ids, shipments: [said] }],
    ['/order-shipments', { ids: [second!.id], shipments: [said] }],
  ] as const)
    expect((await shop().admin.call('POST', path, body)).status, path).toBe(400)
  const { insertedId } = await begin({ action: 'ship', ids, shipments: [said] })
  expect(await ended(insertedId)).toMatchObject({ done: 2, refused: 0 })
  const left = await Promise.all(ids.map(async (id) => (await read(id)).shipments[0]!))
  expect(
    left.map(({ freight = 0, carrier, trackingNumber }) => [freight, carrier, trackingNumber]),
  ).toEqual([
    [12.5, 'DHL', '00340434'],
    [0, '', ''],
  ])

  // at once as well, and a freight that is refused keeps no other order from it
  const [third, fourth] = await many(2, pendingOrder)
  const shipments = [
    { id: third!.id, freight: 8 },
    { id: fourth!.id, freight: 900_000 },
  ]
  const response = await shop().admin.call('POST', '/order-shipments', {
    ids: [third!.id, fourth!.id],
    shipments,
  })
  const { results } = (await response.json()) as { results: { shipped: boolean }[] }
  expect(results.map(({ shipped }) => shipped)).toEqual([true, false])
  expect((await read(third!.id)).shipments[0]).toMatchObject({ freight: 8 })
  expect((await checkBooks(shop().database)).violations).toEqual([])
})
