import { createContext, use } from 'react'
import { isAllowed } from '../../../contract/orders/actions.ts'
import { shownAxes } from '../../../contract/orders/axes.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { TransactionId } from '../../orders/order/cells.tsx'
import { Button } from '../../ui/button.tsx'

export type RowAction = 'ship' | 'release' | 'cancel'

type Acting = {
  /** `action id` of what is under way. */
  busy: string | null
  onAct: (action: RowAction, order: Order) => void
}

/** What rows act through: cells are drawn by the table, which must not be given new columns while it acts. */
export const Acting = createContext<Acting>({ busy: null, onAct: () => {} })

const words = { ship: 'Ship Now', release: 'Release', cancel: 'Cancel' } as const

/** What a row of orders offers: the one step that its state allows, or the transaction of a shipped one. */
export function OrderRowAction({ order }: { order: Order }) {
  const { busy, onAct } = use(Acting)
  const action = (['ship', 'release', 'cancel'] as const).find((one) =>
    isAllowed(one, shownAxes(order)),
  )
  if (order.onHold) return <span className="text-soft">On hold</span>
  if (!action)
    return order.status === 'shipped' && order.transactionId ? (
      <TransactionId label="Copy the transaction id">{order.transactionId}</TransactionId>
    ) : (
      <span className="text-soft max-md:hidden">None</span>
    )
  return (
    <Button
      size="small"
      busy={busy === `${action} ${order._id}`}
      disabled={busy !== null}
      aria-label={`${words[action]}, order ${order.orderNumber}`}
      onClick={() => onAct(action, order)}
    >
      {words[action]}
    </Button>
  )
}
