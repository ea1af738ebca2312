import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let ada: TestUser
let admin: TestUser
/** Ids of reviews with 5, 4 and 1 stars, oldest first. */
const reviews: string[] = []

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  const buyers = await Promise.all(['Bob Buyer', 'Cleo Buyer', 'Ada Buyer'].map(shop.buyer))
  ;[ada, admin] = [buyers[2]!, await shop.admin('Anton Admin')]
  for (const [at, rating, review] of [
    [0, 5, 'Every piece counted'],
    [1, 4, '100% fine'],
    [2, 1, 'Buy cheap watches'],
  ] as const) {
    const response = await buyers[at]!.call('POST', '/review', { rating, review })
    reviews.push(((await response.json()) as { insertedId: string }).insertedId)
  }
})
afterAll(() => shop?.close())

async function listed(path: string, who?: TestUser) {
  const response = who ? await who.call('GET', path) : await shop.request(`/api${path}`)
  expect(response.status, path).toBe(200)
  const found = (await response.json()) as { _id: string }[]
  return found.map(({ _id }) => reviews.indexOf(_id) + 1)
}

const hide = (id: string | undefined, body: object) => admin.call('PATCH', `/review/${id}`, body)
const summary = async () => await (await shop.request('/api/review-summary')).json()

test('the summary is of all reviews', async () => {
  expect(await summary()).toEqual({
    count: 3,
    average: 3.33,
    byRating: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 1 },
    verified: { count: 0, average: null },
  })
})

describe('a hidden review', () => {
  test('leaves the shop for everybody but admins, who see by whom and why', async () => {
    const response = await hide(reviews[2], { hidden: true, reason: 'Advertising' })
    expect(await response.json()).toEqual({ modifiedCount: 1 })
    expect(await (await hide(reviews[2], { hidden: true })).json()).toEqual({ modifiedCount: 0 })

    expect(await listed('/reviews')).toEqual([2, 1])
    expect(await summary()).toMatchObject({ count: 2, average: 4.5, byRating: { 1: 0 } })
    const [hidden] = (await (await admin.call('GET', '/all-reviews')).json()) as object[]
    expect(hidden).toMatchObject({
      _id: reviews[2],
      name: 'Ada Buyer',
      email: ada.email,
      state: 'hidden',
      hiddenAt: expect.any(String),
      hiddenBy: 'Anton Admin',
      hiddenReason: 'Advertising',
    })
    const audits = await shop.sql`
      select action, detail
      from audit_event
      where subject = ${reviews[2] ?? ''}`
    const change = { before: { state: 'shown' }, after: { state: 'hidden' } }
    expect([...audits]).toEqual([
      { action: 'review-hidden', detail: { ...change, reason: 'Advertising' } },
    ])
  })

  test.each([
    ['', [3, 2, 1]],
    ['state=hidden', [3]],
    ['state=shown', [2, 1]],
    ['state=held', []],
    ['rating=4', [2]],
    ['q=PIECE', [1]],
    ['q=100%25', [2]],
    ['q=%20buyer&state=shown', [2, 1]],
    ['q=ada%20buyer&state=shown', []],
    ['sort=oldest', [1, 2, 3]],
    ['sort=rating', [3, 2, 1]],
    ['sort=-rating', [1, 2, 3]],
    ['sort=rating&limit=2&page=2', [1]],
  ])('is among those by %s: %j', async (query, places) => {
    expect(await listed(`/all-reviews?${query}`, admin)).toEqual(places)
  })

  test('comes back when it is shown again', async () => {
    expect(await (await hide(reviews[2], { hidden: false })).json()).toEqual({ modifiedCount: 1 })
    expect(await (await hide(reviews[2], { hidden: false })).json()).toEqual({ modifiedCount: 0 })
    expect(await listed('/reviews')).toEqual([3, 2, 1])
    const [shown] = (await (await admin.call('GET', '/all-reviews')).json()) as object[]
    expect(shown).toMatchObject({ hiddenAt: null, hiddenBy: null, hiddenReason: null })
  })
})

test('what is no review, and what is no decision, is refused', async () => {
  const missing = '018f3c3c-0000-7000-8000-000000000000'
  expect((await hide(missing, { hidden: true })).status).toBe(404)
  for (const body of [
    {},
    { hidden: 'true' },
    { hidden: true, version: 0 },
    { hidden: true, reason: 'x'.repeat(501) },
  ])
    expect((await hide(reviews[0], body)).status).toBe(400)
  for (const query of [
    'rating=6',
    'hidden=true',
    'state=withdrawn',
    'sort=best',
    'limit=100&page=11',
  ])
    expect((await admin.call('GET', `/all-reviews?${query}`)).status, query).toBe(400)
})
