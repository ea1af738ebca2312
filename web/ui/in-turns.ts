import { useEffect, useState } from 'react'

/** Whether the page that the browser was given has come to life. */
let hasBegun = false

/** Once a document, around all that uses useInTurns. */
export function useBeginning() {
  useEffect(() => {
    hasBegun = true
  }, [])
}

/**
 * The class of each card of a grid: those that come with the document come in turns on a phone, save the `atOnce` that
 * its screen begins with. Whoever comes back to a list, or narrows it, sees all of them at once.
 */
export function useInTurns(ids: string[], atOnce = 0): (id: string) => 'in-turn' | false {
  const [inTurn] = useState(() => new Set(hasBegun ? [] : ids.slice(atOnce)))
  return (id) => inTurn.has(id) && 'in-turn'
}
