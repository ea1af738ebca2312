import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scenarios } from './faults/scenarios.ts'
import { suites } from './faults/suites.ts'

const root = path.join(import.meta.dirname, '..')

/** The rows that the names of tests begin with. */
function rowsOfTests(): Set<string> {
  const files = ['contract', 'server', 'sandbox', 'web', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|races)\.tsx?$/.test(name))
      .map((name) => path.join(root, folder, name)),
  )
  const names = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/[([]\s*['"`]((?:[TFGI]\d+ )+)/g),
  ])
  return new Set(names.flatMap(([, rows]) => rows!.trim().split(' ')))
}

const numbered = (letter: string, last: number, digits: number) =>
  Array.from({ length: last }, (_, at) => `${letter}${String(at + 1).padStart(digits, '0')}`)

test('every threat has a test that is named after it', () => {
  const there = rowsOfTests()
  expect(numbered('T', 67, 2).filter((row) => !there.has(row))).toEqual([])
  expect(there.has('T68')).toBe(false)
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
