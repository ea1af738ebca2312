import { APIError } from 'better-auth'
import { deleteSessionCookie } from 'better-auth/cookies'
import type { Sql } from '../../database/database.ts'
import { endSessionsOf, selectEndedSince, selectMoment } from '../ownership/store.ts'
import type { Context } from './context.ts'

/** What begins a session: by what they prove, which was looked up before. */
const beginners = new Set([
  '/sign-in/email',
  '/sign-in/social',
  '/callback/:id',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
  '/change-password',
])

/** What the database held when a log-in that is under way began to be looked at. */
const moments = new WeakMap<Request, string>()

/** Notes the moment before anything of a log-in is looked up. */
export async function noteMoment({ path, request }: Context, sql: Sql) {
  if (beginners.has(path)) await renewMoment(request, sql)
}

/** The same again, when a log-in has itself ended what there was before it. */
export async function renewMoment(request: Request | undefined, sql: Sql) {
  if (request) moments.set(request, await selectMoment(sql))
}

/**
 * Ends a session that began by what was ended while it was looked at: a password that a reset replaced in that moment
 * opens nothing. A password that somebody changed ends all other sessions, and other log-ins that are under way.
 */
export async function refuseEnded(ctx: Context, sql: Sql) {
  const begun = ctx.context.newSession
  const moment = ctx.request && moments.get(ctx.request)
  if (!begun || !moment) return
  if (!(await selectEndedSince(sql, begun.user.id, moment))) {
    if (ctx.path === '/change-password')
      await endSessionsOf(sql, begun.user.id, begun.session.token)
    return
  }
  deleteSessionCookie(ctx, true)
  await ctx.context.internalAdapter.deleteSession(begun.session.token)
  ctx.context.setNewSession(null)
  if (ctx.path === '/callback/:id') throw ctx.redirect('/login?error=ways_ended')
  throw new APIError('UNAUTHORIZED', {
    code: 'WAYS_ENDED',
    message: 'The ways into this account were changed in this moment. Log in again.',
  })
}
