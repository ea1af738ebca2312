import { useState } from 'react'
import type { DueInvoice } from '../../../../../contract/companies/credit.ts'
import { toMajor, toMinor } from '../../../../../contract/pricing/money.ts'
import { isoDayIn } from '../../../../../contract/words/days.ts'
import { asField, typedNumber } from '../../../../../contract/words/typed.ts'
import { call } from '../../../../app/api.ts'
import { useIdempotencyKey } from '../../../../app/idempotency-key.ts'
import { useShopConfig } from '../../../../app/shop-config.ts'
import { FormEnd } from '../../../../trade/faults/form-end.tsx'
import { useSending } from '../../../../trade/faults/use-sending.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/forms/field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { toast } from '../../../../ui/overlays/toast.ts'
import { money } from '../../../../ui/words/amounts.tsx'
import { ChooseInvoices } from './choose-invoices.tsx'
import { sharesOf } from './shares.ts'

type Props = {
  companyId: string
  currency: string
  /** Those that are open, due first. */
  invoices: DueInvoice[]
  /** There are more of them. */
  isMore: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** Today in the shop's time zone, as YYYY-MM-DD. */
const todayIn = (timeZone: string) => isoDayIn(timeZone, new Date())

export function PaymentForm({ companyId, currency, invoices, isMore, onClose, onDone }: Props) {
  const { timeZone } = useShopConfig()
  const idempotency = useIdempotencyKey()
  const [amount, setAmount] = useState('')
  const [receivedOn, setReceivedOn] = useState(() => todayIn(timeZone))
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const [numbers, setNumbers] = useState<string[]>([])
  const sending = useSending()
  const { errorOf } = sending
  const isChosen = ({ invoiceNumber }: DueInvoice) => numbers.includes(invoiceNumber)
  const [chosen, others] = [invoices.filter(isChosen), invoices.filter((one) => !isChosen(one))]
  const came = typedNumber(amount)
  const shares = sharesOf(came > 0 ? came : 0, chosen, others, currency)
  const sum = toMajor(
    chosen.reduce((all, { open }) => all + toMinor(open, currency), 0),
    currency,
  )
  const send = sending.sends(
    async () => {
      const given = {
        id: companyId,
        receivedOn,
        reference,
        note,
        amount: came,
        invoices: chosen.map(({ invoiceNumber }) => invoiceNumber),
      }
      await call('POST /companies/{id}/account/payments', given, {
        key: idempotency.keyFor(given),
      })
      idempotency.fulfilled()
      toast.success('Payment recorded', money(came, currency))
      onClose()
      await onDone()
    },
    async ({ code }) => {
      // what was chosen may be paid by now
      if (code === 'invoice_not_open') await onDone()
    },
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Amount"
          value={amount}
          error={errorOf('amount')}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label="Came on"
          type="date"
          value={receivedOn}
          error={errorOf('receivedOn')}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
      </div>
      <TextField
        label="Reference"
        hint="As the bank has it."
        optional
        maxLength={140}
        value={reference}
        error={errorOf('reference')}
        onChange={({ target }) => setReference(target.value)}
      />
      <ChooseInvoices
        invoices={invoices}
        numbers={numbers}
        isMore={isMore}
        paid={shares.paid}
        onChoose={setNumbers}
      />
      {sum > 0 && sum !== came && (
        <Button size="small" variant="quiet" onClick={() => setAmount(asField(sum))}>
          Take the sum of those, {money(sum, currency)}
        </Button>
      )}
      <p role="status" className="figures text-sm text-soft">
        {outcome(came, shares.left, currency, isMore)}
      </p>
      <TextArea
        label="Note"
        optional
        rows={2}
        maxLength={500}
        value={note}
        error={errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Record {came > 0 && money(came, currency)}
      </FormEnd>
    </form>
  )
}

/** What comes of an amount, in words. */
function outcome(came: number, left: number, currency: string, isMore: boolean) {
  if (!(came > 0)) return 'Say how much came.'
  if (left === 0) return 'Nothing is left over.'
  const over = money(left, currency)
  return isMore
    ? `${over} pays invoices that are due later.`
    : `${over} is left over, and pays the next invoices.`
}
