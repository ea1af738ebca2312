import type { Client, Columns } from './client.ts'

/** How many connections are open, how many of them nobody has, and how many wait for one. */
export type PoolState = { open: number; idle: number; waiting: number }

/** Connections to have for oneself, one after the other. */
export type Reservations<T extends Columns> = {
  /** The next that is free. Rejects with the code NO_CONNECTION_FREE when none is within `patienceMs`. */
  take: () => Promise<Client<T>>
  /** Hands it on, unless its connection was lost meanwhile. */
  give: (client: Client<T>) => void
  /** Ends those that nobody has had for so long. */
  endIdle: (ms: number) => void
  end: (timeoutSeconds: number) => Promise<void>
  state: () => PoolState
}

/** How long is waited for a connection that others have, in milliseconds. */
const patienceMs = 5_000

/** Clients of one connection each, made by `open` when needed, `most` at a time; who comes later waits. */
export function createReservations<T extends Columns>(
  open: () => Client<T>,
  most: number,
): Reservations<T> {
  const made = new Set<Client<T>>()
  let idle: Client<T>[] = []
  const waiting = new Set<(client: Client<T>) => void>()
  const forgetLost = () => {
    for (const client of made) if (client.isOver()) made.delete(client)
    idle = idle.filter((client) => made.has(client))
  }
  const make = () => {
    const client = open()
    made.add(client)
    return client
  }
  const inLine = () =>
    new Promise<Client<T>>((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(serve)
        reject(noneFree())
      }, patienceMs)
      const serve = (client: Client<T>) => {
        clearTimeout(late)
        waiting.delete(serve)
        resolve(client)
      }
      waiting.add(serve)
    })
  return {
    take: async () => {
      forgetLost()
      const free = idle.pop()
      if (free) return free
      if (made.size < most) return make()
      return await inLine()
    },
    give: (client) => {
      forgetLost()
      const [next] = waiting
      if (next) next(made.has(client) ? client : make())
      else if (made.has(client)) idle.push(client)
    },
    endIdle: (ms) => {
      for (const client of idle)
        if (client.idleMs() >= ms) {
          made.delete(client)
          void client.end(1)
        }
      forgetLost()
    },
    end: async (timeout) => {
      await Promise.all([...made].map((client) => client.end(timeout)))
    },
    state: () => {
      forgetLost()
      return { open: made.size, idle: idle.length, waiting: waiting.size }
    },
  }
}

const noneFree = () =>
  Object.assign(new Error(`no connection was free in ${patienceMs} ms`), {
    code: 'NO_CONNECTION_FREE',
  })
