import { APIError } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import type { Context } from './context.ts'

/** How long after signing in somebody may change what guards the account, in milliseconds. */
const freshFor = 10 * 60_000

/** What adds, removes or renews a factor, and what ends sessions. */
const guarded = new Set([
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
])

/**
 * Whoever finds a browser open shall not make the account theirs: what guards it changes soon after signing in only,
 * with every factor that there is.
 */
export async function requireFresh(ctx: Context) {
  if (!guarded.has(ctx.path)) return
  const session = await getSessionFromCtx(ctx)
  if (!session || Date.now() - session.session.createdAt.getTime() < freshFor) return
  throw new APIError('FORBIDDEN', {
    code: 'SESSION_NOT_FRESH',
    message: 'You logged in more than ten minutes ago. Log in again before you change this.',
  })
}
