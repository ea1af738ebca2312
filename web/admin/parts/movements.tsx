import { useState } from 'react'
import { Link } from 'react-router'
import type { Answered } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'

type Movement = Answered<Calls['listMovements']>['items'][number]

const step = 10
const most = 100
const reasons: Record<Movement['reason'], string> = {
  initial: 'First stock',
  restock: 'Restock',
  correction: 'Correction',
  held: 'Ordered',
  returned: 'Returned from an order',
  'sent-back': 'Sent back by a buyer',
}

/** The latest changes of a part's stock: how many, why, who and when. More of them by a button. */
export function Movements({ id }: { id: string }) {
  const [limit, setLimit] = useState(step)
  const { data, error, refetch, isFetching } = useAnswer('GET /parts/{id}/movements', { id, limit })
  if (!data)
    return error ? (
      <FaultNote error={error} onRetry={() => void refetch()} />
    ) : (
      <div className="space-y-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )
  if (data.items.length === 0)
    return <p className="text-sm text-soft">No pieces have come in or gone out yet.</p>
  return (
    <>
      <ol className="divide-y text-sm">
        {data.items.map((one) => (
          <Line key={one._id} {...one} />
        ))}
      </ol>
      {data.next && limit < most && (
        <Button
          size="small"
          variant="quiet"
          className="mt-2"
          busy={isFetching}
          onClick={() => setLimit(Math.min(most, limit * 3))}
        >
          Show more
        </Button>
      )}
    </>
  )
}

function Line({ change, reason, by, at, orderId, orderNumber }: Movement) {
  return (
    <li className="flex items-baseline gap-3 py-2">
      <span
        className={classNames(
          'figures w-16 shrink-0 text-end font-medium',
          change > 0 ? 'text-good' : 'text-ink',
        )}
      >
        {change > 0 ? '+' : '−'}
        {figure(Math.abs(change))}
      </span>
      <span className="min-w-0">
        {reasons[reason]}
        {orderId && orderNumber && (
          <>
            {' '}
            <Link
              to={`/dashboard/manage-orders/${orderId}`}
              className="link font-mono text-[0.9em]"
            >
              {orderNumber}
            </Link>
          </>
        )}
        <span className="block text-xs text-soft">
          {by ?? 'The shop'}, <When at={at} />
        </span>
      </span>
    </li>
  )
}
