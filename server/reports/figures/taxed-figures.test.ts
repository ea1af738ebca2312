import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from '../../../contract/figures.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { onOneDay } from '../../../tests/one-day.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let open: Awaited<ReturnType<typeof openTaxedShop>>
let buyer: TestUser
let part: string
beforeAll(async () => {
  open = await openTaxedShop()
  buyer = await open.shop.buyer()
  part = await addTestPart(open.shop, { price: 100, minQuantity: 1 })
})
afterAll(() => open?.shop.close())

async function paid() {
  const lines = [{ partsId: part, quantity: 10, price: 1_000 }]
  const { body } = await open.place(buyer, lines, places.berlin)
  const id = body.insertedId as string
  expect(await open.pay(buyer, id)).toBe(119_000)
  return id
}

async function figures() {
  const { revenue, refunds } = await read<Figures>(open.admin.call('GET', '/figures'))
  return { revenue: revenue.total, today: revenue.days.at(-1)?.revenue, refunds: refunds.amount }
}

test('what went back of taxed orders takes its goods off the revenue, and not its taxes', async () => {
  await onOneDay()
  const [shortened, returned] = [await paid(), await paid()]
  expect(await figures()).toEqual({ revenue: 2_000, today: 2_000, refunds: 0 })
  const some = { lines: [{ position: 1, quantity: 4 }], reason: 'none left' }
  const cancelled = await act(open.admin, 'POST', `/order/${shortened}/cancellations`, some)
  expect(cancelled.http).toBe(200)
  expect(await figures()).toEqual({ revenue: 1_600, today: 1_600, refunds: 476 })
  expect((await act(open.admin, 'POST', `/order-refund/${returned}`, {})).http).toBe(200)
  expect(await figures()).toEqual({ revenue: 600, today: 600, refunds: 1_666 })
})
