import Stripe from 'stripe'
import { openTestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, eventually, readOrder } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>

/** A shop with a part in plenty, two buyers and an admin, and the provider's own client to look behind it. */
export async function openPaymentShop(more: Record<string, string> = {}) {
  const environment = { OPEN_ORDERS: '500', RELEASE: 'manual', ...more }
  const shop = await openTestShop({ environment })
  const [buyer, other, admin] = await Promise.all([shop.buyer(), shop.buyer('Other'), shop.admin()])
  const part = await addTestPart(shop, { quantity: 100_000 })
  const stripe = new Stripe(shop.config.cards!.secretKey, {
    host: '127.0.0.1',
    port: shop.sandbox.port,
    protocol: 'http',
  })
  return {
    ...shop,
    buyer,
    other,
    admin,
    part,
    stripe,
    secondAdmin: () => shop.admin(),
    /** The page's word that it was paid. */
    confirm: (who: TestUser, id: string, transactionId: string, more: object = {}) =>
      who.call('PATCH', `/order/${id}`, { orderId: id, transactionId, price: 1_000, ...more }),
    becomes: (id: string, status: string) =>
      eventually(
        () => readOrder(buyer, id),
        (order) => order.status === status,
      ),
    /** How many payments the provider made, repeats of a key not counted. */
    created: async () => {
      const journal = await fetch(
        `${shop.sandbox.url}/control/cards/journal?path=/v1/payment_intents`,
      )
      const lines = (await journal.json()) as {
        method: string
        path: string
        replayed: boolean
      }[]
      return lines.filter(
        (line) => line.method === 'POST' && line.path === '/v1/payment_intents' && !line.replayed,
      ).length
    },
    /** What the provider holds of an order's money, in minor units. */
    captured: async (id: string) => {
      const intents = await stripe.paymentIntents.list({
        limit: 100,
        expand: ['data.latest_charge'],
      })
      return intents.data
        .filter((intent) => intent.metadata.order_id === id && intent.status === 'succeeded')
        .map((intent) => intent.latest_charge as Stripe.Charge)
        .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0)
    },
  }
}
