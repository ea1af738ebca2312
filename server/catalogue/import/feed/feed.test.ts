import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FeedResult } from '../../../../contract/parts/feed.ts'
import { openTestShop } from '../../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../../tests/test-user.ts'
import { untilWaiting } from '../../../../tests/until-waiting.fixture.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>
let admin: TestUser
let buyer: TestUser
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin('Anton Admin')
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

let part: string
beforeEach(async () => {
  part = await addTestPart(shop, { quantity: 1_000 })
})

async function feed(body: object, headers: Record<string, string> = {}) {
  const response = await admin.call('PUT', '/feed/parts', body, headers)
  const answer = (await response.json()) as FeedResult & { code?: string }
  return { status: response.status, body: answer }
}
const mpnOf = async (id = part) =>
  (await shop.sql<{ mpn: string }[]>`select mpn from part where id = ${id}`)[0]!.mpn
const stateOf = async (id = part) => {
  const [row] = await shop.sql<{ price: number; quantity: number; booked: number }[]>`
    select p.price_minor as price, p.quantity, sum(m.change)::int as booked
    from part p join stock_movement m on m.part_id = p.id where p.id = ${id} group by p.id`
  expect(row?.booked).toBe(row?.quantity)
  return { price: row?.price, quantity: row?.quantity }
}

test('of a known number a row needs only what changes, and each row is answered', async () => {
  const mpn = await mpnOf()
  const { status, body } = await feed({
    rows: [
      { mpn, price: 99.95, quantity: 70 },
      { mpn: 'NEW-1', name: 'New here', category: 'cpu', price: 10 },
      { mpn: 'NEW-2', price: 10 },
      { mpn: `${mpn} `, price: 1 },
      { price: 1 },
      { mpn: 5 },
    ],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ outcome: 'written', read: 6, added: 1, changed: 1, refused: 4 })
  expect(body.rows).toMatchObject([
    { mpn, outcome: 'changed' },
    { mpn: 'NEW-1', outcome: 'added' },
    {
      outcome: 'refused',
      errors: [
        { path: 'name', message: 'Please input the parts name' },
        { path: 'category', message: 'Please choose a category' },
      ],
    },
    { outcome: 'refused', errors: [{ path: 'mpn' }] },
    { outcome: 'refused', errors: [{ path: 'mpn', message: 'There is no part number' }] },
    { mpn: null, outcome: 'refused', errors: [{ path: 'mpn', message: 'A text' }] },
  ])
  expect(await stateOf()).toEqual({ price: 9_995, quantity: 70 })
  const again = await feed({ rows: [{ mpn, price: 99.95, quantity: 70 }] })
  expect(again.body).toMatchObject({ outcome: 'nothing', unchanged: 1 })
})

test('with onlyKnown, numbers that the shop does not have are told and not added', async () => {
  const mpn = await mpnOf()
  const { body } = await feed({
    onlyKnown: true,
    rows: [
      { mpn: 'ELSE-1', name: 'Elsewhere', category: 'cpu', price: 5, quantity: 5 },
      { mpn, price: 5 },
    ],
  })
  expect(body).toMatchObject({ unknown: 1, changed: 1, refused: 0 })
  expect(body.rows.map(({ outcome }) => outcome)).toEqual(['unknown', 'changed'])
  expect(await shop.sql`select 1 from part where mpn = 'ELSE-1'`).toHaveLength(0)
})

test('what is on hand is less what was promised; what is short of it is a task until it came in', async () => {
  const mpn = await mpnOf()
  await placeTestOrder(buyer, part)
  const onHand = (quantity: number) => feed({ quantityIs: 'onHand', rows: [{ mpn, quantity }] })
  await onHand(200)
  expect(await stateOf()).toMatchObject({ quantity: 190 })
  const short = await onHand(7)
  expect(short.body.rows).toMatchObject([{ outcome: 'changed', missing: 3 }])
  expect(await stateOf()).toMatchObject({ quantity: 0 })
  const figures = async () =>
    ((await (await admin.call('GET', '/figures')).json()) as { missing: object }).missing
  expect(await figures()).toMatchObject({ count: 1, parts: [{ partsId: part, missing: 3 }] })
  // what comes in goes to the promised pieces first
  const stocked = await admin.call('POST', `/parts/${part}/stock`, { change: 5, reason: 'restock' })
  expect(await stocked.json()).toEqual({ quantity: 2 })
  expect(await figures()).toEqual({ count: 0, parts: [] })
  expect(await stateOf()).toMatchObject({ quantity: 2 })
})

