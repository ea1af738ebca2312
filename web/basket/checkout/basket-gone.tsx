import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button.tsx'

/** Why there is nothing to order with this form any more. */
export type Gone = { title: string; words: string }

export const orderedElsewhere = (orderNumber: string): Gone => ({
  title: 'Ordered in another tab',
  words: `Order ${orderNumber} was placed from this basket in another tab. Nothing was ordered here.`,
})

/** Stands where the form was: what became of the basket, and where the order is. Takes the focus. */
export function BasketGone({ gone }: { gone: Gone }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="gone-title" className="panel max-w-2xl space-y-4 p-5 sm:p-6">
      <h2 id="gone-title" ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {gone.title}
      </h2>
      <p role="alert">{gone.words}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/myorders" variant="primary">
          My Orders
        </ButtonLink>
        <ButtonLink to="/basket">Back to the basket</ButtonLink>
      </div>
    </section>
  )
}
