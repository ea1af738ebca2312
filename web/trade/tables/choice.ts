import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../app/session.ts'
import type { Choice } from '../../ui/tables/choice.tsx'

type Chosen<T> = ReadonlyMap<string, T>

/** What was chosen of each table by whom: over its pages, sorts and filters, and while other pages are looked at. */
const kept = new Map<string, Chosen<unknown>>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const nothing: Chosen<unknown> = new Map()

/**
 * The rows of a table that are chosen, by id, each as it was when it was chosen. They stay chosen until they are taken
 * out, by whatever the list is narrowed or sorted meanwhile.
 */
export function useChosen<T>(table: string, idOf: (row: T) => string) {
  const session = useSession()
  const place = `${table} ${'person' in session ? session.person.email : ''}`
  const chosen = useSyncExternalStore(
    subscribe,
    () => (kept.get(place) ?? nothing) as Chosen<T>,
    () => nothing as Chosen<T>,
  )
  const change = useCallback(
    (by: (now: Map<string, T>) => void) => {
      const next = new Map(kept.get(place) as Chosen<T> | undefined)
      by(next)
      kept.set(place, next)
      for (const listener of listeners) listener()
    },
    [place],
  )
  const set = useCallback(
    (rows: T[], isChosen: boolean) =>
      change((now) => {
        for (const row of rows)
          if (isChosen) now.set(idOf(row), row)
          else now.delete(idOf(row))
      }),
    [change, idOf],
  )
  const choice = useMemo((): Choice<T> => ({ has: (id) => chosen.has(id), set }), [chosen, set])
  return {
    chosen,
    choice,
    add: (rows: T[]) => set(rows, true),
    leaveOut: (ids: Iterable<string>) =>
      change((now) => {
        for (const id of ids) now.delete(id)
      }),
    clear: () => change((now) => now.clear()),
  }
}
