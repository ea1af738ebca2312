import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, type Sql } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.fixture.ts'
import { stillPort } from '../start/still-port.fixture.ts'
import { count, full, goal } from './run.fixture.ts'
import { createDatabase } from './two-shops.fixture.ts'

const instances = 8

/** As in production: nothing of this machine's is started, so that eight starts are just eight shops. */
const settings = {
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
  SMTP_URL: 'smtp://127.0.0.1:9',
  METRICS_PORT: '0',
}

/** The queue's partitions are named after days: midnight may be between two starts. */
const ofAnyDay = (piece: string) => piece.replaceAll(/queue_stats_20\d{6}/g, 'queue_stats_DAY')

/** Everything that the schema is made of, in one text per piece; names that the database numbers itself aside. */
async function schemaOf(url: string) {
  const database = openDatabase(url, { connections: 1 })
  const rows = await readSchema(database.sql)
  const migrations = await database.sql<{ name: string }[]>`
    select name from migration order by applied_at, name`
  await database.close()
  return {
    pieces: rows.map((row) => ofAnyDay(row.piece)).sort(),
    migrations: migrations.map((row) => row.name),
  }
}

const readSchema = (sql: Sql) => sql<{ piece: string }[]>`
  select format('%s.%s.%s %s %s %s', table_schema, table_name, column_name, data_type,
    is_nullable, column_default) as piece
  from information_schema.columns
  where table_schema in ('public', 'pgboss')
  union all
  select format('%s: %s', indexname, indexdef)
  from pg_indexes
  where schemaname in ('public', 'pgboss')
  union all
  select format('%s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
  from pg_constraint
  where connamespace::regnamespace::text in ('public', 'pgboss')
  order by piece`

test('F15 eight instances start at once on an empty database: one migrates, all answer', {
  timeout: full ? 1_800_000 : 120_000,
}, async () => {
  const copy = await createDatabase('template_shop')
  const wanted = await schemaOf(copy.url)
  await copy.drop()
  expect(wanted.pieces.length).toBeGreaterThan(200)
  const rounds = count(1, 20)
  for (let round = 0; round < rounds; round += 1) {
    const { url, drop } = await createDatabase()
    const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-races-'))
    const ports: number[] = []
    while (ports.length < instances) ports.push(await stillPort())
    const starts = await Promise.allSettled(
      ports.map((port) =>
        startShopProcess(dataDir, { ...settings, DATABASE_URL: url, PORT: String(port) }),
      ),
    )
    const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    try {
      expect(starts.filter((start) => start.status === 'rejected')).toEqual([])
      for (const [at, shop] of shops.entries()) {
        const own = shop.output().includes('is taken') ? shop.url : `http://127.0.0.1:${ports[at]}`
        expect((await fetch(`${own}/readyz`)).status).toBe(200)
        expect(await (await fetch(`${own}/api/parts`)).json()).toEqual([])
      }
      expect(shops.filter(migrated)).toHaveLength(1)
      const found = await schemaOf(url)
      expect(found.migrations).toEqual(wanted.migrations)
      expect(found.pieces).toEqual(wanted.pieces)
    } finally {
      const codes = await Promise.all(shops.map((shop) => shop.end('SIGTERM')))
      await drop()
      await rm(dataDir, { recursive: true, force: true })
      expect(codes).toEqual(shops.map(() => 0))
    }
  }
  goal('G18', { starts: instances, rounds, failures: 0, schemaPieces: wanted.pieces.length })
})

/** Between migrations that run outside of transactions the lock is free: an old database's are shared by whoever takes it. */
test.each([
  ['empty', undefined],
  ['old', '0002-catalogue.sql'],
])(
  'F15 eight migrations of an %s database at the same moment: each is applied once',
  {
    timeout: full ? 1_800_000 : 120_000,
  },
  async (_, before) => {
    for (let round = 0; round < count(1, 20); round += 1) {
      const { url, drop } = await createDatabase()
      const pools = Array.from({ length: instances }, () => openDatabase(url, { connections: 1 }))
      try {
        const early = before ? await migrate(pools[0]!, before) : []
        await Promise.all(pools.map((pool) => pool.sql`select 1`))
        const applied = await Promise.all(pools.map((pool) => migrate(pool)))
        if (!before) expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
        const rows = await pools[0]!.sql<
          { name: string }[]
        >`select name from migration order by name`
        expect(rows.map((row) => row.name)).toEqual([...early, ...applied.flat().sort()])
        expect(rows.length).toBeGreaterThan(3)
      } finally {
        await Promise.all(pools.map((pool) => pool.close()))
        await drop()
      }
    }
  },
)

const migrated = (shop: ShopProcess) => shop.output().includes('"msg":"migrated"')
