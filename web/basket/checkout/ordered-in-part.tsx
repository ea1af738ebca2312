import { useEffect, useRef } from 'react'
import { useAnswer } from '../../app/queries.tsx'
import type { Way } from '../../trade/credit/way-to-pay.ts'
import { Price } from '../../trade/pricing/price.tsx'
import { SoldSum } from '../../trade/pricing/shown-sum.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'

export type Placed = {
  id: string
  orderNumber: string
  way: Way
  left: { partsId: string; name: string; wanted: number; ordered: number }[]
}

/** The order stands, with less than was wanted: of what, what it costs, and where the rest is. Takes the focus. */
export function OrderedInPart({ placed }: { placed: Placed }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { data: order } = useAnswer('GET /order/{id}', { id: placed.id })
  return (
    <section aria-labelledby="ordered-title" className="panel max-w-2xl space-y-4 p-5 sm:p-6">
      <h2 id="ordered-title" ref={heading} tabIndex={-1} className="text-lg font-semibold">
        Order {placed.orderNumber} is placed
      </h2>
      <p>
        Of {counted(placed.left.length, 'part')} less was ordered than you wanted. The rest stays in
        your basket.
      </p>
      <ul className="divide-y rounded-md border text-sm">
        {placed.left.map(({ partsId, name, wanted, ordered }) => {
          const line = order?.lines.find((one) => one.partsId === partsId)
          return (
            <li key={partsId} className="figures flex justify-between gap-4 px-3 py-2">
              <span>{name}</span>
              <span className="text-end text-soft">
                <span className="block whitespace-nowrap">
                  {figure(ordered)} of {figure(wanted)} ordered
                </span>
                {order && line && (
                  <span className="block">
                    {figure(line.quantity)} ×{' '}
                    <Price of={{ ...line, currency: order.currency }} amount={line.unitPrice} /> ={' '}
                    <Price of={{ ...line, currency: order.currency }} amount={line.price} />
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="flex min-h-7 items-baseline justify-between gap-3">
        <span className="text-soft">
          Total
          {order && ` of ${counted(order.lineCount, 'line')}, ${counted(order.quantity, 'piece')}`}
        </span>
        {order && (
          <output aria-label="Total" className="text-xl font-semibold">
            <SoldSum order={order} />
          </output>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/dashboard/payment/${placed.id}`} variant="primary">
          {placed.way === 'card' ? 'Make Payment' : 'Look at the order'}
        </ButtonLink>
        <ButtonLink to="/basket">Back to the basket</ButtonLink>
      </div>
    </section>
  )
}
