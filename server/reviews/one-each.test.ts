import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, eventually, paidOrder, readOrder } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { SHIPPING_UNDO_SECONDS: '60' } })
  admin = await shop.admin('Anton Admin')
})
afterAll(() => shop?.close())

type Listed = { _id: string; name: string; rating: number; review: string; verified: boolean }
type Own = { _id: string; state: string; verified: boolean; changedAt: string | null }

const list = async (query = '') =>
  (await (await shop.request(`/api/reviews${query}`)).json()) as Listed[]
const said = async () => (await list()).map(({ name, review }) => `${name}: ${review}`)
const own = async (who: TestUser) =>
  ((await (await who.call('GET', '/review')).json()) as { review: Own | null }).review
const write = async (who: TestUser, review: string, rating = 5) => {
  const response = await who.call('POST', '/review', { rating, review })
  expect(response.status).toBe(200)
  const answer = (await response.json()) as { insertedId: string }
  expect(Object.keys(answer)).toEqual(['insertedId'])
  return answer.insertedId
}
const decide = (id: string, hidden: boolean) =>
  admin.call('PATCH', `/review/${id}`, { hidden, reason: 'Insulting' })
const withdraw = async (who: TestUser, id: string) =>
  (await who.call('DELETE', `/review/${id}`)).status

/** An order that can be shipped; answers its id. */
async function pendingOrder(buyer: TestUser): Promise<string> {
  const id = await paidOrder(shop, buyer, await addTestPart(shop))
  await eventually(
    () => readOrder(buyer, id),
    ({ status }) => status === 'pending',
  )
  return id
}
const ship = async (id: string) =>
  expect((await admin.call('PATCH', `/order-shipment/${id}`)).status).toBe(200)

describe('one review a buyer', () => {
  test('T74 found: S11 a second review of a buyer takes the place of the first', async () => {
    const buyer = await shop.buyer('One Buyer')
    const first = await write(buyer, 'Good')
    expect(await own(buyer)).toMatchObject({ _id: first, state: 'shown', changedAt: null })
    expect(await write(buyer, 'Bad', 1)).toBe(first)
    const mine = (await list()).filter(({ name }) => name === 'One Buyer')
    expect(mine).toMatchObject([{ _id: first, rating: 1, review: 'Bad' }])
    expect(await own(buyer)).toMatchObject({ changedAt: expect.any(String) })
    const { count } = (await (await shop.request('/api/review-summary')).json()) as {
      count: number
    }
    expect(count).toBe((await list()).length)
  })

  test('T74 found: S11 of ten first reviews at once one is there', async () => {
    const buyer = await shop.buyer('Quick Buyer')
    const ids = await Promise.all(Array.from({ length: 10 }, (_, at) => write(buyer, `No ${at}`)))
    expect(new Set(ids).size).toBe(1)
    expect((await list()).filter(({ name }) => name === 'Quick Buyer')).toHaveLength(1)
  })

  test('T74 what says the same again changes nothing', async () => {
    const buyer = await shop.buyer('Same Buyer')
    await write(buyer, 'As before')
    await write(buyer, ' As before ')
    expect(await own(buyer)).toMatchObject({ changedAt: null })
  })

  test('T74 who takes theirs back takes all its words, and another’s is not there for them', async () => {
    const [buyer, other] = [await shop.buyer('Sorry Buyer'), await shop.buyer('Other Buyer')]
    const id = await write(buyer, 'Regretted')
    const others = await write(other, 'Never regretted')
    expect(await withdraw(other, id)).toBe(404)
    expect(await withdraw(admin, id)).toBe(403)
    expect(await own(buyer)).toMatchObject({ _id: id })
    expect(await own(other)).toMatchObject({ _id: others })
    expect(await withdraw(buyer, id)).toBe(200)
    expect(await own(buyer)).toBeNull()
    expect(await withdraw(buyer, id)).toBe(404)
    expect((await decide(id, true)).status).toBe(404)
    expect(await said()).not.toContain('Sorry Buyer: Regretted')
    expect(await (await admin.call('GET', '/all-reviews')).text()).not.toContain(id)
    const [row] = await shop.sql`select name, rating, review from review where id = ${id}`
    expect(row).toEqual({ name: '', rating: null, review: '' })
    await write(buyer, 'Better now')
    expect(await said()).toContain('Sorry Buyer: Better now')
  })
})

