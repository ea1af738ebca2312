import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageWithTable } from '../../scripts/settings-table.ts'

const root = path.join(import.meta.dirname, '../..')

test('the table of settings is what the settings say (npm run settings)', async () => {
  const { now, wanted } = await pageWithTable()
  expect(now).toBe(wanted)
})

test('every file and command that the README and ARCHITECTURE name is there', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  for (const file of ['README.md', 'ARCHITECTURE.md']) {
    const text = await readFile(path.join(root, file), 'utf8')
    const links = [...text.matchAll(/\]\(([^)#:]+)[^)]*\)|src="([^"]+)"/g)]
      .map((match) => match[1] ?? match[2]!)
      .filter((link) => !link.startsWith('http'))
    const commands = [...text.matchAll(/`npm run ([a-z]+)/g)].map((match) => match[1]!)
    expect(
      links.filter((link) => !existsSync(path.join(root, link))),
      file,
    ).toEqual([])
    expect(
      commands.filter((command) => !(command in scripts)),
      file,
    ).toEqual([])
  }
})

test('the list of decisions has each record once, in order, under its own title', async () => {
  const folder = path.join(root, 'docs', 'decisions')
  const records = (await readdir(folder)).filter((name) => /^\d{3}-/.test(name)).sort()
  const rows = await Promise.all(
    records.map(async (name) => {
      const [title = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\n')
      return `- [${name.slice(0, 3)}](${name}) ${title.replace('# ', '')}`
    }),
  )
  const list = await readFile(path.join(folder, 'README.md'), 'utf8')
  expect(list.match(/^- \[\d{3}\]\(.*$/gm)).toEqual(rows)
})

test('the dependencies are those of the table, exactly pinned', async () => {
  type Given = Record<'dependencies' | 'optionalDependencies', Record<string, string>>
  const read = async (...names: string[]) =>
    JSON.parse(await readFile(path.join(root, ...names, 'package.json'), 'utf8')) as Given
  const { dependencies: ours } = await read()
  const dependencies = { ...ours, ...(await read('runtime')).optionalDependencies }
  const table = await readFile(path.join(root, 'docs', 'dependencies.md'), 'utf8')
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap((match) => match[1]!.split(', '))
    .map((name) => name.trim())
    .filter((name) => name in dependencies)
  expect(named.sort()).toEqual(Object.keys(dependencies).sort())
  expect(Object.values(dependencies).every((version) => /^\d/.test(version))).toBe(true)
})
