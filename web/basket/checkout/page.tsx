import { useCallback, useEffect, useState } from 'react'
import type { BasketLine } from '../../../contract/basket.ts'
import { drafts } from '../../app/draft.ts'
import { privatePage } from '../../app/private-page.ts'
import { usePerson } from '../../app/session.ts'
import { onBasketElsewhere } from '../../trade/basket/count.ts'
import { loadBasket, useBasket } from '../../trade/basket/lines.ts'
import { bringAlong } from '../../trade/basket/merge.ts'
import { useOrderingFor } from '../../trade/companies/ordering.ts'
import { emptyBooks } from '../../trade/delivery/book-values.ts'
import { useDeliveryStart } from '../../trade/delivery/use-delivery-start.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BasketGone, type Gone, orderedElsewhere } from './basket-gone.tsx'
import { CheckoutForm } from './form.tsx'
import { useOrderedElsewhere } from './ordered-elsewhere.ts'
import { OrderedInPart, type Placed } from './ordered-in-part.tsx'
import { type CheckoutFields, draftName, readDraft } from './use-place-basket.ts'

export const meta = privatePage('Checkout')

/** The basket as one order: where it goes, and what stands on it. */
export default function CheckoutPage() {
  const { isAdmin } = usePerson()
  return (
    <div className="frame space-y-4 py-6">
      <Breadcrumbs steps={[{ name: 'Basket', to: '/basket' }, { name: 'Checkout' }]} />
      <h1 className="text-xl font-semibold tracking-tight">Checkout</h1>
      {isAdmin ? (
        <Note>You are signed in as an admin. Baskets and orders are for buyers.</Note>
      ) : (
        <Checkout />
      )}
    </div>
  )
}

function Checkout() {
  const { email } = usePerson()
  const { owner, lines: now, error } = useBasket()
  const [placed, setPlaced] = useState<Placed>()
  const [gone, setGone] = useState<Gone>()
  const start = useStart()
  const ordering = useOrderingFor()
  const lines = useOpenedLines(now, ordering.isChanged)
  const isTheirs = useOwnBasket(email) && owner === email
  const ordered = useCallback(
    (orderNumber: string) => {
      setGone(orderedElsewhere(orderNumber))
      void loadBasket(email)
    },
    [email],
  )
  useOrderedElsewhere(email, ordered)
  if (placed) return <OrderedInPart placed={placed} />
  if (gone) return <BasketGone gone={gone} />
  if (isTheirs && error && !ordering.isChanged)
    return <FaultNote error={error} onRetry={() => void loadBasket(email)} />
  if (!isTheirs || !lines || !start) return <Waiting />
  if (lines.length === 0)
    return (
      <Empty
        title="There is nothing to order"
        action={
          <ButtonLink to="/parts" variant="primary">
            Find parts
          </ButtonLink>
        }
      >
        Your basket is empty. What you ordered before is under{' '}
        <a className="link" href="/dashboard/myorders">
          My Orders
        </a>
        .
      </Empty>
    )
  return (
    <CheckoutForm
      lines={lines}
      ordering={ordering}
      {...start}
      onPlacedInPart={setPlaced}
      onGone={setGone}
    />
  )
}

/** The lines that the form was opened with, until its buyer agrees to buy for somebody else, who has another basket. */
function useOpenedLines(now: BasketLine[] | null, isChanged: boolean) {
  const [opened, setOpened] = useState(now)
  useEffect(() => {
    if (!isChanged) setOpened(now)
  }, [now, isChanged])
  return isChanged ? opened : now
}

/**
 * Asks for the basket once what came from before the log-in is in it, and again whenever another tab changed it or
 * somebody comes back to this one. Answers whether it was asked for.
 */
function useOwnBasket(email: string) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const bring = async () => {
      // what could not be brought along yet is said in the basket, and holds up no order
      await bringAlong(email).catch(() => {})
      await loadBasket(email)
      setDone(true)
    }
    void bring()
  }, [email])
  useEffect(() => {
    if (!isDone) return
    const look = () => void loadBasket(email)
    addEventListener('focus', look)
    const stop = onBasketElsewhere(look)
    return () => {
      removeEventListener('focus', look)
      stop()
    }
  }, [isDone, email])
  return isDone
}

/** What the form begins with, where it goes and all else. Undefined until that is known. */
function useStart() {
  const delivery = useDeliveryStart(drafts.read<CheckoutFields>(draftName))
  if (!delivery) return undefined
  return { delivery, start: { ...delivery.values, others: '', ...emptyBooks, ...readDraft() } }
}

const Waiting = () => (
  <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <Skeleton className="h-[40rem]" />
    <Skeleton className="h-80" />
  </div>
)
