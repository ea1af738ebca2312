import type { Store } from './store.ts'

/** One API request. `status` is what the caller got: 0 when it got no answer. */
export type JournalLine = {
  at: string
  method: string
  path: string
  idempotencyKey: string | null
  status: number
  replayed: boolean
}
export type Journal = ReturnType<typeof createJournal>

const bound = 50_000

/** Every request to `/v1`, for tests that count what reached the provider: the newest 50,000. */
export function createJournal(store: Store) {
  const insert = store.database.prepare(
    `insert into journal (at, method, path, idempotency_key, status, replayed)
     values (?, ?, ?, ?, ?, ?)`,
  )
  const trim = store.database.prepare(
    'delete from journal where seq <= (select max(seq) from journal) - ?',
  )
  const read = store.database.prepare(
    `select at, method, path, idempotency_key, status, replayed
     from journal
     where instr(path, ?) > 0
     order by seq desc
     limit ?`,
  )
  let written = 0
  return {
    write(line: Omit<JournalLine, 'at'>): void {
      const { method, path, idempotencyKey, status, replayed } = line
      insert.run(Date.now(), method, path, idempotencyKey, status, Number(replayed))
      written += 1
      if (written % 1000 === 0) trim.run(bound)
    },
    /** The newest, in the order in which they came; only paths that contain `path`. */
    read(path = '', limit = bound): JournalLine[] {
      // SQLite's instr() finds an empty text at place 1.
      const rows = read.all(path, limit).reverse()
      return rows.map((row) => ({
        at: new Date(Number(row.at)).toISOString(),
        method: String(row.method),
        path: String(row.path),
        idempotencyKey: row.idempotency_key === null ? null : String(row.idempotency_key),
        status: Number(row.status),
        replayed: row.replayed === 1,
      }))
    },
  }
}
