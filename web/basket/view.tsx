import { useEffect } from 'react'
import { useSession } from '../app/session.ts'
import { onBasketElsewhere } from '../trade/basket/count.ts'
import { loadBasket, useBasket } from '../trade/basket/lines.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Note } from '../ui/note.tsx'
import { BasketList } from './list.tsx'
import { BasketNotes } from './notes.tsx'
import { BasketSkeleton } from './skeleton.tsx'
import { BasketTotal } from './total.tsx'

/** The basket of whoever is here, once that is known. */
export function BasketView() {
  const session = useSession()
  const isAdmin = 'person' in session && session.person.isAdmin
  const owner =
    'person' in session ? session.person.email : session.state === 'out' ? '' : undefined
  useEffect(() => {
    if (owner === undefined || isAdmin) return
    void loadBasket(owner)
    return onBasketElsewhere(() => void loadBasket(owner))
  }, [owner, isAdmin])
  if (isAdmin)
    return (
      <Note className="mt-6">
        You are signed in as an admin. Baskets are for buyers: you may look at every part, and order
        none.
      </Note>
    )
  if (session.state === 'unknown')
    return (
      <Note kind="danger" className="mt-6">
        The shop cannot be reached, so we do not know whose basket to show. Check your connection
        and load this page again.
      </Note>
    )
  return owner === undefined ? <BasketSkeleton /> : <Theirs owner={owner} />
}

function Theirs({ owner }: { owner: string }) {
  const { lines, error, ...basket } = useBasket()
  if (basket.owner !== owner || (!lines && !error)) return <BasketSkeleton />
  return (
    <div className="mt-4 space-y-4">
      <BasketNotes owner={owner} />
      {error && <FaultNote error={error} onRetry={() => void loadBasket(owner)} />}
      {lines && (
        <>
          <BasketList lines={lines} />
          {lines.length > 0 && <BasketTotal lines={lines} isVisitor={owner === ''} />}
        </>
      )}
    </div>
  )
}
