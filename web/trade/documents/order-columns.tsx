import { Link } from 'react-router'
import type { ColumnDef } from '../../ui/tables/columns.ts'

/** What belongs to an order. */
type OfOrder = { orderId: string; orderNumber: string; purchaseOrder: string }

/**
 * By which order a row is, and the buyer's own number of it, where that `isWished` for who chooses it. `orders` is the address
 * below which the reader has the page of an order.
 */
export const orderColumns = <T extends OfOrder>(
  orders: string,
  isWished = false,
): ColumnDef<T>[] => [
  {
    id: 'order',
    header: 'Order',
    meta: { value: ({ orderNumber }) => orderNumber },
    cell: ({ row: { original } }) => (
      <Link to={`${orders}/${original.orderId}`} className="link font-mono text-xs">
        {original.orderNumber}
      </Link>
    ),
  },
  {
    id: 'purchaseOrder',
    header: 'Purchase order',
    meta: {
      card: 'named',
      value: ({ purchaseOrder }) => purchaseOrder || null,
      ...(isWished && { choice: 'wished' }),
    },
    cell: ({ row: { original } }) =>
      original.purchaseOrder ? (
        <span className="md:block md:max-w-36 md:truncate" title={original.purchaseOrder}>
          {original.purchaseOrder}
        </span>
      ) : (
        <span data-none />
      ),
  },
]
