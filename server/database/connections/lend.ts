import { Pool, type PoolClient } from 'pg'
import { Connection, type ConnectionOptions } from './connection.ts'
import { connectionClosed, faultOf, isAborted } from './fault.ts'
import { type Sql, type Statement, sqlOver } from './sql.ts'

/** How many connections are open, how many of them nobody has, and how many wait for one. */
export type PoolState = { open: number; idle: number; waiting: number }

/** How long is waited for a connection that others have, in milliseconds. */
const patienceMs = 5_000

type Lent = Connection & PoolClient

/** Connections to have for oneself, one after the other. */
export type Lender = {
  /** The next that is free. Rejects with the code NO_CONNECTION_FREE when none is in time. */
  take: () => Promise<Lent>
  end: () => Promise<void>
  state: () => PoolState
}

/** `most` connections at a time, made when needed, ended when nobody has had one for `idleMs`; who comes later waits. */
export function lendConnections(options: ConnectionOptions, most: number, idleMs: number): Lender {
  const pool = new Pool({
    ...options,
    Client: Connection as never,
    max: most,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: idleMs,
  })
  // of one that nobody has: the pool has left it out already
  pool.on('error', () => {})
  return {
    take: async () => {
      try {
        return (await pool.connect()) as Lent
      } catch (error) {
        throw lendingFault(error as Error & { code?: string })
      }
    },
    end: () => pool.end(),
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** The pool's own errors have no code. */
function lendingFault(error: Error & { code?: string }) {
  if (error.code) return error
  return error.message === 'timeout exceeded when trying to connect'
    ? faultOf('NO_CONNECTION_FREE', `no connection was free in ${patienceMs} ms`)
    : connectionClosed(error)
}

/** A connection of one's own: `release` hands it on, `discard` closes it, whatever it is in the middle of. */
export type Reserved = { sql: Sql; release: () => void; discard: () => void }

/** Lends connections outside of any transaction. */
export function reserveFrom(lender: Lender) {
  return async (): Promise<Reserved> => {
    const connection = await lender.take()
    let isGiven = true
    const release = () => {
      if (isGiven) connection.release(connection.isOver)
      isGiven = false
    }
    const discard = () => {
      if (isGiven) connection.spoil()
      release()
    }
    return { sql: sqlOver(routeTo(connection)), release, discard }
  }
}

const routeTo = (connection: Connection) => ({
  query: (statement: Statement) => connection.ask(statement),
  stream: <S extends Parameters<Connection['stream']>[0]>(copy: S) => connection.stream(copy),
})

/**
 * Transactions, each on a connection of its own. `begin` is what opens one; it goes out with the first statement. One of
 * whose statements a single one failed is undone, whatever the work made of the error.
 */
export function transactionsOn(lender: Lender, begin: string) {
  return async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const connection = await lender.take()
    const faults: unknown[] = []
    const note = (error: unknown) => {
      faults.push(error)
      // those that were on their way behind the one that failed are told why
      throw isAborted(error) ? faults[0] : error
    }
    const query = (statement: Statement) => connection.ask(statement).catch(note)
    const { stream } = routeTo(connection)
    try {
      query({ text: begin }).catch(() => {})
      const done = await work(sqlOver({ query, stream }))
      if (faults.length > 0) throw faults[0]
      const { command } = await query({ text: 'commit' })
      if (command !== 'COMMIT') throw new Error('a transaction that had failed was committed')
      return done
    } catch (error) {
      if (connection.isStreaming) connection.spoil()
      else await connection.ask({ text: 'rollback' }).catch(() => connection.spoil())
      throw error
    } finally {
      connection.release(connection.isOver)
    }
  }
}
