import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordShown } from '../../contract/shop-record/record.ts'
import { drawnOn } from '../../server/orders/documents/drawn-on.fixture.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { payAtProvider, startTestPayment } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'

let shop: TestShop
let admin: TestUser
let buyer: TestUser
let part: string
let order: string
let shipment: string

const identity = {
  name: 'Acme Components',
  claim: 'Components for builders',
  sentence: 'Components for those who build machines.',
  description: 'Processors, memory and drives for those who build machines.',
}
const seller = {
  name: 'Acme Components Ltd',
  address: '1 Harbour Road\nPortville 10001',
  taxId: 'XX 123 456',
  registration: 'Registered in Portville, 4711',
  payTo: 'Harbour Bank\nAccount 12345678',
}
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><title>Acme</title><path d="M0 30L15 0l15 30z"/></svg>'

beforeAll(async () => {
  shop = await openTestShop({ environment: { DEMO: 'off', CURRENCY: 'eur', RELEASE: 'manual' } })
  admin = await shop.admin()
  buyer = await shop.buyer()
  const shown = (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
  const form = new FormData()
  form.set('image', new Blob([logo]), 'logo.svg')
  const headers = { authorization: `Bearer ${admin.token}` }
  const uploaded = await shop.request('/api/shop-marks', { method: 'POST', headers, body: form })
  const { name } = (await uploaded.json()) as { name: string }
  const look = { logo: name, darkLogo: null, icon: name }
  const place = { timeZone: 'Europe/Berlin', locale: 'de-DE', paper: 'A4' }
  const numbers = { order: 'AC-', invoice: 'RE-', creditNote: 'GS-', part: 'ACME-' }
  const change = { identity, seller, look, place, numbers }
  const changed = await admin.call('PATCH', '/shop-record', { version: shown.version, change })
  expect(changed.status).toBe(200)
  part = await bringIn()
  order = await sellOne()
})
afterAll(() => shop?.close())

/** Five hundred parts from a file, all in a category of the shop's own; answers the last. */
async function bringIn(): Promise<string> {
  const specs = [{ key: 'outputWatts', label: 'Output', unit: 'W', kind: 'range' }]
  const category = { name: 'Power supplies', words: ['PSU'], specs, facets: ['outputWatts'] }
  expect((await admin.call('POST', '/categories', category)).status).toBe(200)
  const rows = Array.from({ length: 500 }, (_, at) => {
    const watts = 300 + at
    return `ACME-${watts};Acme ${watts};PSU;1.${watts},50;2.000;${watts}`
  })
  const file = new FormData()
  const csv = `MPN;Name;Category;Price;Stock;Output (W)\n${rows.join('\n')}\n`
  file.set('file', new Blob([csv]), 'acme.csv')
  const headers = { authorization: `Bearer ${admin.token}` }
  const brought = await shop.request('/api/imports', { method: 'POST', headers, body: file })
  expect(await brought.json()).toMatchObject({ added: 500, skipped: 0 })
  const found = await shop.request('/api/parts?category=power-supplies&q=799+watt+psu')
  const [part] = (await found.json()) as { _id: string; price: number }[]
  expect(part).toMatchObject({ price: 1_799.5, quantity: 2_000 })
  return part!._id
}

/** Ordered, paid by card, released and shipped, with its invoice. */
async function sellOne(): Promise<string> {
  const body = {
    partsId: part,
    partsName: 'Acme',
    quantity: 10,
    price: 17_995,
    status: 'unpaid',
    displayName: 'Buyer',
    email: buyer.email,
    address: '1 Test Street, Testville',
    number: '0123456789',
    others: '',
  }
  const placed = (await (await buyer.call('POST', '/order', body)).json()) as { insertedId: string }
  const id = placed.insertedId
  const intent = await startTestPayment(buyer, id)
  await payAtProvider(shop, intent)
  const paid = { orderId: id, transactionId: intent, price: 17_995 }
  expect((await buyer.call('PATCH', `/order/${id}`, paid)).status).toBe(200)
  expect((await admin.call('PATCH', `/order-release/${id}`)).status).toBe(200)
  const shipped = await admin.call('POST', `/order/${id}/shipments`, {})
  shipment = ((await shipped.json()) as { insertedId: string }).insertedId
  return id
}

/** What somebody else's shop never says, in whatever spelling, and what no number of theirs begins with. */
const foreign = /(?i:partwright)|\b(?:PW|IN|CN)-\d{3}/

async function readAll(response: Response): Promise<string> {
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  return `${head}\n${await response.text()}`
}

test('no page, feed, file or header of another shop says the example’s name', async () => {
  const map = await (await shop.request('/sitemaps/pages.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(shop.publicUrl.length).replaceAll('&amp;', '&'),
  )
  expect(listed).toEqual(expect.arrayContaining(['/', '/policies/cookies', '/blogs/unit-tests']))
  const paths = [
    ...listed,
    ...[
      `/parts/${part}`,
      '/parts?category=power-supplies',
      '/compare',
      '/login',
      '/register',
      '/basket',
      '/dashboard/shop',
    ],
    ...['/forgot-password', '/newsletter/confirm', '/nowhere', '/robots.txt', '/sitemap.xml'],
    ...[
      '/favicon.svg',
      '/site.webmanifest',
      '/api/docs',
      '/api/openapi.json',
      '/api/config',
      '/api/parts',
    ],
  ]
  for (const path of paths)
    for (const accept of ['text/html', '*/*'])
      expect(await readAll(await shop.request(path, { headers: { accept } })), path).not.toMatch(
        foreign,
      )
  expect(await (await shop.request('/')).text()).toContain('<title>Components for builders · Acme')
  expect(await (await shop.request('/')).text()).toMatch(
    /<img src="\/marks\/[^>]* alt="Acme Components"/,
  )
  expect(await (await shop.request('/favicon.ico')).text()).toBe(logo)
  expect(await (await shop.request('/api/openapi.json')).json()).toMatchObject({
    info: { title: 'Acme Components' },
  })
})

test('nor do its mails, whom they come from, its documents and its exports', async () => {
  const mails = async () =>
    (await (await fetch(`${shop.sandbox.url}/mail/api/messages?`)).json()) as { subject: string }[]
  for (const [path, name] of [
    [`/order/${order}/confirmation`, /acme-components-AC-/],
    [`/order/${order}/receipt`, /acme-components-AC-/],
    [`/shipment/${shipment}/invoice`, /acme-components-RE-/],
    [`/shipment/${shipment}/delivery-note`, /acme-components-/],
  ] as const) {
    const document = await buyer.call('GET', path)
    expect(document.headers.get('content-disposition'), path).toMatch(name)
    const pdf = Buffer.from(await document.arrayBuffer())
    expect(pdf.toString('latin1'), path).not.toMatch(foreign)
    const drawn = drawnOn(pdf).replaceAll('\u00a0', ' ')
    expect(drawn, path).toContain('Acme Components Ltd')
    expect(drawn, path).not.toMatch(foreign)
    if (!path.endsWith('delivery-note')) expect(drawn, path).toContain('17.995,00 EUR')
  }
  for (const path of ['/order-export', '/order-line-export', '/part-export']) {
    const exported = await readAll(await admin.call('GET', path))
    expect(exported).toContain('acme-components-')
    expect(exported).not.toMatch(foreign)
  }
  const events = await readAll(await admin.call('GET', '/events?limit=100'))
  expect(events).toContain('RE-000001')
  expect(events).not.toMatch(foreign)
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject).join())
    .toMatch(/Order AC-\d+ placed/)
  const all = JSON.stringify(await mails())
  expect(all).not.toMatch(foreign)
  expect(all).toContain('Acme Components')
})

test('nor do the cookies of signing in, and what an authenticator app shows', async () => {
  const setUp = await fetch(`${shop.publicUrl}/api/auth/two-factor/enable`, {
    method: 'POST',
    headers: {
      cookie: buyer.cookie,
      origin: shop.publicUrl,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password: buyer.password }),
  })
  const told = await readAll(setUp)
  expect(told).toContain('issuer=Acme')
  expect(told).not.toMatch(foreign)
  expect(buyer.cookie).not.toMatch(foreign)
})
