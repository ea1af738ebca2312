import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { spawnProgram } from './command.fixture.ts'
import type { CommandName } from './run-command.ts'

const root = path.join(import.meta.dirname, '../..')

const all: CommandName[] = [
  ...(['admin', 'backup', 'books', 'doctor'] as const),
  ...(['import', 'reset', 'restore', 'rotate'] as const),
]

test.each(all)('npm run %s is a program that explains itself', async (name) => {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  expect(scripts[name]).toMatch(
    new RegExp(`^node launch\\.mjs (--\\S+ )?server/commands/main\\.ts ${name}$`),
  )
  expect(await spawnProgram(name, ['--help'], {})).toEqual({
    code: 0,
    out: expect.stringContaining(`npm run ${name}`),
    err: '',
  })
})

test('a command that there is not is told, with those that there are', async () => {
  expect(await spawnProgram('constructor' as CommandName, [], {})).toEqual({
    code: 2,
    out: '',
    err: `There is no command constructor: ${all.join(', ')}\n`,
  })
})
