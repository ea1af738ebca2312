import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PriceTaxes } from '../../contract/tax/price-taxes.ts'
import { call } from './api.ts'
import { useSession } from './session.ts'

type Props = { onTaxes: (taxes: PriceTaxes | undefined) => void }

/** Tells with which taxes the buyer who is signed in is shown prices; undefined: they are shown a visitor's. Draws nothing. */
export default function OwnPriceTaxes({ onTaxes }: Props) {
  const session = useSession()
  const buyer = 'person' in session && !session.person.isAdmin ? session.person : null
  return buyer && <Asked key={`${buyer.email} ${buyer.chosen}`} onTaxes={onTaxes} />
}

/** Asks when it comes, and again when its reader goes from one part of the shop to another: they may have been at their addresses. */
function Asked({ onTaxes }: Props) {
  const [, place] = useLocation().pathname.split('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it is asked again for
  useEffect(() => {
    const stop = new AbortController()
    call('GET /price-taxes', {}, { signal: stop.signal }).then(
      ({ taxes }) => onTaxes(taxes ?? undefined),
      // prices stay with the taxes that the page says of them
      () => {},
    )
    return () => stop.abort()
  }, [place, onTaxes])
  // whoever signs out, or acts for another company, is shown a visitor's until theirs are known
  useEffect(() => () => onTaxes(undefined), [onTaxes])
  return null
}
