import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likeliest } from '../likeliest-sheet.ts'
import { newBom } from '../new-bom.ts'
import { questionsOf } from '../questions.ts'
import { amountLayouts } from './amount-layouts.fixture.ts'
import { clearLayouts } from './clear-layouts.fixture.ts'
import { doubtfulLayouts } from './doubtful-layouts.fixture.ts'
import { eitherLayouts } from './either-layouts.fixture.ts'
import { readFile } from './file.ts'
import { heardLayouts, orderLayouts } from './heard-layouts.fixture.ts'
import { labelledLayouts } from './labelled-layouts.fixture.ts'
import { laterTables } from './later-tables.fixture.ts'
import {
  cutLayouts,
  type ListLayout,
  moneyLayouts,
  namedLayouts,
  numbers,
  pastedLayouts,
} from './layouts.fixture.ts'
import { nestedLayouts } from './nested-layouts.fixture.ts'
import { programLayouts } from './program-layouts.fixture.ts'
import { readRows } from './rows.ts'
import { setLayouts } from './set-layouts.fixture.ts'
import { surroundedLayouts } from './surrounded-layouts.fixture.ts'
import { toldLayouts } from './told-layouts.fixture.ts'
import {
  lineLayouts,
  markedLayouts,
  packLayouts,
  saidLayouts,
  unnamedLayouts,
} from './unnamed-layouts.fixture.ts'
import { versionLayouts } from './version-layouts.fixture.ts'

const layouts = [
  ...namedLayouts,
  ...moneyLayouts,
  ...cutLayouts,
  ...pastedLayouts,
  ...programLayouts,
  ...doubtfulLayouts,
  ...toldLayouts,
  ...surroundedLayouts,
  ...labelledLayouts,
  ...eitherLayouts,
  ...nestedLayouts,
  ...versionLayouts,
  ...amountLayouts,
  ...setLayouts,
  ...laterTables,
  ...heardLayouts,
  ...orderLayouts,
  ...clearLayouts,
  ...unnamedLayouts,
  ...packLayouts,
  ...saidLayouts,
  ...markedLayouts,
  ...lineLayouts,
]
const bomOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { sheets } = await readFile('list', bytes)
  return newBom('list', sheets[likeliest(sheets)]!)
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

/** Pieces by number; null where a row is asked about. Rows whose number is none of ours are no lines. */
function pieces(rows: ReturnType<typeof readRows>): Record<string, number | null> {
  const found: Record<string, number | null> = {}
  for (const row of rows) {
    const mine =
      row.kind === 'wanted' && Object.values(numbers).some((one) => row.number.includes(one))
    if (!mine) continue
    const { number, quantity } = row
    found[number] =
      'pieces' in quantity && found[number] !== null ? (found[number] ?? 0) + quantity.pieces : null
  }
  return found
}

describe.each(layouts)('$is', ({ text, wants }: ListLayout) => {
  test('is read as it is meant, or asked about', async () => {
    expect(pieces(readRows(await bomOf(bytesOf(text))))).toEqual(wants)
  })
})

test('names that begin with a maker’s are the parts where nothing else names them', async () => {
  const bom = await bomOf(bytesOf('Samsung Swift 1 TB\t24\nNVIDIA Q4 24 GB\t6'))
  expect(readRows(bom)).toMatchObject([
    { number: 'Samsung Swift 1 TB', quantity: { pieces: 24 } },
    { number: 'NVIDIA Q4 24 GB', quantity: { pieces: 6 } },
  ])
})

test('the header of a later table is none of its rows', async () => {
  const bom = await bomOf(bytesOf('MPN,Qty\nAX-4410-KW,24\n\nCode,Stock\nQT900/64G,880'))
  expect(readRows(bom)[3]).toMatchObject({ kind: 'other', reason: 'The header once more' })
})

test('the number of a distributor leaves that behind it', async () => {
  const bom = await bomOf(bytesOf('123-4567,AX-4410-KW,24\n123-4568,QT900/64G,6'))
  expect(readRows(bom)).toMatchObject([
    { named: ['AX-4410-KW'], quantity: { pieces: 24 } },
    { named: ['QT900/64G'], quantity: { pieces: 6 } },
  ])
})

test('pieces behind names are no machines', async () => {
  const bom = await bomOf(bytesOf('Fast drive 1 TB - 24 pcs\nQuiet drive 2 TB - 6 pcs'))
  expect(readRows(bom)).toMatchObject([
    { number: 'Fast drive 1 TB', quantity: { pieces: 24 } },
    { number: 'Quiet drive 2 TB', quantity: { pieces: 6 } },
  ])
})

