import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

export type Copy = {
  /** Whole lines of COPY's text format. Waits until they are on their way. */
  write: (lines: string | Uint8Array) => Promise<void>
  /** Waits until the database has taken all of it. */
  end: () => Promise<void>
}

/** Rows into a table by COPY, in a transaction of the caller. `stream` is the statement's `.writable()`. */
export function copyRows(stream: Writable): Copy {
  const over = finished(stream)
  let failed: unknown
  let giveUp: (error: unknown) => void = () => {}
  over.catch((error: unknown) => {
    failed = error
    giveUp(error)
  })
  return {
    write: async (lines) => {
      if (failed) throw failed
      if (lines.length === 0) return
      await new Promise<void>((resolve, reject) => {
        // a connection that is lost tells the stream, and never who waits for it to have room
        giveUp = reject
        stream.write(lines, (error) => (error ? reject(error) : resolve()))
      })
    },
    end: async () => {
      if (failed) throw failed
      stream.end()
      await over
    },
  }
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A text as a cell of COPY's text format. Source: https://www.postgresql.org/docs/current/sql-copy.html */
export const copyCell = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (mark) => escapes[mark] ?? mark) : text
