import { expect, test } from 'vitest'
import { readJson } from './json.ts'
import { readLiterals } from './literals.ts'

const times = 2_000

test('what is nested without end is read as it stands, or not at all, and never for long', () => {
  for (const [open, close] of [
    ['[{"a":', '}]'],
    ['{"mpn":"A1","qty":2,"lines":[', ']}'],
    ['[', ']'],
  ] as const)
    expect(() => readJson(`${open.repeat(times)}1${close.repeat(times)}`)).not.toThrow()
  // a quoted text that never ends, with as many ways to part it as it has quotation marks
  expect(readLiterals(`insert into t (a, b) values ('x${"''".repeat(times)}`)).toBeNull()
  expect(readLiterals("insert into t (a, b) values ('O''Neill', 'AB-100')")).toEqual([
    ['a', 'b'],
    ["O'Neill", 'AB-100'],
  ])
})
