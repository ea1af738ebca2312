import { call } from '../app/api.ts'
import { ConfirmDialog } from '../trade/faults/confirm-dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'

type Props = {
  id: string
  open: boolean
  onClose: () => void
  /** After it is gone: read again what changed, put the focus where it makes sense. */
  onDone: () => Promise<void>
}

/** Asks before the buyer's review is taken back, and takes it back. */
export function WithdrawReview({ id, open, onClose, onDone }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      action="Delete"
      onConfirm={async () => {
        await call('DELETE /review/{id}', { id })
        toast.warning('Review deleted')
      }}
      onDone={onDone}
    >
      Your review goes, and its stars no longer count. You can write another.
    </ConfirmDialog>
  )
}
