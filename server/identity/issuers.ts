import type { Config } from '../config.ts'

/** An OIDC issuer that is configured. The provider id stands in its callback: /api/auth/callback/<id>. */
export type Issuer = {
  providerId: 'google' | 'oidc'
  discoveryUrl: string
  clientId: string
  clientSecret: string
}

export function configuredIssuers({ google, other }: Config['identities']): Issuer[] {
  const issuer = (providerId: Issuer['providerId'], from: NonNullable<typeof google>): Issuer => ({
    providerId,
    discoveryUrl: `${from.issuer}/.well-known/openid-configuration`,
    clientId: from.clientId,
    clientSecret: from.clientSecret,
  })
  return [...(google ? [issuer('google', google)] : []), ...(other ? [issuer('oidc', other)] : [])]
}

/** Why an issuer cannot be used now, or null when its discovery answers. */
export async function faultOf(issuer: Issuer): Promise<string | null> {
  try {
    const response = await fetch(issuer.discoveryUrl, { signal: AbortSignal.timeout(3_000) })
    if (!response.ok) return `answers ${response.status}`
    const { authorization_endpoint } = (await response.json()) as {
      authorization_endpoint?: string
    }
    return authorization_endpoint ? null : 'answers no discovery document'
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name?: string }
    return `cannot be reached (${cause?.code ?? name})`
  }
}
