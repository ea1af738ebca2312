import { useState } from 'react'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import type { Shipment } from '../../../../contract/orders/shipments.ts'
import { call } from '../../../app/api.ts'
import { useReload } from '../../../app/queries.tsx'
import { FormEnd } from '../../../trade/faults/form-end.tsx'
import { useSending } from '../../../trade/faults/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Money } from '../../../ui/words/amounts.tsx'

type Props = { order: OrderDetail; shipment: Shipment }

/** Writes down that freight came which an invoice asks for besides what a card paid; or that it did not after all. */
export function FreightPaidButton({ order, shipment }: Props) {
  const { due } = shipment
  const [open, setOpen] = useState(false)
  if (order.method === 'account' || !due) return null
  const isPaid = due.open === 0
  const words = isPaid ? 'Freight was not paid' : 'Freight is paid'
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`${words}, shipment ${shipment.position}`}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Freight of shipment ${shipment.position}`}
      >
        {open && (
          <PaidForm
            order={order}
            shipment={shipment}
            due={due}
            toPaid={!isPaid}
            onClose={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  )
}

type FormProps = Props & {
  due: NonNullable<Shipment['due']>
  toPaid: boolean
  onClose: () => void
}

function PaidForm({ order, shipment, due, toPaid, onClose }: FormProps) {
  const [reference, setReference] = useState('')
  const reload = useReload()
  const sending = useSending()
  const send = sending.sends(async () => {
    const given = { id: shipment._id, isPaid: toPaid, reference }
    await call('PATCH /shipment/{id}/freight', given)
    toast.success(toPaid ? 'Freight paid' : 'Freight is open again', `Order ${order.orderNumber}`)
    await reload('GET /order/{id}')
    onClose()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p>
        {toPaid
          ? 'Of this invoice there was to pay besides the order: '
          : 'It is to be paid again: '}
        <span className="font-medium">
          <Money amount={due.amount} currency={order.currency} />
        </span>
        .
      </p>
      {toPaid && (
        <TextField
          label="Where you found it"
          hint="Such as a line of your bank’s statement. It stands in the order’s history."
          optional
          maxLength={100}
          value={reference}
          error={sending.errorOf('reference')}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      <FormEnd sending={sending} onBack={onClose}>
        {toPaid ? 'It is paid' : 'It is not paid'}
      </FormEnd>
    </form>
  )
}
