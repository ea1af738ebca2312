import type { ActingFor } from '../../contract/companies/acting-for.ts'

/** Whose token it is and for which company it acts, as this tab knows it; undefined while it has taken none. */
let drawnFor: string | undefined

/**
 * The access token, in this browser's storage under the specification's name, and beside it whose it is and for which
 * company it acts. Tabs share both.
 */
export const token = {
  read: () => localStorage.getItem('accessToken'),
  write(value: string, email: string, companyId = '') {
    drawnFor = `${email} ${companyId}`
    localStorage.setItem('accessToken', value)
    localStorage.setItem('accessTokenFor', drawnFor)
  },
  clear() {
    localStorage.removeItem('accessToken')
    localStorage.removeItem('accessTokenFor')
  },
  /** For which company the last token of somebody acts, null for themselves; undefined where it was another’s. */
  companyOf(email: string): string | null | undefined {
    const [of, companyId] = (localStorage.getItem('accessTokenFor') ?? '').split(' ')
    return of === email ? companyId || null : undefined
  },
  /** Whether another tab took one for another company, or somebody else: what is drawn here is not meant for those. */
  isElsewhere() {
    const now = localStorage.getItem('accessTokenFor')
    return now !== null && drawnFor !== undefined && now !== drawnFor
  },
}

/**
 * Takes a token for the signed-in session of this e-mail: for a company, null for oneself, undefined for whom the last
 * one was. Answers the response's status; 200 is a token, 404 that they do not buy for it.
 */
export async function takeToken(email: string, companyId: string | null | undefined) {
  const response = await fetch(`/api/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, companyId }),
  }).catch(() => null)
  if (!response?.ok) return { status: response?.status ?? 0, company: null }
  const taken = (await response.json()) as { token: string; company?: ActingFor }
  const company = taken.company ?? null
  token.write(taken.token, email, company?._id)
  return { status: 200, company }
}

/** The same; who buys for that company no more gets one for themselves. */
export async function takeTokenOrOwn(email: string, companyId: string | null | undefined) {
  const taken = await takeToken(email, companyId)
  return taken.status === 404 ? await takeToken(email, null) : taken
}

type Renewing = {
  renewToken: (ended: string | null) => Promise<boolean>
  refuseElsewhere: () => void
}

/** How a token is renewed: said by what every page loads soon, since it needs the session, which needs calls. */
export const renewing: { load: () => Promise<Renewing> } = { load: () => Promise.reject() }
