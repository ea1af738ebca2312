/** What is put into a basket: so many pieces of a part, perhaps with the buyer's own number for it and a note. */
export type Wanted = { partsId: string; quantity: number; ownNumber?: string; note?: string }

/** How many different parts are in whose basket: `of` is an e-mail, '' a visitor. */
type Count = { of: string; count: number }
const place = 'basketCount'
const listeners = new Set<() => void>()
let written: string | null = null

/** Writes down for every tab how many lines a basket has, and that it may have changed. */
export function writeCount(of: string, count: number) {
  // never twice the same text, for which other tabs would not be told
  written = JSON.stringify({ of, count, at: Date.now() + Math.random() })
  try {
    localStorage.setItem(place, written)
  } catch {
    // a browser that stores nothing still counts on this page
  }
  for (const listener of listeners) listener()
}

export function readCount(): string | null {
  try {
    return localStorage.getItem(place) ?? written
  } catch {
    return written
  }
}

/** Calls back when the count may have changed, here or in another tab. Answers how to stop. */
export const onCount = (listener: () => void) => {
  const changed = (event: StorageEvent) => event.key === place && listener()
  listeners.add(listener)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', changed)
  }
}

export function countOf(text: string | null, of: string): number {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Count> | null
    return stored?.of === of && Number.isInteger(stored.count) ? Number(stored.count) : 0
  } catch {
    return 0
  }
}

/** Calls back when another tab changed a basket. Answers how to stop. */
export function onBasketElsewhere(callback: () => void) {
  const changed = (event: StorageEvent) => event.key === place && callback()
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
