import { useEffect, useRef } from 'react'
import { shippingNote } from '../../../contract/freight/words.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { useHold } from '../../app/hold.ts'
import { useAnswer } from '../../app/queries.tsx'
import { BesidePaid } from '../../trade/estimate/sum-lines.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { PartName } from '../../ui/words/part-name.tsx'
import { HoldEnd } from '../hold.tsx'

export type Placed = { id: string; quantity: number; price: number }

/** The order stands: until when its stock is held, and the way on. Takes the focus. */
export function OrderPlaced({
  placed,
  part,
  onAgain,
}: {
  placed: Placed
  part: Part
  onAgain: () => void
}) {
  const { data } = useAnswer('GET /order/{id}', { id: placed.id })
  const hold = useHold()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="placed-title" className="panel p-5 sm:p-6">
      <h2 id="placed-title" ref={heading} tabIndex={-1} className="text-lg font-semibold">
        Order {data?._id === placed.id ? data.orderNumber : ''} is placed
      </h2>
      <p className="mt-2">
        <span className="figures">{figure(placed.quantity)}</span> × <PartName name={part.name} />:{' '}
        <span className="font-semibold">
          <Money
            amount={data?._id === placed.id ? data.payable : placed.price}
            currency={part.currency}
          />
        </span>
        {data?._id === placed.id && <BesidePaid tax={data.tax} />}
      </p>
      <p className="mt-2 text-soft">
        The stock is yours for {hold}
        {data?._id === placed.id && data.holdExpiresAt ? (
          <>
            , until <HoldEnd at={data.holdExpiresAt} />
          </>
        ) : null}
        . Pay by then, or it goes back to the shop.
        {data?._id === placed.id && ` ${shippingNote(data.shipping)}`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={`/dashboard/payment/${placed.id}`} variant="primary">
          Make Payment
        </ButtonLink>
        <ButtonLink to="/dashboard/myorders">My Orders</ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          Order more
        </Button>
      </div>
    </section>
  )
}
