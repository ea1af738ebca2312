import { APIError, type BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { confirmEmail } from '../ownership/confirm-email.ts'
import { findResetWays } from '../ownership/reset-password.ts'

const body = z.object({ token: z.string().min(1).max(200) })

/** The link is over, whatever the reason. In the words of the library's own code, which pages and programs know. */
export const invalidLink = () =>
  new APIError('BAD_REQUEST', {
    code: 'INVALID_TOKEN',
    message: 'This link is not valid any more. Ask for a new one.',
  })

/**
 * Calls of ours beside the library's. Where a link of a mail leads changes nothing by being opened: programs that check
 * mails open links by themselves. These are asked by the buttons of the pages there.
 */
export const ownEndpoints = (database: Database) =>
  ({
    id: 'own-endpoints',
    endpoints: {
      confirmEmail: createAuthEndpoint('/confirm-email', { method: 'POST', body }, async (ctx) => {
        const session = await getSessionFromCtx(ctx)
        const outcome = await confirmEmail(database, ctx.body.token, session?.user.id ?? null)
        if (outcome === 'invalid') throw invalidLink()
        if (outcome === 'not signed in')
          throw new APIError('FORBIDDEN', {
            code: 'OTHER_ACCOUNT',
            message: 'Log in to the account that this link is for, then confirm.',
          })
        return ctx.json({ status: true })
      }),
      resetWays: createAuthEndpoint('/reset-ways', { method: 'POST', body }, async (ctx) => {
        const ways = await findResetWays(database, ctx.body.token)
        if (!ways) throw invalidLink()
        return ctx.json({ ways })
      }),
    },
  }) satisfies BetterAuthPlugin
