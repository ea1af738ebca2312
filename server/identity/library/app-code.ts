import { createHmac, timingSafeEqual } from 'node:crypto'
import { getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Sql } from '../../database/database.ts'
import type { Context } from './context.ts'
import { selectFactor, takeStep } from './store.ts'

/**
 * The library takes a code of an authenticator app in its half minute, the one before and the one after, and as often
 * as it comes. Here it counts in its own half minute and once: any other is handed on as no code at all, so that the
 * library refuses it and counts the failure. Answers the code to go on with.
 */
export async function takeAppCode(ctx: Context, sql: Sql, given: unknown): Promise<string> {
  const code = typeof given === 'string' ? given : ''
  const userId = await whoSignsIn(ctx)
  const factor = userId ? await selectFactor(sql, userId) : null
  if (!factor) return code
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret })
  if (!isSame(code, appCode(secret, factor.step))) return ''
  return (await takeStep(sql, factor.id, factor.step)) ? code : ''
}

/** Whose second step this is: of the session there is, or of the first step that its cookie names. */
async function whoSignsIn(ctx: Context): Promise<string | null> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie('two_factor')
  const step = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  return step
    ? ((await ctx.context.internalAdapter.findVerificationValue(step))?.value ?? null)
    : null
}

/** RFC 6238 with SHA-1, 30 seconds and 6 digits, as authenticator apps take it; `step` is Unix time / 30. */
function appCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const isSame = (given: string, code: string) =>
  given.length === code.length && timingSafeEqual(Buffer.from(given), Buffer.from(code))
