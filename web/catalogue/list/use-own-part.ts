import { useEffect, useState } from 'react'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { call } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'

/**
 * The part that is called exactly so in the buyer's own books; null when none is, and for everybody else; undefined
 * while that, or who is signed in, is asked.
 */
export function useOwnPart(q: string): PartFacts | null | undefined {
  const session = useSession()
  const isUnknown = q !== '' && session.state === 'loading'
  const isAsked = q !== '' && session.state === 'in' && !session.person.isAdmin
  const [found, setFound] = useState<{ q: string; part: PartFacts | null }>()
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const answer = (part: PartFacts | null) => {
      if (!stop.signal.aborted) setFound({ q, part })
    }
    call('POST /own-part-matches', { numbers: [q] }, { signal: stop.signal }).then(
      ({ rows }) => answer(rows[0]?.part ?? null),
      // the results of the search are there without it
      () => answer(null),
    )
    return () => stop.abort()
  }, [q, isAsked])
  if (!isAsked) return isUnknown ? undefined : null
  return found?.q === q ? found.part : undefined
}
