import { useState } from 'react'
import type { DueInvoice } from '../../../contract/companies/credit.ts'
import type { InvoiceDispute } from '../../../contract/companies/disputes.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { DisputeFacts } from '../../trade/credit/dispute-facts.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { money } from '../../ui/words/amounts.tsx'

type Props = { invoice: DueInvoice | undefined; open: boolean; onClose: () => void }

/** Says what is wrong with an invoice; or shows what was said of it and what became of that. */
export const DisputeDialog = ({ invoice, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Dispute of ${invoice?.invoiceNumber ?? ''}`}>
    {open && invoice && <Inside invoice={invoice} onClose={onClose} />}
  </Dialog>
)

type FormProps = { invoice: DueInvoice; onClose: () => void }

function Inside({ invoice, onClose }: FormProps) {
  const { dispute, open, currency } = invoice
  const mayAsk = open > 0 && !dispute?.stands
  return (
    <div className="space-y-4">
      {dispute && <DisputeFacts dispute={dispute} currency={currency} />}
      {dispute?.state === 'open' && (
        <Withdraw dispute={dispute} invoice={invoice} onClose={onClose} />
      )}
      {mayAsk && <Ask invoice={invoice} onClose={onClose} />}
    </div>
  )
}

function useAgain() {
  const reload = useReload()
  return () =>
    reload('GET /account', 'GET /account/invoices', 'GET /account/entries', 'GET /documents')
}

function Withdraw({ dispute, invoice, onClose }: FormProps & { dispute: InvoiceDispute }) {
  const again = useAgain()
  const sending = useSending()
  const send = sending.sends(
    async () => {
      await call('DELETE /disputes/{id}', { id: dispute._id })
      toast.success('Withdrawn', invoice.invoiceNumber)
      onClose()
      await again()
    },
    async () => void (await again()),
  )
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4">
      <FormEnd sending={sending} onBack={onClose} variant="danger">
        Withdraw it
      </FormEnd>
    </form>
  )
}

function Ask({ invoice, onClose }: FormProps) {
  const { invoiceNumber: number, open, currency, dispute } = invoice
  const again = useAgain()
  const idempotency = useIdempotencyKey()
  const sending = useSending()
  const [reason, setReason] = useState('')
  const [amount, setAmount] = useState('')
  const send = sending.sends(
    async () => {
      const given = { number, reason, ...(amount.trim() !== '' && { amount: typedNumber(amount) }) }
      await call('POST /invoices/{number}/disputes', given, { key: idempotency.keyFor(given) })
      idempotency.fulfilled()
      toast.success('Disputed', number)
      onClose()
      await again()
    },
    async () => void (await again()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p className="text-sm">
        {dispute ? 'It can be disputed again. ' : ''}We look at it and answer by mail; until then
        nobody reminds you of {number}. What is right of it may be paid meanwhile.
      </p>
      <TextArea
        label="What is wrong with it?"
        rows={4}
        maxLength={2_000}
        value={reason}
        error={sending.errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <NumberField
        label="How much of it is in question?"
        hint={`At most ${money(open, currency)}; left empty, all of it.`}
        optional
        value={amount}
        error={sending.errorOf('amount')}
        onChange={({ target }) => setAmount(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Dispute it
      </FormEnd>
    </form>
  )
}
