import type { Part } from '../../contract/parts/parts.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { legalQuantity, pricedPart, priceOf } from '../../contract/pricing/price.ts'
import { demoAccounts } from '../../demo/demo-accounts.ts'
import { browserCookies, signIn, type TestUser } from '../../tests/test-user.ts'
import { builderAddress } from '../../web/trade/builds/link.ts'
import { companyScreens } from './company-screens.ts'
import { place } from './place.ts'
import type { Screens } from './screens.ts'

type Config = { cards: { publishableKey: string; script: string } }

/**
 * Lets a day pass in a demo shop: orders of every status, paid through the card provider as the payment page would.
 * Answers every screen that there is.
 */
export async function busyShop(shopUrl: string): Promise<Screens> {
  const [admin, buyer, lead] = await Promise.all(
    demoAccounts.slice(0, 3).map((one) => signIn(shopUrl, one)),
  )
  const parts = (await (await fetch(`${shopUrl}/api/parts?limit=24`)).json()) as Part[]
  const config = (await (await fetch(`${shopUrl}/api/config`)).json()) as Config
  const webhook = await addWebhook(admin!, config)
  await saveAddresses(buyer!)
  await buyer!.call('PATCH', `/user/${buyer!.email}`, {
    education: 'Electrical engineering',
    location: 'Springfield',
    number: '+15550100',
    linkedin: 'https://www.linkedin.com/company/example',
  })
  await buyer!.call('POST', '/own-part-numbers', {
    lines: parts.slice(0, 6).map(({ _id }, at) => ({ partsId: _id, number: `ERP-${20_010 + at}` })),
  })
  const orders: string[] = []
  for (const [at, part] of parts.slice(0, 12).entries()) {
    const order = await place(buyer!, part, part.minQuantity * (1 + (at % 4)))
    orders.push(order)
    if (at % 4 !== 0) await pay(buyer!, order, config)
  }
  const many = await placeMany(buyer!, parts)
  await pay(buyer!, many, config)
  await shipSome(admin!, many)
  for (const order of orders.slice(2, 7)) await admin!.call('PATCH', `/order-shipment/${order}`)
  await admin!.call('POST', `/order-refund/${orders[9]}`, { reason: 'Ordered twice' })
  await buyer!.call('POST', `/order/${orders[2]}/inquiries`, {
    kind: 'return',
    text: 'Two of them do not start.',
    lines: [{ position: 1, quantity: 2 }],
  })
  const lines = parts.slice(12, 16).map(({ _id, minQuantity, orderMultiple }) => ({
    partsId: _id,
    quantity: legalQuantity(minQuantity * 2, minQuantity, orderMultiple),
  }))
  await buyer!.call('POST', '/basket', { lines })
  await admin!.call('POST', '/keys', {
    name: 'Stock of the warehouse',
    scopes: ['stock:write', 'orders:read', 'shipping:write'],
    days: 90,
    addresses: ['203.0.113.0/24'],
  })
  const list = await saveList(buyer!, parts.slice(16, 20))
  const build = await buildOf(shopUrl)
  const company = await companyScreens(shopUrl, admin!, lead!, parts[1]!)
  const screens = screensOf(shopUrl, admin!, buyer!, parts, orders, many, list, webhook)
  return { ...screens, ...build, ...company }
}

/** One order of all these parts, of which one payment takes as many as it can. */
async function placeMany(buyer: TestUser, parts: Part[]): Promise<string> {
  const most = 900_000
  let sum = 0
  const lines = []
  for (const [at, part] of parts.entries()) {
    const { quantity, totalMinor } = priceOf(pricedPart(part), part.minQuantity)
    const price = toMajor(totalMinor, part.currency)
    if (part.quantity < quantity || sum + price > most) continue
    sum += price
    const ownNumber = at % 2 === 0 ? `LINE-${4_100 + at}` : ''
    lines.push({ partsId: part._id, quantity, price, ownNumber })
  }
  const response = await buyer.call('POST', '/orders', {
    lines,
    address: '100 Example Street, Springfield, 00000',
    number: '+15550100',
    purchaseOrder: 'PO-2071',
  })
  const answer = (await response.json()) as { insertedId: string; detail?: string }
  if (!response.ok) throw new Error(`ordering ${lines.length} parts: ${answer.detail}`)
  return answer.insertedId
}

