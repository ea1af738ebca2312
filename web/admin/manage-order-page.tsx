import { useParams } from 'react-router'
import { CallFault } from '../api.ts'
import { FaultNote } from '../fault-note.tsx'
import { useAnswer } from '../queries.tsx'
import { NotFoundPage } from '../shell/not-found.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OrderView } from './manage-order-view.tsx'

export const meta = () => [{ title: 'Order · Partwright' }, { name: 'robots', content: 'noindex' }]

/** How often it is asked what became of the order, in milliseconds: buyers, jobs and other admins move it too. */
const anew = 15_000

export default function ManageOrderPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useAnswer('GET /order/{id}', { id }, { every: anew })
  const order = data?._id === id ? data : undefined
  if (!order && error instanceof CallFault && error.status === 404) return <NotFoundPage />
  return (
    <div className="space-y-5">
      <Breadcrumbs
        steps={[
          { name: 'Manage Orders', to: '/dashboard/manage-orders' },
          { name: order?.orderNumber ?? 'Order' },
        ]}
      />
      {error && <FaultNote error={error} onRetry={() => void refetch()} />}
      {order ? <OrderView key={id} order={order} /> : <Waiting failed={error !== null} />}
    </div>
  )
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <>
      <h1 className="sr-only">Order</h1>
      {!failed && (
        <div role="status" className="space-y-5">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-14 w-72" />
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        </div>
      )}
    </>
  )
}
