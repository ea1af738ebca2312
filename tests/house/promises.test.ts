import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scenarios } from '../faults/scenarios.ts'
import { suites } from '../faults/suites.ts'

const root = path.join(import.meta.dirname, '../..')

const tests = ['bom', 'contract', 'demo', 'server', 'sandbox', 'web', 'tests']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|races)\.tsx?$/.test(name))
      .map((name) => path.join(root, folder, name)),
  )
  .map((file) => readFileSync(file, 'utf8'))

/** The rows that the names of tests begin with. */
function rowsOfTests(): Set<string> {
  const names = tests.flatMap((text) => [...text.matchAll(/[([]\s*['"`]((?:[TFGI]\d+ )+)/g)])
  return new Set(names.flatMap(([, rows]) => rows!.trim().split(' ')))
}

/** The faults that were found by trying, and may not come back: `found: S1 …` in the name of a test. */
const found = {
  S: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  B: [1, 2, 3, 4, 7, 8, 9],
  C: [1, 2, 3, 4],
  A: [1, 2, 3, 4, 6, 7],
  D: [1, 2, 3, 4, 5, 6, 7, 8],
  P: [1, 2, 3],
  L: [1, 2, 3],
}

test('every fault that was found has a test that keeps it away', () => {
  const names = tests.flatMap((text) => [...text.matchAll(/found: ((?:[SBCADPL]\d+ )+)/g)])
  const there = new Set(names.flatMap(([, rows]) => rows!.trim().split(' ')))
  const all = Object.entries(found).flatMap(([kind, rows]) => rows.map((row) => `${kind}${row}`))
  expect(all.filter((row) => !there.has(row))).toEqual([])
})

const numbered = (letter: string, last: number, digits: number) =>
  Array.from({ length: last }, (_, at) => `${letter}${String(at + 1).padStart(digits, '0')}`)

test('every threat has a test that is named after it', () => {
  const there = rowsOfTests()
  const all = numbered('T', 81, 2)
  expect(all.filter((row) => !there.has(row))).toEqual([])
  expect(there.has('T82')).toBe(false)
})

test('every fault is run, by `npm run faults` or by a test that is named after it', () => {
  const there = rowsOfTests()
  const runs = [...Object.keys(scenarios), ...Object.keys(suites(1, true))]
  const all = new Set([...there, ...runs.flatMap((name) => name.split(' '))])
  expect(numbered('F', 22, 2).filter((row) => !all.has(row))).toEqual([])
})

test('every goal has a line in the report of `npm run faults -- --full`', () => {
  const rows = [...Object.values(scenarios), ...Object.values(suites(1, true))]
  const there = new Set(rows.flatMap(({ goals }) => goals?.split(' ') ?? []))
  expect(numbered('G', 20, 1).filter((goal) => !there.has(goal))).toEqual([])
})
