import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, orderOf } from '../../tests/orders.fixture.ts'

test('T17 an order below the least card payment is refused and takes nothing', async () => {
  const shop = await openTestShop({ jobs: false, environment: { CURRENCY: 'jpy' } })
  try {
    const buyer = await shop.buyer()
    // 4 yen a piece: a yen has no smaller unit
    const part = await addTestPart(shop, { price: 0.04, minQuantity: 1 })
    const refused = await buyer.call('POST', '/order', orderOf(part, 12, 48))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'order_too_small' })
    expect((await buyer.call('POST', '/order', orderOf(part, 13, 52))).status).toBe(200)
    const [row] = await shop.sql`select quantity from part where id = ${part}`
    expect(row).toEqual({ quantity: 987 })
  } finally {
    await shop.close()
  }
})
