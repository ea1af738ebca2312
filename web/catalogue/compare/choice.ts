import { useSyncExternalStore } from 'react'

/** A part that was put aside to be compared: what the tray shows of it. */
export type Compared = { _id: string; name: string; img: string }

export const maxCompared = 4
const place = 'compare'
/** Also what a browser begins with: one object, else every card would be drawn a second time at the page's start. */
const nothing: Compared[] = []
const listeners = new Set<() => void>()
let chosen: Compared[] | null = null

function read(): Compared[] {
  if (chosen) return chosen
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    chosen = Array.isArray(stored) && stored.length > 0 ? stored.slice(0, maxCompared) : nothing
  } catch {
    chosen = nothing
  }
  return chosen
}

function become(next: Compared[]) {
  chosen = next
  try {
    sessionStorage.setItem(place, JSON.stringify(next))
  } catch {
    // a browser that stores nothing still compares on this page
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The parts that are put aside, in this tab. On the server there are none. */
export const useCompared = () => useSyncExternalStore(subscribe, read, () => nothing)

export const isCompared = (compared: Compared[], id: string) =>
  compared.some(({ _id }) => _id === id)

/** Puts a part aside, or takes it back. A fifth is not taken. */
export function compare({ _id, name, img }: Compared, wanted: boolean) {
  const others = read().filter((one) => one._id !== _id)
  if (!wanted) become(others)
  else if (others.length < maxCompared) become([...others, { _id, name, img }])
}

export const compareNone = () => become([])

/** The page that compares these. */
export const compareAddress = (ids: string[]) =>
  ids.length ? `/compare?ids=${ids.join(',')}` : '/compare'
