import { useState } from 'react'
import type { DueInvoice } from '../../../../../contract/companies/credit.ts'
import { typedNumber } from '../../../../../contract/words/typed.ts'
import { call } from '../../../../app/api.ts'
import { useIdempotencyKey } from '../../../../app/idempotency-key.ts'
import { FormEnd } from '../../../../trade/faults/form-end.tsx'
import { useSending } from '../../../../trade/faults/use-sending.ts'
import { TextField } from '../../../../ui/forms/field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { RadioCard } from '../../../../ui/forms/radio-card.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/overlays/toast.ts'
import { money } from '../../../../ui/words/amounts.tsx'

type Props = {
  invoice: DueInvoice | undefined
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** Writes off some of an invoice, or asks for a fee with it. */
export const AdjustDialog = (props: Props) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={`${props.invoice?.invoiceNumber ?? ''}: write off, or a fee`}
  >
    {props.open && props.invoice && <AdjustForm {...props} invoice={props.invoice} />}
  </Dialog>
)

type Way = 'write-off' | 'fee'

function AdjustForm({ invoice, onClose, onDone }: Props & { invoice: DueInvoice }) {
  const { invoiceNumber: number, open, currency } = invoice
  const [way, setWay] = useState<Way>(open > 0 ? 'write-off' : 'fee')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const idempotency = useIdempotencyKey()
  const sending = useSending()
  const send = sending.sends(
    async () => {
      const typed = typedNumber(amount)
      const given = { number, note, amount: typed }
      const key = { key: idempotency.keyFor({ ...given, way }) }
      if (way === 'fee') await call('POST /invoices/{number}/fees', given, key)
      else await call('POST /invoices/{number}/write-offs', given, key)
      idempotency.fulfilled()
      toast.success(way === 'fee' ? 'Fee added' : 'Written off', money(typed, currency))
      onClose()
      await onDone()
    },
    async () => void (await onDone()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">What is done</legend>
        {open > 0 && (
          <RadioCard name="way" isChosen={way === 'write-off'} onChoose={() => setWay('write-off')}>
            Write off
            <span className="block text-soft">So much is asked for no more.</span>
          </RadioCard>
        )}
        <RadioCard name="way" isChosen={way === 'fee'} onChoose={() => setWay('fee')}>
          Add a fee
          <span className="block text-soft">Without tax; who pays is told by mail.</span>
        </RadioCard>
      </fieldset>
      <NumberField
        label="Amount"
        hint={way === 'write-off' ? `At most ${money(open, currency)}, which is open.` : undefined}
        value={amount}
        error={sending.errorOf('amount')}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label="Note"
        hint="It stands in the statement, which the company reads."
        maxLength={500}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        {way === 'fee' ? 'Add the fee' : 'Write off'}
      </FormEnd>
    </form>
  )
}
