import { isAllowed } from '../../contract/orders/actions.ts'
import { shownAxes } from '../../contract/orders/axes.ts'
import type { Order } from '../../contract/orders/orders.ts'
import { call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { ConfirmDialog } from '../trade/faults/confirm-dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { money } from '../ui/words/amounts.tsx'
import { orderedWords } from './open-pieces.ts'

type Props = {
  /** The order in question; it stays while the dialog closes. */
  order: Order | undefined
  open: boolean
  onClose: () => void
  /** After it was cancelled and the lists were read again: put the focus where it makes sense. */
  onDone: () => void
}

/** Whether buyers may cancel an order, as far as it has come: until it is released. */
export function isCancelledByBuyers(order: Order): boolean {
  const axes = shownAxes(order)
  return isAllowed('cancel', axes) && !axes.isReleased
}

/** Asks before an order that is not paid is cancelled, and cancels it. Its stock returns to the shop. */
export function CancelOrder({ order, open, onClose, onDone }: Props) {
  const reload = useReload()
  const reloadOrders = () => reload('GET /orders', 'GET /all-orders', 'GET /order/{id}')
  const cancel = async () => {
    if (!order) return
    try {
      const { deletedCount } = await call('DELETE /order/{id}', { id: order._id })
      if (deletedCount) toast.warning('Order deleted')
    } catch (error) {
      // it may not be any more what it is shown as
      await reloadOrders()
      throw error
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={cancel}
      onDone={async () => {
        await reloadOrders()
        onDone()
      }}
    >
      {order &&
        `Order ${order.orderNumber}: ${orderedWords(order)}, ${money(order.payable, order.currency)}. Its stock returns to the shop.`}
    </ConfirmDialog>
  )
}
