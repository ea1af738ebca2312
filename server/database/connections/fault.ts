import { DatabaseError } from 'pg'

/** Codes of an error that leaves no connection behind: ours, and those of open sockets. */
const connectionFaults = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Whether there was no connection, or is none any more: whatever kept it from being made, or ended it. */
export function isConnectionFault(error: unknown): boolean {
  const { code, syscall } = error as { code?: string; syscall?: string }
  return connectionFaults.has(code ?? '') || syscall === 'connect' || syscall === 'getaddrinfo'
}

/** An error of ours, by a code as Node's and PostgreSQL's have one. */
export const faultOf = (code: string, words: string, cause?: unknown) =>
  Object.assign(new Error(words, { cause }), { code })

export const connectionClosed = (cause?: unknown) =>
  faultOf('CONNECTION_CLOSED', 'the connection to the database was closed', cause)

/**
 * Whether a prepared statement is no good any more: what it reads was changed meanwhile, or it was never prepared, since the
 * statement before it on the way was refused. Nothing of it was done.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  /^(RevalidateCachedQuery|FetchPreparedStatement|transformAssignedExpr)$/.test(error.routine ?? '')

/** Whether a statement was refused only since one before it in its transaction was. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '25P02'
