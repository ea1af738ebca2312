import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readList } from '../../bom/read-list.ts'
import type { RecordShown } from '../../contract/shop-record/record.ts'
import { writeBy } from '../../contract/words/manner.ts'
import { mannerOf } from '../../contract/words/manner-of.ts'
import { readTyped } from '../../contract/words/typed.ts'
import { work } from '../../server/jobs/work.ts'
import { type MailedShop, openMailedShop } from '../../server/mail/mailed-shop.fixture.ts'
import { drawnOn, objectsOf } from '../../server/orders/documents/drawn-on.fixture.ts'
import { csvOf } from '../../web/trade/tables/cells.ts'
import { addTestPart, payAtProvider, startTestPayment } from '../orders.fixture.ts'
import { startShopProcess } from '../shop-process.fixture.ts'
import type { TestUser } from '../test-user.ts'

let shop: MailedShop
let admin: TestUser
let buyer: TestUser
let part: string
let order: string
let shipment: string

const environment = {
  CURRENCY: 'eur',
  TIME_ZONE: 'Europe/Berlin',
  DEMO: 'off',
  RELEASE: 'manual',
  IDENTITY_SECRET: 'a'.repeat(40),
}
/** What a browser says of itself, and a program does not. */
const german = { 'accept-language': 'de-DE,de;q=0.9' }
/** Spaces that do not break, as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]|&nbsp;/g, ' ')

async function answered<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked
  expect(response.ok, await response.clone().text()).toBe(true)
  return (await response.json()) as T
}

async function write(place: object) {
  const shown = await answered<RecordShown>(admin.call('GET', '/shop-record'))
  const { timeZone } = shown.record.place
  return await admin.call('PATCH', '/shop-record', {
    version: shown.version,
    change: { place: { timeZone, ...place } },
  })
}

const page = async (where: string) => plain(await (await shop.request(where)).text())
const drawn = async (where: string) => {
  const pdf = Buffer.from(await (await buyer.call('GET', where)).arrayBuffer())
  const [{ dictionary = '' } = {}] = [...objectsOf(pdf).values()].filter(({ dictionary }) =>
    dictionary.includes('/MediaBox'),
  )
  return { text: plain(drawnOn(pdf)), paper: /MediaBox \[([^\]]*)\]/.exec(dictionary)?.[1] }
}

beforeAll(async () => {
  shop = await openMailedShop(environment)
  ;[admin, buyer] = await Promise.all([shop.admin(), shop.buyer('Berta Beispiel')])
  expect((await write({ locale: 'de-de', paper: 'A4' })).status).toBe(200)
  part = await addTestPart(shop, {
    name: 'Tray CPU',
    price: 2_000,
    quantity: 1_234_567,
    priceBreaks: [{ from: 20, price: 1_234.5 }],
  })
  const lines = [{ partsId: part, quantity: 20, price: 24_690 }]
  const body = { lines, address: '12 Long Street\nSmall Town', number: '+31201234567' }
  order = (await answered<{ insertedId: string }>(buyer.call('POST', '/orders', body))).insertedId
  const intent = await startTestPayment(buyer, order)
  await payAtProvider(shop, intent)
  const paid = { orderId: order, transactionId: intent, price: 24_690 }
  await answered(buyer.call('PATCH', `/order/${order}`, paid))
  await shop.sql`update orders set created_at = '2026-03-04T23:30:00Z' where id = ${order}`
  await answered(admin.call('PATCH', `/order-release/${order}`))
  const shipped = admin.call('POST', `/order/${order}/shipments`, {})
  shipment = (await answered<{ insertedId: string }>(shipped)).insertedId
  await shop.sql`update invoice set at = '2026-03-05T13:05:00Z' where shipment_id = ${shipment}`
})
afterAll(() => shop?.close())

test('its pages write amounts, pieces and parts as in Germany', async () => {
  const one = await page(`/parts/${part}`)
  for (const words of ['1.234,50 €', '2.000,00 €', '1.234.547']) expect(one).toContain(words)
  expect(one).not.toMatch(/€1,234|1,234,547/)
  // what machines read stays as it is
  expect(one).toMatch(/"(low)?[pP]rice":"?(1234\.5|2000)/)
  expect(await page('/parts')).toMatch(/1\.234,50 €|2\.000,00 €/)
  expect(await answered<object>(shop.request(`/api/parts/${part}`))).toMatchObject({
    price: 2_000,
    priceBreaks: [{ from: 20, price: 1_234.5 }],
  })
})

test('so do its mails and documents, on its paper, with its days', async () => {
  const mail = await shop.mail('order-placed', order)
  await work['send-mail'](shop.shop, { id: mail.id })
  const [placed] = await shop.arrived(buyer.email)
  const { text } = await answered<{ text: string }>(
    fetch(`${shop.sandbox.url}/mail/api/messages/${placed!.id}`),
  )
  expect(plain(text)).toContain('24.690,00 €')
  const confirmation = await drawn(`/order/${order}/confirmation`)
  for (const words of ['1.234,50 EUR', '24.690,00 EUR', '05.03.2026, 00:30 GMT+1'])
    expect(confirmation.text).toContain(words)
  expect(confirmation.paper).toContain('595.28')
  const invoice = await drawn(`/shipment/${shipment}/invoice`)
  for (const words of ['1.234,50 EUR', '24.690,00 EUR', '05.03.2026'])
    expect(invoice.text).toContain(words)
  expect(invoice.text).not.toMatch(/March|EUR 1/)
})

test('an invoice keeps the manner and the paper of its day', async () => {
  expect((await write({ locale: 'en-US', paper: 'Letter' })).status).toBe(200)
  const confirmation = await drawn(`/order/${order}/confirmation`)
  expect(confirmation.text).toContain('EUR 24,690.00')
  expect(confirmation.paper).toContain('612')
  const invoice = await drawn(`/shipment/${shipment}/invoice`)
  expect(invoice.text).toContain('24.690,00 EUR')
  expect(invoice.paper).toContain('595.28')
  expect((await write({ locale: 'de-DE', paper: 'A4' })).status).toBe(200)
})

test('an export is as spreadsheets there open it for a person, and neutral for a program', async () => {
  const read = async (path: string, headers = {}) =>
    await (await admin.call('GET', path, undefined, headers)).text()
  expect(await read('/order-line-export')).toMatch(/,1234\.5,/)
  const lines = await read('/order-line-export', german)
  expect(lines).toMatch(/;1234,5;/)
  expect(lines).toMatch(/"[^"]+";"[^"]+"/)
  expect(lines).toContain('2026-03-05T00:30:00.000+01:00')
  // what the import reads again has one form
  expect(await read('/part-export', german)).toBe(await read('/part-export'))
})

test('rates that were exported for a person are read again as they were', async () => {
  const zone = await answered<{ insertedId: string }>(
    admin.call('POST', '/shipping-zones', {
      name: 'Germany',
      areas: [{ country: 'DE', region: '', postalPrefix: '' }],
    }),
  )
  const method = await answered<{ insertedId: string }>(
    admin.call('POST', '/shipping-methods', {
      name: 'Pallet',
      kind: 'table',
      carrier: '',
      note: '',
    }),
  )
  const bands = [
    { upToGrams: 1_255, price: 1_234.5, perKg: 0.05, freeFrom: 10_000 },
    { upToGrams: null, price: 2_000, perKg: 0, freeFrom: null },
  ]
  await answered(
    admin.call('PUT', `/shipping-methods/${method.insertedId}/rates`, {
      zoneId: zone.insertedId,
      bands,
    }),
  )
  const text = await (await admin.call('GET', '/shipping-rate-export', undefined, german)).text()
  expect(text).toContain(';1,2550;1234,5;0,05;10000')
  const brought = await answered(admin.call('POST', '/shipping-rate-imports', { csv: text }))
  expect(brought).toEqual({ changed: 0, unchanged: 1 })
})

test('in Switzerland cells are parted by semicolons, with points in numbers, and read again as they were', async () => {
  expect((await write({ locale: 'de-CH' })).status).toBe(200)
  const text = await (await admin.call('GET', '/shipping-rate-export', undefined, german)).text()
  expect(text).toContain(';1.2550;1234.5;0.05;10000')
  expect(await answered(admin.call('POST', '/shipping-rate-imports', { csv: text }))).toEqual({
    changed: 0,
    unchanged: 1,
  })
  const partedBy = (locale: string) => {
    writeBy(() => mannerOf(locale, 'eur'))
    return csvOf({ names: ['a', 'b'], rows: [[1, 2]] })
      .replace('\ufeff', '')
      .slice(0, 3)
  }
  for (const locale of ['de-CH', 'fr-CH', 'en-CH', 'de-LI', 'ar-SA', 'es-PE', 'en-NL', 'sv-SE'])
    expect(partedBy(locale), locale).toBe('a;b')
  for (const locale of ['en-US', 'en-GB', 'es-MX', 'ja-JP', 'zh-CN', 'he-IL'])
    expect(partedBy(locale), locale).toBe('a,b')
  expect((await write({ locale: 'de-DE' })).status).toBe(200)
})

test('what is refused says its numbers as in Germany', async () => {
  const said = async (path: string, body: object) => {
    const { detail, errors = [] } = (await (await buyer.call('POST', path, body)).json()) as {
      detail: string
      errors?: { message: string }[]
    }
    return plain([detail, ...errors.map(({ message }) => message)].join(' '))
  }
  expect(await said('/review', { rating: 5, review: 'x'.repeat(2_001) })).toContain(
    'At most 2.000 characters',
  )
  expect(
    await said('/orders', {
      lines: [{ partsId: part, quantity: 12_000, price: 14_814_000 }],
      address: '12 Long Street\nSmall Town',
      number: '+31201234567',
    }),
  ).toMatch(/999\.999,99 €|1\.000\.000,00 €/)
})

test('a table that was saved there is a list that quick order reads', async () => {
  writeBy(() => mannerOf('de-DE', 'eur'))
  const text = csvOf({
    names: ['Part number', 'Name', 'Quantity', 'Price'],
    rows: [
      ['AB-100', 'CPU, tray', 1_200, 1_234.5],
      ['AB-200', 'Fan 1,5 W', 30, 10.125],
    ],
  })
  expect(text).toContain('AB-100;"CPU, tray";1200;1234,5')
  expect(text).toContain('AB-200;"Fan 1,5 W";30;10,1250')
  const read = await readList({ name: 'list.csv', text })
  expect(JSON.stringify(read)).toMatch(/AB-100.*1200.*AB-200.*30/)
  for (const [typed, value] of [
    ...[
      ['1.234,50', '1234.50'],
      ['1234,5', '1234.5'],
      ['12', '12'],
      ['-3', '-3'],
    ],
    ...[
      ['1,234.50', null],
      ['1234.50', null],
      ['1.23', null],
      ['12.34,5', null],
      ['x', null],
    ],
  ] as const)
    expect(readTyped(typed as string), typed as string).toBe(value)
})

test('a change is seen by a page at once, and by another instance within a second', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-german-'))
  const other = await startShopProcess(folder, {
    ...environment,
    DATABASE_URL: shop.settings.DATABASE_URL,
    METRICS_PORT: '0',
  })
  try {
    const there = async () => plain(await (await fetch(`${other.url}/parts/${part}`)).text())
    expect(await there()).toContain('1.234,50 €')
    expect((await write({ locale: 'fr-FR' })).status).toBe(200)
    await expect.poll(() => page(`/parts/${part}`), { timeout: 1_500 }).toContain('1 234,50 €')
    await expect.poll(there, { timeout: 1_500 }).toContain('1 234,50 €')
  } finally {
    await other.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
    expect((await write({ locale: 'de-DE' })).status).toBe(200)
  }
})

test.each(['de', 'de-XX', 'xx-DE', 'de-DE-u-nu-arab', 'German', ''])(
  'a locale %j is refused with words',
  async (locale) => {
    const refused = await write({ locale })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [
          { path: 'change.place.locale', message: expect.stringContaining('such as de-DE') },
        ],
      },
    ])
  },
)

test('what a program of before saves leaves the manner as it is', async () => {
  expect((await write({})).status).toBe(200)
  const { record } = await answered<RecordShown>(admin.call('GET', '/shop-record'))
  expect(record.place).toEqual({ timeZone: 'Europe/Berlin', locale: 'de-DE', paper: 'A4' })
})
