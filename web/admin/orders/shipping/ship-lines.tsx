import { useId, useState } from 'react'
import { shippingNote } from '../../../../contract/freight/words.ts'
import { typedNumber } from '../../../../contract/words/typed.ts'
import { call } from '../../../app/api.ts'
import { carriers } from '../../../orders/carriers.ts'
import { isOnAccount } from '../../../trade/credit/order-words.ts'
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { counted, figure } from '../../../ui/words/amounts.tsx'
import { type AboutLines, LinesDialog } from '../lines/dialog.tsx'
import type { LineChoice } from '../lines/use-line-choice.ts'
import { ParcelRows, parcelsOf, rowsOf } from './parcel-rows.tsx'

/** What goes into a parcel, with whom and under which number; until something is said it is all that is open. */
export function ShipDialog({ onShipped, ...about }: AboutLines & { onShipped: () => void }) {
  const { order } = about
  const names = useId()
  const [carrier, setCarrier] = useState(order.shipping?.carrier ?? '')
  const [parcels, setParcels] = useState(() => rowsOf([]))
  const [freight, setFreight] = useState('')
  const [isMeant, setMeant] = useState(false)
  const isDoubtful = typedNumber(freight) > order.price
  const isFreightEntered = !order.shipping || order.shipping.kind === 'later'
  return (
    <LinesDialog
      {...about}
      title={`Ship order ${order.orderNumber}`}
      verb="Ship"
      variant="primary"
      legend="What is in it"
      first="all"
      send={async (lines, keyFor) => {
        const given = {
          id: order._id,
          carrier,
          parcels: parcelsOf(parcels),
          lines,
          freight: freight.trim() === '' ? 0 : typedNumber(freight),
          ...(isDoubtful && { freightIsMeant: isMeant }),
        }
        const key = keyFor(given)
        const { invoiceNumber } = await call('POST /order/{id}/shipments', given, { key })
        const said = invoiceNumber ? `Shipped, invoice ${invoiceNumber}` : 'Shipped'
        toast.success(said, `Order ${order.orderNumber}`)
        onShipped()
        setParcels(rowsOf([]))
        setFreight('')
        setMeant(false)
      }}
      above={
        <div className="grid gap-4 sm:grid-cols-2">
          {order.shipping && !isFreightEntered && (
            <p className="text-sm sm:col-span-2">{shippingNote(order.shipping)}</p>
          )}
          <TextField
            label="Carrier"
            optional
            list={names}
            maxLength={60}
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
          />
          {isFreightEntered && (
            <NumberField
              label={`Freight in ${order.currency.toUpperCase()}`}
              hint={
                isOnAccount(order)
                  ? 'Without tax. It stands on the invoice.'
                  : 'Without tax. The invoice asks for it: only the goods were paid.'
              }
              optional
              value={freight}
              onChange={(event) => setFreight(event.target.value)}
            />
          )}
          {isDoubtful && (
            <CheckboxField
              label="It is meant: this is more than the goods cost"
              checked={isMeant}
              onChange={({ target }) => setMeant(target.checked)}
            />
          )}
          <div className="sm:col-span-2">
            <ParcelRows rows={parcels} onRows={setParcels} />
          </div>
          <datalist id={names}>
            {carriers.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      }
      outcome={whatStays}
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
