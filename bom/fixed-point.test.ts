import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxQuantity } from '../contract/parts/parts.ts'
import { maxLines } from '../contract/parts/same-part.ts'
import type { Bom, Choice } from './bom.ts'
import { squared } from './bom.ts'
import { roles } from './columns/roles.ts'
import { exportBom } from './export-bom.ts'
import { limits } from './limits.ts'
import { newBom } from './new-bom.ts'
import { readFile } from './read/file.ts'
import { messyTexts } from './read/messy.fixture.ts'
import { messyWorkbooks } from './read/messy-workbooks.fixture.ts'
import { readText } from './read/text.ts'
import { resolveBom } from './resolve-bom.ts'
import { foundNothing, foundParts } from './resolved.fixture.ts'

const exported = (bom: Bom, found = foundParts) => exportBom(bom, resolveBom(bom, found))
/** An export as it comes back: the bytes of a file, read. */
const readBack = async (csv: string) => {
  const { sheets } = await readFile('bom.csv', new Uint8Array(Buffer.from(csv)))
  return newBom('bom', sheets[0]!)
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
const boms: fc.Arbitrary<Bom> = fc
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
      name: 'bom',
      rows,
      builds,
      choices: Object.fromEntries(kept),
      layout: { header: head, decimal, roles: roleAt.slice(0, rows[0]?.length ?? 0) },
    }
  })
  .filter(({ rows }) => rows.length > 0)

test('reading an export gives the same parts list, and exporting that the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(boms, async (bom) => {
      const csv = exported(bom)
      const again = await readBack(csv)
      expect(again).toEqual(bom)
      expect(exported(again)).toBe(csv)
    }),
    { numRuns: 1_000 },
  )
})

test('every row of any parts list has one outcome, and pieces are ordered once', () => {
  fc.assert(
    fc.property(boms, fc.boolean(), (bom, isFound) => {
      const resolved = resolveBom(bom, isFound ? foundParts : foundNothing)
      expect(resolved.length).toBe(bom.rows.length)
      for (const [at, row] of resolved.entries()) {
        expect(row.at).toBe(at)
        if (row.outcome.state === 'merged') expect(row.outcome.into).toBeLessThan(at)
        if (row.outcome.state === 'ordered') expect(row.line!.problem).toBeNull()
      }
      const asked = resolved.filter(({ outcome, pieces }) => outcome.state !== 'listed' && pieces)
      const firsts = resolved.filter(({ line }) => line)
      const blocked = firsts.filter(({ outcome }) => outcome.state === 'listed')
      const sum = (rows: typeof resolved) => rows.reduce((all, row) => all + (row.pieces ?? 0), 0)
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
    const bom = newBom('bom', sheets[0]!)
    const csv = exported(bom)
    const again = await readBack(csv)
    expect(again).toEqual(bom)
    expect(exported(again)).toBe(csv)
  })
})

test('T53 no cell of an export begins like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(boms, async (bom) => {
      const cells = readText(exported(bom).slice(1)).rows.flat()
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell))).toEqual([])
    }),
  )
})

test('the limits are those of the contract', () => {
  expect(limits.parts).toBe(maxLines)
  expect(limits.pieces).toBe(maxQuantity)
})
