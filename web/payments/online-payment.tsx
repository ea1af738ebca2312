import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { CallFault, call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { FocusedNote } from '../ui/focused-note.tsx'
import { useOnEach } from '../ui/on-each.ts'
import { toast } from '../ui/overlays/toast.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type Props = {
  order: OrderDetail
  /** What it is paid by there: "PayPal or iDEAL". */
  label: string
  /** Whoever sees this was there, and came back. */
  isBack: boolean
  onPaid: () => void
  /** To the card's form, where there is one. */
  onCard: (() => void) | undefined
  onCancel: (() => void) | undefined
}

/** Leads to the page of the payment gateway; whoever comes back is told what the gateway says of the payment. */
export function OnlinePayment({ order: { _id: orderId }, label, isBack, ...on }: Props) {
  const reload = useReload()
  const { data, error, refetch } = useQuery({
    queryKey: ['POST /online-payments', orderId],
    queryFn: () => call('POST /online-payments', { orderId }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // what was paid a moment ago may be told of a moment later
    refetchInterval: ({ state }) => (isBack && state.data ? 4_000 : false),
  })
  const isOver = error instanceof CallFault && error.code === 'order_state'
  useOnEach(isOver ? error : null, () => {
    if (!isOver) return
    if (isBack) toast.success('Your order is placed successfully')
    void reload('GET /order/{id}', 'GET /orders').then(on.onPaid)
  })
  if (isOver) return null
  const isDecided = data?.status === 'processing'
  return (
    <div className="mt-5 space-y-4">
      {isBack && data && (
        <FocusedNote of={data.status} kind={isDecided ? 'good' : 'warn'}>
          {isDecided
            ? 'Your payment is being decided. This page shows when it is through; you can also close it, and get a mail.'
            : 'Nothing was paid there. Your order keeps its stock until the hold ends.'}
        </FocusedNote>
      )}
      {error && <FaultNote focus error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-11 w-60" />}
      <div className="flex flex-wrap gap-3">
        {data?.page && !isDecided && (
          <a href={data.page} className={buttonClass('primary', 'medium', 'grow sm:max-w-80')}>
            Pay by {label}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        )}
        {on.onCard && !isDecided && <Button onClick={on.onCard}>Pay by card instead</Button>}
        {on.onCancel && !isDecided && <Button onClick={on.onCancel}>Cancel</Button>}
      </div>
      {data?.page && !isDecided && (
        <p className="text-sm text-soft">
          You pay at the page of our payment provider, and come back here.
        </p>
      )}
    </div>
  )
}
