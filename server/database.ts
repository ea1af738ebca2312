import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import postgres from 'postgres'
import { locks } from './locks.ts'
import { connectionFaults, type Outside, survivingLoss, transactionsOn } from './lost-connection.ts'
import { createReservations } from './reservations.ts'
import { type Expect, watchSilence } from './silence.ts'
import { type Types, types } from './types-of-columns.ts'

/** Runs SQL, inside a transaction or not: what every store's function takes first. */
export type Sql = postgres.ISql<Types>

export type Database = {
  /** Outside of any transaction. */
  sql: Sql
  /** Runs the work in one transaction; throwing rolls it back. Inside one, it joins that one. */
  transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  /** As `transaction`, for work whose statements take as long as they take. */
  longTransaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
}

export type OpenDatabase = Database & {
  pool: Outside<Types>
  pooler: Pooler
  close: () => Promise<void>
}

/** What stands between the shop and PostgreSQL: nothing, or a pooler that lends a connection for a transaction. */
export type Pooler = 'none' | 'transaction'

/** Every wait is bounded: a statement 5 s, a lock 3 s, idle in a transaction 10 s. */
const bounds = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
}

type Opening = {
  /** How many connections each of its pools has. */
  connections?: number
  pooler?: Pooler
  /** False for a tool that makes databases and the like: nothing that it does is bounded. */
  bounded?: boolean
}

/**
 * Opens a pool, and besides it as many connections again for transactions, for long ones and to reserve, as they are
 * needed. Connecting takes 3 s at most, waiting for a connection of one's own 5 s, for an answer 10 s.
 * Behind a pooler nothing is prepared, and the pooler sets the bounds: docs/scaling.md.
 */
export function openDatabase(
  url: string,
  { connections = availableParallelism() * 2 + 1, pooler = 'none', bounded = true }: Opening = {},
): OpenDatabase {
  const silence = watchSilence()
  const expect = bounded ? silence.expect : asLongAsItTakes
  const open = (max: number, hurried: boolean): postgres.Sql<Types> =>
    postgres(url, {
      max,
      connect_timeout: 3,
      idle_timeout: 60,
      // its own would grow to 20 s, in which a request waits for a database that is long back
      backoff: () => 0.1 + Math.random() * 0.2,
      onnotice: () => {},
      types,
      fetch_types: false,
      prepare: pooler === 'none',
      connection: {
        application_name: 'partwright',
        ...(bounded && pooler === 'none' && bounds),
      },
      ...(hurried && { socket: silence.open }),
    })
  const singles = (hurried: boolean) => createReservations(() => open(1, hurried), connections)
  const inTransaction = singles(bounded)
  const inLong = singles(false)
  const reserved = singles(bounded)
  const begin = transactionsOn(inTransaction, expect)
  const beginLong = transactionsOn(inLong, asLongAsItTakes)
  const pool = survivingLoss(open(connections, bounded), reserved, expect)
  return {
    pool,
    pooler,
    sql: pool,
    transaction: <T>(work: (sql: Sql) => Promise<T>) => begin(work) as Promise<T>,
    longTransaction: <T>(work: (sql: Sql) => Promise<T>) =>
      beginLong(async (sql) => {
        await sql`set local statement_timeout = 0`
        return await work(sql)
      }) as Promise<T>,
    close: async () => {
      silence.end()
      const singles = [inTransaction, inLong, reserved]
      await Promise.all([pool.end({ timeout: 5 }), ...singles.map((one) => one.end(5))])
    },
  }
}

const asLongAsItTakes: Expect = () => () => {}

/** The same database, seen from inside a transaction that is open already. */
export const within = (sql: Sql): Database => ({
  sql,
  transaction: (work) => work(sql),
  longTransaction: (work) => work(sql),
})

/** A value as jsonb: anything that JSON.stringify writes; undefined fields are left out. */
export const asJson = (sql: Sql, value: unknown) => sql.json(value as postgres.JSONValue)

/** A pattern of `like` that finds this text anywhere, in lower case; what is special in it stands for itself. */
export const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const migrations = new URL('./migrations/', import.meta.url)

/**
 * Applies the migrations that are missing, all in one transaction under one lock, so that of several instances one
 * migrates and the others wait, and a failed one leaves the old schema whole. Answers the names applied.
 */
export async function migrate(database: OpenDatabase, upTo?: string): Promise<string[]> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  return await database.longTransaction(async (sql) => {
    await sql`set local lock_timeout = 0`
    await sql`select pg_advisory_xact_lock(${locks.migrate})`
    await sql`
      create table if not exists migration (
        name text primary key,
        applied_at timestamptz not null default now()
      )`
    const applied = await sql<{ name: string }[]>`select name from migration`
    const done = new Set(applied.map((row) => row.name))
    const missing = names.filter((name) => !done.has(name) && (!upTo || name <= upTo))
    for (const name of missing) {
      await sql.unsafe(await readFile(new URL(name, migrations), 'utf8'))
      await sql`insert into migration (name) values (${name})`
    }
    return missing
  })
}

/**
 * What a fault of the database means to a caller: `busy` may be tried again (no connection, a timeout, a deadlock, a
 * restart), `full` has no room, null is none of these. Codes: PostgreSQL's Appendix A.
 */
export function databaseFault(error: unknown): 'busy' | 'full' | null {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string') return null
  if (code === '53100') return 'full'
  const retriable = /^(08|40|53|57P|57014|55P03|NO_CONNECTION_FREE)/.test(code)
  return retriable || connectionFaults.has(code) ? 'busy' : null
}

/** Whether this is the violation of a unique constraint or index of that name. */
export function violates(error: unknown, constraint: string): boolean {
  const fault = error as { code?: string; constraint_name?: string } | null
  return fault?.code === '23505' && fault.constraint_name === constraint
}
