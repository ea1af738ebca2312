import { afterAll, beforeAll } from 'vitest'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

/** A taxed shop for a file's tests, whose buyer pays and gets orders of one odd-priced part, and whose admin credits them. */
export function creditedShop() {
  let open: Awaited<ReturnType<typeof openTaxedShop>>
  let buyer: TestUser
  let part: string
  beforeAll(async () => {
    open = await openTaxedShop()
    buyer = await open.shop.buyer('Buyer')
    part = await addTestPart(open.shop, {
      price: 2,
      minQuantity: 1,
      quantity: 1_000_000,
      priceBreaks: [{ from: 2, price: 1.13 }],
    })
  })
  afterAll(() => open?.shop.close())

  const line = (quantity: number) => ({
    partsId: part,
    quantity,
    price: Math.round(quantity * 113) / 100,
  })
  const documentsOf = async (who: TestUser, orderNumber: string, query = '') =>
    await read<OrderDocument[]>(who.call('GET', `/documents?q=${orderNumber}${query}`))
  return {
    open: () => open,
    buyer: () => buyer,
    line,
    documentsOf,
    credit: (invoice: string, body: object, key = crypto.randomUUID()) =>
      open.admin
        .call('POST', `/invoices/${invoice}/credit-notes`, body, { 'Idempotency-Key': key })
        .then(async (answer) => ({
          http: answer.status,
          body: (await answer.json()) as { numbers: string[]; amount: number; code?: string },
        })),
    /** What went back of an order's money, or goes back, in minor units. */
    refunded: async (id: string) => {
      const [row] = await open.shop.sql<{ minor: number }[]>`
        select coalesce(sum(r.amount_minor), 0)::float8 as minor
        from refund r
        join payment p on p.id = r.payment_id
        where p.order_id = ${id}`
      return row!.minor
    },
    /** An order that was paid and left in parcels of so many pieces. */
    shipped: async (...parcels: number[]) => {
      const quantity = parcels.reduce((sum, pieces) => sum + pieces, 0)
      const { body } = await open.place(buyer, [line(quantity)], places.berlin)
      const id = body.insertedId as string
      const paid = await open.pay(buyer, id)
      for (const pieces of parcels) await open.ship(id, [{ position: 1, quantity: pieces }])
      const { orderNumber } = await open.order(id)
      const documents = await documentsOf(open.admin, orderNumber, '&kind=invoice')
      return { id, orderNumber, paid, invoices: documents.map(({ number }) => number).reverse() }
    },
  }
}
