import { initialAttributes } from '../contract/parts/attributes.ts'
import { putPart } from '../server/catalogue/parts/put-part.ts'
import { newId } from '../server/database/new-id.ts'
import type { TestShop } from './open-test-shop.ts'
import type { TestUser } from './test-user.ts'

export type OrderAnswer = {
  _id: string
  status: string
  transactionId: string | null
  price: number
  quantity: number
  orderNumber: string
  createdAt: string
  holdExpiresAt: string
}

/** Puts a part into the shop, behind the door: tests of orders need many. Price in whole major units. */
export async function addTestPart(
  shop: Pick<TestShop, 'database'>,
  part: Partial<{
    name: string
    price: number
    quantity: number
    minQuantity: number
    orderMultiple: number
    maxQuantity: number | null
    pack: { name: string; size: number }
    /** Prices in major units, which may have cents. */
    priceBreaks: { from: number; price: number }[]
  }> = {},
): Promise<string> {
  const id = newId()
  await shop.database.transaction((sql) =>
    putPart(
      sql,
      {
        id,
        mpn: `TEST-${id}`,
        name: part.name ?? 'Test CPU',
        details: 'A part for tests.',
        category: 'cpu',
        minQuantity: part.minQuantity ?? 10,
        orderMultiple: part.orderMultiple ?? 1,
        maxQuantity: part.maxQuantity ?? null,
        pack: part.pack ?? null,
        priceMinor: (part.price ?? 100) * 100,
        breaks: (part.priceBreaks ?? []).map(({ from, price }) => ({
          from,
          priceMinor: Math.round(price * 100),
        })),
        img: '/images/none',
        imageId: null,
        specs: {},
        ...initialAttributes,
        quantity: part.quantity ?? 1_000,
      },
      null,
    ),
  )
  return id
}

/** The body of POST /order as the specification's page sends it. */
export const orderOf = (partsId: string, quantity: number, price: number) => ({
  partsId,
  partsName: 'whatever the page says',
  quantity,
  price,
  status: 'unpaid',
  displayName: 'whatever',
  email: 'whatever@example.test',
  address: '1 Test Street, Testville',
  number: '0123456789',
  others: '',
})

export async function placeTestOrder(
  buyer: TestUser,
  partsId: string,
  quantity = 10,
  price = 1_000,
): Promise<string> {
  const response = await buyer.call('POST', '/order', orderOf(partsId, quantity, price))
  const { insertedId } = (await response.json()) as { insertedId: string }
  return insertedId
}

/** Starts the payment of an order; answers the intent's id. */
export async function startTestPayment(buyer: TestUser, orderId: string): Promise<string> {
  const response = await buyer.call('POST', '/create-payment-intent', { orderId })
  const answer = (await response.json()) as { clientSecret?: string }
  if (!answer.clientSecret) throw new Error(`no payment began: ${JSON.stringify(answer)}`)
  return answer.clientSecret.split('_secret_')[0]!
}

/** Confirms at the provider with a card, as the card element in a browser does; answers the provider's response. */
export const payAtProvider = (
  shop: { sandbox: { url: string } },
  intent: string,
  card = '4242424242424242',
) =>
  fetch(`${shop.sandbox.url}/control/cards/payments/${intent}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  })

/** Places, pays and confirms an order; answers its id. */
export async function paidOrder(
  shop: { sandbox: { url: string } },
  buyer: TestUser,
  partsId: string,
): Promise<string> {
  const id = await placeTestOrder(buyer, partsId)
  const intent = await startTestPayment(buyer, id)
  await payAtProvider(shop, intent)
  await buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent, price: 1_000 })
  return id
}

export async function readOrder(user: TestUser, id: string): Promise<OrderAnswer> {
  const response = await user.call('GET', `/order/${id}`)
  return (await response.json()) as OrderAnswer
}

/** Asks until it holds, a minute at most: that bounds waiting for nothing, not how fast a machine is. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
): Promise<T> {
  const until = Date.now() + 60_000
  for (;;) {
    const value = await ask()
    if (holds(value)) return value
    if (Date.now() > until) throw new Error(`it never held; last: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
