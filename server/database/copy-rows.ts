import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Sql } from './database.ts'

export type Copy = {
  /** Whole lines of COPY's text format. Waits until the database has taken them. */
  write: (lines: string) => Promise<void>
  end: () => Promise<void>
}

/** Rows into a table by COPY, in a transaction of the caller. `stream` is the statement's `.writable()`. */
export function copyRows(sql: Sql, stream: Writable): Copy {
  let failed: unknown
  stream.on('error', (error) => {
    failed = error
  })
  return {
    write: async (lines) => {
      if (failed) throw failed
      if (lines === '') return
      await new Promise<void>((resolve, reject) => {
        stream.write(Buffer.from(lines), (error) => (error ? reject(error) : resolve()))
      })
    },
    end: () => endCopy(sql, stream),
  }
}

/**
 * Ends a COPY. The driver does not pass on a fault that comes after the last byte, so the next statement is what
 * tells: in a transaction that has failed it fails as well.
 */
async function endCopy(sql: Sql, stream: Writable) {
  stream.end()
  while (stream.writableLength > 0) await setImmediate()
  await setImmediate()
  await sql`select 1`
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A text as a cell of COPY's text format. Source: https://www.postgresql.org/docs/current/sql-copy.html */
export const copyCell = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (mark) => escapes[mark] ?? mark) : text
