import { Link } from 'react-router'
import type { Purchase, PurchasedPart } from '../../../contract/orders/purchases.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'

type Props = { part: PurchasedPart | undefined; open: boolean; onClose: () => void }

/** Each order of a part: when, which, how many, at which price. */
export const PurchaseHistory = ({ part, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={part?.partsName ?? 'Orders'}>
    {part && open && <Orders partsId={part.partsId} times={part.times} />}
  </Dialog>
)

function Orders({ partsId, times }: { partsId: string; times: number }) {
  const { data, error, refetch } = useAnswer('GET /purchases/{partsId}', { partsId })
  if (error) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">Each order of this part</caption>
          <thead>
            <tr className="border-b text-xs text-soft">
              <th scope="col" className="py-1.5 pe-3 text-start font-medium">
                Ordered
              </th>
              <th scope="col" className="px-3 py-1.5 text-start font-medium">
                Order
              </th>
              <th scope="col" className="px-3 py-1.5 text-end font-medium">
                Quantity
              </th>
              <th scope="col" className="py-1.5 ps-3 text-end font-medium">
                Each
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((one) => (
              <Row key={one.orderId} one={one} />
            ))}
          </tbody>
        </table>
      </div>
      {times > data.items.length && (
        <p className="mt-2 text-sm text-soft">
          The last {figure(data.items.length)} of {figure(times)} orders.
        </p>
      )}
    </>
  )
}

const Row = ({ one }: { one: Purchase }) => (
  <tr className="border-b last:border-b-0">
    <td className="py-1.5 pe-3">
      <When at={one.at} as="date" />
    </td>
    <td className="px-3 py-1.5">
      <Link to={`/dashboard/payment/${one.orderId}`} className="link">
        {one.orderNumber}
      </Link>
    </td>
    <td className="px-3 py-1.5 text-end">{figure(one.quantity)}</td>
    <td className="py-1.5 ps-3 text-end">
      <Money amount={one.unitPrice} currency={one.currency} />
    </td>
  </tr>
)
