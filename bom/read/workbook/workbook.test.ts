import { expect, test } from 'vitest'
import { limits, ReadingFault } from '../../limits.ts'
import { readFile } from '../file.ts'
import { workbook, zip } from './workbook.fixture.ts'

const list = [
  ['MPN', 'Qty'],
  ['A-100', { number: '24' }],
]
const sheetOf = (cells: string) => `<sheetData>${cells}</sheetData>`
const text = (ref: string) => `<c r="${ref}" t="inlineStr"><is><t>X</t></is></c>`
const only = (xml: string) => workbook([{ name: 'S', rows: [], xml }])
const read = (bytes: Uint8Array<ArrayBuffer>) => readFile('book.xlsx', bytes)

test('sheets beside a list are read, and what is too much is named with its reason', async () => {
  const { sheets, unread } = await read(
    workbook([
      { name: 'Cover', rows: [['Rack 4']] },
      { name: 'Empty', rows: [] },
      { name: 'BOM', rows: list, hiddenRows: [1], hiddenColumns: [1, 7] },
      { name: 'Prices', rows: Array.from({ length: 5_002 }, (_, at) => [`A-${at}`]) },
      { name: 'Far', rows: [], xml: sheetOf(`<row r="1">${text('XFD1')}</row>`) },
    ]),
  )
  expect(sheets).toMatchObject([
    { name: 'Cover', rows: [['Rack 4']], hidden: '' },
    {
      name: 'BOM',
      hidden: '1 hidden row and 1 hidden column',
      rows: [
        ['MPN', 'Qty'],
        ['A-100', '24'],
      ],
    },
  ])
  expect(unread).toEqual([
    { name: 'Prices', why: expect.stringMatching(/^It has at least 5,002 rows; 5,000 can/) },
    { name: 'Far', why: expect.stringMatching(/^It has 16,384 columns; at most 100/) },
  ])
})

test('cells and rows that hold nothing are no rows, however far below they stand', async () => {
  const far = '<row r="9"/><row r="1048575"></row><row r="1048576"><c r="XFD1048576" s="1"/></row>'
  const { sheets } = await read(
    only(sheetOf(`<row r="2">${text('B2')}<c r="XFD2" s="1"/></row>${far}`)),
  )
  expect(sheets[0]?.rows).toEqual([
    ['', ''],
    ['', 'X'],
  ])
})

test('a cell that does not say where it stands is the next one', async () => {
  const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const { sheets } = await read(
    only(
      sheetOf(
        `<row>${cell('MPN')}<c/>${cell('Qty')}</row><row r="3">${cell('A')}${text('C3')}</row>`,
      ),
    ),
  )
  expect(sheets[0]?.rows).toEqual([
    ['MPN', '', 'Qty'],
    ['', '', ''],
    ['A', '', 'X'],
  ])
})

test.each([
  ['one cell at the far end', sheetOf(`<row r="1048576">${text('XFD1048576')}</row>`), /rows/],
  [
    'a place of sixteen thousand columns',
    sheetOf('<row r="1"><c r="A1" x:r="XFD1"><v>1</v></c></row>'),
    /columns/,
  ],
])('%s is refused before it is spread out', async (_, xml, why) => {
  const reading = read(only(xml))
  await expect(reading).rejects.toThrow(ReadingFault)
  await expect(reading).rejects.toThrow(why)
})

test.each([
  ['a row far down by its own word', sheetOf(`<row r="1048576">${text('A1')}</row>`)],
  ['a row beyond all', sheetOf(`<row r="1e9">${text('A1')}</row>`)],
  ['a column beyond all', sheetOf(`<row r="1">${text('zzzzzz1')}</row>`)],
  ['a place in disguise', sheetOf(`<row r="1">${text('&#88;FD1')}</row>`)],
  ['a tag in a value', sheetOf(`<row x="<v" r="1048576">${text('A1')}</row>`)],
])('%s is never spread out', async (_, xml) => {
  const rows = read(only(xml)).then(
    ({ sheets }) => sheets[0]!.rows.length,
    (error: unknown) => (error instanceof ReadingFault ? 0 : Number.NaN),
  )
  expect(await rows).toBeLessThan(2)
})

test.each(['<!DOCTYPE x [<!ENTITY a "b">]>', '<!ENTITY a SYSTEM "file:///etc/passwd">'])(
  'T53 a workbook that defines entities is refused: %s',
  async (definition) => {
    const book = workbook([{ name: 'S', rows: list }], [], definition)
    await expect(read(book)).rejects.toThrow(/defines entities/)
  },
)

test.each([undefined, 1_000])(
  'what unpacks to more than it may is refused, its size said as %s',
  async (size) => {
    const bomb = zip(
      [
        ['xl/workbook.xml', Buffer.alloc(2 ** 27, ' ')],
        ['xl/_rels/workbook.xml.rels', ''],
      ],
      size,
    )
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(read(bomb)).rejects.toThrow(
      size === undefined ? /Unpacked it has more than 100 MB/ : /damaged/,
    )
  },
)

