import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyEdit } from '../../scripts/guards/mutant.ts'
import { guards } from '../../scripts/guards/table.ts'

const root = path.join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('the table of guards (npm run guards)', () => {
  test('has at least 35, each with a name of its own', () => {
    expect(guards.length).toBeGreaterThanOrEqual(35)
    expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length)
    for (const { rows } of guards) for (const row of rows) expect(row).toMatch(/^[TFI]\d+$/)
  })

  test.each(guards)('$name stands where the table says, and so does its test', (guard) => {
    expect(guard.edits.length).toBeGreaterThan(0)
    const texts = new Map(guard.edits.map(({ file }) => [file, textOf(file)]))
    for (const edit of guard.edits) {
      const mutated = applyEdit(texts.get(edit.file) ?? '', edit)
      expect(mutated).not.toBe(texts.get(edit.file))
      texts.set(edit.file, mutated)
    }
    expect(textOf(guard.tests)).toMatch(/\b(test|it)[.(]/)
  })
})
