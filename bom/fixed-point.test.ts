import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxLines } from '../contract/orders/lines.ts'
import { maxQuantity } from '../contract/parts/parts.ts'
import type { Bill, Choice } from './bill.ts'
import { squared } from './bill.ts'
import { roles } from './columns/words.ts'
import { exportBill } from './export-bill.ts'
import { limits } from './limits.ts'
import { newBill } from './new-bill.ts'
import { readFile } from './read/file.ts'
import { messyTexts } from './read/messy.fixture.ts'
import { messyWorkbooks } from './read/messy-workbooks.fixture.ts'
import { readText } from './read/text.ts'
import { settleBill } from './settle-bill.ts'
import { foundNothing, foundParts } from './settled.fixture.ts'

const exported = (bill: Bill, found = foundParts) => exportBill(bill, settleBill(bill, found))
/** An export as it comes back: the bytes of a file, read. */
const readBack = async (csv: string) => {
  const { sheets } = await readFile('bill.csv', new Uint8Array(Buffer.from(csv)))
  return newBill('bill', sheets[0]!.rows)
}

/** Texts that are hard to keep to the letter: formulas, quotes, breaks, blanks, words of ours. */
const hard = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...['=1+1', '+49 30', '-5', '@SUM(A1)', "'=x", "''+1", "'", '"', '""', 'a,b', 'a;b', '\t', ' '],
    ...[
      'line\nbreak',
      'line\r\nbreak',
      '\r',
      'sep=;',
      'Total',
      'MPN',
      'Qty',
      'A-100',
      '24',
      '1.000,0',
    ],
    ...[
      '＝1',
      'Our number',
      'State',
      'Decisions (builds 1; header none; decimal any)',
      '1E+14',
      '€5',
    ],
  ),
)
const text = hard.filter((one) => !one.includes('\0') && one.isWellFormed())
const choice = fc.record(
  {
    part: fc.integer({ min: 100_001, max: 100_009 }).map((one) => `P-${one}`),
    pieces: fc.integer({ min: 1, max: 1_000 }),
    order: fc.record({
      take: fc.integer({ min: 1, max: 1_000 }),
      of: fc.integer({ min: 1, max: 50 }),
    }),
    typedFor: fc.integer({ min: 1, max: 200 }),
    gone: fc.constantFrom('left out' as const, 'in the basket' as const),
  },
  { requiredKeys: [] },
)
const bills: fc.Arbitrary<Bill> = fc
  .record({
    rows: fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 }),
    builds: fc.integer({ min: 1, max: 200 }),
    header: fc.option(fc.nat(11)),
    decimal: fc.constantFrom(',' as const, '.' as const, null),
    roleAt: fc.array(fc.constantFrom(...roles), { minLength: 5, maxLength: 5 }),
    choices: fc.dictionary(fc.nat(11).map(String), choice, { maxKeys: 4 }),
  })
  .map(({ rows: given, builds, header, decimal, roleAt, choices }) => {
    const rows = squared(given)
    const head = header !== null && header < rows.length ? header : null
    const kept = Object.entries(choices).flatMap(([at, one]): [number, Choice][] =>
      Number(at) < rows.length && Number(at) !== head && Object.keys(one).length > 0
        ? [[Number(at), one]]
        : [],
    )
    return {
      ...{ name: 'bill', rows, builds, choices: Object.fromEntries(kept) },
      layout: { header: head, decimal, roles: roleAt.slice(0, rows[0]?.length ?? 0) },
    }
  })
  .filter(({ rows }) => rows.length > 0)

test('reading an export gives the same bill, and exporting that the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(bills, async (bill) => {
      const csv = exported(bill)
      const again = await readBack(csv)
      expect(again).toEqual(bill)
      expect(exported(again)).toBe(csv)
    }),
    { numRuns: 1_000 },
  )
})

test('every row of any bill has one fate, and pieces are ordered once', () => {
  fc.assert(
    fc.property(bills, fc.boolean(), (bill, isFound) => {
      const settled = settleBill(bill, isFound ? foundParts : foundNothing)
      expect(settled.length).toBe(bill.rows.length)
      for (const [at, row] of settled.entries()) {
        expect(row.at).toBe(at)
        if (row.fate.state === 'merged') expect(row.fate.into).toBeLessThan(at)
        if (row.fate.state === 'ordered') expect(row.line!.problem).toBeNull()
      }
      const asked = settled.filter(({ fate, pieces }) => fate.state !== 'listed' && pieces)
      const firsts = settled.filter(({ line }) => line)
      const blocked = firsts.filter(({ fate }) => fate.state === 'listed')
      const sum = (rows: typeof settled) => rows.reduce((all, row) => all + (row.pieces ?? 0), 0)
      expect(sum(asked) + sum(blocked)).toBe(
        firsts.reduce((all, { line }) => all + line!.wanted, 0),
      )
    }),
    { numRuns: 500 },
  )
})

describe.each([...messyTexts, ...messyWorkbooks])('$is', ({ bytes }) => {
  test('is exported with every row, and comes back as it was', async () => {
    const { sheets } = await readFile('file', bytes)
    const bill = newBill('bill', sheets[0]!.rows)
    const csv = exported(bill)
    const again = await readBack(csv)
    expect(again).toEqual(bill)
    expect(exported(again)).toBe(csv)
  })
})

test('T53 no cell of an export begins like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(bills, async (bill) => {
      const cells = readText(exported(bill).slice(1)).rows.flat()
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell))).toEqual([])
    }),
  )
})

test('the limits are those of the contract', () => {
  expect(limits.parts).toBe(maxLines)
  expect(limits.pieces).toBe(maxQuantity)
})
