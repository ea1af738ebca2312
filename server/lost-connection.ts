import type postgres from 'postgres'
import type { Reservations } from './reservations.ts'

/**
 * The connection that a transaction or a reservation is on: what went wrong with it, null while it is well, and a
 * promise that rejects with that.
 */
type Connection = { lost: unknown; losing: Promise<never>; lose: (error: unknown) => void }
/** What the driver's query is inside: `handler` sends it off, `reject` is its end. */
type DriverQuery = { handler: (query: unknown) => void; reject: (error: unknown) => void }

type Work = (sql: object) => Promise<unknown>

/** Codes of an error that leaves no connection behind: the driver's own, and those of sockets. */
export const connectionFaults = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
])

/**
 * Makes a pool survive connections that are lost in the middle of a transaction. The driver sends what comes next (the
 * rollback, too) down the same connection object: while that is closed, writing to its missing socket ends the process;
 * once another request has opened it again, the query would run there, outside of any transaction. Its reservations
 * besides lose a connection for good whenever one fails, so they are `reserved` instead. Seen with postgres 3.4.9
 * and a killed server.
 *
 * A transaction has a client of its own from `inTransaction`: behind many statements the driver sends `begin` down a
 * connection that it does not keep for it, refuses it as UNSAFE_TRANSACTION and leaves a transaction open under the
 * statements of others (porsager/postgres#823; one order of 750 at 128 callers). So none waits behind a transaction's
 * locks either.
 */
export function survivingLoss<T extends Record<string, unknown>>(
  pool: postgres.Sql<T>,
  { inTransaction, reserved }: Record<'inTransaction' | 'reserved', Reservations<T>>,
): postgres.Sql<T> {
  const begin = async (...given: unknown[]) => {
    const work = given.pop() as Work
    const single = await inTransaction.take()
    const connection = watchedConnection()
    try {
      const inside = (safe: Work) => single.begin(...([...given, safe] as [never]))
      return await runSafely(inside, work, connection)
    } finally {
      inTransaction.give(single, connection.lost !== null)
    }
  }
  const reserve = async () => {
    const connection = watchedConnection()
    const single = await reserved.take()
    let given = true
    const release = () => {
      if (given) reserved.give(single, connection.lost !== null)
      given = false
    }
    return guard(single, connection, { release })
  }
  return Object.assign(pool, { begin, reserve })
}

async function runSafely(
  begin: (inside: Work) => Promise<unknown>,
  work: Work,
  connection: Connection,
) {
  let atWork = false
  const outcome = begin(async (sql) => {
    atWork = true
    try {
      const result = await work(guard(sql, connection))
      if (connection.lost !== null) return await never
      return result
    } catch (error) {
      // by then the driver has told of a loss
      await new Promise((resolve) => setImmediate(resolve))
      if (connection.lost !== null) return await never
      throw error
    } finally {
      atWork = false
    }
  })
  outcome.catch((error: unknown) => {
    if (atWork || leavesNone(error)) connection.lose(error)
  })
  return await Promise.race([outcome, connection.losing])
}

function leavesNone(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && connectionFaults.has(code)
}

function watchedConnection(): Connection {
  const { promise: losing, reject } = Promise.withResolvers<never>()
  losing.catch(() => {})
  const connection: Connection = {
    lost: null,
    losing,
    lose: (error) => {
      connection.lost ??= error
      reject(error)
    },
  }
  return connection
}

/** The loss is told already; were this to end, the driver would send a commit or rollback. */
const never = new Promise<never>(() => {})

/** The same functions, whose queries are not sent once the connection is lost. */
function guard<S extends object>(sql: S, connection: Connection, instead: object = {}): S {
  return new Proxy(sql, {
    apply: (target, self, given) =>
      watched(Reflect.apply(target as unknown as Callable, self, given), connection),
    get: (target, name) => {
      if (name in instead) return Reflect.get(instead, name)
      const value: unknown = Reflect.get(target, name)
      if (name !== 'unsafe') return value
      return (...given: unknown[]) => watched((value as Callable)(...given), connection)
    },
  })
}

type Callable = (...given: unknown[]) => unknown

function watched(made: unknown, connection: Connection): unknown {
  // names and lists of values are no queries
  if (!(made instanceof Promise)) return made
  const query = made as unknown as DriverQuery
  const { handler, reject } = query
  query.handler = (sent) => {
    if (connection.lost !== null) query.reject(connection.lost)
    else handler(sent)
  }
  query.reject = (error) => {
    if (leavesNone(error)) connection.lose(error)
    reject(error)
  }
  return made
}
