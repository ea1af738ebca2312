import type { CreditEntry } from '../../../../../contract/companies/credit.ts'
import { ended } from '../../../../../contract/words/ended.ts'
import { call } from '../../../../app/api.ts'
import { ConfirmDialog } from '../../../../trade/faults/confirm-dialog.tsx'
import { toast } from '../../../../ui/overlays/toast.ts'
import { money } from '../../../../ui/words/amounts.tsx'

type Props = {
  /** The payment, write-off or fee in question; it stays while the dialog closes. */
  entry: CreditEntry | undefined
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

type Kind = CreditEntry['kind']
const names: Partial<Record<Kind, string>> = {
  payment: 'payment',
  'write-off': 'write-off',
  fee: 'fee',
}
const outcomes: Partial<Record<Kind, string>> = {
  payment: 'What it had paid is open again.',
  'write-off': 'So much is to be paid again.',
  fee: 'It is asked for no more; what had paid it pays something else.',
}

/** Asks before a payment, write-off or fee that was written down wrongly is taken back. */
export function UndoDialog({ entry, open, onClose, onDone }: Props) {
  const undo = async () => {
    if (!entry) return
    try {
      if (entry.kind === 'payment') await call('DELETE /account-payments/{id}', { id: entry._id })
      else await call('DELETE /account-entries/{id}', { id: entry._id })
      toast.warning('Taken back', entry.reference || entry.note)
    } catch (error) {
      // somebody else may have taken it back meanwhile
      await onDone()
      throw error
    }
  }
  return (
    <ConfirmDialog
      mild
      open={open}
      onClose={onClose}
      onConfirm={undo}
      onDone={onDone}
      title={entry ? `Take the ${names[entry.kind]} back` : ''}
      action="Take back"
    >
      {entry &&
        `${money(Math.abs(entry.amount), entry.currency)}, ${ended(entry.reference || entry.note || 'without a reference')} ${outcomes[entry.kind]} The ${names[entry.kind]} and its taking back both stay in the statement.`}
    </ConfirmDialog>
  )
}