test('thousands of sheets and of packed files are refused', async () => {
  const many = Array.from({ length: limits.sheets + 1 }, (_, at) => ({
    name: `S${at}`,
    rows: list,
  }))
  await expect(read(workbook(many))).rejects.toThrow(/201 sheets; at most 200/)
  const files = Array.from({ length: limits.entries + 1 }, (_, at): [string, string] => [
    `${at}`,
    '',
  ])
  await expect(read(zip(files))).rejects.toThrow(/10,001 files/)
})

test.each([
  ['<row r="#" ht="15"/>', /50,000 empty rows/],
  ['<row r="#"><c r="A#" s="1"/></row>', /50,000 empty rows/],
  [`<row r="#">${'<c r="A#"><v>1</v></c>'.repeat(40)}</row>`, /2,000,000 cells/],
])('a sheet with too many of %.40s is refused before it is read', async (row, why) => {
  const rows = Array.from({ length: 60_000 }, (_, at) => row.replaceAll('#', String(at + 1)))
  const book = only(sheetOf(rows.join('')))
  const before = process.cpuUsage()
  await expect(read(book)).rejects.toThrow(why)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000)
})

test('one long text in many cells is refused', async () => {
  const rows = Array.from({ length: 3_000 }, () => [{ shared: 0 }])
  const book = workbook([{ name: 'S', rows }], ['X'.repeat(10_000)])
  await expect(read(book)).rejects.toThrow(/more than 20,000,000 letters/)
})

test('many wide sheets are read as far as their cells are not too many', async () => {
  const wide = Array.from({ length: 5_000 }, (_, at) =>
    at === 0 || at === 4_999 ? [...Array<null>(99).fill(null), 'X'] : [],
  )
  const book = workbook(Array.from({ length: 5 }, (_, at) => ({ name: `S${at}`, rows: wide })))
  const { sheets, unread } = await read(book)
  expect(sheets.map(({ name }) => name)).toEqual(['S0', 'S1', 'S2', 'S3'])
  expect(unread).toEqual([{ name: 'S4', why: expect.stringMatching(/2,000,000 cells/) }])
})

test.each([0, 1, 40, 200, 400])(
  'a workbook that ends %s bytes too early is refused',
  async (cut) => {
    const whole = workbook([{ name: 'S', rows: list }])
    await expect(read(whole.slice(0, whole.length - 1 - cut))).rejects.toThrow(/damaged/)
  },
)

const rowsOf = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cells(at + 1)}</row>`).join('')
const pair = (row: number) => `${text(`A${row}`)}<c r="B${row}"><v>${row}</v></c>`

test.each([
  [
    'rows',
    rowsOf(60_000, pair),
    /^This XLSX has at least 60,000 rows; 5,000 can be read at once.*as CSV\.$/,
  ],
  [
    'columns',
    rowsOf(400, () => '<c><v>1</v></c>'.repeat(300)),
    /^This XLSX has at least 300 columns; at most 100 can be read.*as CSV\.$/,
  ],
])('a sheet of too many %s is refused before its cells are opened', async (_, xml, words) => {
  const book = only(sheetOf(xml))
  // the library counts rows and columns by their places, and not at least
  await expect(read(book)).rejects.toThrow(words)
})

test('a sheet of too many rows beside a list is named and not opened; formulas that show nothing are no rows', async () => {
  const book = workbook([
    { name: 'Stock', rows: [], xml: sheetOf(rowsOf(60_000, pair)) },
    {
      name: 'List',
      rows: [],
      xml: sheetOf(
        `${rowsOf(2, pair)}${rowsOf(9_000, (row) => `<c r="C${row + 2}" t="str"><f>""</f><v></v></c>`).replaceAll(/<row r="\d+">/g, '<row>')}`,
      ),
    },
  ])
  const { sheets, unread } = await read(book)
  expect(sheets).toMatchObject([{ name: 'List', rows: [[expect.anything(), '1'], {}] }])
  expect(unread).toEqual([
    { name: 'Stock', why: expect.stringMatching(/^It has at least 60,000 rows/) },
  ])
})

const ods = (rows: string) =>
  zip([
    ['META-INF/manifest.xml', '<manifest:manifest/>'],
    [
      'content.xml',
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ],
  ])
const repeating = (rows: number, columns: number) =>
  `<table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:number-columns-repeated="${columns}" office:value-type="string"><text:p>QX-11</text:p></table:table-cell></table:table-row>`

test.each([
  [repeating(900_000, 9_000), /^This ODS has 900,000 rows; 5,000/],
  [repeating(3, 16_000), /^This ODS has 16,000 columns; at most 100/],
  [
    `${repeating(2, 2)}${repeating(90_000, 90).replace('<text:p>QX-11</text:p>', '<text:p/>')}`,
    /^The sheets of this ODS have 8,100,004 cells/,
  ],
])('what an ODS repeats is counted before it is written out: %.70s', async (rows, words) => {
  const before = process.cpuUsage()
  await expect(read(ods(rows))).rejects.toThrow(words)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500)
})
