import { Connection, type ConnectionOptions } from './connection.ts'
import { connectionClosed, isStale } from './fault.ts'
import type { PoolState } from './lend.ts'
import { type Sql, type Statement, sqlOver } from './sql.ts'

/**
 * Statements outside of any transaction, over `most` connections that they share: each goes where the fewest wait for an
 * answer when it is sent.
 */
export function shareConnections(
  options: ConnectionOptions,
  most: number,
): {
  sql: Sql
  endIdle: (ms: number) => void
  end: () => Promise<void>
  state: () => PoolState
} {
  let connections: Connection[] = []
  let isEnded = false
  const freest = () => {
    connections = connections.filter((one) => !one.isOver)
    let least = connections[0]
    for (const one of connections) if (one.waiting < least!.waiting) least = one
    if (least && (least.waiting === 0 || connections.length >= most)) return least
    const fresh = new Connection(options).open()
    connections.push(fresh)
    return fresh
  }
  const query = async (statement: Statement) => {
    if (isEnded) throw connectionClosed()
    try {
      return await freest().ask(statement)
    } catch (error) {
      if (!isStale(error)) throw error
      // the next one like it is prepared; this one must not wait behind another that cannot be
      return await freest().ask({ ...statement, isPrepared: false })
    }
  }
  const stream = () => Promise.reject(new Error('a COPY has a connection of its own'))
  return {
    sql: sqlOver({ query, stream }),
    endIdle: (ms) => {
      const idle = connections.filter((one) => one.idleMs >= ms)
      connections = connections.filter((one) => !idle.includes(one))
      for (const one of idle) void one.close()
    },
    end: async () => {
      isEnded = true
      await Promise.all(connections.map((one) => one.close()))
    },
    state: () => {
      const waiting = connections.filter((one) => !one.isOver).map((one) => one.waiting)
      return {
        open: waiting.length,
        idle: waiting.filter((count) => count === 0).length,
        waiting: waiting.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
      }
    },
  }
}
