import type { OrderStatus } from '../../../contract/orders/status.ts'

/** The states of an order as buyers and admins read them: the same words for both. */
export const statusWords: Record<OrderStatus, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  confirmed: 'Confirmed',
  pending: 'Pending',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}