/** A first parcel leaves, of a line all and of another half, and some of a third will not come. */
async function shipSome(admin: TestUser, orderId: string) {
  const read = await admin.call('GET', `/order/${orderId}`)
  const { lines } = (await read.json()) as { lines: { position: number; quantity: number }[] }
  const [first, second, third] = lines
  await admin.call('POST', `/order/${orderId}/shipments`, {
    carrier: 'UPS',
    trackingNumber: '1Z999AA10123456784',
    lines: [first, { ...second!, quantity: Math.ceil(second!.quantity / 2) }].map((line) => ({
      position: line!.position,
      quantity: line!.quantity,
    })),
  })
  await admin.call('POST', `/order/${orderId}/cancellations`, {
    lines: [{ position: third!.position, quantity: third!.quantity }],
    reason: 'The maker has ended this part',
  })
}

/** Two addresses, one of them for bills. */
async function saveAddresses(buyer: TestUser) {
  const works = { country: 'US', line1: '100 Example Street', city: 'Springfield', region: 'IL' }
  await buyer.call('POST', '/addresses', {
    ...works,
    postalCode: '62701',
    label: 'Works',
    attention: 'Goods in',
    use: 'ship',
    phone: '+12175550100',
    instructions: 'Dock 2, until four',
  })
  const office = { country: 'DE', line1: 'Hafenweg 1', city: 'Hamburg', postalCode: '20457' }
  await buyer.call('POST', '/addresses', {
    ...office,
    label: 'Accounts',
    name: 'Example GmbH',
    use: 'bill',
  })
}

/** A list of which one line cannot be ordered as it is, and its link. */
async function saveList(buyer: TestUser, parts: Part[]) {
  const lines = parts.map(({ _id: partsId, minQuantity }, at) => ({
    partsId,
    quantity: at === 1 ? 999_999 : minQuantity * (at + 1),
    ownNumber: `RACK-${70 + at}`,
    note: at === 0 ? 'All of one batch' : '',
  }))
  const saved = await buyer.call('POST', '/lists', { name: 'Compute node, 12 of them', lines })
  const { insertedId: id } = (await saved.json()) as { insertedId: string }
  const shared = await buyer.call('POST', `/lists/${id}/share`)
  return { id, token: ((await shared.json()) as { shareToken: string }).shareToken }
}

/** Before anything happens, so that what happens is told. */
async function addWebhook(admin: TestUser, { cards }: Config) {
  const made = await admin.call('POST', '/webhooks', {
    url: `${new URL(cards.script).origin}/receiver`,
    types: ['order.placed', 'order.paid', 'order.shipped', 'part.stock_low'],
  })
  return ((await made.json()) as { insertedId: string }).insertedId
}

