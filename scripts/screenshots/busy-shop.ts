import { toMajor } from '../../contract/money.ts'
import type { Part } from '../../contract/parts.ts'
import { pricedPart, priceOf } from '../../contract/price.ts'
import { demoAccounts } from '../../server/demo/demo-accounts.ts'
import { signIn, type TestMember } from '../../tests/test-member.ts'

type Cookie = { name: string; value: string; url: string }
/** A screen's address, and who looks at it. */
export type Screens = Record<string, { url: string; cookie?: Cookie[] }>

type Config = { cards: { publishableKey: string; script: string } }

/**
 * Lets a day pass in a demo shop: orders of every status, paid through the card provider as the payment page would.
 * Answers every screen that there is.
 */
export async function busyShop(shopUrl: string): Promise<Screens> {
  const [admin, buyer] = await Promise.all(demoAccounts.map((one) => signIn(shopUrl, one)))
  const parts = (await (await fetch(`${shopUrl}/api/parts?limit=24`)).json()) as Part[]
  const config = (await (await fetch(`${shopUrl}/api/config`)).json()) as Config
  await buyer!.call('PATCH', `/user/${buyer!.email}`, {
    education: 'Electrical engineering',
    location: 'Springfield',
    number: '+15550100',
    linkedin: 'https://www.linkedin.com/company/example',
  })
  const orders: string[] = []
  for (const [at, part] of parts.slice(0, 12).entries()) {
    const order = await place(buyer!, part, part.minQuantity * (1 + (at % 4)))
    orders.push(order)
    if (at % 4 !== 0) await pay(buyer!, order, config)
  }
  for (const order of orders.slice(2, 7)) await admin!.call('PATCH', `/order-shipment/${order}`)
  await admin!.call('POST', `/order-refund/${orders[9]}`, { reason: 'Ordered twice' })
  return screensOf(shopUrl, admin!, buyer!, parts, orders)
}

async function place(buyer: TestMember, part: Part, wanted: number): Promise<string> {
  const { quantity, totalMinor } = priceOf(pricedPart(part), wanted)
  const response = await buyer.call('POST', '/order', {
    partsId: part._id,
    quantity,
    price: toMajor(totalMinor, part.currency),
    address: '100 Example Street, Springfield, 00000',
    number: '+15550100',
    others: 'Deliver to the loading bay',
  })
  const answer = (await response.json()) as { insertedId: string; detail?: string }
  if (!response.ok) throw new Error(`ordering ${part.name}: ${answer.detail}`)
  return answer.insertedId
}

async function pay(buyer: TestMember, orderId: string, { cards }: Config) {
  const started = await buyer.call('POST', '/create-payment-intent', { orderId })
  const { clientSecret } = (await started.json()) as { clientSecret: string }
  const transactionId = clientSecret.split('_secret')[0]!
  const { origin } = new URL(cards.script)
  await fetch(`${origin}/v1/payment_intents/${transactionId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cards.publishableKey}` },
    body: new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret }),
  })
  await buyer.call('PATCH', `/order/${orderId}`, { transactionId })
}

function screensOf(
  shopUrl: string,
  admin: TestMember,
  buyer: TestMember,
  parts: Part[],
  orders: string[],
): Screens {
  const seenBy = (who: TestMember, path: string) => ({
    url: shopUrl + path,
    cookie: who.cookie.split('; ').map((one) => {
      const [name = '', ...value] = one.split('=')
      return { name, value: value.join('='), url: shopUrl }
    }),
  })
  const open = (path: string) => ({ url: shopUrl + path })
  const ids = parts.slice(0, 3).map(({ _id }) => _id)
  return {
    home: open('/'),
    parts: open('/parts'),
    'parts-filtered': open('/parts?category=cpu&inStock=true&sort=price'),
    'parts-table': open('/parts?category=ram&view=table'),
    'parts-nothing': open('/parts?q=ryzzen+nothing'),
    part: open(`/parts/${ids[0]}`),
    compare: open(`/compare?ids=${ids.join(',')}`),
    blogs: open('/blogs'),
    article: open('/blogs/prototypal-inheritance'),
    portfolio: open('/portfolio'),
    policy: open('/policies/returns'),
    login: open('/login'),
    register: open('/register'),
    'forgot-password': open('/forgot-password'),
    'not-found': open('/nowhere'),
    purchase: seenBy(buyer, `/purchase/${ids[1]}`),
    profile: seenBy(buyer, '/dashboard'),
    security: seenBy(buyer, '/dashboard/security'),
    'my-orders': seenBy(buyer, '/dashboard/myorders'),
    'add-review': seenBy(buyer, '/dashboard/add-review'),
    payment: seenBy(buyer, `/dashboard/payment/${orders[0]}`),
    order: seenBy(buyer, `/dashboard/payment/${orders[2]}`),
    overview: seenBy(admin, '/dashboard/overview'),
    'manage-orders': seenBy(admin, '/dashboard/manage-orders'),
    'manage-order': seenBy(admin, `/dashboard/manage-orders/${orders[2]}`),
    'add-product': seenBy(admin, '/dashboard/add-product'),
    'manage-products': seenBy(admin, '/dashboard/manage-products'),
    'manage-product': seenBy(admin, `/dashboard/manage-products/${ids[0]}`),
    import: seenBy(admin, '/dashboard/import'),
    'make-admin': seenBy(admin, '/dashboard/make-admin'),
    reviews: seenBy(admin, '/dashboard/reviews'),
    api: open('/api/docs'),
  }
}
