import { z } from 'zod'
import { email as canonicalEmail } from '../../../contract/people/identity.ts'
import { isSeen, isStorable } from '../../../contract/text/text.ts'
import type { Issuer } from './issuers.ts'

const naming = z.string().min(1).refine(isStorable)
/** What no database keeps, or nobody sees, is left out of what is only shown: nobody is kept out for it. */
const shown = z.string().transform((text) => {
  const kept = text.replaceAll('\u0000', '').toWellFormed()
  return isSeen(kept) ? kept : undefined
})

const claims = z.looseObject({
  sub: naming,
  email: naming.optional(),
  email_verified: z.boolean().optional(),
  name: shown.optional(),
  picture: shown.optional(),
})
const discovery = z.object({ userinfo_endpoint: z.url() })
const maxMs = 10_000

type Tokens = { idToken?: string | undefined; accessToken?: string | undefined }

/**
 * Who signed in, by an ID token that the library has verified: without one nobody did (OpenID Connect Core 1.0,
 * 3.1.3.3). What the token leaves out the issuer is asked for, which must speak of the same `sub` (5.3.2). Null when
 * there is nobody.
 */
export async function readPerson(issuer: Issuer, { idToken, accessToken }: Tokens) {
  const own = claims.safeParse(payloadOf(idToken)).data
  if (!own) return null
  const person = own.email ? own : await askIssuer(issuer, accessToken ?? '')
  if (person?.sub !== own.sub || !person.email) return null
  return {
    ...person,
    id: own.sub,
    email: plainEmail(person.email),
    emailVerified: person.email_verified ?? false,
    image: person.picture,
    // what the signed token says alone
    amr: own.amr,
    acr: own.acr,
  }
}

/**
 * An address as every other door of the shop takes it, or none. One with signs around it is another mailbox to the
 * provider, so it is not made this one.
 */
function plainEmail(given: string): string | undefined {
  return given === given.trim() ? canonicalEmail.safeParse(given).data : undefined
}

function payloadOf(token: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}

async function askIssuer(issuer: Issuer, accessToken: string) {
  const bounds = () => ({ signal: AbortSignal.timeout(maxMs), redirect: 'error' as const })
  const found = await fetch(issuer.discoveryUrl, bounds())
  const { userinfo_endpoint } = discovery.parse(await found.json())
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await fetch(userinfo_endpoint, { headers, ...bounds() })
  return answer.ok ? claims.safeParse(await answer.json()).data : null
}
