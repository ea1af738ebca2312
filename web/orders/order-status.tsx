import type { OrderStatus } from '../../contract/order-status.ts'
import { Badge, type BadgeLook } from '../ui/badge.tsx'

/** The states of an order as buyers and admins read them: the same words for both. */
export const statusWords: Record<OrderStatus, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  pending: 'Pending',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

const looks: Record<OrderStatus, BadgeLook> = {
  unpaid: 'warn',
  paid: 'calm',
  pending: 'calm',
  shipped: 'good',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** The state of an order in its word. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge look={looks[status]}>{statusWords[status]}</Badge>
)
