import { useId, useState } from 'react'
import type { OrderDetail } from '../../contract/orders.ts'
import { call } from '../api.ts'
import { carriers } from '../orders/carriers.ts'
import { counted, figure } from '../ui/amounts.tsx'
import { TextField } from '../ui/field.tsx'
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

/** What goes into a parcel, with whom and under which number; until something is said it is all that is open. */
export function ShipDialog({ order, open, onClose, onDone, onRefused }: Props) {
  const names = useId()
  const choice = useLineChoice(order.lines, 'all')
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const action = useAction()
  const wish = useWishKey()
  const ship = async () => {
    const done = await action.run('ship', async () => {
      const given = { id: order._id, carrier, trackingNumber, lines: choice.chosen }
      const key = wish.keyFor(given)
      const { invoiceNumber } = await call('POST /order/{id}/shipments', given, { key })
      toast.success(`Shipped, invoice ${invoiceNumber}`)
    })
    if (!done) return await onRefused()
    wish.fulfilled()
    choice.reset()
    setTrackingNumber('')
    await onDone()
  }
  return (
    <LinesDialog
      {...{ open, onClose, choice, action }}
      title={`Ship order ${order.orderNumber}`}
      verb="Ship"
      look="primary"
      legend="What is in it"
      onSend={ship}
      above={
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Carrier"
            optional
            list={names}
            maxLength={60}
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
          />
          <TextField
            label="Tracking number"
            optional
            maxLength={100}
            autoComplete="off"
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.target.value)}
          />
          <datalist id={names}>
            {carriers.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      }
      outcome={whatStays(choice)}
    />
  )
}

function whatStays({ pieces, left, stay, chosen }: LineChoice): string {
  if (pieces === 0) return 'Choose at least one piece.'
  const ships = `${counted(pieces, 'piece')} of ${counted(chosen.length, 'line')} in this parcel.`
  return left === 0
    ? `${ships} Nothing stays open: the order is shipped by it.`
    : `${ships} ${figure(left)} of ${counted(stay.length, 'line')} ${left === 1 ? 'stays' : 'stay'} open.`
}
