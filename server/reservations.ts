import type postgres from 'postgres'

/** Connections to have for oneself, one after the other. */
export type Reservations<T extends Record<string, unknown>> = {
  take: () => Promise<postgres.Sql<T>>
  /** Hands it on; one whose connection was lost is `spent` and closed instead, since it tells its fault once more. */
  give: (single: postgres.Sql<T>, spent: boolean) => void
  end: (timeoutSeconds: number) => Promise<void>
}

/** Clients of one connection each, made by `open` when needed, `most` at a time; who comes later waits. */
export function createReservations<T extends Record<string, unknown>>(
  open: () => postgres.Sql<T>,
  most: number,
): Reservations<T> {
  const made = new Set<postgres.Sql<T>>()
  const idle: postgres.Sql<T>[] = []
  const waiting: ((single: postgres.Sql<T>) => void)[] = []
  const make = () => {
    const single = open()
    made.add(single)
    return single
  }
  return {
    take: async () => {
      const free = idle.pop()
      if (free) return free
      if (made.size < most) return make()
      return await new Promise((resolve) => waiting.push(resolve))
    },
    give: (single, spent) => {
      if (spent) {
        made.delete(single)
        void single.end({ timeout: 0 })
      }
      const next = waiting.shift()
      if (next) next(spent ? make() : single)
      else if (!spent) idle.push(single)
    },
    end: async (timeout) => {
      await Promise.all([...made].map((single) => single.end({ timeout })))
    },
  }
}
