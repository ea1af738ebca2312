import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { appendOnly } from '../database/append-only.ts'
import { openDatabase } from '../database/database.ts'
import { type OpenShop, openShop } from '../open-shop.ts'
import { openLog } from '../telemetry/log.ts'

const name = `roles_${randomBytes(6).toString('hex')}`
const password = randomBytes(12).toString('hex')
const worker = `${name}_work`
const ownerUrl = inject('postgres').replace(/[^/]+$/, name)
const workUrl = () => {
  const url = new URL(ownerUrl)
  url.username = worker
  url.password = password
  return url.href
}
let dataDir: string
let shop: OpenShop

const asAdmin = async (...statements: string[]) => {
  const admin = openDatabase(inject('postgres'), { connections: 1, bounded: false })
  for (const statement of statements) await admin.sql.unsafe(statement)
  await admin.close()
}
const open = async () => {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: workUrl(), MIGRATE_DATABASE_URL: ownerUrl }
  const config = readConfig({ ...environment, DEMO: 'off' })
  return await openShop(config, workUrl(), openLog('silent'))
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-roles-'))
  await asAdmin(`create database ${name}`, `create role ${worker} login password '${password}'`)
  shop = await open()
})
afterAll(async () => {
  await shop?.close()
  await asAdmin(`drop database ${name} with (force)`, `drop role ${worker}`)
  await rm(dataDir, { recursive: true, force: true })
})

test('one role migrates, and the shop works with another that changes rows only', async () => {
  expect(shop.migrated.length).toBeGreaterThan(10)
  const { sql } = shop.database
  expect((await sql`select current_user as who`)[0]).toEqual({ who: worker })
  const id = await shop.shop.signIn.createAccount({
    name: 'Somebody',
    email: 'somebody@example.test',
    password: 'a long passphrase',
  })
  await shop.database.transaction((inside) => shop.shop.enqueue(inside, 'size-image', { id }))
  await shop.jobs.run(shop.shop)
  await expect
    .poll(() => sql`select state from pgboss.job where name = 'size-image' and data->>'id' = ${id}`)
    .toMatchObject([{ state: 'completed' }])
  await sql`update users set name = 'Other' where id = ${id}`
  for (const statement of [
    'drop table review',
    'alter table orders disable trigger all',
    'truncate session',
    'create table mine (x int)',
    'delete from audit_event',
    "update audit_event set action = 'nothing'",
    'delete from migration',
    `alter role ${worker} superuser`,
  ])
    await expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' })
})

test.each(appendOnly)(
  'T80 found: S15 what stands in %s is never changed, nor taken out',
  async (table) => {
    const { sql } = shop.database
    const [column] = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and is_identity = 'NO' and is_generated = 'NEVER'
    order by ordinal_position limit 1`
    for (const statement of [
      `update ${table} set ${column!.name} = ${column!.name}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' })
    expect(await sql.unsafe(`select 1 from ${table}`), table).toBeDefined()
  },
)

test('T80 found: S15 every table that says it is append-only is, and no other', async () => {
  const { sql } = shop.database
  const kept = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and not has_table_privilege(oid, 'update') and not has_table_privilege(oid, 'delete')`
  expect(kept.map(({ name }) => name).sort()).toEqual([...appendOnly].sort())
  const folder = new URL('../database/migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const said = texts.flatMap((text) => [
    ...text.matchAll(/Append-only[^\n]*\n(?:--[^\n]*\n)*create table (\w+)/g),
  ])
  expect(said.length).toBeGreaterThan(4)
  for (const [, table] of said) expect(appendOnly).toContain(table)
})

test('which words are common is told to both roles, of all that is said of parts and of names', async () => {
  const owner = openDatabase(ownerUrl, { connections: 1, bounded: false })
  await owner.sql`
    insert into part (id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months)
    select gen_random_uuid(), 'LAMP-' || n, 'Scarlet lamp ' || n, 'Turquoise', 'gpu', 1, 1, 100, '/images/none', 12
    from generate_series(1, 500) n`
  await owner.sql`analyze part, part_rank`
  const asked = (sql: typeof owner.sql) =>
    sql`select word from common_words() where is_of_names and word in ('scarlet', 'turquoise')`
  expect(await asked(owner.sql)).toMatchObject([{ word: 'scarlet' }])
  expect(await asked(shop.database.sql)).toMatchObject([{ word: 'scarlet' }])
  await owner.close()
})

test('a second start migrates nothing, and works', async () => {
  const again = await open()
  expect(again.migrated).toEqual([])
  expect(await again.database.sql`select count(*)::int as count from users`).toEqual([{ count: 1 }])
  await again.close()
})
