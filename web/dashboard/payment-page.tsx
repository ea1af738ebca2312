import { type ReactNode, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { backTo } from '../../contract/orders/paid-by.ts'
import type { OrderStatus } from '../../contract/orders/status.ts'
import { CallFault } from '../app/api.ts'
import { privatePage } from '../app/private-page.ts'
import { useAnswer } from '../app/queries.tsx'
import { useShopConfig } from '../app/shop-config.ts'
import { CancelOrder, isCancelledByBuyers } from '../orders/cancel-order.tsx'
import { HoldEnd } from '../orders/hold.tsx'
import { OrderInquiries } from '../orders/inquiries/inquiries.tsx'
import { OrderDocuments } from '../orders/order/documents.tsx'
import { OrderFacts } from '../orders/order/facts.tsx'
import { OrderCancellations, OrderShipments } from '../orders/order/parcels.tsx'
import { OrderState } from '../orders/order/status.tsx'
import { OrderStory } from '../orders/order/story.tsx'
import { FreightCameBack, PayFreight } from '../payments/pay-freight.tsx'
import { PayNow } from '../payments/pay-now.tsx'
import { TransferPayment } from '../payments/transfer.tsx'
import { useMayOnOrder } from '../trade/companies/may-act.ts'
import { creditWords, isOnAccount } from '../trade/credit/order-words.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { NotFoundPage } from '../trade/search/not-found.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { figure } from '../ui/words/amounts.tsx'

export const meta = privatePage('Order')

/** An order, and while it is unpaid the form that pays it. */
export default function PaymentPage() {
  const { id = '' } = useParams()
  const { release } = useShopConfig()
  const every = (shown?: OrderDetail) => pollingOf(shown, release)
  const { data, error, refetch } = useAnswer('GET /order/{id}', { id }, { every })
  const order = data?._id === id ? data : undefined
  if (order) return <OrderPage key={order._id} order={order} />
  if (error instanceof CallFault && error.status === 404) return <NotFoundPage />
  return (
    <>
      <h1 className="text-xl font-semibold">Order</h1>
      {error ? <FaultNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
    </>
  )
}

function OrderPage({ order }: { order: OrderDetail }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(false)
  const toHeading = () => heading.current?.focus()
  const may = useMayOnOrder(order)
  const cancel = may('cancelOrder') ? () => setAsking(true) : undefined
  return (
    <>
      <Breadcrumbs
        steps={[{ name: 'My Orders', to: '/dashboard/myorders' }, { name: order.orderNumber }]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
            Order {order.orderNumber}
          </h1>
          <OrderState order={order} />
        </div>
        <OrderDocuments order={order}>
          {order.status !== 'unpaid' && (
            <ButtonLink to={`/dashboard/reorder/${order._id}`} size="small">
              Reorder
            </ButtonLink>
          )}
        </OrderDocuments>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-6">
          {order.status !== 'unpaid' ? (
            <WhereItStands
              order={order}
              onCancel={isCancelledByBuyers(order) ? cancel : undefined}
            />
          ) : order.transfer ? (
            <TransferPayment
              order={order}
              mayPay={may('payOrder')}
              onPaid={toHeading}
              onCancel={cancel}
            >
              {order.holdExpiresAt && (
                <>
                  The stock is held for you until <HoldEnd at={order.holdExpiresAt} />.
                </>
              )}
            </TransferPayment>
          ) : may('payOrder') ? (
            <PayNow order={order} onPaid={toHeading} onCancel={cancel}>
              {order.holdExpiresAt && (
                <>
                  The stock is held for you until <HoldEnd at={order.holdExpiresAt} />.
                </>
              )}
            </PayNow>
          ) : (
            <WaitsForPayment order={order} onCancel={cancel} />
          )}
          <FreightCameBack />
          <Parcels order={order} mayPay={may('payOrder')} />
          <OrderFacts order={order} />
          <OrderInquiries order={order} />
        </div>
        <OrderStory order={order} />
      </div>
      <CancelOrder
        order={order}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={toHeading}
      />
    </>
  )
}

/** What left, and what will not come: above the lines, since it is what a buyer looks for then. */
function Parcels({ order, mayPay }: { order: OrderDetail; mayPay: boolean }) {
  const part = (title: string, children: ReactNode) => (
    <section aria-label={title} className="panel p-5 sm:p-6">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
  return (
    <>
      {order.shipments.length > 0 &&
        part(
          'Shipments',
          <OrderShipments
            order={order}
            beside={(shipment) => mayPay && <PayFreight order={order} shipment={shipment} />}
          />,
        )}
      {order.cancellations.length > 0 && part('Cancelled', <OrderCancellations order={order} />)}
    </>
  )
}

const stands: Record<Exclude<OrderStatus, 'unpaid'>, ['info' | 'good' | 'warn', string]> = {
  paid: ['good', 'Your payment has arrived. The order is released for shipment next.'],
  confirmed: ['good', 'Your order is confirmed. It is released for shipment next.'],
  pending: ['good', 'Your payment has arrived and the order is being made ready for shipment.'],
  shipped: ['good', 'Your order has left our warehouse.'],
  cancelled: ['warn', 'This order was cancelled: nothing was charged, and its stock went back.'],
  refunded: ['info', 'This order was refunded: the money went back'],
}

/** Of what is invoiced when it has left: no payment has arrived, and none goes back to a card. */
const standsOnAccount: Partial<typeof stands> = {
  pending: ['good', 'The order is being made ready for shipment.'],
  cancelled: ['warn', 'This order was cancelled: none of it is invoiced, and its stock went back.'],
}

type WaitsProps = { order: OrderDetail; onCancel: (() => void) | undefined }

/** An unpaid order of a company, for a member who does not pay. */
const WaitsForPayment = ({ order, onCancel }: WaitsProps) => (
  <Note action={onCancel && <CancelButton onCancel={onCancel} />}>
    This order waits for its payment: {order.displayName}, or whoever pays for{' '}
    {order.company?.name ?? 'the company'}, pays it here.
    {order.holdExpiresAt && (
      <>
        {' '}
        Its stock is held until <HoldEnd at={order.holdExpiresAt} />.
      </>
    )}
  </Note>
)

const CancelButton = ({ onCancel }: { onCancel: () => void }) => (
  <Button size="small" onClick={onCancel}>
    Cancel
  </Button>
)

function WhereItStands({ order, onCancel }: WaitsProps) {
  if (order.status === 'unpaid') return null
  const [kind, usual] =
    (isOnAccount(order) ? standsOnAccount[order.status] : undefined) ?? stands[order.status]
  const underWay =
    order.status === 'refunded' && order.refunding
      ? `This order is refunded: the money is on its way back ${backTo(order)}.`
      : null
  return (
    <Note kind={kind} action={onCancel && <CancelButton onCancel={onCancel} />}>
      {inParts(order) ??
        underWay ??
        (order.status === 'refunded' ? `${usual} ${backTo(order)}.` : usual)}
      {isOnAccount(order) && order.status !== 'cancelled' && (
        <>
          {' '}
          {creditWords(order)}:{' '}
          {order.status === 'shipped'
            ? 'when its invoices are due stands at the shipments.'
            : order.deposit
              ? 'its deposit is paid, and the invoices ask for what that leaves.'
              : 'nothing is paid now, what leaves is invoiced.'}
        </>
      )}
      {order.onHold &&
        order.status !== 'cancelled' &&
        ' It is on hold: we look at it before it goes on.'}
    </Note>
  )
}

/** Where an order stands whose pieces went several ways. */
function inParts(order: OrderDetail) {
  const { status, quantity, shippedQuantity: shipped, openQuantity: open } = order
  const cancelled = quantity - shipped - open
  if (status === 'pending' && shipped > 0)
    return `${figure(shipped)} of ${figure(quantity)} pieces have left our warehouse; ${figure(open)} ${open === 1 ? 'is' : 'are'} still to come.`
  if (status === 'shipped' && cancelled > 0)
    return `${figure(shipped)} of ${figure(quantity)} pieces have left our warehouse. ${figure(cancelled)} ${cancelled === 1 ? 'was' : 'were'} cancelled${isOnAccount(order) ? ', and not invoiced.' : `: the money for them goes back ${backTo(order)}.`}`
  return null
}

/** How often an order is asked for anew, in milliseconds: often while it moves on by itself within a second. */
function pollingOf(order: OrderDetail | undefined, release: 'auto' | 'manual') {
  if (!order) return false
  const isReleased = order.status !== 'paid' && order.status !== 'confirmed'
  if (!isReleased && release === 'auto') return 1_500
  if (order.mails.some(({ sentAt }) => sentAt === null)) return 4_000
  return order.status === 'shipped' || order.status === 'cancelled' ? false : 20_000
}

const Waiting = () => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
    <div className="space-y-6">
      <Skeleton className="h-80" />
      <Skeleton className="h-72" />
    </div>
    <Skeleton className="h-80" />
  </div>
)
