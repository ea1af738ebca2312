import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Purchase, PurchasedPart } from '../../../contract/orders/purchases.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Price, type PricedAs } from '../../trade/pricing/price.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'

type Props = { part: PurchasedPart | undefined; open: boolean; onClose: () => void }

/** Each order of a part: when, which, how many, at which price. */
export const PurchaseHistory = ({ part, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={part?.partsName ?? 'Orders'}>
    {part && open && <Orders bought={part} />}
  </Dialog>
)

function Orders({ bought: { partsId, times, part } }: { bought: PurchasedPart }) {
  const { data, error, refetch } = useAnswer('GET /purchases/{partsId}', { partsId })
  const columns = useMemo(() => columnsOf(part?.taxClass), [part?.taxClass])
  if (error) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <>
      <DataTable
        caption="Each order of this part"
        columns={columns}
        rows={data.items}
        rowId={({ orderId }) => orderId}
      />
      {times > data.items.length && (
        <p className="mt-2 text-sm text-soft">
          The last {figure(data.items.length)} of {figure(times)} orders.
        </p>
      )}
    </>
  )
}

/** Prices with the tax of the class that the part has today, where prices are shown with it. */
const columnsOf = (taxClass: PricedAs['taxClass']): ColumnDef<Purchase>[] => [
  {
    id: 'at',
    header: 'Ordered',
    cell: ({ row }) => <When at={row.original.at} as="date" />,
  },
  {
    id: 'order',
    header: 'Order',
    meta: { card: 'lead' },
    cell: ({ row: { original: one } }) => (
      <Link to={`/dashboard/payment/${one.orderId}`} className="link">
        {one.orderNumber}
      </Link>
    ),
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: { card: 'named', align: 'end' },
    cell: ({ row }) => figure(row.original.quantity),
  },
  {
    id: 'each',
    header: 'Each',
    meta: { card: 'end', align: 'end' },
    cell: ({ row: { original: one } }) => (
      <Price of={{ currency: one.currency, taxClass }} amount={one.unitPrice} />
    ),
  },
]
