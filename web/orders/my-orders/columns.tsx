import { Link } from 'react-router'
import type { CompanyAction } from '../../../contract/companies/may-act.ts'
import { isAllowed } from '../../../contract/orders/actions.ts'
import { shownAxes } from '../../../contract/orders/axes.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { creditWords } from '../../trade/credit/order-words.ts'
import { Downloads } from '../../trade/files/downloads.tsx'
import { statusWords } from '../../trade/orders/status-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { isCancelledByBuyers } from '../cancel-order.tsx'
import { LinesToggle } from '../opened-lines.tsx'
import { OrderPrice, TransactionId } from '../order/cells.tsx'
import { receiptOf } from '../order/documents.tsx'
import { OrderState } from '../order/status.tsx'

type Acts = {
  onCancel: (order: Order) => void
  /** What the reader may do with an order. */
  may: (action: CompanyAction, order: Order) => boolean
}

/** The columns of My Orders. `before` is how many rows the pages before hold; `isAll`: colleagues’ are among them. */
export const orderColumns = (before: number, isAll: boolean, acts: Acts): ColumnDef<Order>[] => [
  {
    id: 'place',
    header: '#',
    meta: { card: 'hidden' },
    cell: ({ row }) => <span className="text-soft">{before + row.index + 1}</span>,
  },
  {
    id: 'part',
    header: 'Parts Name',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'part', down: '-part' },
      value: ({ partsName }) => partsName,
    },
    cell: ({ row: { original: order } }) => (
      <span className="flex min-w-0 items-center gap-x-3 max-md:flex-wrap">
        <Link
          to={`/dashboard/payment/${order._id}`}
          title={order.partsName}
          className="link min-w-0 truncate font-medium max-md:whitespace-normal"
        >
          {order.partsName}
        </Link>
        {order.lineCount > 1 && (
          <span className="shrink-0 text-xs text-soft">
            <LinesToggle order={order} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'number',
    header: 'Order',
    meta: { value: ({ orderNumber }) => orderNumber },
    cell: ({ row }) => <span className="font-mono text-xs">{row.original.orderNumber}</span>,
  },
  ...(isAll ? [buyerColumn] : []),
  {
    id: 'placed',
    header: 'Placed',
    meta: {
      sort: { up: 'oldest', down: 'newest' },
      value: ({ createdAt }) => createdAt,
    },
    cell: ({ row }) => (
      <span className="text-soft">
        <When at={row.original.createdAt} as="date" />
      </span>
    ),
  },
  {
    id: 'purchaseOrder',
    header: 'Purchase order',
    meta: { card: 'hidden', choice: 'wished', value: ({ purchaseOrder }) => purchaseOrder || null },
    cell: ({ row }) => (
      <span className="block max-w-36 truncate" title={row.original.purchaseOrder}>
        {row.original.purchaseOrder}
      </span>
    ),
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'quantity', down: '-quantity' },
      value: ({ quantity }) => quantity,
    },
    cell: ({ row }) => figure(row.original.quantity),
  },
  {
    id: 'price',
    header: 'Price',
    meta: { align: 'end', sort: { up: 'total', down: '-total' }, value: ({ payable }) => payable },
    cell: ({ row: { original: order } }) => <OrderPrice order={order} />,
  },
  {
    id: 'status',
    header: 'Status',
    meta: { value: ({ status }) => statusWords[status] },
    cell: ({ row: { original: order } }) => <OrderState order={order} inRow />,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    meta: {
      card: 'end',
      choice: 'stays',
      value: (order) => order.transactionId ?? creditWords(order),
    },
    cell: ({ row: { original: order } }) => <Transaction order={order} {...acts} />,
  },
]

const buyerColumn: ColumnDef<Order> = {
  id: 'buyer',
  header: 'Buyer',
  meta: { value: ({ displayName }) => displayName },
  cell: ({ row: { original: order } }) => (
    <span className="block truncate md:max-w-20" title={`${order.displayName}, ${order.email}`}>
      {order.displayName}
    </span>
  ),
}

/** What paid an order or pays it, and what its buyer does with it. */
function Transaction({ order, ...acts }: Acts & { order: Order }) {
  return (
    <div className="flex items-center gap-x-3 max-md:flex-wrap md:justify-between">
      <Payment order={order} {...acts} />
      {order.status !== 'unpaid' && (
        <span className="flex items-center gap-3 text-xs">
          <Link to={`/dashboard/reorder/${order._id}`} className="link">
            Reorder<span className="sr-only"> {order.orderNumber}</span>
          </Link>
          {order.paidAt && (
            <Downloads asLinks files={[{ ...receiptOf(order), of: `of ${order.orderNumber}` }]} />
          )}
        </span>
      )}
    </div>
  )
}

function Payment({ order, onCancel, may }: Acts & { order: Order }) {
  if (order.transactionId)
    return (
      <TransactionId label={`Copy the transaction id of ${order.orderNumber}`}>
        {order.transactionId}
      </TransactionId>
    )
  const mayPay = may('payOrder', order) && isAllowed('pay', shownAxes(order))
  const mayCancel = may('cancelOrder', order) && isCancelledByBuyers(order)
  const onAccount = creditWords(order)
  const [way, days] = onAccount?.split(', ') ?? []
  if (!onAccount && !mayPay && !mayCancel) return <span className="text-soft max-md:hidden">–</span>
  return (
    <span className="flex items-center gap-1 max-md:flex-wrap max-md:justify-end">
      {onAccount && (
        <span className="text-xs text-soft" title={onAccount}>
          {way}
          {/* a table has no room for it beside what is done */}
          <span className="md:sr-only">, {days}</span>
        </span>
      )}
      {mayPay && (
        <ButtonLink to={`/dashboard/payment/${order._id}`} size="small">
          Make Payment<span className="sr-only"> for {order.orderNumber}</span>
        </ButtonLink>
      )}
      {mayCancel && (
        <Button variant="quiet" size="small" onClick={() => onCancel(order)}>
          Cancel<span className="sr-only"> order {order.orderNumber}</span>
        </Button>
      )}
    </span>
  )
}
