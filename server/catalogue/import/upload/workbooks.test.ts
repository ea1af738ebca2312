import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workbook, zip } from '../../../../bom/read/workbook/workbook.fixture.ts'
import { openUploadShop } from './upload.fixture.ts'

let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.empty())

const head = ['MPN', 'Name', 'Category', 'Price', 'Stock']
const parts = [
  head,
  ['KX-20', 'Sorter one', 'cpu', { number: '1149.5' }, { number: '40' }],
  ['00731', 'Sorter two', 'cpu', { number: '99' }, { number: '0' }],
]
const bring = (book: Uint8Array<ArrayBuffer>) => shop.bring(book, {}, 'parts.xlsx')

test('a workbook is imported as it is shown, after the sheet that holds parts', async () => {
  const book = workbook([
    { name: 'About', rows: [['Made in May']] },
    { name: 'Parts', rows: parts },
  ])
  const { status, body } = await bring(book)
  expect([status, body.added, body.skipped]).toEqual([200, 2, 0])
  expect(body.first).toMatchObject([
    { mpn: 'KX-20', price: 1_149.5, quantity: 40 },
    { mpn: '00731', price: 99, quantity: 0 },
  ])
  const known = await bring(
    workbook([
      {
        name: 'Night',
        rows: [
          ['MPN', 'Stock'],
          ['KX-20', { number: '35' }],
        ],
      },
    ]),
  )
  expect(known.body).toMatchObject({ added: 0, changed: 1 })
  expect(await shop.parts()).toMatchObject([{ quantity: 0 }, { mpn: 'KX-20', quantity: 35 }])
})

test('of several sheets with parts none is chosen, and what a spreadsheet spoilt is refused by its row', async () => {
  const both = workbook([
    { name: 'Spring', rows: parts },
    { name: 'Autumn', rows: parts },
  ])
  expect((await bring(both)).body.detail).toMatch(/“Spring”, “Autumn” all hold parts/)
  const spoilt = workbook([
    { name: 'Parts', rows: [...parts, [{ number: '1.23E+17' }, 'Three', 'cpu', { number: '9' }]] },
  ])
  const { body } = await bring(spoilt)
  expect(body.problems[0]?.message).toMatch(/has shortened this number/)
  expect(body).toMatchObject({ added: 2, skipped: 1, problems: [{ line: 4 }] })
})

test('what a workbook hides is said, and hidden rows are refused', async () => {
  const rows = [...parts, ['KX-30', 'Sorter three', 'cpu', { number: '70' }, { number: '9' }]]
  const hiding = workbook([
    { name: 'Now', rows, hiddenRows: [2], hiddenColumns: [1] },
    { name: 'Before', rows: parts },
  ])
  const book = new Uint8Array(hiding)
  expect((await bring(book)).body.detail).toMatch(/“Now”, “Before” all hold parts/)
  const alone = workbook([{ name: 'Now', rows, hiddenRows: [2], hiddenColumns: [1] }])
  const hidden = '1 hidden row and 1 hidden column'
  expect((await shop.preview(alone, 'parts.xlsx')).body).toMatchObject({ hidden, rows: 3 })
  const { body } = await bring(alone)
  expect(body).toMatchObject({ hidden, added: 2, skipped: 1, problems: [{ line: 3 }] })
  expect(body.problems[0]?.message).toMatch(
    /^The workbook hides it: 00731\. Show it, or take the row/,
  )
  expect((await bring(workbook([{ name: 'Now', rows }]))).body).toMatchObject({ hidden: null })
})

const sheet = (rows: string) =>
  workbook([{ name: 'Parts', rows: [], xml: `<sheetData>${rows}</sheetData>` }])
const millions = (row: (at: number) => string) =>
  Array.from({ length: 1_000_000 }, (_, at) => row(at + 1)).join('')

test.each<[is: string, book: () => Uint8Array<ArrayBuffer>, words: RegExp]>([
  [
    'empty rows',
    () => sheet(millions((at) => `<row r="${at}" spans="1:9" ht="15.75" customHeight="1"/>`)),
    /50,000 empty rows/,
  ],
  [
    'rows of empty cells',
    () => sheet(millions((at) => `<row r="${at}"><c r="A${at}" s="1"/></row>`)),
    /50,000 empty rows/,
  ],
  [
    'a bomb',
    () =>
      zip([
        ['[Content_Types].xml', '<Types/>'],
        ['xl/workbook.xml', Buffer.alloc(2 ** 28, ' ')],
      ]),
    /more than 100 MB/,
  ],
  ['an archive that is torn', () => sheet('').slice(0, 900), /damaged/],
])(
  'T53 a workbook of %s is refused for what it is, before its time is up',
  async (_, make, words) => {
    const book = make()
    const { status, body } = await bring(book)
    expect([status, body.code]).toEqual([400, 'file_unreadable'])
    expect(body.detail).toMatch(words)
  },
)

test('a row of a page whose number alone is struck through is refused', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const file = `<table>${row('MPN', 'Name', 'Category', 'Price', 'Qty')}${row('<s>KX-1</s>', 'One', 'cpu', '99', '5')}${row('KX-2', 'Two', 'cpu', '99', '5')}</table>`
  const { body } = await shop.bring(file, {}, 'parts.xls')
  expect(body).toMatchObject({ added: 1, skipped: 1, first: [{ mpn: 'KX-2' }] })
  expect(body.problems[0]?.message).toBe('This row is struck through')
})

test('a workbook of more rows than a list may have is imported', async () => {
  const rows = Array.from({ length: 5_600 }, (_, at) => [`QX-${at}`, { number: '7' }])
  const { status, body } = await bring(
    workbook([{ name: 'Night', rows: [['MPN', 'Stock'], ...rows] }]),
  )
  expect([status, body.read]).toEqual([200, 5_600])
})
