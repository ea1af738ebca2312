import { afterAll, beforeAll, expect, test } from 'vitest'
import { figure } from '../../contract/words/numbers.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { confirmEmail, type TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ environment: { LIMITS: 'on' } })
  buyer = await shop.buyer('Ada Buyer')
})
afterAll(() => shop?.close())

type Review = { _id: string; name: string; rating: number; review: string; createdAt: string }
/** How often somebody wrote or changed one. */
const writings = async () => {
  const [row] = await shop.sql`select coalesce(sum(version), 0)::int as count from review`
  return row!.count as number
}
const list = async (query = '') => {
  const response = await shop.request(`/api/reviews${query}`)
  expect(response.status).toBe(200)
  return { response, reviews: (await response.json()) as Review[] }
}

test.each([
  [{ rating: undefined }, 'rating', 'Please choose your desired rating'],
  [{ rating: '5' }, 'rating', 'Please choose your desired rating'],
  [{ rating: 0 }, 'rating', 'Please choose your desired rating'],
  [{ rating: 6 }, 'rating', 'Please choose your desired rating'],
  [{ rating: 4.5 }, 'rating', 'Please choose your desired rating'],
  [{ review: undefined }, 'review', 'Please input the review'],
  [{ review: ' \n ' }, 'review', 'Please input the review'],
  [{ review: 'x'.repeat(2_001) }, 'review', 'At most 2,000 characters, please'],
  [{ review: 'a\u0000b' }, 'review', 'Some characters in this text cannot be stored'],
  [{ review: '\ud800' }, 'review', 'Some characters in this text cannot be stored'],
])('T46 a review with %o is refused', async (more, path, message) => {
  const user = await shop.buyer()
  const response = await user.call('POST', '/review', { rating: 5, review: 'Good', ...more })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ path, message }],
  })
  expect((await list()).reviews).toEqual([])
})

test('T46 an admin reviews nothing', async () => {
  const admin = await shop.admin()
  expect((await admin.call('POST', '/review', { rating: 5, review: 'Good' })).status).toBe(403)
  expect((await list()).reviews).toEqual([])
})

test('T46 T47 a review stands under the name of the account, its text to the letter', async () => {
  const review = '<script>alert(1)</script> "quoted" \u202eevil\n§ ok'
  const response = await buyer.call('POST', '/review', {
    rating: 4,
    review: ` ${review} `,
    name: 'Root',
  })
  const { insertedId } = (await response.json()) as { insertedId: string }
  const { reviews, response: listed } = await list()
  expect(reviews).toEqual([
    {
      _id: insertedId,
      name: 'Ada Buyer',
      rating: 4,
      review,
      verified: false,
      createdAt: expect.any(String),
      changedAt: null,
    },
  ])
  expect(listed.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(Math.abs(Date.now() - Date.parse(reviews[0]?.createdAt ?? ''))).toBeLessThan(60_000)
})

test('T46 more than ten reviews an hour are too many, until the hour is over', async () => {
  const user = await shop.buyer('Eager Buyer')
  const send = (at: number) => user.call('POST', '/review', { rating: 5, review: `Again ${at}` })
  for (let at = 0; at < 10; at += 1) expect((await send(at)).status).toBe(200)
  const before = await writings()
  const refused = await send(10)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(3_500)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    detail: `Too many requests. Try again in ${figure(seconds)} seconds.`,
  })
  expect(await writings()).toBe(before)
  expect((await buyer.call('POST', '/review', { rating: 3, review: 'Mine' })).status).toBe(200)
  await shop.sql`update rate_limit set expire = 1 where key like 'review:%'`
  expect((await send(12)).status).toBe(200)
})

test('T74 found: S11 who has not confirmed their e-mail may review, and change it less often', async () => {
  const newcomer = await shop.newcomer('New Comer')
  const send = (at: number) => newcomer.call('POST', '/review', { rating: 1, review: `Bad ${at}` })
  for (const at of [1, 2, 3]) expect((await send(at)).status).toBe(200)
  const before = await writings()
  expect((await send(4)).status).toBe(429)
  expect(await writings()).toBe(before)
  await confirmEmail(shop.sql, newcomer)
  expect((await send(5)).status).toBe(200)
})

test('reviews come newest first, in pages without gaps or repeats', async () => {
  for (let at = 0; at < 4; at += 1) {
    const other = await shop.buyer(`Buyer ${at}`)
    await other.call('POST', '/review', { rating: 5, review: `Fine ${at}` })
  }
  const { reviews: all } = await list()
  expect(all.map(({ review }) => review)).toEqual([
    ...['Fine 3', 'Fine 2', 'Fine 1', 'Fine 0'],
    ...['Bad 5', 'Again 12', 'Mine'],
  ])
  const seen: Review[] = []
  let next: string | undefined = '?limit=3'
  let pages = 0
  while (next) {
    const { response, reviews } = await list(next)
    seen.push(...reviews)
    pages += 1
    next = /<\/api\/reviews([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(all)
  expect(pages).toBe(Math.ceil(all.length / 3))
  expect((await shop.request('/api/reviews?limit=101')).status).toBe(400)
})
