import type { BankLine } from '../../../contract/bank/bank.ts'
import { call } from '../../app/api.ts'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { payerOf } from './words.ts'

type Props = {
  /** It stays while the dialog closes. */
  line: BankLine | undefined
  open: boolean
  onClose: () => void
  onDone: () => Promise<unknown>
}

const consequence = ({ state }: BankLine) => {
  if (state === 'ignored') return 'The line is open again.'
  if (state === 'returned')
    return 'It and the line that belongs to it are open again. What was paid stays open: match it anew.'
  return 'What it had paid is open again. The payment and its taking back both stay in the company’s statement, and it is not booked by itself any more.'
}

/** Asks before what was decided of a line is taken back. */
export function UndoDialog({ line, open, onClose, onDone }: Props) {
  const undo = async () => {
    if (!line) return
    try {
      await call('DELETE /bank-lines/{id}/matches', { id: line._id })
      toast.warning('Undone', payerOf(line))
    } catch (error) {
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
      onDone={async () => void (await onDone())}
      title="Open the line again"
      action="Undo"
    >
      {line && `${payerOf(line)}. ${consequence(line)}`}
    </ConfirmDialog>
  )
}
