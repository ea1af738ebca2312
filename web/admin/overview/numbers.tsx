import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { useTaxWords } from '../../trade/pricing/tax-words.ts'
import { figure, Money, money } from '../../ui/words/amounts.tsx'
import { Change } from './change.tsx'

/** The numbers of the period beside those of the one before. */
export function OverviewNumbers({ figures }: { figures: Figures }) {
  const { currency, revenue, orders, pieces, averageOrder, refunds, failedPayments, from, to } =
    figures
  const tax = useTaxWords()
  const before = `in the ${revenue.days.length} days before`
  const placed = `/dashboard/manage-orders?from=${from}&to=${to}`
  const paid = `${placed}&status=paid&status=pending&status=shipped`
  const { stillUnpaid } = failedPayments
  return (
    <section aria-label="Numbers of the period" className="panel">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-line md:grid-cols-3 min-[100rem]:grid-cols-6">
        <Tile
          name={`Revenue${tax.without}`}
          now={revenue.total}
          before={revenue.previous}
          words={`${money(revenue.previous, currency)} ${before}`}
        >
          <PaidOrders to={paid}>
            <Money amount={revenue.total} currency={currency} />
          </PaidOrders>
        </Tile>
        <Tile
          name="Orders placed"
          now={orders.count}
          before={orders.previous}
          words={`${figure(orders.previous)} ${before}`}
        >
          <Link to={placed} className="link">
            {figure(orders.count)}
          </Link>
        </Tile>
        <Tile
          name="Pieces sold"
          now={pieces.total}
          before={pieces.previous}
          words={`${figure(pieces.previous)} ${before}`}
        >
          {figure(pieces.total)}
        </Tile>
        <Tile name={`Average paid order${tax.without}`}>
          {averageOrder === null ? (
            'None'
          ) : (
            <PaidOrders to={paid}>
              <Money amount={averageOrder} currency={currency} />
            </PaidOrders>
          )}
        </Tile>
        <Tile
          name={`Refunds${tax.with}`}
          now={refunds.amount}
          before={refunds.previousAmount}
          words={`${money(refunds.previousAmount, currency)} ${before}`}
          lessIsGood
        >
          <Link to="/dashboard/manage-orders?payment=refunded" className="link">
            <Money amount={refunds.amount} currency={currency} />
            <span className="sr-only">, orders with refunds</span>
          </Link>
        </Tile>
        <Tile
          name="Declined payments"
          now={failedPayments.count}
          before={failedPayments.previous}
          words={`${figure(failedPayments.previous)} ${before}`}
          lessIsGood
          beside={
            <Link to="/dashboard/manage-orders?payment=failed" className="link">
              {figure(stillUnpaid)} still unpaid
            </Link>
          }
        >
          {figure(failedPayments.count)}
        </Tile>
      </dl>
    </section>
  )
}

/** An amount that leads to the orders placed in the period that are paid. */
const PaidOrders = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link">
    {children}
    <span className="sr-only">, paid orders</span>
  </Link>
)

type TileProps = {
  name: string
  children: ReactNode
  now?: number
  before?: number
  /** The number before in words. */
  words?: string
  lessIsGood?: boolean
  /** A link to what of it is still to be done. */
  beside?: ReactNode
}

function Tile({ name, children, now, before, words, lessIsGood = false, beside }: TileProps) {
  return (
    <div className="bg-surface px-5 py-4">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="figures mt-1 text-lg font-semibold">{children}</dd>
      {now !== undefined && before !== undefined && (
        <dd className="mt-1 flex flex-wrap gap-x-2 text-xs text-soft">
          {before > 0 && <Change now={now} before={before} lessIsGood={lessIsGood} />}
          <span>{words}</span>
          {beside}
        </dd>
      )}
    </div>
  )
}
