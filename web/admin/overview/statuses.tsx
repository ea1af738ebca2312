import { Link } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { type OrderStatus, orderStatuses } from '../../../contract/orders/status.ts'
import { OrderStatusBadge } from '../../orders/order/status.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { OverviewBlock } from './block.tsx'

/** These are of every age; the others are counted of the orders placed in the period. */
const open: readonly OrderStatus[] = ['unpaid', 'paid', 'confirmed', 'pending']

/** Orders by status, each number a link to exactly these orders. */
export function OverviewStatuses({ figures }: { figures: Figures }) {
  const { byStatus } = figures.orders
  const most = Math.max(1, ...Object.values(byStatus))
  return (
    <OverviewBlock title="Orders by status">
      <ul className="space-y-1">
        {orderStatuses.map((status) => (
          <li key={status}>
            <Link
              to={addressOf(status, figures)}
              className="grid min-h-9 grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md px-2 text-sm no-underline hover:bg-sunken"
            >
              <span>
                <OrderStatusBadge status={status} />
              </span>
              <span className="block h-2 rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-calm"
                  style={{ width: `${(byStatus[status] / most) * 100}%` }}
                />
              </span>
              <span className="figures min-w-8 text-end font-medium">
                {figure(byStatus[status])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-soft">
        Unpaid, paid, confirmed and pending: all there are now. The others: of those placed in the
        period.
      </p>
    </OverviewBlock>
  )
}

function addressOf(status: OrderStatus, { from, to }: Figures) {
  const days = open.includes(status) ? '' : `&from=${from}&to=${to}`
  return `/dashboard/manage-orders?status=${status}${days}`
}
