import { afterAll, beforeAll, expect } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import {
  addTestPart,
  eventually,
  payAtProvider,
  startTestPayment,
} from '../../../tests/orders.fixture.ts'
import { checkBooks } from '../../books/check-books.ts'
import { openPaymentShop, type PaymentShop } from '../../payments/payments.fixture.ts'

/** A shop for a file's tests of orders that are shipped, or cancelled, in parts; its books are clean after all of it. */
export function shippingShop(environment: Record<string, string> = {}) {
  let shop: PaymentShop
  beforeAll(async () => {
    shop = await openPaymentShop(environment)
  })
  afterAll(async () => {
    await eventually(
      async () => (await shop.sql`select 1 from refund where done_at is null`).length,
      (open) => open === 0,
    )
    const { violations } = await checkBooks(shop.database)
    await shop.close()
    expect(violations).toEqual([])
  })

  async function act(path: string, body: object, who = shop.admin) {
    const response = await who.call('POST', path, body)
    const answer = (await response.json()) as Record<string, unknown>
    return { http: response.status, body: answer }
  }
  return {
    shop: () => shop,
    read: async (id: string) =>
      (await (await shop.buyer.call('GET', `/order/${id}`)).json()) as OrderDetail,
    /** A pending order of 30 pieces at 100 and 20 at 10. */
    async pendingOrder() {
      const { buyer, admin } = shop
      const parts = [await addTestPart(shop), await addTestPart(shop, { price: 10 })]
      const lines = [
        { partsId: parts[0], quantity: 30, price: 3_000 },
        { partsId: parts[1], quantity: 20, price: 200 },
      ]
      const body = { lines, address: '1 Test Street', number: '0123456789' }
      const placed = await buyer.call('POST', '/orders', body)
      const { insertedId: id } = (await placed.json()) as { insertedId: string }
      const intent = await startTestPayment(buyer, id)
      await payAtProvider(shop, intent)
      await buyer.call('PATCH', `/order/${id}`, {
        orderId: id,
        transactionId: intent,
        price: 3_200,
      })
      await admin.call('PATCH', `/order-release/${id}`)
      return { id, parts: parts as [string, string] }
    },
    ship: (id: string, body: object, who = shop.admin) => act(`/order/${id}/shipments`, body, who),
    cancel: (id: string, body: object, who = shop.admin) =>
      act(`/order/${id}/cancellations`, body, who),
  }
}
