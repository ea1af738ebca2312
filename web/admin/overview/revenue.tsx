import { useState } from 'react'
import { Link } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { Button } from '../../ui/button.tsx'
import { figure, Money, money } from '../../ui/words/amounts.tsx'
import { utcDay } from '../../ui/words/when.tsx'
import { BarChart } from './bar-chart.tsx'
import { OverviewBlock } from './block.tsx'

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Revenue of each day: as bars, or as the table of the same numbers. */
export function OverviewRevenue({ figures }: { figures: Figures }) {
  const [asTable, setAsTable] = useState(false)
  const { currency, revenue } = figures
  return (
    <OverviewBlock
      title="Revenue by day"
      beside={
        <Button
          size="small"
          variant="quiet"
          aria-pressed={asTable}
          className={asTable ? 'bg-sunken' : ''}
          onClick={() => setAsTable(!asTable)}
        >
          Show as table
        </Button>
      }
    >
      {asTable ? (
        <DaysTable figures={figures} />
      ) : (
        <BarChart
          label={`Revenue by day, ${figure(revenue.days.length)} days, ${money(revenue.total, currency)} in all. The same numbers stand in the table.`}
          bars={revenue.days.map(({ date, revenue: value, orders }) => ({
            id: date,
            value,
            label: short.format(new Date(date)),
            says: `${utcDay(new Date(date))}: ${money(value, currency)}, ${figure(orders)} ${orders === 1 ? 'order' : 'orders'} placed`,
          }))}
          scale={(value) => compact(value, currency)}
        />
      )}
    </OverviewBlock>
  )
}

const compact = (value: number, currency: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value)

function DaysTable({ figures: { currency, revenue } }: { figures: Figures }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Revenue by day</caption>
        <thead className="text-xs text-soft">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              Day
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              Orders placed
            </th>
            <th scope="col" className="py-1 pe-2 text-end font-medium">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {revenue.days.toReversed().map(({ date, orders, revenue: value }) => (
            <tr key={date} className="border-t">
              <th scope="row" className="py-1.5 text-start font-normal">
                {utcDay(new Date(date))}
              </th>
              <td className="py-1.5 text-end">
                {orders === 0 ? (
                  <span className="text-soft">0</span>
                ) : (
                  <Link to={`/dashboard/manage-orders?from=${date}&to=${date}`} className="link">
                    {figure(orders)}
                  </Link>
                )}
              </td>
              <td className="py-1.5 pe-2 text-end">
                <Money amount={value} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
