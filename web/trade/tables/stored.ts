import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../app/session.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What was to be stored where the browser stores nothing. */
const unstored = new Map<string, string>()

function read(place: string): string | null {
  try {
    return localStorage.getItem(place) ?? unstored.get(place) ?? null
  } catch {
    return unstored.get(place) ?? null
  }
}

function write(place: string, text: string) {
  unstored.set(place, text)
  try {
    localStorage.setItem(place, text)
  } catch {
    // it stays as it is on this page
  }
  for (const listener of listeners) listener()
}

function places(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

const store = { read, write, places }

/**
 * A text that is stored under a name, `table:` or `views:` with a table's, for each person by themselves: in this browser, in step
 * over its tabs, and for who is signed in by the shop, so that they have it wherever they sign in. Null when there is none.
 */
export function useStored(name: string) {
  const session = useSession()
  const email = 'person' in session ? session.person.email : ''
  const place = `${name}:${email}`
  const isIn = session.state === 'in'
  useEffect(() => {
    if (isIn) void import('./sync-stored.ts').then(({ bring }) => bring(email, store))
  }, [isIn, email])
  const text = useSyncExternalStore(
    subscribe,
    () => read(place),
    () => null,
  )
  const set = useCallback(
    (next: string) => {
      write(place, next)
      if (email) void import('./sync-stored.ts').then(({ send }) => send(place, store))
    },
    [place, email],
  )
  return [text, set] as const
}
