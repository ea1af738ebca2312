import { useState } from 'react'
import type { BankLine } from '../../../contract/bank/bank.ts'
import { call } from '../../app/api.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { LineFacts } from './line-facts.tsx'
import { payerOf } from './words.ts'

type Props = {
  line: BankLine | undefined
  open: boolean
  onClose: () => void
  onDone: () => Promise<unknown>
}

/** Asks why a line is nobody's payment. */
export const IgnoreDialog = (props: Props) => (
  <Dialog open={props.open} onClose={props.onClose} title="Ignore the line">
    {props.line && <IgnoreForm {...props} line={props.line} />}
  </Dialog>
)

function IgnoreForm({ line, onClose, onDone }: Props & { line: BankLine }) {
  const [note, setNote] = useState('')
  const sending = useSending()
  const send = sending.sends(
    async () => {
      await call('POST /bank-lines/{id}/ignore', { id: line._id, note })
      toast.success('Ignored', payerOf(line))
      onClose()
      await onDone()
    },
    async () => void (await onDone()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <LineFacts line={line} />
      <TextField
        label="Why it is no payment of a company"
        hint="It can be undone later."
        maxLength={500}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Ignore
      </FormEnd>
    </form>
  )
}
