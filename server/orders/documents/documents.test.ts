import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTestPart, payAtProvider, startTestPayment } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { work } from '../../jobs/work.ts'
import { type MailedShop, openMailedShop } from '../../mail/mailed-shop.fixture.ts'
import { drawnOn, pagesOf } from './drawn-on.fixture.ts'

let open: MailedShop
let buyer: TestUser
let admin: TestUser
let parts: string[]

beforeAll(async () => {
  open = await openMailedShop({ RELEASE: 'manual', SELLER_TAX_ID: 'XX 123 456' })
  ;[buyer, admin] = await Promise.all([open.buyer('Łukasz Müller'), open.admin()])
  parts = [
    await addTestPart(open, { name: 'Tray CPU', priceBreaks: [{ from: 20, price: 90.5 }] }),
    await addTestPart(open, { name: 'Fan', price: 10, quantity: 9_000 }),
  ]
})
afterAll(() => open?.close())

type Placed = { insertedId: string; orderNumber: string }
const readJson = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T

async function place(lines: object[], more: object = {}) {
  const body = { lines, address: '12 Long Street\nSmall Town', number: '+31201234567', ...more }
  return await readJson<Placed>(buyer.call('POST', '/orders', body))
}

/** 30 pieces at 90.50 by the price breaks, and 20 at 10. */
const twoLines = () => [
  { partsId: parts[0], quantity: 30, price: 2_715, ownNumber: 'C-4455', note: 'For rack 7' },
  { partsId: parts[1], quantity: 20, price: 200 },
]

async function pendingOrder() {
  const { insertedId: id } = await place(twoLines(), { purchaseOrder: 'PO-4711' })
  const intent = await startTestPayment(buyer, id)
  await payAtProvider(open, intent)
  await buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent, price: 2_915 })
  await admin.call('PATCH', `/order-release/${id}`)
  return { id, intent }
}

const ship = (id: string, body: object) =>
  readJson<{ insertedId: string; invoiceNumber: string }>(
    admin.call('POST', `/order/${id}/shipments`, body),
  )

async function download(path: string, who = buyer) {
  const answer = await who.call('GET', path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await answer.arrayBuffer())
  return { pdf, name: answer.headers.get('content-disposition') }
}

async function document(path: string, who = buyer) {
  const { pdf, name } = await download(path, who)
  return { pdf, drawn: drawnOn(pdf), name }
}

describe('the confirmation', () => {
  test('says what was ordered, why it costs that, and where payment stands', async () => {
    const placed = await place(twoLines(), {
      purchaseOrder: 'PO-4711',
      requestedDate: '2031-02-01',
      others: 'Ring twice',
    })
    const path = `/order/${placed.insertedId}/confirmation`
    const { drawn, name } = await document(path)
    expect(name).toContain(`partwright-${placed.orderNumber}-confirmation.pdf`)
    const facts = [
      ...['Order confirmation', placed.orderNumber, 'PO-4711', 'February 1, 2031', 'Ring twice'],
      ...['Tax id XX 123 456', 'Łukasz Müller', buyer.email, '12 Long Street, Small Town'],
      ...['Your number C-4455', 'For rack 7', 'Price from 20 pieces on, instead of USD 100.00'],
      ...['USD 90.50', 'USD 2,715.00', 'USD 200.00', 'USD 2,915.00', '50 of 2 parts', '1 of 1'],
      'Not paid yet. The stock is held until',
    ]
    for (const fact of facts) expect(drawn).toContain(fact)
    await buyer.call('DELETE', `/order/${placed.insertedId}`)
    const gone = await buyer.call('GET', path)
    expect(gone.status).toBe(409)
    expect(await gone.json()).toMatchObject({ code: 'order_state' })
  })

  test('of a paid order names the transaction', async () => {
    const { id, intent } = await pendingOrder()
    const { drawn } = await document(`/order/${id}/confirmation`)
    expect(drawn.replaceAll('\n', ' ')).toContain(`transaction ${intent}.`)
  })
})

