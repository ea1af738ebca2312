import type { Order } from '../../../contract/orders/orders.ts'
import type { OrderStatus } from '../../../contract/orders/status.ts'
import { statusWords } from '../../trade/orders/status-words.ts'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { progressOf } from '../open-pieces.ts'

const variants: Record<OrderStatus, BadgeVariant> = {
  unpaid: 'warn',
  paid: 'calm',
  confirmed: 'calm',
  pending: 'calm',
  shipped: 'good',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** The state of an order in its word. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge variant={variants[status]}>{statusWords[status]}</Badge>
)

type Props = { order: Order; inRow?: boolean }

/** The state of an order, and how far it has come when its pieces went several ways; a row has room for a sign of that. */
export function OrderState({ order, inRow = false }: Props) {
  const progress = order.refunding
    ? 'Refund under way'
    : order.onHold
      ? 'On hold'
      : progressOf(order)
  return (
    <>
      <OrderStatusBadge status={order.status} />
      {progress && (
        <span className="ms-2 text-xs text-soft" title={inRow ? progress : undefined}>
          {inRow && (
            <span aria-hidden="true" className="max-md:hidden">
              ◐
            </span>
          )}
          <span className={inRow ? 'md:sr-only' : undefined}>
            <span className="sr-only">, </span>
            {progress}
          </span>
        </span>
      )}
    </>
  )
}
