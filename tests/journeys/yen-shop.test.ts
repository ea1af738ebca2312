import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Part } from '../../contract/parts/parts.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { checkBooks } from '../../server/books/check-books.ts'
import { read } from '../companies.fixture.ts'
import { openTestShop } from '../open-test-shop.ts'
import { payAtProvider, startTestPayment } from '../orders.fixture.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { CURRENCY: 'jpy', LOCALE: 'ja-JP', SHIPPING_UNDO_SECONDS: '0' },
  })
})
afterAll(() => shop?.close())

test('found: the demo is sold in a currency without a smaller coin, and each amount is one of its own', async () => {
  await seedDemo(shop.shop)
  const parts = (await (await shop.request('/api/parts?limit=100')).json()) as Part[]
  expect(parts).toHaveLength(80)
  for (const { price, priceBreaks } of parts)
    for (const one of [price, ...priceBreaks.map((each) => each.price)])
      expect(Number.isInteger(one)).toBe(true)
  const part = parts.find(({ priceBreaks }) => priceBreaks.length > 0)!
  const buyer = await shop.buyer('Buyer in yen')
  const line = {
    partsId: part._id,
    quantity: part.minQuantity,
    price: part.minQuantity * part.price,
  }
  const { insertedId } = await read<{ insertedId: string }>(
    buyer.call('POST', '/orders', {
      lines: [line],
      address: '1 Test Street',
      number: '0123456789',
    }),
  )
  const intent = await startTestPayment(buyer, insertedId)
  await payAtProvider(shop, intent)
  const given = { orderId: insertedId, transactionId: intent }
  expect((await buyer.call('PATCH', `/order/${insertedId}`, given)).status).toBe(200)
  const paid = await read<{ payable: number }>(buyer.call('GET', `/order/${insertedId}`))
  expect(paid.payable).toBe(line.price)
  expect((await checkBooks(shop.database)).violations).toEqual([])
})
