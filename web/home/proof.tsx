import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { categoryCountUpTo } from '../../contract/parts/categories.ts'
import type { PartFacets } from '../../contract/parts/search.ts'
import type { shopFacts } from '../../contract/shop.ts'
import { useCategoryName } from '../app/categories.ts'
import { useHold } from '../app/hold.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { CategorySign } from '../trade/parts/category-icon.tsx'
import { cappedFigure, figure, inPercent } from '../ui/words/amounts.tsx'

type Props = {
  inStock: Pick<PartFacets, 'categories' | 'total' | 'totalIsCapped'>
  facts: z.output<typeof shopFacts>
}

/** What can be ordered at this moment, what left today, and how long that takes: counted, not promised. */
export const Proof = memo(function Proof({ inStock, facts }: Props) {
  const hold = useHold()
  const nameOf = useCategoryName()
  const { shippingChosen } = useShopConfig()
  const { leftToday, orders, medianHours, withinDayPercent } = facts
  return (
    <section aria-labelledby="proof" className="border-b bg-sunken">
      <div className="frame grid gap-x-10 gap-y-6 py-8 lg:grid-cols-[1.35fr_1fr_1fr_1fr]">
        <div>
          <h2 id="proof" className="text-sm text-soft">
            In stock now
          </h2>
          <p className="figures text-lg font-semibold">
            {cappedFigure(inStock.total, inStock.totalIsCapped)} parts
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {inStock.categories.map(({ category, count }) => (
              <li key={category}>
                <Link
                  to={`/parts?category=${category}&stock=in`}
                  className="inline-flex min-h-6 items-center gap-1.5 underline-offset-3 hover:underline"
                >
                  <CategorySign of={category} />
                  <span className="font-medium">{nameOf(category)}</span>
                  <span className="figures text-soft">
                    {cappedFigure(count, count === categoryCountUpTo)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {leftToday > 0 ? (
          <Fact name="Left the warehouse today" says="Orders, by their first parcel.">
            {figure(leftToday)} {leftToday === 1 ? 'order' : 'orders'}
          </Fact>
        ) : (
          <Fact name="Warranty" says="By part, from the day of shipment. All parts are genuine.">
            1 to 3 years
          </Fact>
        )}
        {medianHours === null ? (
          <Fact
            name="Shipping"
            says="By weight and destination, said before you pay or on the invoice."
          >
            {shippingChosen ? 'Chosen with the order' : 'Invoiced on shipment'}
          </Fact>
        ) : (
          <Fact
            name="From payment to parcel"
            says={`Half of the last ${figure(orders)} orders left sooner; ${inPercent(withinDayPercent ?? 0)} within a day.`}
          >
            {hoursInWords(medianHours)}
          </Fact>
        )}
        <Fact name="Held for you, unpaid" says="An order takes its pieces off the shelf at once.">
          {hold}
        </Fact>
      </div>
    </section>
  )
})

const hoursInWords = (hours: number) =>
  hours < 1
    ? 'Under an hour'
    : hours < 48
      ? `${figure(hours)} hours`
      : `${figure(Math.round(hours / 24))} days`

function Fact({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  return (
    <dl>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="figures text-lg font-semibold">{children}</dd>
      <dd className="mt-2 text-sm text-soft">{says}</dd>
    </dl>
  )
}