test.each(['Alt P/N', 'Alt. Mfr P/N', 'Alternate p / n'])(
  'a number under “%s” is none of its row’s own',
  async (name) => {
    const text = `Mfr P/N,${name},Qty\n${numbers.first},${numbers.fourth},24`
    const [, row] = readRows(await bomOf(bytesOf(text)))
    expect(row).toMatchObject({ number: numbers.first, named: [], others: [] })
  },
)

test('a row that is taken for a header asks for the numbers in it', async () => {
  const { first, second } = numbers
  const bom = await bomOf(bytesOf(`Qty of ${first};Price\n${second};3`))
  const [header] = readRows({ ...bom, layout: { ...bom.layout, header: 0 } })
  expect(header).toMatchObject({ kind: 'other', numbers: expect.arrayContaining([first]) })
})

/** What rows that are no lines, or beyond the list, are asked about by. */
const otherNumbers = async (text: string) =>
  readRows(await bomOf(bytesOf(text))).flatMap((row) =>
    row.kind === 'other' ? row.numbers : [row.number, ...row.others],
  )

test.each([
  [
    'a paragraph above a table',
    `<p>Also 6 x N</p><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>AX-1</td><td>2</td></tr></table>`,
  ],
  [
    'a paragraph below a table',
    `<table><tr><th>MPN</th><th>Qty</th></tr><tr><td>AX-1</td><td>2</td></tr></table><p>and 6 x N</p>`,
  ],
  [
    'a caption',
    `<table><caption>with 6 x N</caption><tr><th>MPN</th><th>Qty</th></tr><tr><td>AX-1</td><td>2</td></tr></table>`,
  ],
  [
    'a list beside a table',
    `<ul><li>6 x N</li></ul><table><tr><th>MPN</th><th>Qty</th></tr><tr><td>AX-1</td><td>2</td></tr></table>`,
  ],
  ['a line above a table', `Please add 6 x N,\nMPN,Qty\nAX-1,2`],
  ['a total', `MPN,Qty\nAX-1,2\nTotal N,6`],
  ['what stands beyond the names of columns', `MPN,Qty\nAX-1,2,with N`],
  ['a remark', `MPN,Qty,Note\nAX-1,2,next to N`],
])('a number in %s is looked for', async (_, text) => {
  expect(
    await otherNumbers(text.replace('N,', `${numbers.first},`).replace(/\bN\b/, numbers.first)),
  ).toContain(numbers.first)
})

test('there are a hundred layouts', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(100)
})

test.each(
  moneyLayouts.filter(
    ({ wants, text }) =>
      wants[numbers.first] === null &&
      wants[numbers.second] === null &&
      /Price|Stock|Qty Ulm/.test(text),
  ),
)('of $is is asked which column is meant, with the first rows of each', async ({ text }) => {
  const bom = await bomOf(bytesOf(text))
  const [question] = questionsOf(bom)
  expect(question).toMatchObject({ about: 'quantity', choices: expect.any(Array) })
  expect(question!.choices.length).toBeGreaterThanOrEqual(2)
  for (const { roles, rows } of question!.choices) {
    const chosen = { ...bom, layout: { ...bom.layout, roles: roles! } }
    expect(questionsOf(chosen)).toEqual([])
    expect(rows[0]).toBe(`${numbers.first} × ${pieces(readRows(chosen))[numbers.first]}`)
  }
})

const line = fc.record({
  number: fc.stringMatching(/^[A-Z]{2}-\d{3,5}-[A-Z]{1,2}$/),
  count: fc.integer({ min: 1, max: 999 }),
  price: fc.integer({ min: 1, max: 9_999 }),
})

test('a row that is added anywhere changes how no other is read, but by a question', async () => {
  const header = 'MPN,Qty,Price'
  const added = fc.constantFrom(
    'Total,5,9',
    ',,',
    'Drives,,',
    '# AB-100-C,7,9',
    'AB-123-C,"1,149",9',
    'AB-100-C,x,9',
    'AB-7-C,3,9,12',
    'MPN,Qty,Price',
    'AB-100-C,DNP,1',
    'Item,Count,Cost',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 3, maxLength: 8 }),
      added,
      fc.nat(),
      async (lines, extra, nth) => {
        const rows = lines.map(({ number, count, price }) => `${number},${count},${price}`)
        const at = nth % (rows.length + 1)
        const before = readRows(await bomOf(bytesOf([header, ...rows].join('\n'))))
        const after = readRows(
          await bomOf(bytesOf([header, ...rows.slice(0, at), extra, ...rows.slice(at)].join('\n'))),
        )
        const said = (list: typeof before) =>
          list.flatMap((row) =>
            row.kind === 'wanted' ? [[row.number, row.quantity] as const] : [],
          )
        const others = said(after)
        for (const [number, quantity] of said(before)) {
          const same = others.filter(([one]) => one === number)
          expect(
            same.some(
              ([, one]) => 'reason' in one || JSON.stringify(one) === JSON.stringify(quantity),
            ),
          ).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})
