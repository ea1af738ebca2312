import { expect, test } from 'vitest'
import { newBom } from '../../new-bom.ts'
import { readFile } from '../file.ts'
import { readRows } from '../rows.ts'
import { zip } from './workbook.fixture.ts'
import { struckXls } from './xls.fixture.ts'

const namespaces = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
const row = (cells: string[], more = '') =>
  `<table:table-row${more}>${cells.map((cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`
const table = (inner: string, style = '') =>
  `<table:table table:name="S"${style}>${inner}</table:table>`
const hiddenStyle =
  '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'

const manifest: [path: string, text: string] = [
  'META-INF/manifest.xml',
  '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
]

/** An ODS with these tables, and no styles beside. */
const ods = (tables: string, besides = [manifest]) =>
  zip([
    ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
    ...besides,
    [
      'content.xml',
      `<?xml version="1.0"?><office:document-content ${namespaces}><office:automatic-styles>${hiddenStyle}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ],
  ])
const head = row(['MPN', 'Qty'])
const read = async (tables: string) => (await readFile('list.ods', ods(tables))).sheets[0]!

test('an ODS without the styles that its sheets share is read', async () => {
  expect((await read(table(head + row(['LM-700', '31'])))).rows).toEqual([
    ['MPN', 'Qty'],
    ['LM-700', '31'],
  ])
})

test('an ODS without its manifest is torn', async () => {
  const torn = ods(table(head + row(['LM-700', '31'])), [])
  await expect(readFile('list.ods', torn)).rejects.toThrow('This ODS is damaged')
})

test.each(['collapse', 'filter'])(
  'rows that an ODS hides (%s) are said and asked about',
  async (how) => {
    const hidden = ` table:visibility="${how}"`
    const many = ` table:number-rows-repeated="3"`
    const sheet = await read(
      table(
        head +
          row(['LM-700', '31']) +
          row(['LM-800', '5'], hidden) +
          row(['LM-900', '7'], many) +
          row(['LM-950', '8'], hidden),
      ),
    )
    expect(sheet.hidden).toBe('2 hidden rows')
    expect(readRows(newBom('list', sheet))).toMatchObject([
      { kind: 'other' },
      { number: 'LM-700', quantity: { pieces: 31 } },
      { number: 'LM-800', quantity: { reason: expect.stringContaining('The workbook hides it') } },
      { number: 'LM-900', quantity: { pieces: 7 } },
      { number: 'LM-900' },
      { number: 'LM-900' },
      { number: 'LM-950', quantity: { reason: expect.stringContaining('The workbook hides it') } },
    ])
  },
)

test('columns and sheets that an ODS hides are said', async () => {
  const columns =
    '<table:table-column table:number-columns-repeated="1"/><table:table-column table:visibility="collapse"/>'
  const sheet = await read(table(columns + head + row(['LM-700', '31'])))
  expect(sheet.hidden).toBe('1 hidden column')
  const whole = await read(table(head + row(['LM-700', '31']), ' table:style-name="ta2"'))
  expect(whole.hidden).toBe('the whole sheet hidden')
})

test('rows that an ODS hides by the thousand million take no time', async () => {
  const empty =
    '<table:table-row table:visibility="filter" table:number-rows-repeated="999999999"><table:table-cell/></table:table-row>'
  const before = process.cpuUsage()
  await read(table(head + row(['LM-700', '31']) + empty))
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
})

test('a row that is struck through in XLS is left out', async () => {
  const rows = [
    ['MPN', 'Qty'],
    ['LM-700', 31],
    ['LM-800', 5],
  ]
  const { sheets } = await readFile('list.xls', struckXls(rows, [1]))
  expect(newBom('list', sheets[0]!).choices).toEqual({ 1: { gone: 'struck through' } })
  const none = await readFile('list.xls', struckXls(rows, []))
  expect(newBom('list', none.sheets[0]!).choices).toEqual({})
})

test('a style without content before the struck one of SpreadsheetML takes nothing from it', async () => {
  const cell = (text: string, style: string) =>
    `<Cell ss:StyleID="${style}"><Data ss:Type="String">${text}</Data></Cell>`
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="Default"/><Style ss:ID="s7"><Font ss:StrikeThrough="1"/></Style></Styles><Worksheet ss:Name="S"><Table><Row>${cell('MPN', 'Default')}${cell('Qty', 'Default')}</Row><Row>${cell('LM-700', 's7')}${cell('31', 's7')}</Row></Table></Worksheet></Workbook>`
  const { sheets } = await readFile('list.xls', new Uint8Array(Buffer.from(book)))
  expect(sheets[0]!.rows[1]).toEqual(['~~LM-700~~', '~~31~~'])
})