describe('the documents of a shipment', () => {
  test('say where it goes in the letters of the place', async () => {
    const address = '3 Ελλάδα, Москва, Příbram, Łódź, Nguyễn, 東京, 서울, தமி'
    const note = 'Tolerance ≤ 5 % at 10 Ω'
    const text = 'Ω'.repeat(60)
    const lines = [{ ...twoLines()[0], note, ownNumber: text }]
    const { insertedId: id } = await place(lines, { address, others: 'Ж'.repeat(300) })
    const intent = await startTestPayment(buyer, id)
    await payAtProvider(open, intent)
    await buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent, price: 2_715 })
    await admin.call('PATCH', `/order-release/${id}`)
    const { insertedId: parcel } = await ship(id, { carrier: 'Почта' })
    const printed = '3 Ελλάδα, Москва, Příbram, Łódź, Nguyễn, 東京, 서울, ??'
    for (const kind of ['packing-list', 'invoice']) {
      const { drawn, pdf } = await document(`/shipment/${parcel}/${kind}`)
      for (const fact of [printed, text, 'Почта', 'Łukasz Müller']) expect(drawn).toContain(fact)
      expect((await document(`/shipment/${parcel}/${kind}`)).pdf.equals(pdf)).toBe(true)
      expect(pdf.length).toBeLessThan(60_000)
    }
    expect((await document(`/shipment/${parcel}/packing-list`)).drawn).toContain(note)
    const { drawn } = await document(`/order/${id}/confirmation`)
    expect(drawn).toContain(printed)
    expect(drawn.match(/Ж/g)).toHaveLength(300)
    expect((await document(`/order/${id}/receipt`)).drawn).toContain(printed)
  })

  test('business: 6 name each parcel of a shipment with its number and weight', async () => {
    const { id } = await pendingOrder()
    const { insertedId } = await ship(id, {
      carrier: 'Freight Line',
      parcels: Array.from({ length: 60 }, (_, at) => ({
        trackingNumber: `FL-${1_000 + at}`,
        grams: 12_400,
      })),
    })
    for (const kind of ['packing-list', 'delivery-note']) {
      const { drawn } = await document(`/shipment/${insertedId}/${kind}`)
      expect(drawn).toContain('60, 744 kg')
      expect(drawn).toMatch(/\n60\nFL-1059\n12\.4 kg\n/)
    }
    const invoice = await document(`/shipment/${insertedId}/invoice`, admin)
    expect(invoice.drawn).toContain('FL-1000, FL-1001, FL-1002 and 57 more')
  })

  test('say what left without a price, and with it; neither ever changes', async () => {
    const { id, intent } = await pendingOrder()
    const first = await ship(id, {
      carrier: 'Freight Line',
      trackingNumber: 'FL-300',
      lines: [{ position: 1, quantity: 12 }],
    })
    const documents = [
      `/shipment/${first.insertedId}/packing-list`,
      `/shipment/${first.insertedId}/invoice`,
    ] as const
    const [list, invoice] = [await document(documents[0]), await document(documents[1], admin)]
    for (const fact of ['Freight Line', 'FL-300', 'PO-4711', 'Your number C-4455', 'For rack 7'])
      expect(list.drawn).toContain(fact)
    expect(list.drawn).toMatch(/30\n12\n18\n/)
    expect(list.drawn).toMatch(/20\n0\n20\n/)
    expect(list.drawn).toContain('38 pieces of the order are still to come.')
    expect(list.drawn).not.toMatch(/USD|\.00/)
    expect(first.invoiceNumber).toMatch(/^IN-\d{6}$/)
    expect(invoice.name).toContain(`partwright-${first.invoiceNumber}.pdf`)
    for (const fact of [first.invoiceNumber, 'PO-4711', 'USD 1,086.00', 'Tax id XX 123 456'])
      expect(invoice.drawn).toContain(fact)
    expect(invoice.drawn).toContain(`Paid by card, transaction ${intent}`)
    await admin.call('POST', `/order/${id}/cancellations`, {
      lines: [{ position: 2, quantity: 20 }],
    })
    const last = await ship(id, {})
    const { recordLocks } = open.shop.config
    const taxId = recordLocks['seller.taxId']
    recordLocks['seller.taxId'] = 'another'
    await open.sql`update orders set address = 'Elsewhere' where id = ${id}`
    expect((await document(documents[1])).pdf.equals(invoice.pdf)).toBe(true)
    recordLocks['seller.taxId'] = taxId
    await open.sql`update orders set address = ${'12 Long Street\nSmall Town'} where id = ${id}`
    expect((await document(documents[0])).pdf.equals(list.pdf)).toBe(true)
    const rest = await document(`/shipment/${last.insertedId}/packing-list`)
    expect(rest.drawn).toMatch(/30\n18\n0\n/)
    expect(rest.drawn).toContain('With this parcel the order is complete.')
    expect((await document(`/order/${id}/receipt`)).drawn).toContain(
      'What stays paid is USD 2,715.00',
    )
  })

  test('T25 of somebody else are as if there was none', async () => {
    const { id } = await pendingOrder()
    const { insertedId } = await ship(id, {})
    const other = await open.buyer('Other Buyer')
    for (const kind of ['packing-list', 'invoice'])
      for (const shipment of [insertedId, id, '01900000-0000-7000-8000-000000000000', 'none'])
        expect((await other.call('GET', `/shipment/${shipment}/${kind}`)).status).toBe(404)
  })

  test('a shipment of before has a packing list and no invoice', async () => {
    const { id } = await pendingOrder()
    const { insertedId } = await ship(id, {})
    await open.sql`delete from invoice where shipment_id = ${insertedId}`
    await document(`/shipment/${insertedId}/packing-list`)
    const none = await buyer.call('GET', `/shipment/${insertedId}/invoice`)
    expect(none.status).toBe(409)
    expect(await none.json()).toMatchObject({ code: 'no_invoice' })
  })
})

