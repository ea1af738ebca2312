import { CallFault } from './api.ts'

type Answer = Record<string, unknown>

/**
 * Asks the sign-in library, below /api/auth. Answers what it said; throws CallFault with its own words, which are shown
 * in red where they belong.
 */
export async function askSignIn(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/auth${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as
    | (Answer & { message?: string; detail?: string; code?: string })
    | null
  if (response?.ok) return answer ?? {}
  throw new CallFault({
    status: response?.status ?? 0,
    code: (answer?.code as 'unavailable') ?? 'unreachable',
    detail:
      answer?.detail ??
      answer?.message ??
      'The shop cannot be reached. Check your connection and try again.',
    errors: [],
    requestId: response?.headers.get('X-Request-Id') ?? null,
  })
}

/** Goes to an outside identity provider and comes back to `returnTo`, or to /login with what went wrong. */
export async function signInAt(provider: 'google' | 'oidc', returnTo: string) {
  const back = `/login?${new URLSearchParams({ from: returnTo })}`
  const { url } = await askSignIn('/sign-in/social', {
    provider,
    callbackURL: returnTo,
    errorCallbackURL: back,
  })
  location.assign(String(url))
}
