import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestUser } from '../../../tests/test-user.ts'
import { type MailedShop, openMailedShop } from '../../mail/mailed-shop.fixture.ts'
import { attachInvoiceXml } from './attach-invoice-xml.ts'
import { objectsOf, operatorsOf, pagesOf } from './drawn-on.fixture.ts'
import { readAloud } from './read-aloud.fixture.ts'
import { closeSheet, openSheet } from './sheet.ts'
import { drawTable } from './table.ts'

let open: MailedShop
let buyer: TestUser
let papers: Record<string, Buffer>
let admin: TestUser
let parcelOfBefore: string

beforeAll(async () => {
  open = await openMailedShop({ RELEASE: 'manual', SELLER_NAME: 'Smith & <Sons>' })
  buyer = await open.buyer('山田 Müller')
  admin = await open.admin()
  const id = await open.order(buyer, { address: 'شارع 12\nสมุทรปราการ' })
  await open.pay(buyer, id)
  await admin.call('PATCH', `/order-release/${id}`)
  const shipped = await admin.call('POST', `/order/${id}/shipments`, {})
  const { insertedId: parcel } = (await shipped.json()) as { insertedId: string }
  parcelOfBefore = parcel
  const paths = {
    confirmation: `/order/${id}/confirmation`,
    receipt: `/order/${id}/receipt`,
    'packing list': `/shipment/${parcel}/packing-list`,
    'delivery note': `/shipment/${parcel}/delivery-note`,
    invoice: `/shipment/${parcel}/invoice`,
  }
  const drawn = Object.entries(paths).map(async ([name, path]): Promise<[string, Buffer]> => {
    const answer = await buyer.call('GET', path)
    expect(answer.status).toBe(200)
    return [name, Buffer.from(await answer.arrayBuffer())]
  })
  papers = Object.fromEntries(await Promise.all(drawn))
})
afterAll(() => open?.close())

const titles = {
  confirmation: 'Order confirmation',
  receipt: 'Receipt',
  'packing list': 'Packing list',
  'delivery note': 'Delivery note',
  invoice: 'Invoice',
}

const dictionariesOf = (pdf: Buffer) =>
  Array.from(objectsOf(pdf).values(), ({ dictionary }) => dictionary)