async function pay(buyer: TestUser, orderId: string, { cards }: Config) {
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

/** The builder: with nothing in it, with parts that contradict, and where one is chosen for these. */
async function buildOf(shopUrl: string): Promise<Screens> {
  const wanted = ['motherboard&q=Z790', 'cpu&q=Ryzen', 'ram&q=32', 'hdd&q=M.2', 'hdd&q=SATA']
  const lines = []
  for (const query of wanted) {
    const found = await fetch(`${shopUrl}/api/parts?limit=1&category=${query}`)
    for (const { _id } of (await found.json()) as Part[]) lines.push({ partId: _id, quantity: 1 })
  }
  const address = shopUrl + builderAddress({ machines: 40, spares: { ram: 2 }, lines })
  return {
    builder: { url: `${shopUrl}/builder` },
    'builder-contradicts': { url: address },
    'builder-choice': { url: `${address}&pick=gpu` },
  }
}

function screensOf(
  shopUrl: string,
  admin: TestUser,
  buyer: TestUser,
  parts: Part[],
  orders: string[],
  many: string,
  list: { id: string; token: string },
  webhook: string,
): Screens {
  const seenBy = (who: TestUser, path: string) => ({
    url: shopUrl + path,
    cookie: browserCookies(who, shopUrl),
  })
  const open = (path: string) => ({ url: shopUrl + path })
  const ids = parts.slice(0, 3).map(({ _id }) => _id)
  return {
    home: open('/'),
    parts: open('/parts'),
    'parts-filtered': open('/parts?category=cpu&stock=in&sort=price'),
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
    basket: seenBy(buyer, '/basket'),
    'quick-order': open('/quick-order'),
    checkout: seenBy(buyer, '/checkout'),
    purchase: seenBy(buyer, `/purchase/${ids[1]}`),
    profile: seenBy(buyer, '/dashboard'),
    'company-application': seenBy(buyer, '/dashboard/company'),
    security: seenBy(buyer, '/dashboard/security'),
    programs: seenBy(admin, '/dashboard/programs'),
    webhook: seenBy(admin, `/dashboard/programs/${webhook}`),
    'my-orders': seenBy(buyer, '/dashboard/myorders'),
    addresses: seenBy(buyer, '/dashboard/addresses'),
    'own-numbers': seenBy(buyer, '/dashboard/own-numbers'),
    lists: seenBy(buyer, '/dashboard/lists'),
    list: seenBy(buyer, `/dashboard/lists/${list.id}`),
    'shared-list': seenBy(admin, `/lists/${list.token}`),
    builds: seenBy(buyer, '/dashboard/builds'),
    purchases: seenBy(buyer, '/dashboard/reorder'),
    reorder: seenBy(buyer, `/dashboard/reorder/${many}`),
    'add-review': seenBy(buyer, '/dashboard/add-review'),
    payment: seenBy(buyer, `/dashboard/payment/${orders[0]}`),
    order: seenBy(buyer, `/dashboard/payment/${orders[2]}`),
    'order-of-lines': seenBy(buyer, `/dashboard/payment/${many}`),
    overview: seenBy(admin, '/dashboard/overview'),
    'manage-orders': seenBy(admin, '/dashboard/manage-orders'),
    'manage-order': seenBy(admin, `/dashboard/manage-orders/${orders[2]}`),
    'manage-order-of-lines': seenBy(admin, `/dashboard/manage-orders/${many}`),
    'add-product': seenBy(admin, '/dashboard/add-product'),
    'manage-products': seenBy(admin, '/dashboard/manage-products'),
    'manage-product': seenBy(admin, `/dashboard/manage-products/${ids[0]}`),
    import: seenBy(admin, '/dashboard/import'),
    'make-admin': seenBy(admin, '/dashboard/make-admin'),
    reviews: seenBy(admin, '/dashboard/reviews'),
    inquiries: seenBy(admin, '/dashboard/inquiries'),
    categories: seenBy(admin, '/dashboard/categories'),
    category: seenBy(admin, '/dashboard/categories/cpu'),
    'add-category': seenBy(admin, '/dashboard/add-category'),
    'search-words': seenBy(admin, '/dashboard/search-words'),
    'not-understood': seenBy(admin, '/dashboard/not-understood'),
    'missing-facts': seenBy(admin, '/dashboard/missing-facts'),
    lifecycle: seenBy(admin, '/dashboard/lifecycle'),
    shop: seenBy(admin, '/dashboard/shop'),
    ready: seenBy(admin, '/dashboard/ready'),
    'ready-steps': seenBy(admin, '/dashboard/ready?view=steps'),
    'first-admin': open('/first-admin'),
    audit: seenBy(admin, '/dashboard/audit'),
    api: open('/api/docs'),
  }
}
