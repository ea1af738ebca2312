import { useState } from 'react'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { backToWhom } from '../../../../contract/orders/paid-by.ts'
import { call } from '../../../app/api.ts'
import { useIdempotencyKey } from '../../../app/idempotency-key.ts'
import { openOf, soldFor } from '../../../orders/open-pieces.ts'
import { ConfirmDialog } from '../../../trade/faults/confirm-dialog.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { counted, money } from '../../../ui/words/amounts.tsx'

type Props = {
  order: OrderDetail
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** The question before money goes back: what happens by it, and why it is done. */
export function RefundDialog({ order, open: isOpen, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const idempotency = useIdempotencyKey()
  const open = order.lines.map((line) => ({ ...line, quantity: openOf(line) }))
  const amount = money(soldFor(order.lines, open, order.currency), order.currency)
  const refund = async () => {
    const given = { id: order._id, reason }
    const key = idempotency.keyFor(given)
    const { modifiedCount } = await call('POST /order-refund/{id}', given, { key })
    idempotency.fulfilled()
    if (modifiedCount) toast.success('Refund on its way', `Order ${order.orderNumber}`)
  }
  return (
    <ConfirmDialog
      mild
      open={isOpen}
      onClose={onClose}
      onConfirm={refund}
      onDone={onDone}
      title="Refund this order"
      action={`Refund ${amount}`}
    >
      <p>
        {amount} goes back {backToWhom(order)} {order.displayName}, and{' '}
        {counted(order.openQuantity, 'piece')} of {order.partsName} to the stock.
        {order.shippedQuantity > 0 && ' What was shipped stays paid.'} The buyer gets a mail. This
        can never be undone.
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
    </ConfirmDialog>
  )
}
