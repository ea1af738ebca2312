import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, readingOf } from './named-paths.fixture.ts'

const root = path.join(import.meta.dirname, '../..')
const files = filesOf(root)
const house = readingOf(files)
const documents = files.filter((file) => /^([^/]+|docs\/.+)\.md$/.test(file))
/** Logs of the past name what was there then. */
const ofToday = documents.filter((file) => !file.startsWith('docs/history/'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What is named on purpose though the house has no such file. */
const reasons: Record<string, string> = {
  'secrets.json': 'the shop makes it in its DATA_DIR',
  'NNN-noun.md': 'the form of a name',
}

test('every path in back-ticks of a document is there', () => {
  expect(ofToday.length).toBeGreaterThan(80)
  const missing = ofToday.flatMap((file) =>
    house
      .missing(read(file))
      .filter((name) => !Object.hasOwn(reasons, name))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every exception from that is still named', () => {
  const named = new Set(ofToday.flatMap((file) => house.named(read(file))))
  expect(Object.keys(reasons).filter((name) => !named.has(name))).toEqual([])
})

test('every link between documents leads somewhere', () => {
  const dead = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .map((match) => match[1]!)
      .filter((link) => !existsSync(path.join(root, path.dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  )
  expect(dead).toEqual([])
})

test('every command that a document names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const unknown = ofToday.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)]
      .map((match) => match[1]!)
      .filter((command) => !Object.hasOwn(scripts, command))
      .map((command) => `${file}: npm run ${command}`),
  )
  expect(unknown).toEqual([])
})

test('.nvmrc names the line of the pinned Node', () => {
  const { optionalDependencies } = JSON.parse(read('runtime/package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const lines = new Set(
    Object.values(optionalDependencies).map((version) => version.split('.')[0]!),
  )
  expect([read('.nvmrc').trim()]).toEqual([...lines])
})

test('a path that is gone is found, and what is no path is left alone', () => {
  const { named, missing } = readingOf([
    ...['README.md', 'server/http/once.ts', 'server/orders/store.ts', 'web/basket-rows.ts'],
  ])
  const there = [
    ...['README.md', 'server/http/once.ts', 'http/once.ts', 'once.ts', 'server/orders'],
    ...['server/orders/', 'orders/', 'web/*.ts', 'basket-*.ts'],
  ]
  expect(named(there.map(quoted).join(' '))).toEqual(there)
  expect(missing(there.map(quoted).join(' '))).toEqual([])
  expect(missing('`server/{http,orders}/` `node server/http/once.ts --all`')).toEqual([])

  const gone = [
    ...['server/gone.ts', 'gone.ts', 'http/store.ts', 'orders/once.ts', 'server/gone/', 'gone/'],
    ...['web/gone', 'web/gone-*.ts', 'gone-*.ts'],
  ]
  expect(missing(gone.map(quoted).join(' '))).toEqual(gone)
  expect(missing('`server/{http,gone}/` `node server/gone.ts --all`')).toEqual([
    'server/gone/',
    'server/gone.ts',
  ])

  const others = [
    ...['GET /parts', '/parts/', 'https://a.test/b.ts', 'DATA_DIR/images', '@scope/name.js'],
    ...['hono/html', 'build/web', 'select 1/2', 'a/b'],
  ]
  expect(named(`${others.map(quoted).join(' ')}\n\`\`\`\nserver/gone.ts\n\`\`\``)).toEqual([])
})

const quoted = (text: string) => `\`${text}\``
