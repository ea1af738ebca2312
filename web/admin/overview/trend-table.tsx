import { Link } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { utcDay } from '../../ui/words/when.tsx'

/** The orders placed on a day. */
export const ordersOf = (day: string) => `/dashboard/manage-orders?from=${day}&to=${day}`

const heads = ['Day', 'Revenue', 'before', 'Orders placed', 'before', 'Pieces sold', 'before']

/** Every day of the period, the newest first, each beside the day as far into the period before. */
export function TrendTable({ figures: { currency, revenue } }: { figures: Figures }) {
  return (
    <section
      className="mt-5 max-h-96 overflow-auto"
      aria-label="Days"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
      tabIndex={0}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Revenue by day</caption>
        <thead className="sticky top-0 bg-surface text-xs text-soft">
          <tr>
            {heads.map((head, at) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns have the same name
                key={at}
                scope="col"
                className="px-2 py-1.5 text-end font-medium whitespace-nowrap first:ps-0 first:text-start"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:px-2 [&_td]:py-1.5 [&_td]:text-end [&_tr]:border-t">
          {revenue.days.toReversed().map(({ date, previous, ...day }) => (
            <tr key={date}>
              <th scope="row" className="py-1.5 text-start font-normal whitespace-nowrap">
                {utcDay(new Date(date))}
              </th>
              <td>
                <Money amount={day.revenue} currency={currency} />
              </td>
              <td className="text-soft">
                <Money amount={previous.revenue} currency={currency} />
              </td>
              <td>
                {day.orders === 0 ? (
                  <span className="text-soft">0</span>
                ) : (
                  <Link to={ordersOf(date)} className="link">
                    {figure(day.orders)}
                  </Link>
                )}
              </td>
              <td className="text-soft">{figure(previous.orders)}</td>
              <td>{figure(day.pieces)}</td>
              <td className="text-soft">{figure(previous.pieces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
