import type { Config } from '../../config/config.ts'

/** An OIDC issuer that is configured. The provider id stands in its callback: /api/auth/callback/<id>. */
export type Issuer = {
  providerId: 'google' | 'oidc'
  discoveryUrl: string
  clientId: string
  clientSecret: string
}

const discoveryPath = '/.well-known/openid-configuration'

export function configuredIssuers({ google, other }: Config['identities']): Issuer[] {
  const issuer = (providerId: Issuer['providerId'], from: NonNullable<typeof google>): Issuer => ({
    providerId,
    discoveryUrl: `${from.issuer}${discoveryPath}`,
    clientId: from.clientId,
    clientSecret: from.clientSecret,
  })
  return [...(google ? [issuer('google', google)] : []), ...(other ? [issuer('oidc', other)] : [])]
}

/** What an issuer says of itself (OpenID Connect Discovery 1.0, 3), as it came. */
export type Discovery = Record<string, unknown> & { issuer: string }

/**
 * An issuer's discovery, or why it cannot be used now. It must be its own: one that names another issuer would have its
 * tokens taken for that one's (OpenID Connect Discovery 1.0, 4.3); a slash at the end makes no other. Nobody is followed
 * elsewhere.
 */
export async function discover(
  issuer: Issuer,
): Promise<{ discovery: Discovery; fault: null } | { discovery: null; fault: string }> {
  const not = (fault: string) => ({ discovery: null, fault })
  try {
    const response = await fetch(issuer.discoveryUrl, {
      signal: AbortSignal.timeout(3_000),
      redirect: 'manual',
    })
    if (response.status >= 300 && response.status < 400) return not('answers with a redirect')
    if (!response.ok) return not(`answers ${response.status}`)
    const found = (await response.json()) as Record<string, unknown>
    if (!found.authorization_endpoint) return not('answers no discovery document')
    const own = `${String(found.issuer).replace(/\/$/, '')}${discoveryPath}` === issuer.discoveryUrl
    if (!own) return not(`calls itself ${found.issuer}`)
    return { discovery: found as Discovery, fault: null }
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name?: string }
    return not(`cannot be reached (${cause?.code ?? name})`)
  }
}

/** An issuer with the discovery that it gave. */
export type FoundIssuer = Issuer & { discovery: Discovery }
