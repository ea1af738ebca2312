import { useState } from 'react'
import type { Order } from '../../contract/orders.ts'
import { call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { figure, money } from '../ui/amounts.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.ts'

type Props = {
  /** The order in question; it stays while the dialog closes. */
  order: Order | undefined
  open: boolean
  onClose: () => void
  /** After it was cancelled and the lists were read again: put the focus where it makes sense. */
  onDone: () => void
}

/** Asks before an unpaid order is cancelled, and cancels it. Its stock returns to the shop. */
export function CancelOrder({ order, open, onClose, onDone }: Props) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const reload = useReload()
  const close = () => {
    setFault(undefined)
    onClose()
  }
  const cancel = async (id: string) => {
    setBusy(true)
    setFault(undefined)
    try {
      const { deletedCount } = await call('DELETE /order/{id}', { id })
      if (deletedCount) toast.warning('Order deleted')
      close()
      await reload('GET /orders', 'GET /all-orders', 'GET /order/{id}')
      onDone()
    } catch (error) {
      setFault((error as Error).message)
      await reload('GET /orders', 'GET /all-orders', 'GET /order/{id}')
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => order && void cancel(order._id)}
      busy={busy}
      error={fault}
    >
      {order &&
        `Order ${order.orderNumber}: ${figure(order.quantity)} × ${order.partsName}, ${money(order.price, order.currency)}. Its stock returns to the shop.`}
    </ConfirmDialog>
  )
}
