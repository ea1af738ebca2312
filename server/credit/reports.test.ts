import { afterAll, beforeAll, expect, test } from 'vitest'
import { read } from '../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0' },
  })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

type Figures = {
  revenue: { total: number }
  pieces: { total: number }
  orders: { byStatus: Record<string, number> }
}

test('an order on account counts as sold from its release on, less what of it will not come', async () => {
  const one = await openCreditCompany(shop, admin, 'Counted')
  const figures = () => read<Figures>(admin.call('GET', '/figures?days=7'))
  const sold = async () => {
    const { revenue, pieces } = await figures()
    return [revenue.total, pieces.total]
  }
  const id = await one.ordered(30)
  const some = { lines: [{ position: 1, quantity: 5 }] }
  expect((await admin.call('POST', `/order/${id}/cancellations`, some)).status).toBe(200)
  expect((await figures()).orders.byStatus).toMatchObject({ confirmed: 1 })
  expect(await sold()).toEqual([0, 0])
  await ship(admin, id, 10)
  expect(await sold()).toEqual([2_500, 25])
  expect((await admin.call('POST', `/order-refund/${id}`, {})).status).toBe(200)
  expect(await sold()).toEqual([1_000, 10])
})
