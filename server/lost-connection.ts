import type postgres from 'postgres'

/** What went wrong with the connection that a transaction or a reservation is on; null while it is well. */
type Connection = { lost: unknown }
/** What the driver's query is inside: `handler` sends it off, `reject` is its end. */
type DriverQuery = { handler: (query: unknown) => void; reject: (error: unknown) => void }

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
 * Makes a pool survive connections that are lost in the middle of a transaction or a reservation. The driver sends what
 * comes next (the rollback, too) down the same connection object: while that is closed, writing to its missing socket
 * ends the process; once another request has opened it again, the query would run there, outside of any transaction.
 * Seen with postgres 3.4.9 and a killed server.
 */
export function survivingLoss<T extends Record<string, unknown>>(
  pool: postgres.Sql<T>,
): postgres.Sql<T> {
  const { begin, reserve } = pool
  const safely = async (...given: unknown[]) => {
    const work = given.pop() as (sql: object) => Promise<unknown>
    return await runSafely((inside) => begin(...([...given, inside] as [never])), work)
  }
  const holding = async () => {
    const connection: Connection = { lost: null }
    const reserved = await reserve()
    const release = () => {
      // a lost one is back among the closed already
      if (connection.lost === null) reserved.release()
    }
    return guard(reserved, connection, { release })
  }
  return Object.assign(pool, { begin: safely, reserve: holding })
}

async function runSafely(
  begin: (inside: (sql: object) => Promise<unknown>) => Promise<unknown>,
  work: (sql: object) => Promise<unknown>,
) {
  const connection: Connection = { lost: null }
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
    if (atWork) connection.lost ??= error
  })
  return await outcome
}

/** The driver has answered for this transaction; were this to end, it would send a commit or rollback. */
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
    const { code } = (error ?? {}) as { code?: unknown }
    if (typeof code === 'string' && connectionFaults.has(code)) connection.lost ??= error
    reject(error)
  }
  return made
}
