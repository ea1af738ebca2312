import { useParams } from 'react-router'
import { CallFault } from '../../../app/api.ts'
import { privatePage } from '../../../app/private-page.ts'
import { useAnswer, useReload } from '../../../app/queries.tsx'
import { OrderState } from '../../../orders/order/status.tsx'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { NotFoundPage } from '../../../trade/search/not-found.tsx'
import { addressOfList } from '../../../trade/tables/last-list.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { When } from '../../../ui/words/when.tsx'
import { ActionFaultNote } from '../../action-fault.tsx'
import { PageHead } from '../../page-head.tsx'
import { useAction } from '../../use-action.ts'
import { useJustShipped, WayBack } from '../shipping/just-shipped.tsx'
import { OrderActions } from './actions.tsx'
import { PickingList, usePicking } from './picking-list.tsx'
import { OrderView } from './view.tsx'

export const meta = privatePage('Order')

/** How often it is asked what became of the order, in milliseconds: buyers, jobs and other admins move it too. */
const anew = 15_000

export default function ManageOrderPage() {
  const { id = '' } = useParams()
  return <OrderPage key={id} id={id} />
}

function OrderPage({ id }: { id: string }) {
  const { data, error, refetch } = useAnswer('GET /order/{id}', { id }, { every: anew })
  const action = useAction()
  const just = useJustShipped()
  const reload = useReload()
  const { picking, printPicking } = usePicking()
  const order = data?._id === id ? data : undefined
  if (!order && error instanceof CallFault && error.status === 404) return <NotFoundPage />
  return (
    <>
      {order && picking && <PickingList order={order} />}
      <div className="space-y-5" data-screen-only={picking || undefined}>
        <Breadcrumbs
          steps={[
            { name: 'Manage Orders', to: addressOfList('/dashboard/manage-orders') },
            { name: order?.orderNumber ?? 'Order' },
          ]}
        />
        {/* one heading from the start: it has the focus when the order arrives */}
        <PageHead
          title={order ? `Order ${order.orderNumber}` : 'Order'}
          beside={order && <OrderState order={order} />}
          says={
            order ? (
              <>
                Placed <When at={order.createdAt} /> by {order.displayName}
              </>
            ) : (
              <Skeleton className="h-5 w-64" />
            )
          }
        >
          {order && (
            <OrderActions
              order={order}
              action={action}
              onPick={printPicking}
              onShipped={() => just.tell([order._id], `Order ${order.orderNumber}: shipped`)}
            />
          )}
        </PageHead>
        {error && <FaultNote error={error} onRetry={() => void refetch()} />}
        <ActionFaultNote fault={action.fault} />
        <WayBack
          just={just}
          onUndone={() => reload('GET /order/{id}', 'GET /all-orders', 'GET /figures')}
        />
        {order ? <OrderView order={order} /> : !error && <Waiting />}
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  )
}
