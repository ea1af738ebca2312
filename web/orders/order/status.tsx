import type { Order } from '../../../contract/orders/orders.ts'
import type { OrderStatus } from '../../../contract/orders/status.ts'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { progressOf } from '../open-pieces.ts'

/** The states of an order as buyers and admins read them: the same words for both. */
export const statusWords: Record<OrderStatus, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  pending: 'Pending',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

const variants: Record<OrderStatus, BadgeVariant> = {
  unpaid: 'warn',
  paid: 'calm',
  pending: 'calm',
  shipped: 'good',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** The state of an order in its word. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge variant={variants[status]}>{statusWords[status]}</Badge>
)

/** The state of an order, and how far it has come when its pieces went several ways. */
export function OrderState({ order }: { order: Order }) {
  const progress = order.refunding ? 'Refund under way' : progressOf(order)
  return (
    <>
      <OrderStatusBadge status={order.status} />
      {progress && (
        <span className="mt-1 block text-xs text-soft">
          <span className="sr-only">, </span>
          {progress}
        </span>
      )}
    </>
  )
}
