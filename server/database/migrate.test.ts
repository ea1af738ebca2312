import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../backup/database.fixture.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let folder: string
let empty: Awaited<ReturnType<typeof emptyDatabase>>
let database: OpenDatabase

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'partwright-migrations-'))
  empty = await emptyDatabase()
  database = openDatabase(empty.url, { connections: 2 })
  await write('0001-thing.sql', 'create table thing (name text);')
  await write('0002-fill.sql', "insert into thing values ('a'), ('a');")
  await write(
    '0003-index.sql',
    `-- outside a transaction
-- Things by their names; see below.
drop index concurrently if exists thing_name;
create unique index concurrently thing_name on thing (name);
`,
  )
  await write('0004-note.sql', 'alter table thing add column note text;')
})
afterEach(async () => {
  await database.close()
  await empty.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const run = (upTo?: string, pool = database) => migrate(pool, upTo, pathToFileURL(`${folder}/`))
const names = async () =>
  (await database.sql<{ name: string }[]>`select name from migration order by name`).map(
    (row) => row.name,
  )

test('T79 found: D8 a migration that was changed after it was applied is refused, with the mend', async () => {
  expect(await run('0002-fill.sql')).toEqual(['0001-thing.sql', '0002-fill.sql'])
  await write('0001-thing.sql', 'create table thing (name text);\r\n')
  await write('0002-fill.sql', 'select 1;')
  const mend = /migration 000[12].* another text .*git checkout -- server\/database\/migrations/
  await expect(run()).rejects.toThrow(mend)
  expect(await names()).toEqual(['0001-thing.sql', '0002-fill.sql'])
  const [row] = await database.sql`select to_regclass('thing_name') as index`
  expect(row).toEqual({ index: null })
})

test('found: D8 line ends are no change, and what was applied without a hash gets it at first sight', async () => {
  await write('0001-thing.sql', 'create table thing\n  (name text);')
  await run('0001-thing.sql')
  await write('0001-thing.sql', 'create table thing\r\n  (name text);')
  expect(await run('0001-thing.sql')).toEqual([])
  await database.sql`alter table migration drop column hash`
  expect(await run('0001-thing.sql')).toEqual([])
  await write('0001-thing.sql', 'create table thing (name text, more text);')
  await expect(run()).rejects.toThrow('migration 0001-thing.sql was applied with another text')
})

test('found: D8 an index is built outside of a transaction by one of eight, and again after it was broken off', async () => {
  await run('0002-fill.sql')
  await expect(run()).rejects.toThrow(/could not create unique index/)
  expect(await names()).toEqual(['0001-thing.sql', '0002-fill.sql'])
  await database.sql`delete from thing`
  const pools = Array.from({ length: 8 }, () => openDatabase(empty.url, { connections: 1 }))
  try {
    const applied = await Promise.all(pools.map((pool) => run(undefined, pool)))
    expect(applied.flat().sort()).toEqual(['0003-index.sql', '0004-note.sql'])
  } finally {
    await Promise.all(pools.map((pool) => pool.close()))
  }
  const [row] = await database.sql`
    select indisvalid as valid from pg_index where indexrelid = 'thing_name'::regclass`
  expect(row).toEqual({ valid: true })
})

test('found: D8 a marked file that could not be repeated is refused', async () => {
  await write(
    '0003-index.sql',
    '-- outside a transaction\ncreate index concurrently x on thing (name);',
  )
  await expect(run()).rejects.toThrow('0003-index.sql cannot be repeated: create index')
})

test('found: D8 of an empty database all are one transaction', async () => {
  await write('0002-fill.sql', '')
  expect(await run()).toHaveLength((await readdir(folder)).length)
})
