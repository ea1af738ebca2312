import type { Config } from '../config.ts'

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

/**
 * Why an issuer cannot be used now, or null when its discovery answers and is its own: one that names another issuer
 * would have its tokens taken for that one's (OpenID Connect Discovery 1.0, 4.3). A slash at the end makes no other.
 */
export async function faultOf(issuer: Issuer): Promise<string | null> {
  try {
    const response = await fetch(issuer.discoveryUrl, { signal: AbortSignal.timeout(3_000) })
    if (!response.ok) return `answers ${response.status}`
    const found = (await response.json()) as { authorization_endpoint?: string; issuer?: string }
    if (!found.authorization_endpoint) return 'answers no discovery document'
    const own = `${String(found.issuer).replace(/\/$/, '')}${discoveryPath}` === issuer.discoveryUrl
    return own ? null : `calls itself ${found.issuer}`
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name?: string }
    return `cannot be reached (${cause?.code ?? name})`
  }
}
