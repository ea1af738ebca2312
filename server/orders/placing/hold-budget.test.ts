import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, orderOf, paidOrder, readOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { untilWaiting } from '../../../tests/until-waiting.fixture.ts'
import { at, orderLines, stockOf } from './placing.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { LIMITS: 'on', ORDERS_PER_HOUR: '12' } })
})
afterAll(() => shop?.close())

const order = async (buyer: TestUser, part: string, quantity: number, unit = 100) => {
  const answer = await buyer.call('POST', '/order', orderOf(part, quantity, quantity * unit))
  const body = (await answer.json()) as { insertedId: string; code?: string; detail?: string }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body }
}
const cancel = async (buyer: TestUser, id: string) =>
  (await buyer.call('DELETE', `/order/${id}`)).status
const mailsTo = async ({ email }: TestUser) =>
  (
    await shop.sql<{ kind: string }[]>`
      select kind from mail where recipient = ${email} and kind <> 'verify-email'`
  ).length

test('T72 found: S4 placing and cancelling in a loop: nothing without a confirmed e-mail, else the budget', async () => {
  const [newcomer, buyer] = [await shop.newcomer(), await shop.buyer()]
  const part = await addTestPart(shop)
  for (let at = 0; at < 20; at += 1) expect((await order(newcomer, part, 10)).status).toBe(403)
  expect(await mailsTo(newcomer)).toBe(0)

  let placed = 0
  let refused: Awaited<ReturnType<typeof order>> | undefined
  for (let at = 0; at < 20; at += 1) {
    const answer = await order(buyer, part, 10)
    if (answer.status === 200) {
      placed += 1
      expect(await cancel(buyer, answer.insertedId)).toBe(200)
    } else refused = answer
  }
  expect(placed).toBe(12)
  expect(await mailsTo(buyer)).toBe(24)
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(refused?.retryAfter)).toBeGreaterThan(3_000)
  expect(await stockOf(shop, [part])).toEqual([1_000])
})

test('T73 found: S5 one new buyer orders 5,000 of 6,900 at once, and no more before they have paid', async () => {
  const buyer = await shop.buyer()
  const part = await addTestPart(shop, { name: 'Server CPU', price: 149, quantity: 6_900 })
  const first = await order(buyer, part, 5_000, 149)
  expect(first.status).toBe(200)
  const second = await order(buyer, part, 600, 149)
  expect([second.status, second.code]).toEqual([409, 'part_held'])
  expect(second.detail).toMatch(
    /^Your unpaid orders may hold at most 5,520 of Server CPU and hold 5,000 until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Order at most 520 more, or pay or cancel one of them first\.$/,
  )
  expect((await order(buyer, part, 520, 149)).status).toBe(200)
  expect(await stockOf(shop, [part])).toEqual([1_380])
  const other = await order(await shop.buyer(), part, 1_300, 149)
  expect([other.status, other.code]).toEqual([409, 'part_share'])
  expect(other.detail).toContain('at most 1,104 of Server CPU')
})

test('T73 found: S5 what is worth little is whose order comes first, to the last piece', async () => {
  const part = await addTestPart(shop, { quantity: 300 })
  expect((await order(await shop.buyer(), part, 300)).status).toBe(200)
})

test('T73 found: S5 all unpaid orders together come to one amount, more for who has paid', async () => {
  const buyer = await shop.buyer()
  const [a, b] = [
    await addTestPart(shop, { price: 900, quantity: 2_000 }),
    await addTestPart(shop, { price: 900, quantity: 2_000 }),
  ]
  expect((await order(buyer, a, 1_000, 900)).status).toBe(200)
  const refused = await orderLines(buyer, [at(b, 1_000, 900)])
  expect([refused.status, refused.code]).toEqual([409, 'amount_held'])
  expect(refused.detail).toMatch(
    /at most \$1,000,000\.00\. They come to \$900,000\.00, and this one to \$900,000\.00\. They are held until \d{4}-/,
  )
  await paidOrder(shop, buyer, await addTestPart(shop))
  expect((await order(buyer, b, 1_000, 900)).status).toBe(200)
  expect((await order(buyer, b, 1_000, 900)).status).toBe(200)
})

