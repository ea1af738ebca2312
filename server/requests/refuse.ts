import { STATUS_CODES } from 'node:http'
import { Refusal } from '../../contract/refusals.ts'
import { databaseFault } from '../database/database.ts'
import type { Log } from '../telemetry/log.ts'

/**
 * The only place where errors become words: application/problem+json (RFC 9457) with `code`, `requestId` and, for a
 * body, `errors` by field. What nobody expected is logged whole and told as `internal`.
 */
export function refuse(error: unknown, requestId: string, log: Log): Response {
  const refusal = error instanceof Refusal ? error : translate(error, requestId, log)
  const headers = new Headers({ 'Content-Type': 'application/problem+json; charset=utf-8' })
  if (refusal.retryAfter !== undefined) headers.set('Retry-After', String(refusal.retryAfter))
  if (refusal.allow) headers.set('Allow', refusal.allow.join(', '))
  if (refusal.status === 401) headers.set('WWW-Authenticate', 'Bearer')
  const body = {
    type: `/api/docs#${refusal.code}`,
    title: STATUS_CODES[refusal.status],
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    requestId,
    errors: refusal.errors,
  }
  return new Response(JSON.stringify(body), { status: refusal.status, headers })
}

function translate(error: unknown, requestId: string, log: Log): Refusal {
  const fault = databaseFault(error)
  if (fault) {
    log.warn({ requestId, err: error }, 'the database did not answer')
    return new Refusal(fault === 'full' ? 'storage_full' : 'unavailable')
  }
  log.error({ requestId, err: error }, 'unexpected')
  return new Refusal('internal')
}
