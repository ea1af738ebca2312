import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/commands/command.fixture.ts'
import { readSecrets } from '../../server/config/secrets.ts'
import { settings } from '../../server/config/settings.ts'
import { ownWords } from '../../server/identity/passwords/own-words.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  )

test('docs/data-classes.md has every table, in one class', () => {
  const page = read('docs/data-classes.md')
  const rows = page.slice(0, page.indexOf('## Protection'))
  const tables = filesBelow('server/database/migrations').flatMap((file) =>
    [...read(file).matchAll(/^create table (\w+)/gm)].map((match) => match[1]!),
  )
  expect(tables.length).toBeGreaterThan(30)
  for (const table of tables) expect(rows.split(`\`${table}\``).length - 1, table).toBe(1)
})

test('docs/cryptography.md names every file that uses cryptography', () => {
  const page = read('docs/cryptography.md')
  const files = [...filesBelow('server'), ...filesBelow('demo')]
  const users = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.(test|fixture)\.ts$/.test(file) &&
      /import (?!type)[^;]*from '(node:crypto|better-auth\/crypto)'/.test(
        read(file).split('\n\n')[0]!,
      ),
  )
  expect(users.length).toBeGreaterThan(20)
  expect(users.filter((file) => !page.includes(`\`${file}\``))).toEqual([])
  const named = [...page.matchAll(/`((?:server|demo)\/[\w./-]+\.ts)`/g)].map((match) => match[1]!)
  expect(named.filter((file) => !files.includes(file))).toEqual([])
})

test('docs/secrets.md says of every secret how it is exchanged', async () => {
  const page = read('docs/secrets.md')
  const { folder, remove } = await temporaryFolder()
  const made = Object.keys(readSecrets(folder))
  await remove()
  const given = Object.entries(settings).flatMap(([name, { isSecret }]) => (isSecret ? [name] : []))
  const named = Object.keys(settings).filter((name) => /SECRET|KEY|PASSWORD|_URL$/.test(name))
  const open = ['PUBLIC_URL', 'S3_PUBLIC_URL', 'IMAGE_UPLOAD_URL', 'VIES_URL', 'GATEWAY_URL']
  const forgotten = named.filter((name) => !given.includes(name) && !open.includes(name))
  expect(forgotten).toEqual(['PASSWORD_COST'])
  const secrets = [...made, ...given]
  expect(secrets.length).toBeGreaterThan(15)
  expect(secrets.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('docs/accounts.md lists the words that count for nothing in a password', () => {
  const page = read('docs/accounts.md')
  expect(ownWords.filter((word) => !page.includes(`\`${word}\``))).toEqual([])
})
