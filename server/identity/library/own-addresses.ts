import { APIError } from 'better-auth'
import { ownPath } from '../../../contract/text/own-path.ts'
import type { Context } from './context.ts'

/** Names of what leads a browser, or the reader of a mail, somewhere afterwards: callbackURL, redirectTo and their like. */
const leads = (name: string) => /url$|redirect/i.test(name)

/**
 * Refuses every address to go on to that is no path of ours, wherever a body or a query brings one, known to the library
 * or not: what it checks itself is judged before a browser resolves it. The others are put there as a browser resolves
 * them, since a header holds no letters beyond Latin-1.
 */
export function resolveAddresses(ctx: Context) {
  for (const from of [ctx.body, ctx.query] as (Record<string, unknown> | undefined)[])
    for (const [name, value] of Object.entries(from ?? {})) {
      if (!leads(name) || value === undefined) continue
      const path = ownPath(value)
      if (path === null)
        throw new APIError('FORBIDDEN', {
          code: 'INVALID_CALLBACK_URL',
          message: `${name} must be a path of this shop, such as /dashboard`,
        })
      from![name] = path
    }
}
