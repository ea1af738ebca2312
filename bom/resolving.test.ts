import { expect, test } from 'vitest'
import type { PartFacts } from '../contract/orders/lines.ts'
import { decided } from './bom.ts'
import { withBuilds } from './change-builds.ts'
import type { Role } from './columns/roles.ts'
import { exportBom } from './export-bom.ts'
import type { Found } from './find-parts.ts'
import { fixRow } from './fix-bom.ts'
import { joinBoms, newBom } from './new-bom.ts'
import { readyLines } from './order-lines.ts'
import { resolveBom } from './resolve-bom.ts'
import { foundParts, testPart } from './resolved.fixture.ts'

const rows = [
  ['MPN', 'Qty', 'IPN', 'Notes'],
  ['A-100', '45', 'ME-1', ''],
  ['A-100', '5', 'ME-2', 'left'],
  ['B-200', 'some', '', ''],
]
const resolved = (bom: ReturnType<typeof newBom>) => resolveBom(bom, foundParts)

test('pieces that were typed are not multiplied by builds, and say so', () => {
  const typed = decided(newBom('bom', { rows }), [
    [1, { order: { take: 44, of: 50 } }],
    [3, { pieces: 8 }],
  ])
  const twice = withBuilds(typed, foundParts, 2)
  const [, first, , third] = resolved(twice)
  expect(first?.line).toMatchObject({ wanted: 100, quantity: 44 })
  expect(first?.kept).toEqual({ words: '44 typed, not times 2', take: 88 })
  expect(third?.line).toMatchObject({ wanted: 8, quantity: 8 })
  expect(third?.kept).toEqual({ words: '8 typed, not times 2', take: 16 })
  const csv = exportBom(twice, resolved(twice))
  expect(csv).toContain('44 typed, not times 2')
  expect(csv).toContain('order 44 of 100; typed for 1')
  expect(withBuilds(twice, foundParts, 1)).toEqual(typed)
})

test('what was decided for fewer rows says so when others ask for the same part', () => {
  const bom = decided(newBom('bom', { rows }), [[1, { order: { take: 48, of: 45 } }]])
  expect(resolved(bom)[1]).toMatchObject({
    line: { quantity: 50 },
    kept: { words: '48 was for 45, now 50 are asked', take: 48 },
  })
})

/** What is offered for the first part of a text, of which 1,000 are there, by the dozen. */
const offeredOf = (text: string) => {
  const part = testPart(1, { minQuantity: 12, orderMultiple: 12, quantity: 1_000 })
  const bom = newBom('bom', { rows: text.split('\n').map((line) => line.split(',')) })
  const found = { answerFor: () => ({ part, reason: 'Exact', candidates: [] }), partsIn: () => [] }
  return resolveBom(bom, found).find(({ read }) => read.kind === 'wanted')!
}

test('of a list for several machines the pieces of all are offered, and nothing of a row that may not be meant', () => {
  expect(offeredOf('Nodes: 40,\nMPN,Qty\nAB-100,12').fixes).toEqual([{ kind: 'take', take: 480 }])
  expect(offeredOf('Nodes: 40,\nMPN,Qty\nAB-100,1').fixes).toEqual([{ kind: 'round', take: 48 }])
  for (const text of ['MPN,Qty,Note\nAB-100,12,we have this', 'MPN,Qty,\nReturns,,\nAB-100,12,'])
    expect(offeredOf(text)).toMatchObject({ outcome: { state: 'listed', why: 'look' }, fixes: [] })
})

test('a heading is heard in lists of several sheets, too', () => {
  const bom = newBom('bom', {
    rows: [
      ['MPN', 'Qty', 'Sheet'],
      ['Returns', '', 'One'],
      ['AB-100', '12', 'One'],
    ],
  })
  const layout = { ...bom.layout, roles: ['number', 'quantity', 'sheet'] as Role[] }
  const [, , row] = resolveBom({ ...bom, layout }, foundParts)
  expect(row).toMatchObject({ outcome: { state: 'listed', why: 'look' } })
})

test('where a row takes pieces back, the others of its part are asked about', () => {
  const rows = [
    ['MPN', 'Qty'],
    ['AB-100', '40'],
    ['AB-100', '-20'],
    ['CD-200', '5'],
  ]
  const [, ...resolved] = resolveBom(newBom('bom', { rows }), foundParts)
  expect(resolved.map(({ outcome }) => outcome)).toMatchObject([
    { state: 'listed', why: 'look', reason: 'Row 3 takes some of it back: type how many pieces' },
    { state: 'listed', why: 'look' },
    { state: 'ordered' },
  ])
})

