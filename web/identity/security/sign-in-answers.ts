import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFault } from '../../app/api.ts'
import { logInAgain } from '../../app/session.ts'
import { askSignIn } from '../../app/sign-in.ts'

export type Login = {
  id: string
  token: string
  userAgent?: string | null
  createdAt: string
  updatedAt: string
}
export type Passkey = { id: string; name?: string | null; createdAt: string }
type Answers = {
  '/get-session': { session: Login; user: { twoFactorEnabled?: boolean | null } }
  '/list-sessions': Login[]
  '/passkey/list-user-passkeys': Passkey[]
}

/** What the sign-in library tells about the signed-in person, cached as calls' answers are. */
export function useSignInAnswer<P extends keyof Answers>(path: P) {
  return useQuery<Answers[P], Error>({
    queryKey: ['sign-in', path],
    queryFn: async () => {
      const answer = await askSignedIn<Answers[P] & { session?: unknown }>(path)
      if (path === '/get-session' && !answer.session) throw ended()
      return answer
    },
  })
}

/** Asks the sign-in library as somebody who is signed in: when they are not any more, they log in again over it. */
export async function askSignedIn<Answered extends object = Record<string, unknown>>(
  path: string,
  body?: object,
) {
  try {
    return await askSignIn<Answered>(path, body)
  } catch (error) {
    if (error instanceof CallFault && String(error.code) === 'UNAUTHORIZED') throw ended()
    throw error
  }
}

function ended(): CallFault {
  logInAgain('ended')
  const detail = 'Your session has ended. Please log in again.'
  return new CallFault({ status: 401, code: 'not_signed_in', errors: [], requestId: null, detail })
}

/** Asks anew for all of it, after something of it changed. */
export function useReloadSignIn() {
  const client = useQueryClient()
  return async () => await client.invalidateQueries({ queryKey: ['sign-in'] })
}

/** What stands in the place of the library's shorter words. */
const words: Record<string, string> = {
  INVALID_PASSWORD: 'This is not your password.',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'Your account has no password yet. Set one by a mail, below.',
  INVALID_CODE: 'This code is wrong or too old. Type the one that the app shows now.',
}

/** A fault of the sign-in library with our words where we have some. */
export function inOurWords(error: unknown): Error {
  if (!(error instanceof CallFault)) return error as Error
  const { status, code, errors, requestId } = error
  const detail = words[code] ?? error.message
  return new CallFault({ status, code, errors, requestId, detail })
}

/** Whether the session is too old for what was asked: logging in again opens it. */
export const isStale = (error: unknown) =>
  error instanceof CallFault && String(error.code) === 'SESSION_NOT_FRESH'
