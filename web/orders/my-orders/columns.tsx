import type { ColumnDef } from '@tanstack/react-table'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { isAllowed } from '../../../contract/orders/status.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CodeText } from '../../ui/copy-button.tsx'
import { Facts } from '../../ui/tables/facts.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { Downloads } from '../downloads.tsx'
import { LinesToggle } from '../opened-lines.tsx'
import { receiptOf } from '../order/documents.tsx'
import { Returned } from '../order/returned.tsx'
import { OrderState } from '../order/status.tsx'

/** The columns of My Orders. `before` is how many rows the pages before hold. */
export const orderColumns = (
  before: number,
  onCancel: (order: Order) => void,
): ColumnDef<Order>[] => [
  {
    id: 'number',
    header: '#',
    meta: { card: 'hidden' },
    cell: ({ row }) => before + row.index + 1,
  },
  {
    id: 'part',
    header: 'Parts Name',
    meta: { card: 'lead', sort: { up: 'part', down: '-part' } },
    cell: ({ row: { original: order } }) => (
      <div>
        <Link to={`/dashboard/payment/${order._id}`} className="link font-medium">
          {order.partsName}
        </Link>
        <span className="block text-xs text-soft">
          <Facts>
            {order.orderNumber}
            <When at={order.createdAt} as="date" />
            {order.lineCount > 1 && <LinesToggle order={order} />}
            {order.status !== 'unpaid' && (
              <Link to={`/dashboard/reorder/${order._id}`} className="link inline-block min-h-6">
                Reorder<span className="sr-only"> {order.orderNumber}</span>
              </Link>
            )}
            {order.paidAt && (
              <Downloads asLinks files={[{ ...receiptOf(order), of: `of ${order.orderNumber}` }]} />
            )}
          </Facts>
        </span>
      </div>
    ),
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: { card: 'named', align: 'end', sort: { up: 'quantity', down: '-quantity' } },
    cell: ({ row }) => figure(row.original.quantity),
  },
  {
    id: 'price',
    header: 'Price',
    meta: { align: 'end', sort: { up: 'total', down: '-total' } },
    cell: ({ row: { original: order } }) => (
      <>
        <Money amount={order.price} currency={order.currency} />
        <Returned order={order} />
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row: { original: order } }) => (
      <div>
        <OrderState order={order} />
        {order.status === 'unpaid' && order.holdExpiresAt && (
          <span className="mt-1 block text-xs text-soft">
            Held until <When at={order.holdExpiresAt} />
          </span>
        )}
      </div>
    ),
  },
  {
    id: 'transaction',
    header: 'Transaction',
    meta: { card: 'end' },
    cell: ({ row: { original: order } }) =>
      order.transactionId ? (
        <>
          <span className="text-xs text-soft md:hidden">Transaction </span>
          <CodeText label={`Copy the transaction id of ${order.orderNumber}`}>
            {order.transactionId}
          </CodeText>
        </>
      ) : isAllowed('pay', order.status) ? (
        <div className="flex flex-wrap justify-end gap-2 md:justify-start">
          <ButtonLink to={`/dashboard/payment/${order._id}`} size="small">
            Make Payment<span className="sr-only"> for {order.orderNumber}</span>
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={() => onCancel(order)}>
            Cancel<span className="sr-only"> order {order.orderNumber}</span>
          </Button>
        </div>
      ) : (
        <span className="text-soft max-md:hidden">–</span>
      ),
  },
]