test('pieces of an order that is cancelled are not sold again while they are missing', async () => {
  const mpn = await mpnOf()
  const order = await placeTestOrder(buyer, part)
  await feed({ quantityIs: 'onHand', rows: [{ mpn, quantity: 4 }] })
  expect(await stateOf()).toMatchObject({ quantity: 0 })
  expect((await buyer.call('DELETE', `/order/${order}`)).status).toBe(200)
  expect(await stateOf()).toMatchObject({ quantity: 4 })
})

test('what was ordered since a feed was made is taken off what it says', async () => {
  const mpn = await mpnOf()
  const asOf = new Date(Date.now() - 1_000).toISOString()
  await placeTestOrder(buyer, part)
  await feed({ asOf, rows: [{ mpn, quantity: 50 }] })
  expect(await stateOf()).toMatchObject({ quantity: 40 })
})

test('a row that is older than what was said last is refused, price and stock each by its own stamp', async () => {
  const mpn = await mpnOf()
  const other = await mpnOf(await addTestPart(shop))
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 2, minute)).toISOString()
  await feed({ asOf: at(30), rows: [{ mpn, price: 50 }] })
  await feed({ asOf: at(10), rows: [{ mpn, quantity: 60 }] })
  const { body } = await feed({
    asOf: at(20),
    rows: [
      { mpn, price: 40, quantity: 70 },
      { mpn: other, price: 40 },
    ],
  })
  expect(body.rows).toMatchObject([
    {
      outcome: 'refused',
      errors: [
        {
          path: 'price',
          message:
            'This is as of 2026-01-05T02:20:00.000Z; what is there is as of 2026-01-05T02:30:00.000Z',
        },
      ],
    },
    { outcome: 'changed' },
  ])
  await feed({ asOf: at(20), rows: [{ mpn, quantity: 70 }] })
  expect(await stateOf()).toEqual({ price: 5_000, quantity: 70 })
  const future = new Date(Date.now() + 3_600_000).toISOString()
  expect((await feed({ asOf: future, rows: [{ mpn }] })).status).toBe(400)
})

test('a feed under one key happens once', async () => {
  const mpn = await mpnOf()
  const headers = { 'idempotency-key': 'night-1' }
  const body = { rows: [{ mpn, quantity: 30 }] }
  const first = await feed(body, headers)
  await placeTestOrder(buyer, part)
  expect(await feed(body, headers)).toEqual(first)
  expect(await stateOf()).toMatchObject({ quantity: 20 })
  const other = await feed({ rows: [{ mpn, quantity: 31 }] }, headers)
  expect(other.body.code).toBe('key_reused')
})

test('too many rows, and names that are not known, are refused whole', async () => {
  const mpn = await mpnOf()
  const many = Array.from({ length: 5_001 }, () => ({ mpn }))
  expect((await feed({ rows: many })).status).toBe(400)
  expect((await feed({ rows: [] })).status).toBe(400)
  expect(await stateOf()).toMatchObject({ quantity: 1_000 })
})

test('found: a number that no database keeps is refused under a key, too', async () => {
  const mpn = await mpnOf()
  const rows = [
    { mpn: 'X\ud800', price: 5 },
    { mpn: 'X\u0000', price: 5 },
    { mpn, price: 5 },
  ]
  const headers = { 'idempotency-key': 'night-2' }
  const first = await feed({ rows }, headers)
  expect(first).toMatchObject({ status: 200, body: { refused: 2, changed: 1 } })
  expect(first.body.rows.map((row) => row.mpn)).toEqual([null, null, mpn])
  expect(await feed({ rows }, headers)).toEqual(first)
})

