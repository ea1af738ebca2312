import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from './api.ts'
import { showWith } from './price-taxes.ts'
import { useSession } from './session.ts'

/** Has prices shown with the taxes of the buyer who is signed in, in a shop that shows them with tax. Draws nothing. */
export default function OwnPriceTaxes() {
  const session = useSession()
  const buyer = 'person' in session && !session.person.isAdmin ? session.person : null
  return buyer && <Asked key={`${buyer.email} ${buyer.chosen}`} />
}

/** Asks when it comes, and again when its reader goes from one part of the shop to another: they may have been at their addresses. */
function Asked() {
  const [, place] = useLocation().pathname.split('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it is asked again for
  useEffect(() => {
    const stop = new AbortController()
    call('GET /price-taxes', {}, { signal: stop.signal }).then(
      ({ taxes }) => showWith(taxes ?? undefined),
      // prices stay with the taxes that the page says of them
      () => {},
    )
    return () => stop.abort()
  }, [place])
  // whoever signs out, or acts for another company, is shown a visitor's until theirs are known
  useEffect(() => () => showWith(undefined), [])
  return null
}
