import { describe, expect, test } from 'vitest'
import { ReadingFault } from '../limits.ts'
import { newBom } from '../new-bom.ts'
import { countOutcomes, resolveBom } from '../resolve-bom.ts'
import { foundNothing, foundParts } from '../resolved.fixture.ts'
import { decodeText } from './decode/decode-text.ts'
import { readFile } from './file.ts'
import { messyTexts } from './messy.fixture.ts'
import { messyWorkbooks } from './messy-workbooks.fixture.ts'
import { type RowRead, readRows } from './rows.ts'
import { readTypedLine } from './typed-line.ts'
import { workbook } from './workbook/workbook.fixture.ts'

const said = (row: RowRead) => {
  if (row.kind === 'other') return `- ${row.reason}`
  const { number, quantity, spoilt } = row
  const asked = 'pieces' in quantity ? `× ${quantity.pieces}` : `? ${quantity.reason}`
  return `${number} ${asked}${spoilt ? ' !' : ''}`
}
const messy = [...messyTexts, ...messyWorkbooks]
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

test.each([
  ['20 WD Red Plus 4 TB', '20', 'WD Red Plus 4 TB'],
  ['4 TB WD Red Plus', '', '4 TB WD Red Plus'],
  ['32 GB DDR5 module', '', '32 GB DDR5 module'],
  ['WD Red Plus 4 TB x 20', '20', 'WD Red Plus 4 TB'],
  ['AMD Ryzen 5 9600X', '', 'AMD Ryzen 5 9600X'],
  ['CPU: AMD Ryzen 9 9950X', '', 'AMD Ryzen 9 9950X'],
  ['AMD Ryzen 7 7800X3D', '', 'AMD Ryzen 7 7800X3D'],
  ['AX-4410-KW 24X', '24', 'AX-4410-KW'],
  ['12 x AMD Ryzen 9 9950X', '12', 'AMD Ryzen 9 9950X'],
  ['12x AMD Ryzen 9 9950X', '12', 'AMD Ryzen 9 9950X'],
  ['AX-4410-KW qty 24 price 149 total 3576', '24', 'AX-4410-KW'],
  ['AX-4410-KW Qty:24 Stock:4700', '24', 'AX-4410-KW'],
  ['AX-4410-KW (Stück: 24)', '24', 'AX-4410-KW'],
])('the typed line %s asks for %s of %s', (line, quantity, number) => {
  expect(readTypedLine(line)).toEqual({ number, quantity, whole: null })
})

test('what a sum leaves behind the ninth digit is noise, and full-width digits are digits', async () => {
  const rows = [
    ['MPN', 'Qty'],
    ['A-100', { number: '10.000000000000002' }],
    ['A-200', '２４'],
    ['A-300', { number: '1.5' }],
  ]
  const { sheets } = await readFile('file', workbook([{ name: 'S', rows }]))
  expect(readRows(newBom('file', sheets[0]!)).map(said)).toEqual([
    '- The header',
    'A-100 × 10',
    'A-200 × 24',
    'A-300 ? “1.5” is not a whole number of pieces',
  ])
})

test('there are at least 30 messy files', () => {
  expect(messy.length).toBeGreaterThanOrEqual(30)
})

describe.each(messy)('$is', ({ bytes, rows }) => {
  test('is read row by row', async () => {
    const { sheets } = await readFile('file', bytes)
    expect(readRows(newBom('file', sheets[0]!)).map(said)).toEqual(rows)
  })

  test.each([
    ['nothing is found', foundNothing],
    ['everything is found', foundParts],
  ])('has one outcome for every row when %s', async (_, found) => {
    const { sheets } = await readFile('file', bytes)
    const bom = newBom('file', sheets[0]!)
    const resolved = resolveBom(bom, found)
    expect(resolved.map(({ at }) => at)).toEqual(rows.map((_row, at) => at))
    const { ordered, merged, listed, all } = countOutcomes(resolved)
    expect(ordered + merged + listed).toBe(rows.length)
    expect(all).toBe(rows.length)
    for (const { outcome } of resolved) {
      if (outcome.state === 'listed') expect(outcome.reason).not.toBe('')
      if (outcome.state === 'merged') expect(resolved[outcome.into]!.line).not.toBeNull()
    }
  })
})

