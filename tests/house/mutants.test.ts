import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyEdit } from '../../scripts/mutants/open-mutant.ts'
import { mutants } from '../../scripts/mutants/table.ts'

const root = path.join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('the table of mutants (npm run mutants)', () => {
  test('has at least 35, each with a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(35)
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    for (const { rows } of mutants) for (const row of rows) expect(row).toMatch(/^[TFI]\d+$/)
  })

  test.each(mutants)('$name stands where the table says, and so does its test', (mutant) => {
    expect(mutant.edits.length).toBeGreaterThan(0)
    const texts = new Map(mutant.edits.map(({ file }) => [file, textOf(file)]))
    for (const edit of mutant.edits) {
      const mutated = applyEdit(texts.get(edit.file) ?? '', edit)
      expect(mutated).not.toBe(texts.get(edit.file))
      texts.set(edit.file, mutated)
    }
    expect(textOf(mutant.tests)).toMatch(/\b(test|it)[.(]/)
  })
})
