import { APIError } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import { credentials, registration } from '../../../contract/people/identity.ts'
import { id } from '../../../contract/text/text.ts'
import type { Sql } from '../../database/database.ts'
import { findResetting } from '../ownership/reset-password.ts'
import { passwordFault } from '../passwords/password-fault.ts'
import type { Context } from './context.ts'

/** Our words and our rules for what people type, before the library's own; answers what the body was read as. */
export async function checkInput(ctx: Context, sql: Sql, host: string): Promise<unknown> {
  const { path } = ctx
  const body = ctx.body as Record<string, unknown> | undefined
  if (path === '/change-password') {
    const session = await getSessionFromCtx(ctx)
    await checkPassword(body?.newPassword, [host, ...(session ? personal(session.user) : [])])
    // whoever changes a password may do so because somebody else knows it
    return { ...body, revokeOtherSessions: true }
  }
  if (path === '/reset-password') {
    const user = await whoResets(ctx, sql, body?.token)
    await checkPassword(body?.newPassword, [host, ...(user ? personal(user) : [])])
  }
  const schema = schemas[path]
  if (!schema) return body
  const result = schema.safeParse(body)
  if (!result.success) refuse(result.error.issues[0]?.message ?? 'Some fields need your attention.')
  if (path === '/sign-up/email') {
    const { password, ...person } = registration.parse(result.data)
    await checkPassword(password, [host, ...personal(person)])
  }
  return result.data
}

const callbackURL = z.string().max(2_000).optional()
/** Strict where an account is written: the library would also take a picture's address, which nobody checks. */
const schemas: Record<string, z.ZodType> = {
  '/sign-up/email': registration.extend({ callbackURL }).strict(),
  '/sign-in/email': credentials.extend({ rememberMe: z.boolean().optional() }),
  // an ID token in the body would sign in without the provider's page, its state and its nonce
  '/sign-in/social': z.strictObject({
    provider: z.enum(['google', 'oidc']),
    callbackURL,
    errorCallbackURL: callbackURL,
  }),
  '/update-user': registration.pick({ name: true }).strict(),
  // the library hands it to a uuid column as it is
  '/passkey/delete-passkey': z.object({ id }),
}

/** Whose link by mail this is; null when it is none. */
async function whoResets(ctx: Context, sql: Sql, token: unknown) {
  const userId = typeof token === 'string' ? await findResetting(sql, token) : null
  return userId && (await ctx.context.internalAdapter.findUserById(userId))
}

const personal = ({ name, email }: { name: string; email: string }) => [
  name,
  email.split('@')[0] ?? '',
]

async function checkPassword(password: unknown, ofPerson: readonly string[]) {
  const fault = await passwordFault(password, ofPerson)
  if (fault) refuse(fault)
}

function refuse(message: string): never {
  throw new APIError('BAD_REQUEST', { code: 'INVALID_INPUT', message })
}
