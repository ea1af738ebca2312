import { useState } from 'react'
import type { OrderDetail } from '../../contract/orders.ts'
import { call } from '../api.ts'
import { soldFor } from '../orders/open-pieces.ts'
import { counted, money } from '../ui/amounts.tsx'
import { TextArea } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { useWishKey } from '../wish-key.ts'
import { LinesDialog } from './lines-dialog.tsx'
import { useAction } from './use-action.ts'
import { type LineChoice, useLineChoice } from './use-line-choice.ts'

type Props = {
  order: OrderDetail
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
  /** The order was not as it is shown: it is read again. */
  onRefused: () => Promise<void>
}

/** The question before pieces of a paid order are cancelled: which, why, and the money that goes back for them. */
export function CancelLinesDialog({ order, open, onClose, onDone, onRefused }: Props) {
  const choice = useLineChoice(order.lines, 'none')
  const [reason, setReason] = useState('')
  const action = useAction()
  const wish = useWishKey()
  const cancel = async () => {
    const done = await action.run('cancel', async () => {
      const given = { id: order._id, reason, lines: choice.chosen }
      const key = wish.keyFor(given)
      const answer = await call('POST /order/{id}/cancellations', given, { key })
      toast.warning(`Cancelled: ${money(answer.amount, order.currency)} goes back`)
    })
    if (!done) return await onRefused()
    wish.fulfilled()
    choice.reset()
    setReason('')
    await onDone()
  }
  return (
    <LinesDialog
      {...{ open, onClose, choice, action }}
      title={`Cancel lines of order ${order.orderNumber}`}
      verb="Cancel"
      look="danger"
      legend="Lines to cancel"
      onSend={cancel}
      below={
        <TextArea
          label="Reason"
          optional
          hint="The buyer sees it on the order."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      }
      outcome={<WhatGoesBack order={order} choice={choice} />}
    />
  )
}

function WhatGoesBack({ order, choice }: { order: OrderDetail; choice: LineChoice }) {
  const { pieces, chosen, left } = choice
  if (pieces === 0) return 'Choose what to cancel.'
  return (
    <>
      <strong className="figures text-ink">
        {money(soldFor(order.lines, chosen, order.currency), order.currency)}
      </strong>{' '}
      goes back to the card of {order.displayName}, and {counted(pieces, 'piece')} to the stock.{' '}
      {left > 0
        ? `${counted(left, 'piece')} ${left === 1 ? 'stays' : 'stay'} open.`
        : 'Nothing stays open.'}{' '}
      This can never be restored.
    </>
  )
}