test('mails bring the documents of what they tell of', async () => {
  const { id } = await pendingOrder()
  const part = await ship(id, { lines: [{ position: 1, quantity: 1 }] })
  const rest = await ship(id, {})
  const documentsOf = (shipment: string) => [
    `/shipment/${shipment}/packing-list`,
    `/shipment/${shipment}/invoice`,
  ]
  const wanted = {
    'order-placed': [`/order/${id}/confirmation`],
    'order-part-shipped': documentsOf(part.insertedId),
    'order-shipped': documentsOf(rest.insertedId),
  }
  for (const [kind, paths] of Object.entries(wanted)) {
    const mail = await open.mail(kind, id)
    await work['send-mail'](open.shop, { id: mail.id })
    const [arrived] = await open.arrived(buyer.email)
    expect(arrived?.text).toContain('attached as PDF')
    expect(arrived?.attachments).toHaveLength(paths.length)
    for (const [at, path] of paths.entries()) {
      const { url } = arrived!.attachments[at]!
      const attached = await fetch(new URL(url, open.sandbox.url)).then((got) => got.bytes())
      expect((await document(path)).pdf.equals(attached)).toBe(true)
    }
  }
})

test('1,000 lines of hostile texts are drawn whole, page by page, while others get their turn', async () => {
  const hostile = ['Æ'.repeat(100), '山Ж≤'.repeat(13), '\u202e)Tj ET', '<b>&amp;', 'a\r\nb\u0007']
  const rows = await open.sql<{ id: string; mpn: string }[]>`
    insert into part (id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months)
    select gen_random_uuid(), 'SKU-' || n, (${hostile}::text[])[1 + n % 5] || ' ' || n, 'x', 'cpu', 1, 100, 150, '/images/none', 12
    from generate_series(1, 1000) n
    returning id, mpn`
  const lines = rows.map(({ id }, at) => {
    const text = hostile[at % hostile.length]!
    return { partsId: id, quantity: 2, price: 3, ownNumber: text, note: text.repeat(3) }
  })
  const { insertedId } = await place(lines)
  const gaps: number[] = []
  let isDone = false
  const asked = download(`/order/${insertedId}/confirmation`).finally(() => {
    isDone = true
  })
  const begin = performance.now()
  for (let last = begin; !isDone; last = performance.now()) {
    await setImmediate()
    gaps.push(performance.now() - last)
  }
  const whole = performance.now() - begin
  const { pdf } = await asked
  const drawn = drawnOn(pdf)
  expect(Math.max(...gaps)).toBeLessThan(whole / 2)
  const pages = pagesOf(pdf)!
  expect(pages).toBeGreaterThan(20)
  for (let page = 1; page <= pages; page += 1)
    expect(drawn).toMatch(new RegExp(`^${page} of ${pages}$`, 'm'))
  expect(drawn.match(/^Unit price$/gm)).toHaveLength(pages)
  const numbers = new Set(drawn.match(/^SKU-\d+$/gm))
  expect(numbers.size).toBe(1_000)
  expect(drawn.match(/Æ/g)!.length).toBeGreaterThanOrEqual(200 * (100 + 100 + 300))
})
