import { useCallback, useSyncExternalStore } from 'react'
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

/** What was kept where the browser keeps nothing. */
const unkept = new Map<string, string>()

function read(place: string): string | null {
  try {
    return localStorage.getItem(place) ?? unkept.get(place) ?? null
  } catch {
    return unkept.get(place) ?? null
  }
}

function write(place: string, text: string) {
  unkept.set(place, text)
  try {
    localStorage.setItem(place, text)
  } catch {
    // it stays as it is on this page
  }
  for (const listener of listeners) listener()
}

/** A text that is kept in this browser under a name, for each person by themselves, and in step over its tabs; null when there is none. */
export function useKept(name: string) {
  const session = useSession()
  const place = `${name}:${'person' in session ? session.person.email : ''}`
  const text = useSyncExternalStore(
    subscribe,
    () => read(place),
    () => null,
  )
  return [text, useCallback((next: string) => write(place, next), [place])] as const
}
