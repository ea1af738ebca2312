import { useCallback, useRef, useState } from 'react'
import type { SavedOwnNumber } from '../../contract/parts/own-numbers.ts'
import { CallFault, call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { toast } from '../ui/overlays/toast.ts'

/** Forgets a number: which is leaving, and why one did not. `onGone` is called when the list is there without it. */
export function useForget(onGone: () => void) {
  const reload = useReload()
  const [leaving, setLeaving] = useState<string | null>(null)
  const [fault, setFault] = useState<Error>()
  const latest = useRef({ onGone, reload })
  latest.current = { onGone, reload }
  const forget = useCallback(async ({ _id, number }: SavedOwnNumber) => {
    setLeaving(_id)
    setFault(undefined)
    try {
      await call('DELETE /own-part-numbers/{id}', { id: _id }).catch(unlessGone)
      toast.warning(`${number} is forgotten`)
      await latest.current.reload('GET /own-part-numbers')
      latest.current.onGone()
    } catch (error) {
      setFault(error as Error)
    }
    setLeaving(null)
  }, [])
  return { forget: (row: SavedOwnNumber) => void forget(row), leaving, fault }
}

/** What another window has forgotten already is forgotten. */
function unlessGone(error: unknown) {
  if (!(error instanceof CallFault && error.status === 404)) throw error
}
