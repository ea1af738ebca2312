import { Link } from 'react-router'
import type { Breakdown, CoverStep } from '../../../contract/figures.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { coverSteps } from '../cover-steps.ts'
import { OverviewBlock } from './block.tsx'
import { ExportReport } from './export-report.tsx'
import { Row } from './lists.tsx'

/** For how many days the stock lasts when it goes on selling as in the period. */
export function StockCover({ breakdown, days }: { breakdown: Breakdown; days: number }) {
  const { counts, shortest } = breakdown.stockCover
  const most = Math.max(1, ...Object.values(counts))
  return (
    <OverviewBlock
      title="Stock cover in days"
      beside={
        <>
          <Link to={listOf(days)} className="link text-sm">
            All parts
          </Link>
          <ExportReport of="stock-cover" days={days} name="the stock cover of all parts" />
        </>
      }
    >
      <p className="mb-3 text-sm text-soft">
        What is available, by the pieces that were sold a day in the last {figure(days)} days.
      </p>
      <ul className="mb-4 space-y-1 text-sm">
        {coverSteps.map(([step, name]) => (
          <li key={step} className="grid grid-cols-[8.5rem_minmax(0,1fr)_auto] items-center gap-3">
            <Link to={listOf(days, step)} className="link inline-block min-h-6">
              {name}
            </Link>
            <span className="block h-1.5 rounded-full bg-sunken" aria-hidden="true">
              <span
                className="block h-full rounded-full bg-calm"
                style={{ width: `${(counts[step] / most) * 100}%` }}
              />
            </span>
            <span className="figures min-w-16 text-end">{counted(counts[step], 'part')}</span>
          </li>
        ))}
      </ul>
      <ul className="divide-y border-t text-sm">
        {shortest.map(({ partsId, name, mpn, quantity, sold, coverDays }) => (
          <Row
            key={partsId}
            main={
              <Link to={`/dashboard/manage-products/${partsId}`} className="link">
                {name}
              </Link>
            }
            small={
              <Facts>
                <span className="font-mono">{mpn}</span>
                {`${figure(quantity)} available`}
                {`${figure(sold)} sold`}
              </Facts>
            }
            end={daysInWords(coverDays)}
          />
        ))}
      </ul>
    </OverviewBlock>
  )
}

/** The list behind a figure. */
const listOf = (days: number, step?: CoverStep) =>
  `/dashboard/stock-cover?${new URLSearchParams({ days: String(days), ...(step && { step }) })}`

const daysInWords = (days: number) =>
  days < 1 ? 'under a day' : counted(days < 10 ? days : Math.round(days), 'day')
