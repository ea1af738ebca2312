import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { openDatabase } from '../database/database.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

const review = { rating: 5, review: 'Good' }
const send = (key: string, body: object = review, who = buyer) =>
  who.call('POST', '/review', body, { 'idempotency-key': key })
/** How often a review was written or changed: a buyer has one. */
const count = async () => {
  const [row] = await shop.sql`select coalesce(sum(version), 0)::int as count from review`
  return row!.count as number
}
const added = async (response: Response) =>
  ((await response.json()) as { insertedId: string }).insertedId

test('T19 the same key with the same request has one effect and one answer', async () => {
  const before = await count()
  const first = await added(await send('twice'))
  expect(await added(await send('twice'))).toBe(first)
  expect(await added(await send('twice', { review: ' Good ', rating: 5, name: 'x' }))).toBe(first)
  expect(await count()).toBe(before + 1)
})

test('T19 the same key with another request is refused', async () => {
  await send('reused', { ...review, rating: 3 })
  const before = await count()
  const other = await send('reused', { ...review, rating: 4 })
  expect(other.status).toBe(422)
  expect(await other.json()).toMatchObject({
    code: 'key_reused',
    detail: 'This Idempotency-Key was used for another request.',
  })
  expect(await count()).toBe(before)
})

test('a key belongs to its sender', async () => {
  const other = await shop.buyer('Other Buyer')
  const mine = await added(await send('shared'))
  expect(await added(await send('shared', review, other))).not.toBe(mine)
  expect((await send('shared', { ...review, rating: 1 }, await shop.buyer('Third'))).status).toBe(
    200,
  )
})

test('T19 of twenty at once one has its effect; who did not wait is told to ask again', async () => {
  const before = await count()
  // however quick the shop is: nobody's effect is over before all have asked
  const release = await holdReviews()
  const sent = Array.from({ length: 20 }, () => send('parallel', { rating: 4, review: 'At once' }))
  let told = 0
  for (const one of sent) void one.then(() => (told += 1))
  await expect.poll(async () => told === 19 || (await waiting()) > 1).toBe(true)
  await release()
  const ids = new Set<string>()
  for (const answer of await Promise.all(sent)) {
    expect([200, 409]).toContain(answer.status)
    if (answer.ok) ids.add(await added(answer))
    else {
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(await answer.json()).toMatchObject({ code: 'request_running' })
    }
  }
  expect(ids.size).toBe(1)
  expect(await added(await send('parallel', { rating: 4, review: 'At once' }))).toBe([...ids][0])
  expect(await count()).toBe(before + 1)
})

/** Nobody can write a review until what it answers is called. */
async function holdReviews() {
  const { databaseUrl, pooler } = shop.config
  const holder = openDatabase(databaseUrl!, { connections: 1, pooler })
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = holder.transaction(async (sql) => {
    await sql`lock table review in share row exclusive mode`
    locked.resolve()
    await over.promise
  })
  await locked.promise
  return async () => {
    over.resolve()
    await holding
    await holder.close()
  }
}

/** How many wait to write one. */
const waiting = async () =>
  (
    await shop.sql`
      select 1
      from pg_locks
      where relation = 'review'::regclass and not granted
        and database = (select oid from pg_database where datname = current_database())`
  ).length

test('a refused request leaves its key free', async () => {
  expect((await send('mended', { ...review, rating: 9 })).status).toBe(400)
  expect((await send('mended')).status).toBe(200)
})

test.each(['', 'x'.repeat(256), 'two words', 'ümlaut'])('%j is no key', async (key) => {
  const before = await count()
  const response = await send(key)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'Idempotency-Key', message: '1 to 255 visible ASCII characters' }],
  })
  expect(await count()).toBe(before)
})

test('without a key everything is new', async () => {
  const before = await count()
  await buyer.call('POST', '/review', { ...review, rating: 2 })
  await buyer.call('POST', '/review', review)
  expect(await count()).toBe(before + 2)
})
