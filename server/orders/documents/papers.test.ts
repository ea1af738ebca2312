import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestUser } from '../../../tests/test-user.ts'
import { type MailedShop, openMailedShop } from '../../mail/mailed-shop.fixture.ts'
import { attachInvoiceXml } from './attach-invoice-xml.ts'
import { objectsOf, pagesOf } from './drawn-on.fixture.ts'
import { readAloud } from './read-aloud.fixture.ts'
import { closeSheet, openSheet } from './sheet.ts'
import { drawTable } from './table.ts'

let open: MailedShop
let buyer: TestUser
let papers: Record<string, Buffer>

beforeAll(async () => {
  open = await openMailedShop({ RELEASE: 'manual', SELLER_NAME: 'Smith & <Sons>' })
  buyer = await open.buyer('山田 Müller')
  const admin = await open.admin()
  const id = await open.order(buyer, { address: 'شارع 12\nสมุทรปราการ' })
  await open.pay(buyer, id)
  await admin.call('PATCH', `/order-release/${id}`)
  const shipped = await admin.call('POST', `/order/${id}/shipments`, {})
  const { insertedId: parcel } = (await shipped.json()) as { insertedId: string }
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
