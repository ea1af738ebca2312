import { useState } from 'react'
import type { ListedDispute } from '../../../contract/companies/disputes.ts'
import { call } from '../../app/api.ts'
import { DisputeFacts } from '../../trade/credit/dispute-facts.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { RadioCard } from '../../ui/forms/radio-card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'

type Props = {
  dispute: ListedDispute | undefined
  open: boolean
  onClose: () => void
  onDone: () => Promise<unknown>
  /** Leads on to the credit note. */
  onAccepted: (dispute: ListedDispute) => void
}

/** Accepts or rejects what a company said of an invoice. */
export const AnswerDialog = (props: Props) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={`Dispute of ${props.dispute?.invoiceNumber ?? ''}`}
  >
    {props.open && props.dispute && <AnswerForm {...props} dispute={props.dispute} />}
  </Dialog>
)

function AnswerForm({ dispute, onClose, onDone, onAccepted }: Props & { dispute: ListedDispute }) {
  const [state, setState] = useState<'accepted' | 'rejected'>('accepted')
  const [answer, setAnswer] = useState('')
  const sending = useSending()
  const send = sending.sends(
    async () => {
      await call('PATCH /disputes/{id}', { id: dispute._id, state, answer })
      toast.success(state === 'accepted' ? 'Accepted' : 'Rejected', dispute.invoiceNumber)
      onClose()
      if (state === 'accepted') onAccepted(dispute)
      await onDone()
    },
    async () => void (await onDone()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <DisputeFacts dispute={dispute} currency={dispute.currency} />
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Whether the company is right</legend>
        <RadioCard
          name="state"
          isChosen={state === 'accepted'}
          onChoose={() => setState('accepted')}
        >
          Accept
          <span className="block text-soft">Then write the credit note that lowers it.</span>
        </RadioCard>
        <RadioCard
          name="state"
          isChosen={state === 'rejected'}
          onChoose={() => setState('rejected')}
        >
          Reject
          <span className="block text-soft">It is to be paid as it is.</span>
        </RadioCard>
      </fieldset>
      <TextArea
        label="Answer"
        hint="Goes by mail to those who pay, and stands at the invoice."
        optional={state === 'accepted'}
        rows={3}
        maxLength={2_000}
        value={answer}
        error={sending.errorOf('answer')}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        {state === 'accepted' ? 'Accept' : 'Reject'}
      </FormEnd>
    </form>
  )
}
