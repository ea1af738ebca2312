import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, figure, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { OverviewBlock } from './block.tsx'
import { ExportReport } from './export-report.tsx'

const All = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-block min-h-6">
    {children}
  </Link>
)

/** What brought the most in the period. */
export function TopParts({ figures: { topParts, currency, revenue } }: { figures: Figures }) {
  return (
    <OverviewBlock
      title="Top parts"
      beside={<ExportReport of="parts" days={revenue.days.length} name="all parts sold" />}
    >
      {topParts.length === 0 ? (
        <Nothing>No order of the period was paid.</Nothing>
      ) : (
        <ol className="divide-y text-sm">
          {topParts.map(({ partsId, name, mpn, quantity, revenue }) => (
            <Row
              key={partsId}
              main={<All to={`/dashboard/manage-products/${partsId}`}>{name}</All>}
              small={
                <Facts>
                  <span className="font-mono">{mpn}</span>
                  {counted(quantity, 'piece')}
                  <All to={`/dashboard/manage-orders?${new URLSearchParams({ q: mpn })}`}>
                    Orders
                  </All>
                </Facts>
              }
              end={<Money amount={revenue} currency={currency} />}
            />
          ))}
        </ol>
      )}
    </OverviewBlock>
  )
}

/** The last declines of the period. */
export function FailedPayments({ figures }: { figures: Figures }) {
  const { latest, stillUnpaid } = figures.failedPayments
  return (
    <OverviewBlock
      title="Declined payments"
      beside={
        <>
          <All to="/dashboard/manage-orders?payment=failed">{figure(stillUnpaid)} still unpaid</All>
          <ExportReport of="declines" days={figures.revenue.days.length} name="the declines" />
        </>
      }
    >
      {latest.length === 0 ? (
        <Nothing>No payment was declined in the period.</Nothing>
      ) : (
        <ul className="divide-y text-sm">
          {latest.map(({ orderId, orderNumber, email, at, reason, amount }) => (
            <Row
              key={`${orderId} ${at}`}
              main={<All to={`/dashboard/manage-orders/${orderId}`}>{orderNumber}</All>}
              small={
                <>
                  <Facts>
                    <When at={at} />
                    {email}
                  </Facts>
                  {reason && <span className="block">{reason}</span>}
                </>
              }
              end={<Money amount={amount} currency={figures.currency} />}
            />
          ))}
        </ul>
      )}
    </OverviewBlock>
  )
}

/** Money that is owed and did not reach its card; nothing where there is none. */
export function FailedRefunds({ figures: { failedRefunds, currency } }: { figures: Figures }) {
  if (failedRefunds.length === 0) return null
  return (
    <OverviewBlock title="Refunds that failed">
      <p className="mb-3 text-sm">
        The payment provider did not return this money, and it is still owed. Try again at the
        order, or return it in the provider’s dashboard: it leaves this list by itself.
      </p>
      <ul className="divide-y text-sm">
        {failedRefunds.map(({ orderId, orderNumber, at, reason, amount }) => (
          <Row
            key={`${orderId} ${at}`}
            main={<All to={`/dashboard/manage-orders/${orderId}`}>{orderNumber}</All>}
            small={
              <>
                <When at={at} />
                {reason && <span className="block wrap-anywhere">{reason}</span>}
              </>
            }
            end={<Money amount={amount} currency={currency} />}
          />
        ))}
      </ul>
    </OverviewBlock>
  )
}

/** Pieces that orders were promised and that the last count did not find; nothing where there are none. */
export function MissingPieces({ figures: { missing } }: { figures: Figures }) {
  if (missing.count === 0) return null
  return (
    <OverviewBlock title="Promised, and not there" beside={counted(missing.count, 'part')}>
      <p className="mb-3 text-sm">
        The last count says less of these parts than orders were promised. What comes in goes to
        these orders first: buy it, or tell their buyers.
      </p>
      <ul className="divide-y text-sm">
        {missing.parts.map(({ partsId, name, mpn, missing: pieces, since }) => (
          <Row
            key={partsId}
            main={<All to={`/dashboard/manage-products/${partsId}`}>{name}</All>}
            small={
              <Facts>
                <span className="font-mono">{mpn}</span>
                <When at={since} />
                <All to={`/dashboard/manage-orders?${new URLSearchParams({ q: mpn })}`}>Orders</All>
              </Facts>
            }
            end={counted(pieces, 'piece')}
          />
        ))}
      </ul>
    </OverviewBlock>
  )
}

/** The parts with the fewest least orders left. */
export function LowStock({ figures: { lowStock } }: { figures: Figures }) {
  return (
    <OverviewBlock
      title="Low stock"
      beside={
        <All to="/dashboard/manage-products?stock=low">{counted(lowStock.count, 'part')}</All>
      }
    >
      {lowStock.parts.length === 0 ? (
        <Nothing>Every part has stock for two orders or more.</Nothing>
      ) : (
        <ul className="divide-y text-sm">
          {lowStock.parts.map(({ partsId, name, mpn, quantity, leastOrder }) => (
            <Row
              key={partsId}
              main={<All to={`/dashboard/manage-products/${partsId}`}>{name}</All>}
              small={
                <Facts>
                  <span className="font-mono">{mpn}</span>
                  {`least order ${figure(leastOrder)}`}
                </Facts>
              }
              end={quantity === 0 ? 'Sold out' : `${figure(quantity)} left`}
            />
          ))}
        </ul>
      )}
    </OverviewBlock>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-soft">{children}</p>
)

type RowProps = { main: ReactNode; small: ReactNode; end: ReactNode }

/** A line of a block: what it is, small what is known of it, and its number. */
export const Row = ({ main, small, end }: RowProps) => (
  <li className="flex items-baseline justify-between gap-4 py-2 first:pt-0 last:pb-0">
    <div className="min-w-0">
      <p className="font-medium">{main}</p>
      <p className="text-xs text-soft">{small}</p>
    </div>
    <div className="figures shrink-0 whitespace-nowrap">{end}</div>
  </li>
)
