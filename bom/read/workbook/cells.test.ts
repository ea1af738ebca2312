import { expect, test } from 'vitest'
import { newBom } from '../../new-bom.ts'
import { readFile } from '../file.ts'
import { readRows } from '../rows.ts'
import { workbook, zip } from './workbook.fixture.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** The first form is plain, the second pads with zeros, the third is a price, the fourth is struck through, others are of days. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="5"><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="&quot;$&quot;0.00"/>${['dd.mm.yyyy', '[$-407]d. mmm', 'yyyy'].map((form, at) => `<numFmt numFmtId="${166 + at}" formatCode="${form}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/></font><font><strike/><sz val="11"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="7"><xf numFmtId="0" fontId="0"/><xf numFmtId="164" fontId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1"/>${[166, 167, 168].map((id) => `<xf numFmtId="${id}" fontId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`

/** A sheet as its file has it, with these forms. */
async function rowsOf(rows: string) {
  const { sheets } = await readFile('book.xlsx', withStyles(rows))
  const bom = newBom('book', sheets[0]!)
  return { bom, read: readRows(bom) }
}

function withStyles(rows: string) {
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zip([
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styles],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ],
  ])
}

const text = (ref: string, value: string, form = 0) =>
  `<c r="${ref}" s="${form}" t="inlineStr"><is><t>${value}</t></is></c>`
const number = (ref: string, value: string, form = 0) =>
  `<c r="${ref}" s="${form}"><v>${value}</v></c>`
const head = `<row r="1">${text('A1', 'MPN')}${text('B1', 'Qty')}</row>`

test('what a cell shows is looked for first, and what it is beside it', async () => {
  const { read } = await rowsOf(
    `${head}<row r="2">${number('A2', '123456', 1)}${number('B2', '4')}</row>`,
  )
  expect(read[1]).toMatchObject({ number: '00123456', others: ['123456'], quantity: { pieces: 4 } })
})

test.each([4, 5, 6])('a day is one, in whatever form it is shown: %s', async (form) => {
  const { read } = await rowsOf(
    `${head}<row r="2">${text('A2', 'A-100-K')}${number('B2', '46037', form)}</row><row r="3">${number('A3', '46037', form)}${number('B3', '7')}</row>`,
  )
  expect(read[1]).toMatchObject({ quantity: { reason: expect.stringContaining('2026-01-15') } })
  expect(read[2]).toMatchObject({ spoilt: expect.stringContaining('made a date') })
})

test('a price stays one, and a fraction that is shown as whole is none', async () => {
  const { read } = await rowsOf(
    `${head}<row r="2">${text('A2', 'A-100-K')}${number('B2', '149', 2)}</row><row r="3">${text('A3', 'B-200-K')}${number('B3', '4.4')}</row>`,
  )
  expect(read[1]).toMatchObject({ quantity: { reason: '“$149.00” is no quantity' } })
  expect(read[2]).toMatchObject({ quantity: { near: 4.4 } })
})

test('a formula that was never worked out is no quantity', async () => {
  const { read } = await rowsOf(
    `${head}<row r="2">${text('A2', 'A-100-K')}<c r="B2"><f>10*2</f></c></row><row r="3">${text('A3', 'B-200-K')}<c r="B3"><f>3*2</f><v>6</v></c></row>`,
  )
  expect(read[1]).toMatchObject({ quantity: { reason: expect.stringMatching(/is a formula/) } })
  expect(read[2]).toMatchObject({ quantity: { pieces: 6 } })
})

test('a row that is struck through is left out, and can be put back', async () => {
  const { bom } = await rowsOf(
    `${head}<row r="2">${text('A2', 'A-100-K', 3)}${number('B2', '4', 3)}</row><row r="3">${text('A3', 'B-200-K')}${number('B3', '6', 3)}</row>`,
  )
  expect(bom.choices).toEqual({ 1: { gone: 'struck through' } })
})

