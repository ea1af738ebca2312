import { availableParallelism } from 'node:os'
import postgres from 'postgres'
import { withEffects } from './after-commit.ts'
import { clientsOf, type OpenSocket, socketOpener } from './connections/client.ts'
import {
  createPool,
  isConnectionFault,
  type Reserved,
  reserveFrom,
  transactionsOn,
} from './connections/connections.ts'
import { createReservations, type PoolState } from './connections/reservations.ts'
import { watchSilence } from './connections/silence.ts'
import { type Types, types } from './connections/types-of-columns.ts'

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
  /** A connection of one's own, outside of any transaction, until it is released or discarded. */
  reserve: () => Promise<Reserved<Sql>>
  /** As `reserve`, for statements that take as long as they take: beside a transaction, where there is one connection, too. */
  reserveApart: () => Promise<Reserved<Sql>>
  listen: postgres.Sql<Types>['listen']
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

/** For how long a connection may be idle before it is ended, in milliseconds. */
const idleMs = 60_000

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
  const silence = watchSilence()
  const connectWith = (more: object) => (socket: OpenSocket) => {
    // the driver takes a way to open sockets that its types do not name
    const options = { ...optionsFor({ pooler, bounded }), max: 1, socket, ...more }
    return postgres(url, options) as postgres.Sql<Types>
  }
  const connect = connectWith({})
  const openSocket = socketOpener()
  let answered = 0
  const came = () => {
    answered += 1
  }
  const hurried = bounded ? { silence, came } : { came }
  const unhurried = clientsOf(connect, openSocket, { came })
  const clients = bounded ? clientsOf(connect, openSocket, hurried) : unhurried
  // outside of a transaction a pooler may lend the connection to another behind each statement, with what was sent for
  // the next one on its way
  const oneByOne = () => clientsOf(connectWith({ max_pipeline: 0 }), openSocket, hurried)
  const words = connect(() => {
    throw new Error('nothing is sent from here')
  })
  const pool = createPool(words, pooler === 'none' ? clients : oneByOne(), connections)
  const inTransaction = createReservations(clients, connections)
  const inLong = createReservations(unhurried, connections)
  const reserved = createReservations(clients, connections)
  const apart = createReservations(unhurried, 1)
  const begin = transactionsOn(inTransaction)
  const beginLong = transactionsOn(inLong)
  const all = [pool, inTransaction, inLong, reserved, apart]
  const sweeping = setInterval(() => {
    for (const one of all) one.endIdle(idleMs)
  }, idleMs / 6).unref()
  // what listens is nobody's answer, and the driver listens again by itself
  const listening = connect((addresses) => {
    const socket = openSocket(addresses)
    silence.watch(socket)
    return socket
  })
  return {
    sql: pool.sql,
    pooler,
    answered: () => answered,
    reserve: reserveFrom(reserved),
    reserveApart: reserveFrom(apart),
    listen: listening.listen,
    pools: () =>
      Object.entries({ statements: pool, transactions: inTransaction, long: inLong, reserved }).map(
        ([name, one]) => ({ pool: name, limit: connections, ...one.state() }),
      ),
    transaction: <T>(work: (sql: Sql) => Promise<T>) =>
      withEffects<Sql, T>((inside) => begin(inside) as Promise<T>, work),
    longTransaction: <T>(work: (sql: Sql) => Promise<T>) =>
      withEffects<Sql, T>(
        (inside) =>
          beginLong(async (sql) => {
            await sql`set local statement_timeout = 0`
            return await inside(sql)
          }) as Promise<T>,
        work,
      ),
    close: async () => {
      clearInterval(sweeping)
      await Promise.all([listening.end({ timeout: 5 }), ...all.map((one) => one.end(5))])
      silence.end()
    },
  }
}

const optionsFor = ({ pooler, bounded }: { pooler: Pooler; bounded: boolean }) => ({
  connect_timeout: 3,
  // it would end a connection just when something is sent down it: what is idle is ended here
  idle_timeout: 0,
  max_lifetime: null,
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
})

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
  const fault = error as { code?: string; constraint_name?: string } | null
  return fault?.code === '23505' && fault.constraint_name === constraint
}
