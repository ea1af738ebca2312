import type postgres from 'postgres'

/** Connections to have for oneself, one after the other. */
export type Reservations<T extends Record<string, unknown>> = {
  /** The next that is free. Rejects with the code NO_CONNECTION_FREE when none is within `patienceMs`. */
  take: () => Promise<postgres.Sql<T>>
  /** Hands it on; one whose connection was lost is `spent` and closed instead, since it tells its fault once more. */
  give: (single: postgres.Sql<T>, spent: boolean) => void
  end: (timeoutSeconds: number) => Promise<void>
}

/** How long is waited for a connection that others have, in milliseconds. */
const patienceMs = 5_000

/** Clients of one connection each, made by `open` when needed, `most` at a time; who comes later waits. */
export function createReservations<T extends Record<string, unknown>>(
  open: () => postgres.Sql<T>,
  most: number,
): Reservations<T> {
  const made = new Set<postgres.Sql<T>>()
  const idle: postgres.Sql<T>[] = []
  const waiting = new Set<(single: postgres.Sql<T>) => void>()
  const make = () => {
    const single = open()
    made.add(single)
    return single
  }
  const inLine = () =>
    new Promise<postgres.Sql<T>>((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(serve)
        reject(noneFree())
      }, patienceMs)
      const serve = (single: postgres.Sql<T>) => {
        clearTimeout(late)
        waiting.delete(serve)
        resolve(single)
      }
      waiting.add(serve)
    })
  return {
    take: async () => {
      const free = idle.pop()
      if (free) return free
      if (made.size < most) return make()
      return await inLine()
    },
    give: (single, spent) => {
      if (spent) {
        made.delete(single)
        void single.end({ timeout: 0 })
      }
      const [next] = waiting
      if (next) next(spent ? make() : single)
      else if (!spent) idle.push(single)
    },
    end: async (timeout) => {
      await Promise.all([...made].map((single) => single.end({ timeout })))
    },
  }
}

const noneFree = () =>
  Object.assign(new Error(`no connection was free in ${patienceMs} ms`), {
    code: 'NO_CONNECTION_FREE',
  })
