import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { startPostgres } from '../local/postgres.ts'
import { checkBooks } from './check-books.ts'
import { generateBooks } from './generate-books.ts'

/** How long checking so many generated orders takes: `node server/books/measure-books.ts [ORDERS]`, 100,000 if none. */
async function measure(orders: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-books-'))
  const postgres = await startPostgres(folder, 'only-to-measure')
  const database = openDatabase(postgres.url, { connections: 2 })
  try {
    await migrate(database)
    await database.longTransaction((sql) => generateBooks(sql, orders))
    await database.sql.unsafe('vacuum analyze')
    await report(database, orders)
  } finally {
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function report(database: OpenDatabase, orders: number) {
  const clean = [await checkBooks(database), await checkBooks(database), await checkBooks(database)]
  await database.sql`update part set quantity = quantity + 1`
  await database.sql`delete from order_event where kind = 'paid'`
  const broken = await checkBooks(database)
  const rows = Object.values(broken.rows).reduce((sum, count) => sum + count, 0)
  const report = {
    orders,
    rows,
    seconds: clean.map(({ seconds }) => seconds),
    found: clean.map(({ found }) => found),
    broken: { seconds: broken.seconds, found: broken.found, named: broken.violations.length },
    environment: { node: process.version, processors: availableParallelism() },
  }
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  if (clean.some(({ found }) => found > 0) || broken.found === 0) process.exitCode = 1
}

await measure(Number(process.argv[2] ?? 100_000))