test.each<[kind: string, name: string, bytes: () => Uint8Array<ArrayBuffer>]>([
  [
    'ODS',
    'list.ods',
    () =>
      zip([
        ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
        ['META-INF/manifest.xml', manifest],
        ['styles.xml', '<?xml version="1.0"?><office:document-styles/>'],
        ['content.xml', openDocument],
      ]),
  ],
  ['SpreadsheetML', 'list.xls', () => new Uint8Array(Buffer.from(spreadsheetMl))],
  [
    'a page with classes',
    'list.html',
    () =>
      new Uint8Array(
        Buffer.from(
          '<style>.x1 {text-decoration:line-through; color:red}</style><table><tr><td>MPN</td><td>Qty</td></tr><tr><td class="x1">A-100-K</td><td class="x1">4</td></tr><tr style="text-decoration: line-through"><td>C-300-K</td><td>5</td></tr><tr><td>B-200-K</td><td>6</td></tr></table>',
        ),
      ),
  ],
])('a row that is struck through in %s is left out', async (_, name, bytes) => {
  const { sheets } = await readFile(name, bytes())
  const bom = newBom('list', sheets[0]!)
  const ordered = readRows(bom).flatMap((row, at) =>
    row.kind === 'wanted' && !bom.choices[at]?.gone ? [row.number] : [],
  )
  expect(ordered).toEqual(['B-200-K'])
})

const manifest = `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`
const odsCell = (value: string, form = '') =>
  `<table:table-cell${form && ` table:style-name="${form}"`} office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
const openDocument = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"><office:automatic-styles><style:style style:name="ce1" style:family="table-cell"><style:text-properties style:text-line-through-style="none"/></style:style><style:style style:name="ce2" style:family="table-cell"><style:text-properties style:text-line-through-style="solid" style:text-line-through-type="single"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="S"><table:table-row>${odsCell('MPN', 'ce1')}${odsCell('Qty')}</table:table-row><table:table-row>${odsCell('A-100-K', 'ce2')}${odsCell('4', 'ce2')}</table:table-row><table:table-row>${odsCell('B-200-K', 'ce1')}${odsCell('6')}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`

const xmlRow = (row: string, cells: string[], form = '') =>
  `<Row${row}>${cells.map((cell) => `<Cell${form}><Data ss:Type="${/^\d+$/.test(cell) ? 'Number' : 'String'}">${cell}</Data></Cell>`).join('')}</Row>`
const spreadsheetMl = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="s1"><Font/></Style><Style ss:ID="s2"><Font ss:StrikeThrough="1"/></Style></Styles><Worksheet ss:Name="S"><Table>${xmlRow('', ['MPN', 'Qty'])}${xmlRow('', ['A-100-K', '4'], ' ss:StyleID="s2"')}${xmlRow(' ss:StyleID="s2"', ['C-300-K', '5'])}${xmlRow('', ['B-200-K', '6'], ' ss:StyleID="s1"')}</Table></Worksheet></Workbook>`

test('a row whose number alone is struck through is not ordered, one whose pieces are is asked about', async () => {
  const { read } = await rowsOf(
    `${head}<row r="2">${text('A2', 'A-100-K', 3)}${number('B2', '4')}</row><row r="3">${text('A3', 'B-200-K')}${number('B3', '6', 3)}</row><row r="4">${text('A4', 'C-300-K')}${number('B4', '7')}</row>`,
  )
  expect(read[1]).toMatchObject({ kind: 'other', reason: 'Struck through' })
  expect(read[2]).toMatchObject({
    quantity: { reason: '“6” is struck through: type how many pieces' },
  })
  expect(read[3]).toMatchObject({ number: 'C-300-K', quantity: { pieces: 7 } })
})

test('pieces in one cell for several rows are asked about', async () => {
  const rows = [
    ['MPN', 'Qty'],
    ['A-100-K', { number: '24' }],
    ['B-200-K', null],
    ['C-300-K', { number: '6' }],
  ]
  const book = workbook([{ name: 'S', rows, merged: ['B2:B3'] }])
  const { sheets } = await readFile('book.xlsx', book)
  const read = readRows(newBom('book', sheets[0]!))
  const shared = { reason: 'It is one cell, 24 for 2 rows: type how many pieces' }
  expect(read.slice(1)).toMatchObject([
    { number: 'A-100-K', quantity: shared },
    { number: 'B-200-K', quantity: shared },
    { number: 'C-300-K', quantity: { pieces: 6 } },
  ])
})
