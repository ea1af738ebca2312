import { useState } from 'react'
import type { OrderDetail } from '../../contract/orders.ts'
import { call } from '../api.ts'
import { FaultNote } from '../fault-note.tsx'
import { counted, money } from '../ui/amounts.tsx'
import { Button } from '../ui/button.tsx'
import { StaticDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { useAction } from './use-action.ts'
import { useWishKey } from './wish-key.ts'

type Props = {
  order: OrderDetail
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** The question before money goes back: what happens by it, and why it is done. */
export function RefundDialog({ order, open, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const { busy, fault, run, forget } = useAction()
  const key = useWishKey(`${order._id} ${reason}`)
  const amount = money(order.price, order.currency)
  const refund = async () => {
    const done = await run('refund', async () => {
      const given = { id: order._id, reason }
      const { modifiedCount } = await call('POST /order-refund/{id}', given, { key })
      if (modifiedCount) toast.success('Refund on its way')
    })
    if (done) await onDone()
  }
  return (
    <StaticDialog
      open={open}
      onClose={() => {
        forget()
        onClose()
      }}
      title="Refund this order"
      actions={
        <>
          <Button onClick={onClose} disabled={busy !== null}>
            Go back
          </Button>
          <Button look="danger" busy={busy !== null} onClick={() => void refund()}>
            Refund {amount}
          </Button>
        </>
      }
    >
      <p>
        {amount} goes back to the card of {order.displayName}, and{' '}
        {counted(order.quantity, 'piece')} of {order.partsName} to the stock. The buyer gets a mail.
        This can never be undone.
      </p>
      <TextArea
        className="mt-4 text-ink"
        label="Reason"
        optional
        hint="The buyer sees it on the order's timeline."
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {fault && (
        <div className="mt-4">
          <FaultNote error={fault.error} focus />
        </div>
      )}
    </StaticDialog>
  )
}
