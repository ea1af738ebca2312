import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { LinesToggle } from '../../orders/opened-lines.tsx'
import { OrderPrice } from '../../orders/order/cells.tsx'
import { OrderState } from '../../orders/order/status.tsx'
import { statusWords } from '../../trade/orders/status-words.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { OrderRowAction } from './action.tsx'

/**
 * The specification's columns, and beside them the order's number, buyer and day. `before` is the number of the row
 * before the first.
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
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'part', down: '-part' },
      value: ({ partsName }) => partsName,
    },
  },
  {
    id: 'number',
    header: 'Order',
    cell: ({ row }) => <span className="font-mono text-xs">{row.original.orderNumber}</span>,
    meta: { value: ({ orderNumber }) => orderNumber },
  },
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ row: { original } }) => (
      <Cut title={buyerWords(original, original.email)}>{buyerWords(original)}</Cut>
    ),
    meta: { sort: { up: 'name', down: '-name' }, value: ({ displayName }) => displayName },
  },
  {
    id: 'placed',
    header: 'Placed',
    cell: ({ row }) => (
      <span className="text-soft">
        <When at={row.original.createdAt} as="date" />
      </span>
    ),
    meta: { value: ({ createdAt }) => createdAt },
  },
  {
    id: 'company',
    header: 'Company',
    cell: ({ row }) => <Cut>{row.original.company?.name ?? ''}</Cut>,
    meta: { card: 'hidden', choice: 'wished', value: ({ company }) => company?.name ?? null },
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <Cut>{row.original.email}</Cut>,
    meta: { card: 'hidden', choice: 'wished', value: ({ email }) => email },
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ row }) => row.original.number,
    meta: { card: 'hidden', choice: 'wished', value: ({ number }) => number },
  },
  {
    id: 'address',
    header: 'Address',
    cell: ({ row }) => <Cut>{row.original.address}</Cut>,
    meta: { card: 'hidden', choice: 'wished', value: ({ address }) => address },
  },
  {
    id: 'purchaseOrder',
    header: 'Purchase order',
    cell: ({ row }) => <Cut>{row.original.purchaseOrder}</Cut>,
    meta: { card: 'hidden', choice: 'wished', value: ({ purchaseOrder }) => purchaseOrder || null },
  },
  {
    id: 'quantity',
    header: 'Quantity',
    cell: ({ row }) => figure(row.original.quantity),
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'quantity', down: '-quantity' },
      value: ({ quantity }) => quantity,
    },
  },
  {
    id: 'price',
    header: 'Price',
    cell: ({ row: { original } }) => <OrderPrice order={original} />,
    meta: { align: 'end', sort: { up: 'total', down: '-total' }, value: ({ payable }) => payable },
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <OrderState order={row.original} inRow />,
    meta: { value: ({ status }) => statusWords[status] },
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ row }) => <OrderRowAction order={row.original} />,
    meta: { card: 'end', choice: 'stays' },
  },
]

/** Who bought, and for which company: "Ada Buyer, Acme". */
const buyerWords = ({ displayName, company }: Order, email?: string) =>
  [displayName, email, company?.name].filter(Boolean).join(', ')

/** A text that would make its row longer than others. */
const Cut = ({ children, title = children }: { children: string; title?: string }) => (
  <span title={title} className="block truncate md:max-w-20">
    {children}
  </span>
)

function PartCell({ order }: { order: Order }) {
  return (
    <span className="flex min-w-0 items-center gap-x-3 max-md:flex-wrap">
      <Link
        to={`/dashboard/manage-orders/${order._id}`}
        title={order.partsName}
        className="min-w-0 truncate py-0.5 font-medium no-underline hover:underline"
      >
        {order.partsName}
      </Link>
      {order.lineCount > 1 && (
        <span className="shrink-0 text-xs text-soft">
          <LinesToggle order={order} />
        </span>
      )}
    </span>
  )
}
