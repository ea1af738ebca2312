import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { REVIEWS_MODERATION: 'on' } })
  admin = await shop.admin('Anton Admin')
})
afterAll(() => shop?.close())

const seen = async () =>
  ((await (await shop.request('/api/reviews')).json()) as { review: string }[]).map(
    ({ review }) => review,
  )
const write = async (who: TestUser, review: string) => {
  const response = await who.call('POST', '/review', { rating: 5, review })
  return ((await response.json()) as { insertedId: string }).insertedId
}
const stateOf = async (who: TestUser) =>
  ((await (await who.call('GET', '/review')).json()) as { review: { state: string } }).review.state
const waiting = async () =>
  (await (await admin.call('GET', '/all-reviews?state=held')).json()) as {
    _id: string
    version: number
    review: string
  }[]
const decide = async (id: string, body: object) => {
  const response = await admin.call('PATCH', `/review/${id}`, body)
  return { status: response.status, body: (await response.json()) as object }
}

test('T74 found: S11 moderated, a new or changed review waits until an admin shows it', async () => {
  const buyer = await shop.buyer('Ada Buyer')
  const id = await write(buyer, 'Good')
  expect(await seen()).toEqual([])
  expect(await (await shop.request('/api/review-summary')).json()).toMatchObject({ count: 0 })
  expect(await stateOf(buyer)).toBe('held')
  const figures = await (await admin.call('GET', '/figures')).json()
  expect(figures).toMatchObject({ heldReviews: 1 })
  expect(await waiting()).toMatchObject([{ _id: id, review: 'Good', version: 1 }])

  expect(await decide(id, { hidden: false })).toEqual({ status: 200, body: { modifiedCount: 1 } })
  expect(await seen()).toEqual(['Good'])
  expect(await stateOf(buyer)).toBe('shown')
  const audits = await shop.sql`
    select action, actor_id = (select id from users where email = ${admin.email}) as "isHers"
    from audit_event
    where subject = ${id}`
  expect([...audits]).toEqual([{ action: 'review-shown', isHers: true }])

  await write(buyer, 'Good')
  expect(await seen()).toEqual(['Good'])
  await write(buyer, 'Buy watches')
  expect(await seen()).toEqual([])
  expect(await decide(id, { hidden: true, reason: 'Advertising' })).toMatchObject({ status: 200 })
  expect(await stateOf(buyer)).toBe('hidden')
  expect(await waiting()).toEqual([])
})

test('T74 found: S11 an admin shows no other words than were read', async () => {
  const buyer = await shop.buyer('Sly Buyer')
  const id = await write(buyer, 'Harmless')
  const [read] = await waiting()
  await write(buyer, 'Harmful')
  expect(await decide(id, { hidden: false, version: read!.version })).toMatchObject({
    status: 409,
    body: { code: 'review_changed' },
  })
  expect(await seen()).toEqual([])
  const [again] = await waiting()
  expect(await decide(id, { hidden: false, version: again!.version })).toMatchObject({
    status: 200,
  })
  expect(await seen()).toEqual(['Harmful'])
})
