import { useState } from 'react'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { backToWhom } from '../../../../contract/orders/paid-by.ts'
import { call } from '../../../app/api.ts'
import { soldFor } from '../../../orders/open-pieces.ts'
import { isOnAccount } from '../../../trade/credit/order-words.ts'
import { TextArea } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { counted, money } from '../../../ui/words/amounts.tsx'
import { type AboutLines, LinesDialog } from './dialog.tsx'
import type { LineChoice } from './use-line-choice.ts'

/** The question before pieces of an order are cancelled: which, why, and the money that goes back for them, or is not invoiced. */
export function CancelLinesDialog(about: AboutLines) {
  const { order } = about
  const [reason, setReason] = useState('')
  return (
    <LinesDialog
      {...about}
      title={`Cancel lines of order ${order.orderNumber}`}
      verb="Cancel"
      variant="danger"
      legend="Lines to cancel"
      first="none"
      send={async (lines, keyFor) => {
        const given = { id: order._id, reason, lines }
        const key = keyFor(given)
        const { amount } = await call('POST /order/{id}/cancellations', given, { key })
        toast.warning(
          `Cancelled: ${money(amount, order.currency)} ${isOnAccount(order) ? 'less to invoice' : 'goes back'}`,
          `Order ${order.orderNumber}`,
        )
        setReason('')
      }}
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
      outcome={(choice) => <WhatGoesBack order={order} choice={choice} />}
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
      {isOnAccount(order)
        ? `is not invoiced to ${order.company?.name ?? order.displayName}, and ${counted(pieces, 'piece')} ${pieces === 1 ? 'goes' : 'go'} back to the stock.`
        : `goes back ${backToWhom(order)} ${order.displayName}, and ${counted(pieces, 'piece')} to the stock.`}{' '}
      {left > 0
        ? `${counted(left, 'piece')} ${left === 1 ? 'stays' : 'stay'} open.`
        : 'Nothing stays open.'}{' '}
      This can never be restored.
    </>
  )
}
