import { useEffect } from 'react'

const place = 'basketOrdered'

/** Tells the other tabs of this browser that somebody's basket was ordered. */
export function tellOrdered(by: string, orderNumber: string) {
  try {
    // never twice the same text, for which other tabs would not be told
    localStorage.setItem(place, JSON.stringify({ by, orderNumber, at: Date.now() }))
  } catch {
    // a browser that stores nothing tells nothing: the shop refuses the second order
  }
}

/** Calls back with the order's number when the basket of this person is ordered in another tab. */
export function useOrderedElsewhere(by: string, onOrdered: (orderNumber: string) => void) {
  useEffect(() => {
    const changed = ({ key, newValue }: StorageEvent) => {
      const said = key === place ? readSaid(newValue) : null
      if (said?.by === by) onOrdered(said.orderNumber)
    }
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }, [by, onOrdered])
}

function readSaid(text: string | null): { by: string; orderNumber: string } | null {
  try {
    const { by, orderNumber } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return typeof by === 'string' ? { by, orderNumber: String(orderNumber ?? '') } : null
  } catch {
    return null
  }
}
