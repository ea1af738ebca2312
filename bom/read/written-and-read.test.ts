import { type BookType, utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newBom } from '../new-bom.ts'
import { readFile } from './file.ts'
import { readRows } from './rows.ts'

const line = fc.record({
  number: fc.stringMatching(/^[A-Z]{2}\d{2,4}[-/][A-Z0-9]{2,6}$/),
  count: fc.integer({ min: 1, max: 99_999 }),
})
const lists = fc.array(line, { minLength: 1, maxLength: 12 })

const read = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const { sheets, kind } = await readFile(name, bytes)
  const rows = readRows(newBom('list', sheets[0]!))
  return {
    kind,
    lines: rows.flatMap((row) =>
      row.kind === 'wanted' && 'pieces' in row.quantity
        ? [{ number: row.number, count: row.quantity.pieces }]
        : [],
    ),
  }
}

test.each<[type: BookType, kind: string]>([
  ['xlsx', 'XLSX'],
  ['xlsm', 'XLSM'],
  ['xlsb', 'XLSB'],
  ['biff8', 'XLS'],
  ['ods', 'ODS'],
  ['xlml', 'SpreadsheetML'],
  ['html', 'HTML'],
])('what is written as %s is read as %s, the same', async (bookType, kind) => {
  await fc.assert(
    fc.asyncProperty(lists, async (given) => {
      const book = utils.book_new()
      const table = [['MPN', 'Qty'], ...given.map(({ number, count }) => [number, count])]
      utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'List')
      const bytes = new Uint8Array(write(book, { bookType, type: 'array' }) as ArrayBuffer)
      expect(await read(`list.${bookType}`, bytes)).toEqual({ kind, lines: given })
    }),
    { numRuns: 15 },
  )
})

test.each([',', ';', '\t', '|', '^'])(
  'what is parted by “%s” is read, the same, in every encoding',
  async (separator) => {
    const encoded = fc.constantFrom(
      (text: string) => Buffer.from(text),
      (text: string) => Buffer.from(`\ufeff${text}`),
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      (text: string) => Buffer.from(text, 'utf16le'),
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    )
    await fc.assert(
      fc.asyncProperty(lists, encoded, async (given, encode) => {
        const rows = [['MPN', 'Qty'], ...given.map(({ number, count }) => [number, String(count)])]
        const text = rows.map((row) => `${row.join(separator)}\r\n`).join('')
        expect((await read('list.csv', new Uint8Array(encode(text)))).lines).toEqual(given)
      }),
      { numRuns: 40 },
    )
  },
)

type Rows = { number: string; count: number }[]
const table = (given: Rows, cell: (text: string, at: number) => string) =>
  [['MPN', 'Qty'], ...given.map(({ number, count }) => [number, String(count)])].map((row) =>
    row.map(cell),
  )

test.each<[of: string, write: (given: Rows) => string]>([
  [
    'Markdown',
    (given) => {
      const [head, ...rows] = table(given, (text) => text)
      return [head!, ['---', '--:'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
    },
  ],
  [
    'JSON',
    (given) => JSON.stringify(given.map(({ number, count }) => ({ mpn: number, qty: count }))),
  ],
  [
    'lines of JSON',
    (given) =>
      given.map(({ number, count }) => JSON.stringify({ mpn: number, qty: count })).join('\n'),
  ],
  [
    'JSON around the list',
    (given) =>
      JSON.stringify({
        order: { lines: given.map(({ number, count }) => ({ sku: number, quantity: count })) },
      }),
  ],
  [
    'BBCode',
    (given) =>
      `[table]${table(given, (text) => `[td]${text}[/td]`)
        .map((row) => `[tr]${row.join('')}[/tr]`)
        .join('\n')}[/table]`,
  ],
  [
    'columns of one width',
    (given) =>
      table(given, (text, at) => (at === 0 ? text.padEnd(16) : text.padStart(6)))
        .map((row) => row.join(''))
        .join('\n'),
  ],
  [
    'lines as people type them',
    (given) => given.map(({ number, count }) => `${count} x ${number}`).join('\n'),
  ],
  [
    'lines with the number first',
    (given) => given.map(({ number, count }) => `${number} x ${count}`).join('\n'),
  ],
  [
    'a quoted mail',
    (given) => given.map(({ number, count }) => `> - ${number}: ${count} pcs`).join('\n'),
  ],
  [
    'guarded CSV',
    (given) =>
      table(given, (text) => `="${text}"`)
        .map((row) => row.join(','))
        .join('\n'),
  ],
  [
    'quoted CSV',
    (given) =>
      table(given, (text) => `"${text}"`)
        .map((row) => row.join(';'))
        .join('\n'),
  ],
  [
    'XML',
    (given) =>
      `<?xml version="1.0"?><list>${given.map(({ number, count }) => `<line><mpn>${number}</mpn><qty>${count}</qty></line>`).join('')}</list>`,
  ],
])('what is written as %s is read, the same', async (_, write) => {
  // one row alone says too little of some of these forms, and pieces of four digits are told apart from years elsewhere
  const several = fc.uniqueArray(line, {
    minLength: 2,
    maxLength: 8,
    selector: ({ number }) => number,
  })
  await fc.assert(
    fc.asyncProperty(several, async (given) => {
      const bytes = new Uint8Array(Buffer.from(write(given)))
      expect((await read('list.txt', bytes)).lines).toEqual(given)
    }),
    { numRuns: 40 },
  )
})
