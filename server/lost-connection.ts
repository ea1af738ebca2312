import type postgres from 'postgres'
import type { Reservations } from './reservations.ts'
import type { Expect } from './silence.ts'

/**
 * The connection that a transaction or a reservation is on: what went wrong with it, null while it is well, and a
 * promise that rejects with that.
 */
type Connection = { lost: unknown; losing: Promise<never>; lose: (error: unknown) => void }
/** What the driver's query is inside: `handler` sends it off, `resolve` and `reject` are its end. */
type DriverQuery = {
  handler: (query: unknown) => void
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

type Work<T extends Record<string, unknown>> = (sql: postgres.TransactionSql<T>) => Promise<unknown>

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

/** A pool without the driver's transactions. */
export type Outside<T extends Record<string, unknown>> = postgres.ISql<T> &
  Pick<postgres.Sql<T>, 'listen' | 'reserve' | 'options' | 'end'>

/**
 * Makes a pool survive connections that are lost in the middle of a transaction. The driver sends what comes next (the
 * rollback, too) down the same connection object: while that is closed, writing to its missing socket ends the process;
 * once another request has opened it again, the query would run there, outside of any transaction. Its reservations
 * besides lose a connection for good whenever one fails, so they are `reserved` instead. Seen with postgres 3.4.9
 * and a killed server. `expect` hears of every statement that is sent and answered.
 */
export function survivingLoss<T extends Record<string, unknown>>(
  pool: postgres.Sql<T>,
  reserved: Reservations<T>,
  expect: Expect,
): Outside<T> {
  const reserve = async () => {
    const connection = watchedConnection()
    const single = await reserved.take()
    let given = true
    const release = () => {
      if (given) reserved.give(single, connection.lost !== null)
      given = false
    }
    return guard(single, onConnection(connection, expect), { release })
  }
  return guard(pool, (query) => expectAnswer(query, expect), { reserve })
}

/**
 * Transactions on clients of one connection each: behind many statements the driver sends `begin` down a connection
 * that it does not keep for it, refuses it as UNSAFE_TRANSACTION and leaves a transaction open under the statements of
 * others (porsager/postgres#823; one order of 750 at 128 callers). So none waits behind a transaction's locks either.
 */
export function transactionsOn<T extends Record<string, unknown>>(
  clients: Reservations<T>,
  expect: Expect,
): (work: Work<T>) => Promise<unknown> {
  return async (work) => {
    const single = await clients.take()
    const connection = watchedConnection()
    try {
      return await runSafely(single, work, connection, expect)
    } finally {
      clients.give(single, connection.lost !== null)
    }
  }
}

async function runSafely<T extends Record<string, unknown>>(
  single: postgres.Sql<T>,
  work: Work<T>,
  connection: Connection,
  expect: Expect,
) {
  let atWork = false
  let answered = expect(connection.lose)
  const outcome = single.begin(async (sql) => {
    answered()
    atWork = true
    try {
      const result = await work(guard(sql, onConnection(connection, expect)))
      if (connection.lost !== null) return await never
      return result
    } catch (error) {
      // by then the driver has told of a loss
      await new Promise((resolve) => setImmediate(resolve))
      if (connection.lost !== null) return await never
      throw error
    } finally {
      atWork = false
      // the commit or rollback
      answered = expect(connection.lose)
    }
  })
  outcome
    .catch((error: unknown) => {
      if (atWork || leavesNone(error)) connection.lose(error)
    })
    .finally(() => answered())
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

type ForQuery = (query: DriverQuery) => void

/** The same functions, with something done to each query before it is sent. */
function guard<S extends object>(sql: S, forQuery: ForQuery, instead: object = {}): S {
  const watched = (made: unknown) => {
    // names and lists of values are no queries
    if (made instanceof Promise) forQuery(made as unknown as DriverQuery)
    return made
  }
  return new Proxy(sql, {
    apply: (target, self, given) =>
      watched(Reflect.apply(target as unknown as Callable, self, given)),
    get: (target, name) => {
      if (name in instead) return Reflect.get(instead, name)
      const value: unknown = Reflect.get(target, name)
      if (name !== 'unsafe') return value
      return (...given: unknown[]) => watched((value as Callable)(...given))
    },
  })
}

type Callable = (...given: unknown[]) => unknown

const onConnection =
  (connection: Connection, expect: Expect): ForQuery =>
  (query) => {
    expectAnswer(query, expect)
    sendUnlessLost(query, connection)
  }

function expectAnswer(query: DriverQuery, expect: Expect) {
  const { handler, resolve, reject } = query
  let answered: () => void = () => {}
  query.handler = (sent) => {
    answered = expect((error) => query.reject(error))
    handler(sent)
  }
  query.resolve = (result) => {
    answered()
    leaveOutHoles(result)
    resolve(result)
  }
  query.reject = (error) => {
    answered()
    reject(error)
  }
}

/**
 * The driver counts the rows of an answer and forgets to begin anew when it ended in an error, or with its connection: the
 * rows of the next answer come behind as many holes as the broken one had rows. Seen with postgres 3.4.9 and a
 * statement that was cancelled in the middle of its rows.
 */
function leaveOutHoles(result: unknown) {
  if (!Array.isArray(result) || result.length === 0 || 0 in result) return
  result.splice(0, Number(Object.keys(result)[0]))
}

function sendUnlessLost(query: DriverQuery, connection: Connection) {
  const { handler, reject } = query
  query.handler = (sent) => {
    if (connection.lost !== null) query.reject(connection.lost)
    else handler(sent)
  }
  query.reject = (error) => {
    if (leavesNone(error)) connection.lose(error)
    reject(error)
  }
}
