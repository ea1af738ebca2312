import { useSyncExternalStore } from 'react'
import type { ActingFor } from '../../contract/companies/acting-for.ts'
import { call } from './api.ts'
import { takeTokenOrOwn, token } from './token.ts'

/** Who is signed in, as the pages know it. */
export type Person = {
  email: string
  displayName: string
  isAdmin: boolean
  emailVerified: boolean
  /** For which company they buy; null for themselves. */
  company: ActingFor | null
  /** How often they chose that in this tab: its pages are drawn anew each time. */
  chosen: number
}

/**
 * `loading`: not known yet. `out`: nobody. `in`: this person, with an access token. `lost`: this person is asked to log
 * in again over what they were at, so that nothing they typed is lost: their session `ended`, or it is `stale`, too old
 * for what they want to see. `unknown`: the shop could not be asked.
 */
export type Session =
  | { state: 'loading' | 'out' | 'unknown' }
  | { state: 'in'; person: Person }
  | { state: 'lost'; person: Person; because: 'ended' | 'stale' }

/** One object here and on the server: else all that asks for it would be drawn a second time at the page's start. */
const loading: Session = { state: 'loading' }
let session: Session = loading
const listeners = new Set<() => void>()

/** From now on the session is this one: of what changes it beside what stands here. */
export function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The session as it is now, for what is no component. */
export const currentSession = () => session

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

/** Each asking has its number: an answer that comes after a newer asking, or after signing out, counts no more. */
let asking = 0

/** Whatever was asked before counts no more. */
export const outdate = () => {
  asking += 1
}

let pagesAtWork = 0

/** Says that a page is shown which is for signed-in people alone. Answers how to end that. */
export function beAtWork() {
  pagesAtWork += 1
  return () => {
    pagesAtWork -= 1
  }
}

/**
 * Asks who is signed in, takes their token and role. Who is at work stays so when the shop cannot be asked: a page is
 * not taken away for a lost connection, nor for a log-out in another tab: there they log in again over it. Answers what it came to; `unknown` when the shop could not be asked.
 */
export async function loadSession(): Promise<Session> {
  asking += 1
  const mine = asking
  const next = await askSession()
  if (mine !== asking) return session
  if (next.state === 'unknown' && 'person' in session) return next
  if (next.state === 'out' && 'person' in session && pagesAtWork > 0) {
    logInAgain('ended')
    return next
  }
  if (next.state === 'out') token.clear()
  become(next)
  return next
}

async function askSession(): Promise<Session> {
  try {
    const response = await fetch('/api/auth/get-session')
    if (!response.ok) return { state: 'unknown' }
    const answer = (await response.json()) as { user: LibraryUser } | null
    return answer ? await enter(answer.user) : { state: 'out' }
  } catch {
    return { state: 'unknown' }
  }
}

async function enter(user: LibraryUser): Promise<Session> {
  const { status, company } = await takeTokenOrOwn(user.email, token.companyOf(user.email))
  if (status !== 200) return { state: status === 401 || status === 403 ? 'out' : 'unknown' }
  const { admin } = await call('GET /admin/{email}', { email: user.email })
  return {
    state: 'in',
    person: {
      email: user.email,
      displayName: user.name || user.email,
      isAdmin: admin,
      emailVerified: user.emailVerified,
      company,
      chosen: 'person' in session ? session.person.chosen : 0,
    },
  }
}

/** Asks the person at work to log in again, over their work. */
export function logInAgain(because: 'ended' | 'stale') {
  if (session.state === 'in') become({ state: 'lost', person: session.person, because })
}
