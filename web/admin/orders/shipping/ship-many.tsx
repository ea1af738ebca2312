import { type ReactNode, useId, useState } from 'react'
import type { OrderHead } from '../../../../contract/orders/orders.ts'
import { asField, typedFault, typedNumber } from '../../../../contract/words/typed.ts'
import { carriers } from '../../../orders/carriers.ts'
import { FormEnd } from '../../../trade/faults/form-end.tsx'
import { useSending } from '../../../trade/faults/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { StaticDialog } from '../../../ui/overlays/dialog.tsx'
import { counted, figure, money } from '../../../ui/words/amounts.tsx'

/** What is said of one order where many are shipped. */
export type Said = {
  id: string
  freight: number
  freightIsMeant: boolean
  carrier: string
  trackingNumber: string
}

/** So many orders are asked about at once; what is more stays chosen. */
const most = 100

/** Whether the freight of an order is entered when it leaves. */
export const isFreightEntered = ({ shipping }: OrderHead) => !shipping || shipping.kind === 'later'

type Props = {
  orders: OrderHead[] | null
  onClose: () => void
  /** Ships these orders. */
  onShip: (orders: OrderHead[], said: Said[]) => Promise<void>
}

/** Asks for the freight of those of many orders whose freight is entered when they leave. */
export const ShipManyDialog = ({ orders, onClose, onShip }: Props) => (
  <StaticDialog wide open={orders !== null} onClose={onClose} title="What is their freight?">
    {orders && <Form orders={orders} onClose={onClose} onShip={onShip} />}
  </StaticDialog>
)

type Row = { freight: string; isMeant: boolean; carrier: string; trackingNumber: string }

function Form({ orders, onClose, onShip }: Props & { orders: OrderHead[] }) {
  const names = useId()
  const all = orders.filter(isFreightEntered)
  const others = orders.filter((order) => !isFreightEntered(order))
  const asked = all.slice(0, most)
  const [rows, setRows] = useState<Record<string, Row>>(() =>
    Object.fromEntries(
      asked.map(({ _id, shipping }) => [
        _id,
        { freight: '', isMeant: false, carrier: shipping?.carrier ?? '', trackingNumber: '' },
      ]),
    ),
  )
  const sending = useSending()
  const isSaid = ({ _id }: OrderHead) => rows[_id]!.freight.trim() !== ''
  const shipped = [...others, ...asked.filter(isSaid)]
  const isWrong = asked.some(({ _id }) => typedFault(rows[_id]!.freight) !== undefined)
  const change = (id: string, some: Partial<Row>) =>
    setRows((before) => ({ ...before, [id]: { ...before[id]!, ...some } }))
  const fillWithNone = () => {
    for (const order of asked) if (!isSaid(order)) change(order._id, { freight: asField(0) })
  }
  const send = sending.sends(async () => {
    const said = asked.filter(isSaid).map(({ _id }) => {
      const { freight, isMeant, carrier, trackingNumber } = rows[_id]!
      const about = { freight: typedNumber(freight), freightIsMeant: isMeant }
      return { id: _id, ...about, carrier, trackingNumber }
    })
    await onShip(shipped, said)
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p className="text-sm">
        The freight of {counted(all.length, 'order')} of {figure(orders.length)} is entered when it
        leaves, without tax: it stands on the invoice. What stays empty is left out and stays
        chosen; 0 ships without freight.
        {all.length > most && ` These are the first ${most}.`}
      </p>
      <Button size="small" onClick={fillWithNone}>
        Without freight where it is empty
      </Button>
      <ul className="divide-y border-y">
        {asked.map(({ _id, orderNumber, price, currency }) => {
          const row = rows[_id]!
          return (
            <li key={_id} className="grid items-start gap-3 py-3 sm:grid-cols-4">
              <p className="text-sm sm:pt-7">
                <span className="font-medium">{orderNumber}</span>
                <span className="text-soft">, {money(price, currency)}</span>
              </p>
              <NumberField
                label={<Label of={orderNumber}>Freight in {currency.toUpperCase()}</Label>}
                value={row.freight}
                onChange={({ target }) => change(_id, { freight: target.value })}
              />
              <TextField
                label={<Label of={orderNumber}>Carrier</Label>}
                optional
                list={names}
                maxLength={60}
                value={row.carrier}
                onChange={({ target }) => change(_id, { carrier: target.value })}
              />
              <TextField
                label={<Label of={orderNumber}>Tracking number</Label>}
                optional
                maxLength={100}
                autoComplete="off"
                value={row.trackingNumber}
                onChange={({ target }) => change(_id, { trackingNumber: target.value })}
              />
              {typedNumber(row.freight) > price && (
                <div className="sm:col-span-3 sm:col-start-2">
                  <CheckboxField
                    label="It is meant: this is more than the goods cost"
                    checked={row.isMeant}
                    onChange={({ target }) => change(_id, { isMeant: target.checked })}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <datalist id={names}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormEnd sending={sending} onBack={onClose} disabled={shipped.length === 0 || isWrong}>
        Ship {shipped.length === orders.length ? '' : `${figure(shipped.length)} of `}
        {figure(orders.length)}
      </FormEnd>
    </form>
  )
}

const Label = ({ of, children }: { of: string; children: ReactNode }) => (
  <>
    {children}
    <span className="sr-only"> of {of}</span>
  </>
)
