import { createAuthMiddleware } from 'better-auth/api'
import type { Sql } from '../../database/database.ts'
import type { Context } from './context.ts'
import { refuseEnded } from './ended-ways.ts'
import { askSecondStep } from './second-step.ts'

/** Everything of ours that comes after the library's own work. */
export const afterLibrary = (sql: Sql) =>
  createAuthMiddleware(async (ctx) => {
    await refuseEnded(ctx, sql)
    await endOldSession(ctx)
    return await askSecondStep(ctx, sql)
  })

/** Signing in where somebody is signed in ends that session: none is left behind that nobody sees any more. */
async function endOldSession(ctx: Context) {
  const begun = ctx.context.newSession?.session.token
  const { name } = ctx.context.authCookies.sessionToken
  const old = begun && (await ctx.getSignedCookie(name, ctx.context.secret))
  if (old && old !== begun) await ctx.context.internalAdapter.deleteSession(old)
}
