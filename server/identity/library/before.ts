import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { id } from '../../../contract/text/text.ts'
import type { Database, Sql } from '../../database/database.ts'
import type { FoundIssuer } from '../issuers/issuers.ts'
import type { OwnershipEffects } from '../ownership/effects.ts'
import { takeAppCode } from './app-code.ts'
import { hashOf } from './backup-codes.ts'
import { checkInput } from './check-input.ts'
import type { Context } from './context.ts'
import { noteMoment } from './ended-ways.ts'
import { resolveAddresses } from './own-addresses.ts'
import { requireFresh } from './require-fresh.ts'
import { requireIssuer } from './require-issuer.ts'
import { setPassword } from './set-password.ts'
import { selectSessionToken } from './store.ts'

/** Everything of ours that comes before the library's own work. `host` is the shop's. */
export const beforeLibrary = (
  database: Database,
  effects: OwnershipEffects,
  host: string,
  issuers: readonly FoundIssuer[],
) =>
  createAuthMiddleware(async (ctx) => {
    const { sql } = database
    resolveAddresses(ctx)
    requireIssuer(ctx, issuers)
    await requireFresh(ctx)
    await noteMoment(ctx, sql)
    const body = await checkInput(ctx, sql, host)
    if (!body || typeof body !== 'object') return
    if (ctx.path === '/reset-password') return await setPassword(ctx, database, effects)
    const { code, token } = body as { code?: unknown; token?: unknown }
    if (ctx.path === '/revoke-session')
      return { context: { body: { token: await tokenOfOwn(ctx, sql, token) } } }
    if (ctx.path === '/two-factor/verify-totp')
      return { context: { body: { ...body, code: await takeAppCode(ctx, sql, code) } } }
    if (ctx.path === '/two-factor/verify-backup-code' && typeof code === 'string')
      return { context: { body: { ...body, code: hashOf(code) } } }
    return { context: { body } }
  })

/** The token of the caller's own session of this id; of any other none. */
async function tokenOfOwn(ctx: Context, sql: Sql, given: unknown): Promise<string> {
  const session = await getSessionFromCtx(ctx)
  const sessionId = id.safeParse(given).data
  if (!session || !sessionId) return 'none'
  return (await selectSessionToken(sql, session.user.id, sessionId)) ?? 'none'
}
