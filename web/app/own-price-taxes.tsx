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

/** `taxes` is told by whatever reloads what they go by (`queries.tsx`). */
const asking = ['taxes', 'focus']

/**
 * Asks when it comes, when something that they go by was changed in this window, and when its reader comes back to the
 * window or goes from one part of the shop to another: it may have been changed elsewhere.
 */
function Asked() {
  const [, place] = useLocation().pathname.split('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it is asked again for
  useEffect(() => {
    let stop = new AbortController()
    const ask = () => {
      stop.abort()
      stop = new AbortController()
      call('GET /price-taxes', {}, { signal: stop.signal }).then(
        ({ taxes }) => showWith(taxes ?? undefined),
        // prices stay with the taxes that the page says of them
        () => {},
      )
    }
    ask()
    for (const name of asking) addEventListener(name, ask)
    return () => {
      for (const name of asking) removeEventListener(name, ask)
      stop.abort()
    }
  }, [place])
  // whoever signs out, or acts for another company, is shown a visitor's until theirs are known
  useEffect(() => () => showWith(undefined), [])
  return null
}