const xmpOf = (pdf: Buffer) => {
  const bytes = /<\?xpacket begin[\s\S]*<\?xpacket end="w"\?>/.exec(pdf.toString('latin1'))![0]
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test.each(Object.entries(titles))('a %s can be archived: all of it is inside', (name, title) => {
  const pdf = papers[name]!
  const fonts = dictionariesOf(pdf).filter((one) => /\/Type \/Font\n/.test(one))
  expect(fonts.length).toBeGreaterThanOrEqual(8)
  for (const font of fonts) expect(font).toMatch(/\/Subtype \/(Type0|CIDFontType[02])/)
  const described = dictionariesOf(pdf).filter((one) => one.includes('/Type /FontDescriptor'))
  expect(described).toHaveLength(fonts.length / 2)
  for (const font of described) {
    const file = /\/FontFile[23] (\d+) 0 R/.exec(font)![1]!
    expect(objectsOf(pdf).get(file)!.stream!.length).toBeGreaterThan(300)
  }
  const xmp = xmpOf(pdf)
  expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
  expect(xmp).toMatch(new RegExp(`>${title} [A-Z]+-\\d+(-1)?</rdf:li>`))
  expect(xmp).toContain('<rdf:li>Smith &amp; &lt;Sons&gt;</rdf:li>')
  expect(pdf.toString('latin1')).toMatch(/\/S \/GTS_PDFA1\n[\s\S]*\/ID \[<[0-9a-f]{32}>/)
})

test.each(Object.entries(titles))('a %s can be read out in its order', (name, title) => {
  const pdf = papers[name]!
  const catalog = dictionariesOf(pdf).find((one) => one.includes('/Type /Catalog'))!
  expect(catalog).toContain('/Lang (en)')
  const marked = /\/MarkInfo (\d+) 0 R/.exec(catalog)![1]!
  expect(objectsOf(pdf).get(marked)!.dictionary).toContain('/Marked true')
  const said = readAloud(pdf)
  expect(said[0]).toEqual(['Document', ''])
  expect(said[1]).toEqual(['P', 'Smith & <Sons>'])
  const heading = said.findIndex(([kind]) => kind === 'H1')
  expect(said[heading]).toEqual(['H1', title])
  expect(said[heading + 1]).toEqual(['Table', ''])
  expect(said[heading + 2]).toEqual(['TR', ''])
  expect(said[heading + 3]![0]).toBe('TH')
  const texts = said.map(([, text]) => text)
  expect(texts.indexOf('山田 Müller')).toBeGreaterThan(heading)
  const part = texts.indexOf('Part')
  expect(said.slice(part - 2, part + 1)).toEqual([
    ['TR', ''],
    ['TH', '#'],
    ['TH', 'Part'],
  ])
  const row = said.findIndex(([kind, text]) => kind === 'TD' && text === 'Memory module 64 GB')
  expect(row).toBeGreaterThan(part)
  expect(said.slice(row - 2, row)).toEqual([
    ['TR', ''],
    ['TD', '1'],
  ])
  // what stands on every page is not read out
  expect(texts.join('\n')).not.toContain('1 of 1')
})

test('a table over pages names its columns on each, and is read out as one', async () => {
  const sheet = await openSheet('Long', new Date(0), 'Seller')
  const rows = Array.from({ length: 60 }, (_, at) => ({
    cells: [String(at), `Part ${at}`],
    below: [`Note ${at}`],
  }))
  await drawTable(sheet, [{ label: '#', width: 30 }, { label: 'Part' }], rows)
  const pdf = Buffer.from(closeSheet(sheet))
  const said = readAloud(pdf)
  expect(said.filter(([kind]) => kind === 'Table')).toHaveLength(1)
  expect(pagesOf(pdf)).toBe(3)
  expect(said.filter(([kind, text]) => kind === 'TH' && text === 'Part')).toHaveLength(3)
  const parts = said.filter(([kind, text]) => kind !== 'TH' && /Part|Note/.test(text))
  expect(parts).toEqual(
    rows.flatMap((_, at) => [
      ['TD', `Part ${at}`],
      ['P', `Note ${at}`],
    ]),
  )
})

test('an invoice carries itself for machines, with the same bytes each time', async () => {
  const xml = new TextEncoder().encode('<Invoice>Łódź & 東京</Invoice>')
  const draw = async () => {
    const sheet = await openSheet('Invoice 1', new Date(Date.UTC(2031, 1, 1, 10)), 'Seller')
    attachInvoiceXml(sheet, xml)
    return Buffer.from(closeSheet(sheet))
  }
  const pdf = await draw()
  const objects = objectsOf(pdf)
  const catalog = dictionariesOf(pdf).find((one) => one.includes('/Type /Catalog'))!
  const spec = objects.get(/\/AF \[(\d+) 0 R\]/.exec(catalog)![1]!)!.dictionary
  expect(spec).toContain('/AFRelationship /Alternative')
  expect(spec).toContain('/UF (factur-x.xml)')
  const file = objects.get(/\/EF <<\n\/F (\d+) 0 R/.exec(spec)![1]!)!
  expect(Buffer.from(file.stream!, 'latin1').equals(xml)).toBe(true)
  expect(file.dictionary).toContain('/Subtype /text#2Fxml')
  expect(file.dictionary).toContain('/ModDate (D:20310201100000Z)')
  expect(file.dictionary).toContain(createHash('md5').update(xml).digest('hex'))
  const xmp = xmpOf(pdf)
  for (const said of [
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
  ])
    expect(xmp).toContain(said)
  expect(xmp.match(/<pdfaProperty:name>/g)).toHaveLength(4)
  expect(pdf.toString('latin1')).not.toContain(String(new Date().getFullYear()))
  expect((await draw()).equals(pdf)).toBe(true)
})

/** Takes a logo in, and says in which look papers are drawn from now on. */
async function choose(logo: string | Uint8Array<ArrayBuffer> | null, accent: string | null) {
  let name: string | null = null
  if (logo) {
    const form = new FormData()
    form.set('image', new Blob([logo]), 'logo')
    const headers = { authorization: `Bearer ${admin.token}` }
    const uploaded = await open.request('/api/shop-marks', {
      method: 'POST',
      headers,
      body: form,
    })
    name = ((await uploaded.json()) as { name: string }).name
  }
  const { version } = (await (await admin.call('GET', '/shop-record')).json()) as {
    version: number
  }
  const change = {
    look: { logo: name, darkLogo: null, icon: null },
    colours: { accent, darkAccent: null },
  }
  expect((await admin.call('PATCH', '/shop-record', { version, change })).status).toBe(200)
}

const paperOf = async (path: string) =>
  Buffer.from(await (await buyer.call('GET', path)).arrayBuffer())
const picturesOf = (pdf: Buffer) =>
  dictionariesOf(pdf).filter((one) => one.includes('/Subtype /Image'))

test('papers have the logo and the colour of the shop, and numbered ones keep those of their day', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 30L15 0l15 30z" fill="#1a5fb4" opacity=".5"/></svg>'
  await choose(svg, '#1a5fb4')
  const id = await open.order(buyer)
  await open.pay(buyer, id)
  await admin.call('PATCH', `/order-release/${id}`)
  const shipped = await admin.call('POST', `/order/${id}/shipments`, {})
  const { insertedId: parcel } = (await shipped.json()) as { insertedId: string }
  const paths = [`/order/${id}/confirmation`, `/order/${id}/receipt`]
  const parcels = ['packing-list', 'delivery-note', 'invoice'].map(
    (one) => `/shipment/${parcel}/${one}`,
  )
  for (const path of [...paths, ...parcels]) {
    const pdf = await paperOf(path)
    const [picture, ...more] = picturesOf(pdf)
    expect(more, path).toEqual([])
    // an archive takes neither what shines through nor what is smoothed
    expect(picture, path).toMatch(/\/ColorSpace \/DeviceRGB/)
    expect(picture, path).not.toMatch(/SMask|Interpolate true/)
    expect(picture, path).toMatch(/\/Width 600\n\/Height 200/)
    expect(pdf.toString('latin1'), path).toContain('/Alt (Logo of Smith & <Sons>)')
    expect(readAloud(pdf)[1]?.[0], path).toBe('Figure')
    expect(operatorsOf(pdf), path).toMatch(/0\.10\d* 0\.37\d* 0\.70\d* /)
    expect(pagesOf(pdf), path).toBe(1)
  }
  const invoice = await paperOf(`/shipment/${parcel}/invoice`)
  await choose(null, null)
  expect((await paperOf(`/shipment/${parcel}/invoice`)).equals(invoice)).toBe(true)
  expect(picturesOf(await paperOf(paths[0]!))).toEqual([])
  expect(picturesOf(await paperOf(`/shipment/${parcelOfBefore}/invoice`))).toEqual([])
})
