import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../faults/random.ts'
import { goal } from '../goal.ts'
import { type Course, followOrder } from './random-order.fixture.ts'
import { openSeller, type Seller } from './seller.fixture.ts'

/** PAYABLE: how many orders; npm run payable takes 1,000. PAYABLE_SEED: the same ones again. */
const many = Number(process.env.PAYABLE ?? 24)
const seed = Number(process.env.PAYABLE_SEED ?? Math.floor(Math.random() * 2 ** 31))

let seller: Seller
beforeAll(async () => {
  seller = await openSeller()
})
afterAll(() => seller?.shop.close())

test('business: 6.2 the invoices of random orders less their credit notes are what was payable, to the cent', {
  timeout: 3_600_000,
}, async () => {
  const courses: Course[] = []
  for (let at = 0; at < many; at += 1)
    try {
      courses.push(await followOrder(seller, createRandom(seed + at)))
    } catch (error) {
      throw new Error(`PAYABLE=1 PAYABLE_SEED=${seed + at}`, { cause: error })
    }
  await seller.wholeBooks()
  const met: Record<string, number> = {}
  for (const course of courses)
    for (const what of new Set(course.met)) met[what] = (met[what] ?? 0) + 1
  const sum = (of: 'invoiced' | 'credited' | 'payable') =>
    courses.reduce((total, course) => total + course[of], 0)
  const sums = { invoiced: sum('invoiced'), credited: sum('credited'), payable: sum('payable') }
  goal('payable', { orders: courses.length, ...sums, met }, `seed ${seed}`)
  expect(sums.invoiced - sums.credited).toBe(sums.payable)
})