test('T73 what waits for an account holds no more than what is not paid, together with that', async () => {
  const firm = await openCreditCompany(shop, await shop.admin(), 'Held Works', {
    limit: 1,
    overLimit: 'hold',
  })
  const part = await addTestPart(shop, { quantity: 6_900 })
  const place = async (pieces: number, of: string, method: string) => {
    const lines = [{ partsId: of, quantity: pieces, price: pieces * 100 }]
    const { status, code } = await orderLines(firm.founder, lines, { method })
    return [status, code]
  }
  // of 6,900 a buyer who has paid for nothing holds 80 %
  expect(await place(5_600, part, 'account')).toEqual([409, 'lines_refused'])
  expect(await place(5_000, part, 'account')).toEqual([200, undefined])
  expect(await place(1_000, part, 'card')).toEqual([409, 'lines_refused'])
  // and 1,000,000.00 of all parts
  expect(await place(6_000, firm.partId, 'account')).toEqual([409, 'amount_held'])
  await firm.order(10)
  expect(await firm.account()).toMatchObject({ committed: 0 })
})

test('T73 found: S5 of two orders of one buyer at once the second sees what the first holds', async () => {
  const buyer = await shop.buyer()
  const part = await addTestPart(shop, { quantity: 6_900 })
  // neither goes on before both have come as far as they can
  const { asked } = await shop.database.transaction(async (sql) => {
    await sql`select from part where id = ${part} for update`
    const asked = [order(buyer, part, 3_000), order(buyer, part, 3_000)]
    await untilWaiting(shop.sql, 2)
    return { asked }
  })
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an order that may be smaller takes what its buyer may hold', async () => {
  const buyer = await shop.buyer()
  const part = await addTestPart(shop, { quantity: 6_900 })
  const taken = await orderLines(buyer, [at(part, 6_900)], { shortage: 'reduce' })
  expect([taken.status, taken.left]).toEqual([
    200,
    [{ partsId: part, wanted: 6_900, ordered: 5_520 }],
  ])
})

/** Orders, and lets go after this share of the hold; answers the hold in hours. */
async function keepFor(share: number, buyer: TestUser, part: string) {
  const { insertedId } = await order(buyer, part, 10)
  const { holdExpiresAt, createdAt } = await readOrder(buyer, insertedId)
  await shop.sql`
    update orders
    set created_at = now() - (hold_expires_at - created_at) * ${share}::float8,
      hold_expires_at = now() + (hold_expires_at - created_at) * ${1 - share}::float8
    where id = ${insertedId}`
  expect(await cancel(buyer, insertedId)).toBe(200)
  return Math.round((Date.parse(holdExpiresAt) - Date.parse(createdAt)) / 360_000) / 10
}

test('T73 found: S5 holds that end unpaid again and again become shorter, until something is paid', async () => {
  const buyer = await shop.buyer()
  const part = await addTestPart(shop)
  const hours = []
  for (let at = 0; at < 4; at += 1) hours.push(await keepFor(0.9, buyer, part))
  expect(hours).toEqual([72, 72, 36, 18])
  await paidOrder(shop, buyer, part)
  expect(await keepFor(0.9, buyer, part)).toBe(72)
})

test('T73 found: S5 short holds one after the other add up, and minutes do not count', async () => {
  const part = await addTestPart(shop)
  const [keeper, wavering] = [await shop.buyer(), await shop.buyer()]
  const hours = []
  for (let at = 0; at < 6; at += 1) hours.push(await keepFor(0.48, keeper, part))
  expect(hours).toEqual([72, 72, 72, 36, 18, 9])
  for (let at = 0; at < 6; at += 1) expect(await keepFor(0.002, wavering, part)).toBe(72)
})
