import type postgres from 'postgres'
import {
  type Client,
  type Columns,
  connectionClosed,
  type DriverQuery,
  driverQuery,
} from './client.ts'
import type { PoolState, Reservations } from './reservations.ts'

type Work<T extends Columns> = (sql: postgres.TransactionSql<T>) => Promise<unknown>

/** Codes of an error that leaves no connection behind: the driver's own, and those of open sockets. */
const connectionFaults = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Whether there was no connection, or is none any more: whatever kept it from being made, or ended it. */
export function isConnectionFault(error: unknown): boolean {
  const { code, syscall } = error as { code?: string; syscall?: string }
  return connectionFaults.has(code ?? '') || syscall === 'connect' || syscall === 'getaddrinfo'
}

/**
 * Statements outside of any transaction, over `most` connections: each goes where the fewest wait for an answer when it
 * is sent. `words` only makes the queries.
 */
export function createPool<T extends Columns>(
  words: postgres.Sql<T>,
  open: () => Client<T>,
  most: number,
): {
  sql: postgres.ISql<T>
  endIdle: (ms: number) => void
  end: (timeout: number) => Promise<void>
  state: () => PoolState
} {
  let clients: Client<T>[] = []
  const freest = () => {
    clients = clients.filter((client) => !client.isOver())
    const [least] = clients.toSorted((a, b) => a.waiting() - b.waiting())
    if (least && (least.waiting() === 0 || clients.length >= most)) return least
    const fresh = open()
    clients.push(fresh)
    return fresh
  }
  const route = () => {
    const client = freest()
    return { client, send: client.send }
  }
  return {
    sql: guard(words, route),
    endIdle: (ms) => {
      const idle = clients.filter((client) => client.idleMs() >= ms)
      clients = clients.filter((client) => !idle.includes(client))
      for (const client of idle) void client.end(1)
    },
    end: async (timeout) => {
      await Promise.all(clients.map((client) => client.end(timeout)))
    },
    state: () => {
      const sent = clients.filter((client) => !client.isOver()).map((client) => client.waiting())
      return {
        open: sent.length,
        idle: sent.filter((count) => count === 0).length,
        waiting: sent.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
      }
    },
  }
}

/** A connection of one's own: `release` hands it on, `discard` closes it, whatever it is in the middle of. */
export type Reserved<S> = { sql: S; release: () => void; discard: () => void }

/** Lends connections outside of any transaction. */
export function reserveFrom<T extends Columns>(clients: Reservations<T>) {
  return async (): Promise<Reserved<postgres.ISql<T>>> => {
    const client = await clients.take()
    let isGiven = true
    const release = () => {
      if (isGiven) clients.give(client)
      isGiven = false
    }
    const discard = () => {
      if (isGiven) client.spoil()
      release()
    }
    return { sql: guard(client.sql, (send) => ({ client, send })), release, discard }
  }
}

/**
 * Transactions on clients of their own: behind many statements the driver sends `begin` down a connection that it does
 * not keep for it, refuses it as UNSAFE_TRANSACTION and leaves a transaction open under the statements of others
 * (porsager/postgres#823; one order of 750 at 128 callers). So none waits behind a transaction's locks either.
 */
export function transactionsOn<T extends Columns>(clients: Reservations<T>) {
  return async (work: Work<T>): Promise<unknown> => {
    const client = await clients.take()
    try {
      return await runSafely(client, work)
    } finally {
      clients.give(client)
    }
  }
}

async function runSafely<T extends Columns>(client: Client<T>, work: Work<T>) {
  const { promise: loss, reject: lose } = Promise.withResolvers<never>()
  const forget = client.whenOver(lose)
  let answered = client.expect()
  const outcome = client.sql.begin(async (sql) => {
    answered()
    try {
      return await work(guard(sql, (send) => ({ client, send })))
    } finally {
      // were this to end, the driver would send a commit or rollback down what is closed, which ends the process
      if (client.isOver()) await new Promise<never>(() => {})
      answered = client.expect()
    }
  })
  try {
    return await Promise.race([outcome, loss])
  } finally {
    forget()
    answered()
  }
}

type Send = DriverQuery['handler']
/** Where a query goes when it is sent: `send` is how the driver would send it. */
type Route<T extends Columns> = (send: Send) => { client: Client<T>; send: Send }

/** The same functions; each query is sent on its route, unless that is over. */
function guard<S extends Callable, T extends Columns>(sql: S, route: Route<T>): S {
  const watched = (made: unknown) => {
    // names and lists of values are no queries
    if (made instanceof Promise) watchQuery(driverQuery(made), route)
    return made
  }
  return new Proxy(sql, {
    apply: (target, self, given) => watched(Reflect.apply(target, self, given)),
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'unsafe') return value
      return (...given: unknown[]) => watched(Reflect.apply(value as Callable, target, given))
    },
  })
}

type Callable = (...given: never[]) => unknown

function watchQuery<T extends Columns>(query: DriverQuery, route: Route<T>) {
  const { handler, resolve, reject } = query
  let answered: () => void = () => {}
  let spoil: () => void = () => {}
  query.handler = (sent) => {
    const { client, send } = route(handler)
    if (client.isOver()) return query.reject(connectionClosed())
    const [forget, came] = [client.whenOver(query.reject), client.expect()]
    answered = () => {
      forget()
      came()
    }
    spoil = client.spoil
    send(sent)
  }
  query.resolve = (result) => {
    answered()
    leaveOutHoles(result)
    resolve(result)
  }
  query.reject = (error) => {
    answered()
    if (isLocal(error)) spoil()
    reject(error)
  }
}

/**
 * Whether the driver itself stumbled, over a value that it cannot write or read. It then tells whoever waits first, and
 * gives each later statement on that connection the answer of the next: so the connection has to go, at once.
 */
function isLocal(error: unknown): boolean {
  return (error as Error).name !== 'PostgresError' && !isConnectionFault(error)
}

/**
 * The driver counts the rows of an answer and forgets to begin anew when it ended in an error: the rows of the next answer
 * come behind as many holes as the broken one had rows. Seen with postgres 3.4.9 and a statement that was cancelled in
 * the middle of its rows.
 */
function leaveOutHoles(result: unknown) {
  if (!Array.isArray(result) || result.length === 0 || 0 in result) return
  result.splice(0, Number(Object.keys(result)[0]))
}
