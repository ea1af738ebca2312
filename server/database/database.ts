import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { withEffects } from './after-commit.ts'
import { addressOf } from './connections/address.ts'
import { Connection, type ConnectionOptions } from './connections/connection.ts'
import { isConnectionFault } from './connections/fault.ts'
import {
  lendConnections,
  type PoolState,
  type Reserved,
  reserveFrom,
  transactionsOn,
} from './connections/lend.ts'
import { type Listening, listenOn } from './connections/listen.ts'
import type { Sql as Tag } from './connections/sql.ts'
import { watchStalled } from './connections/stalled-connections.ts'
import { shareConnections } from './connections/statements.ts'

/** Runs SQL, inside a transaction or not: what every store's function takes first. */
export type Sql = Tag

export type Database = {
  /** Outside of any transaction. */
  sql: Sql
  /** Runs the work in one transaction; throwing rolls it back. Inside one, it joins that one. */
  transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  /** As `transaction`, for work whose statements take as long as they take, and for COPY. */
  longTransaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
}

export type OpenDatabase = Database & {
  /** A connection of one's own, outside of any transaction, until it is released or discarded. */
  reserve: () => Promise<Reserved>
  /** As `reserve`, for statements that take as long as they take: beside a transaction, where there is one connection, too. */
  reserveApart: () => Promise<Reserved>
  listen: (
    channel: string,
    hear: (payload: string) => void,
    since?: () => void,
  ) => Promise<Listening>
  pooler: Pooler
  /** How the pools stand. Statements share connections: waiting is who has others before it on its own. */
  pools: () => ({ pool: string; limit: number } & PoolState)[]
  /** How many statements and transactions have had their answer. */
  answered: () => number
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

/** For how long a connection may be idle before it is ended, and how long those that close wait for what runs. */
const idleMs = 60_000
const closingMs = 5_000

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
 * Behind a pooler nothing is prepared, outside of transactions one statement is sent at a time, and the pooler sets the bounds: docs/scaling.md.
 */
export function openDatabase(
  url: string,
  { connections = availableParallelism() * 2 + 1, pooler = 'none', bounded = true }: Opening = {},
): OpenDatabase {
  const stalled = watchStalled()
  const all = new Set<Connection>()
  let answered = 0
  const unhurried: ConnectionOptions = {
    connectionString: addressOf(url),
    application_name: 'partwright',
    ...(bounded && pooler === 'none' && bounds),
    prepares: pooler === 'none',
    stalled: null,
    came: () => {
      answered += 1
    },
    all,
  }
  const hurried = { ...unhurried, stalled: bounded ? stalled : null }
  // outside of a transaction a pooler may lend the connection to another behind each statement, with what was sent for
  // the next one on its way
  const shared = { ...hurried, pipeline: pooler === 'none', isShared: true }
  const pool = shareConnections(shared, connections)
  const inTransaction = lendConnections({ ...hurried, pipeline: true }, connections, idleMs)
  const inLong = lendConnections(unhurried, connections, idleMs)
  const reserved = lendConnections(hurried, connections, idleMs)
  const apart = lendConnections(unhurried, 1, idleMs)
  const sweeping = setInterval(() => pool.endIdle(idleMs), idleMs / 6).unref()
  // what listens is nobody's answer
  const listening = new Set<Listening>()
  const openToListen = () =>
    new Connection({ ...unhurried, stalled, prepares: false, came: () => {} }).open()
  const begin = transactionsOn(inTransaction, 'begin')
  const beginLong = transactionsOn(inLong, 'begin; set local statement_timeout = 0')
  let closing: Promise<void> | undefined
  const close = async () => {
    clearInterval(sweeping)
    await Promise.race([
      pause(closingMs, undefined, { ref: false }),
      Promise.all([
        ...[...listening].map((one) => one.unlisten()),
        ...[pool, inTransaction, inLong, reserved, apart].map((one) => one.end()),
      ]),
    ])
    for (const connection of all) connection.spoil()
    stalled.end()
  }
  return {
    sql: pool.sql,
    pooler,
    answered: () => answered,
    reserve: reserveFrom(reserved),
    reserveApart: reserveFrom(apart),
    listen: async (...how) => {
      const one = await listenOn(openToListen, ...how)
      listening.add(one)
      return one
    },
    pools: () =>
      Object.entries({ statements: pool, transactions: inTransaction, long: inLong, reserved }).map(
        ([name, one]) => ({ pool: name, limit: connections, ...one.state() }),
      ),
    transaction: <T>(work: (sql: Sql) => Promise<T>) => withEffects<Sql, T>(begin, work),
    longTransaction: <T>(work: (sql: Sql) => Promise<T>) => withEffects<Sql, T>(beginLong, work),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** The same database, seen from inside a transaction that is open already. */
export const within = (sql: Sql): Database => ({
  sql,
  transaction: (work) => work(sql),
  longTransaction: (work) => work(sql),
})

/** A value as jsonb: anything that JSON.stringify writes; undefined fields are left out. */
export const asJson = (sql: Sql, value: unknown) =>
  // the driver takes a text for JSON that is written already
  sql.json(typeof value === 'string' ? JSON.stringify(value) : value)

/** A pattern of `like` that finds this text anywhere, in lower case; what is special in it stands for itself. */
export const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * What a fault of the database means to a caller: `busy` may be tried again (no connection, a timeout, a deadlock, a
 * restart, a server that has become a replica, a disk that fails), `full` has no room, null is none of these. Codes:
 * PostgreSQL's Appendix A.
 */
export function databaseFault(error: unknown): 'busy' | 'full' | null {
  if (!(error instanceof Error)) return null
  if (isConnectionFault(error)) return 'busy'
  const code = (error as { code?: unknown }).code
  if (typeof code !== 'string') return null
  if (code === '53100') return 'full'
  return /^(08|40|53|57P|57014|55P03|25006|58030|NO_CONNECTION_FREE)/.test(code) ? 'busy' : null
}

/** Whether this is the violation of a unique constraint or index of that name. */
export function violates(error: unknown, constraint: string): boolean {
  const fault = error as { code?: string; constraint?: string } | null
  return fault?.code === '23505' && fault.constraint === constraint
}
