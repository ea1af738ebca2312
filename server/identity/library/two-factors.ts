/**
 * Whether an identity provider says that it asked for two factors. `mfa` of RFC 8176, and the two names of an
 * authentication context that mean just that; single methods (`otp`, `hwk`) say nothing of a second one.
 */
export function saysTwoFactors({ amr, acr }: { amr?: unknown; acr?: unknown }): boolean {
  if (Array.isArray(amr) && amr.includes('mfa')) return true
  return typeof acr === 'string' && contexts.has(acr)
}

const contexts = new Set([
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
])
