import { createHmac } from 'node:crypto'
import { ApiError } from './api-error.ts'
import type { Store } from './store.ts'

export type KeptAnswer = { status: number; body: string }
export type Idempotency = ReturnType<typeof createIdempotency>

const day = 24 * 3600 * 1000

/**
 * The table of idempotency keys, kept for 24 hours. `begin` refuses a key that is in flight (409) or was used with
 * another request (400); `kept` is the first answer, `keep` belongs into the transaction of the effect.
 * A request is remembered as a keyed hash, since its body may hold a card number.
 */
export function createIdempotency(store: Store, secret: string) {
  const find = store.database.prepare('select request, status, body from idempotency where key = ?')
  const insert = store.database.prepare('insert or replace into idempotency values (?, ?, ?, ?, ?)')
  const expire = store.database.prepare('delete from idempotency where at < ?')
  const inFlight = new Set<string>()
  return {
    fingerprint: (method: string, path: string, body: string) =>
      createHmac('sha256', secret).update(`${method} ${path}\n${body}`).digest('base64url'),
    begin(key: string): void {
      if (key.length > 255) throw refused(400, `Idempotency key is too long: ${key.length} of 255`)
      if (inFlight.has(key)) throw inUse(key)
      inFlight.add(key)
    },
    end: (key: string) => {
      inFlight.delete(key)
    },
    kept(key: string, fingerprint: string): KeptAnswer | undefined {
      const row = find.get(key)
      if (!row) return undefined
      if (row.request !== fingerprint) throw otherRequest(key)
      return { status: Number(row.status), body: String(row.body) }
    },
    keep(key: string, fingerprint: string, answer: KeptAnswer): void {
      insert.run(key, fingerprint, answer.status, answer.body, Date.now())
    },
    expire: () => {
      expire.run(Date.now() - day)
    },
  }
}

const refused = (status: number, message: string, code?: string) =>
  new ApiError(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) })

const inUse = (key: string) =>
  refused(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    'idempotency_key_in_use',
  )

const otherRequest = (key: string) =>
  refused(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  )
