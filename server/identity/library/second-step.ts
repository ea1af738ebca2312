import { randomBytes } from 'node:crypto'
import { deleteSessionCookie } from 'better-auth/cookies'
import { ownPath } from '../../../contract/text/own-path.ts'
import type { Sql } from '../../database/database.ts'
import { selectHasFactor } from '../ownership/store.ts'
import type { Context } from './context.ts'

/** Ways of signing in that the library takes for whole, whatever factor the account has. Passwords it asks itself. */
const ways = new Set(['/callback/:id', '/sign-in/social', '/passkey/verify-authentication'])
const seconds = 600

/** The log-ins under way that were proven with two factors: by the provider's word, or by a passkey that asked who it is. */
const twofold = new WeakSet<Request>()
export const noteTwoFactors = (request: Request | undefined) => request && twofold.add(request)

/**
 * Asks the account's own second factor of whoever came another way than by its password, as the library does there: the
 * session that began ends, and a code finishes the log-in. Answers what the browser is told then, or nothing.
 */
export async function askSecondStep(ctx: Context, sql: Sql) {
  const begun = ctx.context.newSession
  if (!begun || !ways.has(ctx.path)) return
  if (ctx.request && twofold.has(ctx.request)) return
  if (!(await selectHasFactor(sql, begun.user.id))) return
  deleteSessionCookie(ctx, true)
  await ctx.context.internalAdapter.deleteSession(begun.session.token)
  ctx.context.setNewSession(null)
  await beginStep(ctx, begun.user.id)
  if (ctx.path !== '/callback/:id')
    return ctx.json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  throw ctx.redirect(`/login/code?${new URLSearchParams({ from: onward(ctx) })}`)
}

/** The half log-in, as the library stores it (two-factor plugin): whose it is, and how often it was tried. */
async function beginStep(ctx: Context, userId: string) {
  const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: seconds })
  const identifier = `2fa-${randomBytes(20).toString('base64url')}`
  const expiresAt = new Date(Date.now() + seconds * 1_000)
  const { internalAdapter, secret } = ctx.context
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt })
  await internalAdapter.createVerificationValue({
    identifier: `2fa-attempts-${identifier}`,
    value: '0',
    expiresAt,
  })
  await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes)
}

/** Where the log-in page, which the provider would have come back to, would have led on to. */
function onward(ctx: Context): string {
  const { returned } = ctx.context
  const headers = (returned as { headers?: HeadersInit } | undefined)?.headers
  const to = ownPath(new Headers(headers).get('location')) ?? '/dashboard'
  if (!/^\/(login|register)\b/.test(to)) return to
  return ownPath(new URLSearchParams(to.split('?')[1]).get('from')) ?? '/dashboard'
}
