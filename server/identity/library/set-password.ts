import { APIError } from 'better-auth'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { OwnershipEffects } from '../ownership/effects.ts'
import { resetPassword } from '../ownership/reset-password.ts'
import type { Context } from './context.ts'
import { invalidLink } from './own-endpoints.ts'

const asked = z.object({
  token: z.string().min(1).max(200),
  newPassword: z.string(),
  keepPasskeys: z.boolean('keepPasskeys must be true or false').default(true),
})

/**
 * In the place of the library's own /reset-password: what a reset ends, and the new password, are one transaction. The
 * password was checked before.
 */
export async function setPassword(ctx: Context, database: Database, effects: OwnershipEffects) {
  const result = asked.safeParse(ctx.body)
  if (!result.success) {
    const [fault] = result.error.issues
    if (fault?.path[0] === 'token') throw invalidLink()
    throw new APIError('BAD_REQUEST', { code: 'INVALID_INPUT', message: fault?.message ?? '' })
  }
  const { token, newPassword, keepPasskeys } = result.data
  const hash = await ctx.context.password.hash(newPassword)
  if (!(await resetPassword(database, effects, { token, hash, keepPasskeys }))) throw invalidLink()
  return { status: true }
}
