import { Link } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { OverviewBlock } from './block.tsx'
import { ExportReport } from './export-report.tsx'
import { Row } from './lists.tsx'

const words = { done: null, 'under-way': 'under way', failed: 'failed' } as const

/** The last refunds of the period, whole and in part. */
export function Refunds({ figures: { refunds, currency, revenue } }: { figures: Figures }) {
  return (
    <OverviewBlock
      title="Refunds"
      beside={
        <>
          <Link to="/dashboard/manage-orders?payment=refunded" className="link">
            All orders with refunds
          </Link>
          <ExportReport of="refunds" days={revenue.days.length} name="the refunds" />
        </>
      }
    >
      {refunds.latest.length === 0 ? (
        <p className="text-sm text-soft">No money was returned in the period.</p>
      ) : (
        <ul className="divide-y text-sm">
          {refunds.latest.map(({ orderId, orderNumber, email, at, reason, amount, state }) => (
            <Row
              key={`${orderId} ${at}`}
              main={
                <Link to={`/dashboard/manage-orders/${orderId}`} className="link">
                  {orderNumber}
                </Link>
              }
              small={
                <>
                  <Facts>
                    <When at={at} />
                    {email}
                    {words[state]}
                  </Facts>
                  {reason && <span className="block wrap-anywhere">{reason}</span>}
                </>
              }
              end={<Money amount={amount} currency={currency} />}
            />
          ))}
        </ul>
      )}
    </OverviewBlock>
  )
}
