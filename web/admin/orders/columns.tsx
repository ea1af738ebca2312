import type { ColumnDef } from '@tanstack/react-table'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { LinesToggle } from '../../orders/opened-lines.tsx'
import { Returned } from '../../orders/order/returned.tsx'
import { OrderState } from '../../orders/order/status.tsx'
import { Facts } from '../../ui/tables/facts.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { OrderRowAction } from './action.tsx'

/**
 * The specification's columns; the order's number, buyer and day stand small under the part's name. `before` is the
 * number of the row before the first.
 */
export const ordersColumns = (before: number): ColumnDef<Order>[] => [
  {
    id: 'place',
    header: '#',
    cell: ({ row }) => <span className="text-soft">{figure(before + row.index + 1)}</span>,
    meta: { card: 'hidden', sort: { up: 'oldest', down: 'newest' } },
  },
  {
    id: 'part',
    header: 'Parts Name',
    cell: ({ row: { original: order } }) => <PartCell order={order} />,
    meta: { card: 'lead', sort: { up: 'part', down: '-part' } },
  },
  {
    id: 'quantity',
    header: 'Quantity',
    cell: ({ row }) => figure(row.original.quantity),
    meta: { card: 'named', align: 'end', sort: { up: 'quantity', down: '-quantity' } },
  },
  {
    id: 'price',
    header: 'Price',
    cell: ({ row: { original } }) => (
      <>
        <Money amount={original.price} currency={original.currency} />
        <Returned order={original} />
      </>
    ),
    meta: { align: 'end', sort: { up: 'total', down: '-total' } },
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <OrderState order={row.original} />,
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ row }) => <OrderRowAction order={row.original} />,
    meta: { card: 'end' },
  },
]

function PartCell({ order }: { order: Order }) {
  return (
    <div className="min-w-0">
      <Link
        to={`/dashboard/manage-orders/${order._id}`}
        className="inline-block py-0.5 font-medium no-underline hover:underline"
      >
        {order.partsName}
      </Link>
      <p className="text-xs text-soft">
        <Facts>
          <span className="font-mono">{order.orderNumber}</span>
          <span title={order.email}>{order.displayName}</span>
          <When at={order.createdAt} />
          {order.lineCount > 1 && <LinesToggle order={order} />}
        </Facts>
      </p>
    </div>
  )
}
