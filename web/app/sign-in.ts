import { CallFault, unreachable } from './api.ts'

type Answer = Record<string, unknown>

/**
 * Asks the sign-in library, below /api/auth. Answers what it said; throws CallFault with its own words, which are shown
 * in red where they belong.
 */
export async function askSignIn<Answered extends object = Answer>(
  path: string,
  body?: object,
): Promise<Answered> {
  const isOffline = !navigator.onLine
  const response = await fetch(`/api/auth${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw unreachable(isOffline && body !== undefined)
  })
  const answer = (await response.json().catch(() => null)) as
    | (Answer & { message?: string; detail?: string; code?: string })
    | null
  if (response.ok) return (answer ?? {}) as Answered
  throw new CallFault({
    status: response.status,
    code: (answer?.code as 'unavailable') ?? 'unavailable',
    detail:
      answer?.detail ??
      answer?.message ??
      'The shop cannot answer at the moment. Try again in a few seconds.',
    errors: [],
    requestId: response.headers.get('X-Request-Id') ?? null,
  })
}

/** How somebody may sign in elsewhere: with Google, or at the configured issuer. */
export type Provider = 'google' | 'oidc'

/**
 * Goes to an outside identity provider. It comes back to `page`, which takes the token and goes on to `from`, or says
 * what went wrong (?error=).
 */
export async function signInAt(provider: Provider, page: '/login' | '/register', from: string) {
  // the library takes no star in an address to come back to
  const query = new URLSearchParams({ from }).toString().replaceAll('*', '%2A')
  const back = `${page}?${query}`
  const { url } = await askSignIn('/sign-in/social', {
    provider,
    callbackURL: back,
    errorCallbackURL: back,
  })
  location.assign(String(url))
}
