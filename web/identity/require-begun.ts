import { CallFault } from '../app/api.ts'
import type { Session } from '../app/session.ts'

/** Throws, in words for people, when somebody signed in but their token could not be taken. */
export function requireBegun({ state }: Session) {
  if (state === 'in') return
  throw new CallFault({
    status: 0,
    code: 'unreachable',
    detail:
      'You were let in, but the shop did not answer then. Check your connection and try again.',
    errors: [],
    requestId: null,
  })
}
