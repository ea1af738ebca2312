import { useSyncExternalStore } from 'react'
import { call, faultOf } from './api.ts'
import { takeToken, token, watchToken } from './token.ts'

/** Who is signed in, as the pages know it. */
export type Person = {
  email: string
  displayName: string
  isAdmin: boolean
  emailVerified: boolean
}

/**
 * `loading`: not known yet. `out`: nobody. `in`: this person, with an access token. `lost`: this person's session ended
 * while they were at work: what they typed is still there, and they log in again over it. `unknown`: the shop could not
 * be asked.
 */
export type Session =
  | { state: 'loading' | 'out' | 'unknown' }
  | { state: 'in' | 'lost'; person: Person }

let session: Session = { state: 'loading' }
const listeners = new Set<() => void>()

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const loading: Session = { state: 'loading' }

/** The session, as it changes. On the server it is always loading. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  )

/** The signed-in person: only for what is shown to them alone, below a route that asks for it. */
export function usePerson(): Person {
  const current = useSession()
  if (!('person' in current)) throw new Error('this is shown to signed-in people only')
  return current.person
}

type LibraryUser = { email: string; name: string; emailVerified: boolean }

/** Asks who is signed in, takes their token and role. Call it at the start and after signing in. */
export async function loadSession(): Promise<Session> {
  try {
    const response = await fetch('/api/auth/get-session')
    if (!response.ok) throw await faultOf(response)
    const answer = (await response.json()) as { user: LibraryUser } | null
    become(answer ? await enter(answer.user) : { state: 'out' })
    if (!answer) token.clear()
  } catch {
    become({ state: 'unknown' })
  }
  return session
}

async function enter(user: LibraryUser): Promise<Session> {
  const status = await takeToken(user.email)
  if (status !== 200) return { state: status === 401 || status === 403 ? 'out' : 'unknown' }
  watchToken(user.email, lose)
  const { admin } = await call('GET /admin/{email}', { email: user.email })
  return {
    state: 'in',
    person: {
      email: user.email,
      displayName: user.name || user.email,
      isAdmin: admin,
      emailVerified: user.emailVerified,
    },
  }
}

function lose() {
  if (session.state === 'in') become({ state: 'lost', person: session.person })
}

/** Signs out, here and at the server, and forgets the token. */
export async function signOut() {
  watchToken(null)
  await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => null)
  token.clear()
  become({ state: 'out' })
}

/** Another tab signed in or out: this one follows. */
export function followOtherTabs() {
  const changed = (event: StorageEvent) => {
    if (event.key === 'accessToken' && (event.newValue === null) !== (event.oldValue === null))
      void loadSession()
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
