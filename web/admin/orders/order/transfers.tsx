import { useState } from 'react'
import { referenceInGroups } from '../../../../contract/bank/reference.ts'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import type { OrderTransfer } from '../../../../contract/orders/transfers.ts'
import { asField, typedNumber } from '../../../../contract/words/typed.ts'
import { call } from '../../../app/api.ts'
import { useIdempotencyKey } from '../../../app/idempotency-key.ts'
import { useReload } from '../../../app/queries.tsx'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { FormEnd } from '../../../trade/faults/form-end.tsx'
import { useSending } from '../../../trade/faults/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeText } from '../../../ui/copy-button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Money, money } from '../../../ui/words/amounts.tsx'
import { Day } from '../../../ui/words/when.tsx'

type Props = { order: OrderDetail; transfer: OrderTransfer }
type Came = OrderTransfer['came'][number]

/** What came for an order by transfer, and what a person writes down of it. */
export function Transfers({ order, transfer }: Props) {
  const [open, setOpen] = useState(false)
  const [fault, setFault] = useState<Error>()
  const reload = useReload()
  const takeBack = async ({ _id: id }: Came) => {
    setFault(undefined)
    try {
      await call('DELETE /transfers/{id}', { id })
      toast.success('Taken back', `Order ${order.orderNumber}`)
    } catch (error) {
      setFault(error as Error)
    }
    await reload('GET /order/{id}', 'GET /payouts')
  }
  return (
    <div className="space-y-3 text-sm">
      <p>
        Reference{' '}
        <CodeText label="Copy the reference">{referenceInGroups(transfer.reference)}</CodeText>
        {transfer.rest > 0 && (
          <>
            , <Money amount={transfer.rest} currency={order.currency} /> to come still
          </>
        )}
      </p>
      <ul className="space-y-2">
        {transfer.came.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">
                <Money amount={one.amount} currency={order.currency} />
              </span>{' '}
              on <Day day={one.on} />
              <span className="text-soft">
                , {one.byBank ? 'by a statement' : 'written down'}
                {one.reference && `: ${one.reference}`}
              </span>
            </span>
            {!one.byBank && (
              <Button size="small" variant="quiet" onClick={() => void takeBack(one)}>
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {fault && <FaultNote focus error={fault} />}
      <Button size="small" onClick={() => setOpen(true)}>
        A transfer came
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A transfer came">
        {open && <CameForm order={order} transfer={transfer} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

function CameForm({ order, transfer, onClose }: Props & { onClose: () => void }) {
  const [amount, setAmount] = useState(transfer.rest > 0 ? asField(transfer.rest) : '')
  const [receivedOn, setReceivedOn] = useState('')
  const [reference, setReference] = useState('')
  const idempotency = useIdempotencyKey()
  const reload = useReload()
  const sending = useSending()
  const send = sending.sends(async () => {
    const given = {
      id: order._id,
      receivedOn,
      reference,
      amount: typedNumber(amount),
    }
    await call('POST /order/{id}/transfers', given, { key: idempotency.keyFor(given) })
    idempotency.fulfilled()
    toast.success('Written down', money(given.amount, order.currency))
    onClose()
    await reload('GET /order/{id}', 'GET /payouts')
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p className="text-sm text-soft">
        Statements that are uploaded under Bank write down what they bring by themselves.
      </p>
      <NumberField
        label="Amount"
        hint="What the order does not take becomes the company’s credit, or is to be paid out."
        value={amount}
        error={sending.errorOf('amount')}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label="Day on which it came"
        type="date"
        value={receivedOn}
        error={sending.errorOf('receivedOn')}
        onChange={({ target }) => setReceivedOn(target.value)}
      />
      <TextField
        label="Reference"
        hint="As the bank has it."
        optional
        maxLength={140}
        value={reference}
        error={sending.errorOf('reference')}
        onChange={({ target }) => setReference(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        It came
      </FormEnd>
    </form>
  )
}