test('where a sentence speaks of a part, its rows are asked about', () => {
  const rows = [
    ['20 x AB-100'],
    ['5 x CD-200'],
    ['On second thought make it thirty of the AB-100, please.'],
  ]
  const part = testPart(1, { mpn: 'AB-100' })
  const found: Found = {
    ...foundParts,
    answerFor: (row, chosen) =>
      row.number === 'AB-100'
        ? { part, reason: 'Exact', candidates: [] }
        : row.number.length > 10
          ? { part: null, reason: 'None', candidates: [{ part, reason: 'In the text' }] }
          : foundParts.answerFor(row, chosen),
  }
  expect(resolveBom(newBom('bom', { rows }), found).map(({ outcome }) => outcome)).toMatchObject([
    { why: 'look', reason: 'Row 3 speaks of it, too: type how many pieces' },
    { state: 'ordered' },
    { why: 'look' },
  ])
})

test('what a workbook says of a row beside its cells, or calls a sheet, is heard', () => {
  const rows = [
    ['MPN', 'Qty'],
    ['AB-100', '40'],
    ['CD-200', '5'],
  ]
  const stateOf = (more: object) =>
    resolveBom(newBom('bom', { rows, ...more }), foundParts).map(({ outcome }) => outcome.state)
  expect(stateOf({ said: { 1: 'The workbook hides it' } })).toEqual(['listed', 'listed', 'ordered'])
  expect(stateOf({ name: 'Cancelled items' })).toEqual(['listed', 'listed', 'listed'])
  expect(stateOf({ name: 'cancelled.csv', separator: ',' })).toEqual([
    'listed',
    'ordered',
    'ordered',
  ])
})

test('quantities of one machine are read for as many as stand above them', () => {
  expect(offeredOf('Nodes: 40,\nMPN,Qty per node\nAB-100,12')).toMatchObject({
    outcome: { state: 'ordered' },
    pieces: 480,
  })
})

test('a list for several machines that is added to another keeps the pieces of all of them', () => {
  const rowsOf = (text: string) =>
    newBom('bom', { rows: text.split('\n').map((line) => line.split(',')) })
  const bom = joinBoms(
    rowsOf('MPN,Qty\nAB-100,12'),
    rowsOf('Nodes: 40,\nMPN,Qty per node\nCD-200,2'),
  )
  expect(resolveBom(bom, foundParts).flatMap(({ pieces }) => pieces ?? [])).toEqual([12, 80])
})

/** What is offered for a row of a part that is ordered by the dozen, of which 108 are there. */
const offered = (cell: string, more: Partial<PartFacts> = {}, builds = 1) => {
  const facts = { minQuantity: 12, orderMultiple: 12, quantity: 108, ...more }
  const answer = { part: testPart(1, facts), reason: 'Exact', candidates: [] }
  const bom = { ...newBom('bom', { rows: [...rows, ['C-300', cell, '', '']] }), builds }
  const row = resolveBom(bom, { answerFor: () => answer, partsIn: () => [] })[4]!
  return { bom, row }
}

test.each<[cell: string, more: Partial<PartFacts>, builds: number, fixes: object[]]>([
  ['', {}, 1, [{ kind: 'least', take: 12 }]],
  ['abc', {}, 1, [{ kind: 'least', take: 12 }]],
  ['0', {}, 1, [{ kind: 'least', take: 12 }]],
  ['-5', {}, 1, [{ kind: 'least', take: 12 }]],
  ['2 x 10', {}, 1, [{ kind: 'least', take: 12 }]],
  ['1,5', {}, 1, [{ kind: 'round', take: 12 }]],
  ['13.5', {}, 1, [{ kind: 'round', take: 24 }]],
  ['1.1', { minQuantity: 1, orderMultiple: 1 }, 10, [{ kind: 'take', take: 11 }]],
  ['99999999999', {}, 1, [{ kind: 'available', take: 108 }]],
  ['99999999999', { maxQuantity: 36 }, 1, [{ kind: 'available', take: 36 }]],
  ['900000000', {}, 5, [{ kind: 'available', take: 108 }]],
  ['500.5', {}, 1, [{ kind: 'available', take: 108 }]],
  ['', { quantity: 6 }, 1, []],
  ['1.5', { quantity: 6 }, 1, []],
  ['99999999999', { quantity: 0 }, 1, []],
])('the quantity “%s” of %o for %i is fixed by a click', (cell, more, builds, fixes) => {
  const { bom, row } = offered(cell, more, builds)
  expect(row.outcome).toMatchObject({ state: 'listed', why: 'look' })
  expect(row.fixes).toEqual(fixes)
  for (const fix of row.fixes) {
    const { take } = fixes[0] as { take: number }
    expect(fixRow(bom, row, fix).bom.choices[4]).toEqual({ pieces: take })
  }
})

test('own numbers of rows that are summed are all kept', () => {
  const [line] = readyLines(resolved(newBom('bom', { rows })))
  expect(line?.line).toMatchObject({ quantity: 50, ownNumber: 'ME-1, ME-2', note: 'left' })
  const long = newBom('bom', { rows: [...rows, ['A-100', '1', 'X'.repeat(100), '']] })
  const [whole] = readyLines(resolved(long))
  expect(whole?.line.ownNumber).toBe('ME-1, ME-2')
  expect(whole?.line.note).toContain(`also ${'X'.repeat(100)}`)
})