test('null takes away what a part may have none of, and is refused where a last day has to be', async () => {
  const mpn = await mpnOf()
  const none = {
    weightGrams: null,
    originCountry: null,
    hsCode: null,
    maxQuantity: null,
    pack: null,
  }
  const some = {
    weightGrams: 115,
    originCountry: 'TW',
    hsCode: '847330',
    maxQuantity: 900,
    pack: 'tray of 10',
    replacedBy: 'NEXT-1',
    lifecycle: 'last-buy',
    lastBuyOn: '2099-01-31',
  }
  const asRead = async () => await (await shop.request(`/api/parts/${part}`)).json()
  const outcomeOf = async (row: object) => (await feed({ rows: [{ mpn, ...row }] })).body.rows[0]
  expect(await outcomeOf(some)).toMatchObject({ outcome: 'changed' })
  const refused = { outcome: 'refused', errors: [{ path: 'lastBuyOn' }] }
  expect(await outcomeOf({ lastBuyOn: null })).toMatchObject(refused)
  expect(await outcomeOf({ lifecycle: 'last-buy', lastBuyOn: null })).toMatchObject(refused)
  expect(await outcomeOf({ name: null, price: null })).toEqual({ mpn, outcome: 'unchanged' })
  expect(await asRead()).toMatchObject({ ...some, pack: { size: 10 } })
  expect(await outcomeOf({ replacedBy: null })).toEqual({ mpn, outcome: 'changed' })
  expect(await asRead()).toMatchObject({ replacedBy: null, weightGrams: 115, maxQuantity: 900 })
  expect(await outcomeOf(none)).toEqual({ mpn, outcome: 'changed' })
  expect(await outcomeOf({ lifecycle: 'eol', lastBuyOn: null })).toMatchObject({
    outcome: 'changed',
  })
  expect(await asRead()).toMatchObject({ ...none, lifecycle: 'eol', lastBuyOn: null })
  expect(await outcomeOf({ ...none, lastBuyOn: null })).toEqual({ mpn, outcome: 'unchanged' })
})

/** What is begun while the part is held, and ends once it is not. */
async function whileHeld<T>(begin: () => Promise<T>): Promise<T> {
  return await shop.database.transaction(async (sql) => {
    await sql`select from part where id = ${part} for update`
    return await begin()
  })
}

test('feeds of known prices and stock run beside each other, and one that may add waits for them', async () => {
  const mpn = await mpnOf()
  const other = await mpnOf(await addTestPart(shop, { quantity: 1_000 }))
  const { held, adding } = await whileHeld(async () => {
    const held = feed({ onlyKnown: true, rows: [{ mpn, price: 11 }] })
    await untilWaiting(shop.sql, 1)
    const beside = await feed({ onlyKnown: true, rows: [{ mpn: other, price: 12, quantity: 5 }] })
    expect(beside.body).toMatchObject({ changed: 1 })
    const adding = feed({ rows: [{ mpn: other, price: 13 }] })
    await untilWaiting(shop.sql, 2)
    return { held, adding }
  })
  expect((await held).body).toMatchObject({ changed: 1 })
  expect((await adding).body).toMatchObject({ changed: 1 })
})

test('of two feeds that meet at a part, the older is refused though it was read before the newer was written', async () => {
  const mpn = await mpnOf()
  const { newer, older } = await whileHeld(async () => {
    const rows = (price: number) => [{ mpn, price, quantity: price }]
    const newer = feed({ asOf: '2026-01-31T02:00:00Z', onlyKnown: true, rows: rows(20) })
    await untilWaiting(shop.sql, 1)
    const older = feed({ asOf: '2026-01-30T02:00:00Z', onlyKnown: true, rows: rows(10) })
    await untilWaiting(shop.sql, 2)
    return { newer, older }
  })
  expect((await newer).body).toMatchObject({ changed: 1, refused: 0 })
  expect((await older).body).toMatchObject({ changed: 0, refused: 1 })
  expect(await stateOf()).toEqual({ price: 2_000, quantity: 20 })
})

test('a name that no row has, and a quantity that is none, refuse their rows alone', async () => {
  const mpn = await mpnOf()
  const { status, body } = await feed({
    rows: [
      { mpn, quantity: 60 },
      { mpn: 'NEW-8', price: 5, quantiti: 5 },
      { mpn: 'NEW-9', name: 'New here', category: 'cpu', price: 10, quantity: -3 },
      { mpn: 'NEW-7', name: 'New here', category: 'cpu', price: 10, quantity: 2.5 },
    ],
  })
  expect([status, body]).toMatchObject([200, { changed: 1, refused: 3 }])
  const pieces = { path: 'quantity', message: expect.stringMatching(/^A whole number from 0/) }
  expect(body.rows.slice(1).map(({ errors }) => errors)).toEqual([
    [{ path: 'quantiti', message: expect.stringMatching(/no “quantiti”.*“quantity”/) }],
    [pieces],
    [pieces],
  ])
})