/** Files in which a line is a row: none of their cells has a quotation mark. */
const lined = messyTexts.flatMap(({ is, bytes, rows }) => {
  const { text } = decodeText(bytes)
  const lines = text
    .replace(/^sep=.\n/, '')
    .trimEnd()
    .split(/\r\n?|\n/)
  return text.includes('"') ? [] : [{ is, lines: lines.length, rows: rows.length }]
})
test('every line of a file is counted', () => {
  expect(lined.length).toBeGreaterThanOrEqual(25)
  for (const { is, lines, rows } of lined) expect(`${is}: ${rows}`).toBe(`${is}: ${lines}`)
})

test('every sheet of a workbook can be had', async () => {
  const { sheets } = await readFile(
    'book.xlsx',
    workbook([
      { name: 'Cover', rows: [['Rack 4']] },
      { name: 'Empty', rows: [] },
      {
        name: 'BOM',
        rows: [
          ['MPN', 'Qty'],
          ['A-100', { number: '24' }],
        ],
      },
    ]),
  )
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Cover', 1],
    ['BOM', 2],
  ])
})

test('5,000 rows are read, and more are refused whole', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `A-${at},${at + 1}`).join('\n')
  const { sheets } = await readFile('large.csv', bytesOf(`MPN,Qty\n${rows}\n`))
  expect(readRows(newBom('large', sheets[0]!)).length).toBe(5_001)
  await expect(readFile('larger.csv', bytesOf(`MPN,Qty\n${rows}\nB-1,2\n`))).rejects.toThrow(
    /5,002 rows/,
  )
})

test.each(['parts.xlsx', 'PARTS.XLSM'])(
  'a text that is named %s is refused, and says what to do',
  async (name) => {
    const reading = readFile(name, bytesOf('no workbook here'))
    await expect(reading).rejects.toThrow(ReadingFault)
    await expect(reading).rejects.toThrow(/but it is no workbook.*save it anew as XLSX or CSV/)
  },
)

test.each([
  [
    'an old workbook',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    /old workbook/,
  ],
  ['a PDF', Buffer.from('%PDF-1.7'), /a PDF/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /a picture/],
  ['nothing', Buffer.alloc(0), /nothing in it/],
  ['blanks', Buffer.from(' \n\n\t\n'), /nothing in it/],
  ['a damaged workbook', Buffer.from('PK\u0003\u0004 broken'), /damaged/],
])('%s is refused with a reason', async (_, bytes, why) => {
  const reading = readFile('file', new Uint8Array(bytes))
  await expect(reading).rejects.toThrow(ReadingFault)
  await expect(reading).rejects.toThrow(why)
})

test.each(['PK33-A1', 'PAR1-20', 'BM200', 'GIF8-4', 'BZh-7', 'SQLi-9', 'MZ-77E1T0B', 'Rar!-1'])(
  'a list that begins with the part number %s is read',
  async (number) => {
    const text = `${number} x 3\nAA00-0B x 7\n`
    const { kind, sheets } = await readFile('list.txt', new Uint8Array(Buffer.from(text)))
    expect(kind).toBe('lines')
    expect(JSON.stringify(sheets)).toContain(number)
  },
)

test.each([
  ['a picture (GIF)', 'GIF89a\u000a\u0000\u000a\u0000'],
  ['a picture (BMP)', 'BM\u0036\u0000\u0000\u0000'],
  ['a packed file (BZIP2)', 'BZh91AY&SY\u0001\u0002'],
  ['a Parquet file', 'PAR1\u0015\u0004\u0015'],
  ['a program', 'MZ\u0090\u0000\u0003'],
])('%s is told by its bytes', async (is, bytes) => {
  const reading = readFile('file', new Uint8Array(Buffer.from(bytes, 'latin1')))
  await expect(reading).rejects.toThrow(is)
})
