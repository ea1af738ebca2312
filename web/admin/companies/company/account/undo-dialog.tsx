import type { CreditEntry } from '../../../../../contract/companies/credit.ts'
import { call } from '../../../../app/api.ts'
import { ConfirmDialog } from '../../../../trade/faults/confirm-dialog.tsx'
import { toast } from '../../../../ui/overlays/toast.ts'
import { money } from '../../../../ui/words/amounts.tsx'

type Props = {
  /** The payment in question; it stays while the dialog closes. */
  entry: CreditEntry | undefined
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** Asks before a payment that was written down wrongly is taken back. */
export function UndoDialog({ entry, open, onClose, onDone }: Props) {
  const undo = async () => {
    if (!entry) return
    try {
      await call('DELETE /account-payments/{id}', { id: entry._id })
      toast.warning('Payment taken back', entry.reference)
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
      title="Take the payment back"
      action="Take back"
    >
      {entry &&
        `${money(-entry.amount, entry.currency)}, ${entry.reference || 'without a reference'}. What it had paid is open again; the payment and its taking back both stay in the statement.`}
    </ConfirmDialog>
  )
}