describe('a hidden review', () => {
  test('T74 found: S11 does not come back by being changed, nor by being written anew', async () => {
    const buyer = await shop.buyer('Rude Buyer')
    const id = await write(buyer, 'You fools')
    expect((await decide(id, true)).status).toBe(200)
    expect(await own(buyer)).toMatchObject({ state: 'hidden' })
    expect(JSON.stringify(await own(buyer))).not.toContain('Insulting')
    await write(buyer, 'You dear fools')
    expect(await own(buyer)).toMatchObject({ state: 'held' })
    await write(buyer, 'You clever fools')
    expect(await own(buyer)).toMatchObject({ state: 'held' })
    expect(await withdraw(buyer, id)).toBe(200)
    await write(buyer, 'You fools again')
    expect(await own(buyer)).toMatchObject({ state: 'held' })
    expect((await said()).join()).not.toContain('fools')
    const waiting = await (await admin.call('GET', '/all-reviews?state=held')).json()
    expect(waiting).toMatchObject([{ state: 'held', hiddenBy: 'Anton Admin' }])
    expect((await decide((await own(buyer))!._id, false)).status).toBe(200)
    expect(await said()).toContain('Rude Buyer: You fools again')
    await write(buyer, 'Sorry')
    expect(await said()).toContain('Rude Buyer: Sorry')
  })
})

describe('verified buyers', () => {
  test('T74 found: S11 a review is a verified buyer’s from the first shipped order, until its shipping is taken back', async () => {
    const buyer = await shop.buyer('Vera Buyer')
    await write(buyer, 'Arrived', 4)
    expect(await own(buyer)).toMatchObject({ verified: false })
    const id = await pendingOrder(buyer)
    expect(await own(buyer)).toMatchObject({ verified: false })
    await ship(id)
    expect(await own(buyer)).toMatchObject({ verified: true, changedAt: null })
    expect(await list('?limit=1')).toMatchObject([{ name: 'Vera Buyer', verified: true }])
    await admin.call('POST', '/order-shipment-undos', { ids: [id] })
    expect(await own(buyer)).toMatchObject({ verified: false })
    await ship(id)
    expect(await own(buyer)).toMatchObject({ verified: true })
  })

  test('T74 found: S11 they lead the list and have an average of their own, however many others write', async () => {
    const early = await shop.buyer('Early Buyer')
    await ship(await pendingOrder(early))
    await write(early, 'Ordered before', 5)
    for (let at = 0; at < 3; at += 1) await write(await shop.buyer(`Spam ${at}`), 'Awful', 1)
    const all = await list()
    expect(all.slice(0, 3).map(({ name, verified }) => [name, verified])).toEqual([
      ['Early Buyer', true],
      ['Vera Buyer', true],
      ['Spam 2', false],
    ])
    const summary = await (await shop.request('/api/review-summary')).json()
    expect(summary).toMatchObject({ count: all.length, verified: { count: 2, average: 4.5 } })
    expect(await (await shop.request('/')).text()).toContain('Verified buyer')

    const seen: Listed[] = []
    let next: string | undefined = '?limit=1'
    while (next) {
      const response: Response = await shop.request(`/api/reviews${next}`)
      seen.push(...((await response.json()) as Listed[]))
      next = /<\/api\/reviews([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(all)
  })

  test('T74 a shipment does not miss the review that is just being written', async () => {
    const buyer = await shop.buyer('Racing Buyer')
    const id = await pendingOrder(buyer)
    // what was written stays uncommitted for a while
    await shop.sql`
      create function linger() returns trigger language plpgsql as
        'begin perform pg_sleep(0.5); return null; end'`
    await shop.sql`
      create constraint trigger linger after insert on review deferrable initially deferred
      for each row execute function linger()`
    const writing = write(buyer, 'Just in time')
    const lingering = () => shop.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    await expect.poll(async () => (await lingering()).length, { interval: 10 }).toBe(1)
    await Promise.all([ship(id), writing])
    await shop.sql`drop trigger linger on review`
    expect(await own(buyer)).toMatchObject({ verified: true })
  })
})
