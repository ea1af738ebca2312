import type { FoundIssuer } from '../issuers/issuers.ts'
import type { Context } from './context.ts'

/**
 * An issuer that says that it names itself in its answers must do so in each, and name no other (RFC 9207, 2.4): else
 * another provider's answer might be taken for its own. Each provider has a callback of its own besides.
 */
export function requireIssuer(ctx: Context, issuers: readonly FoundIssuer[]) {
  if (ctx.path !== '/callback/:id') return
  const { id } = ctx.params as { id?: string }
  const discovery = issuers.find(({ providerId }) => providerId === id)?.discovery
  const { iss, state } = (ctx.query ?? {}) as { iss?: unknown; state?: unknown }
  if (!discovery || state === undefined) return
  const named = iss === discovery.issuer
  if (named || (iss === undefined && !discovery.authorization_response_iss_parameter_supported))
    return
  throw ctx.redirect(
    `${ctx.context.options.onAPIError?.errorURL ?? '/login'}?error=issuer_mismatch`,
  )
}
