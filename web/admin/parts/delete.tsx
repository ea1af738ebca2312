import type { Part } from '../../../contract/parts/parts.ts'
import { CallFault, call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'

type Props = {
  /** The part in question; null while there is none. */
  part: Part | null
  onClose: () => void
  /** After it left the shop, before the lists are reloaded. */
  onDeleted: () => void | Promise<void>
  /** When the lists are there again. */
  onReloaded?: () => void
}

/** Asks before a part leaves the shop, in the dialog that neither Escape nor a click beside it dismisses. */
export function DeletePart({ part, onClose, onDeleted, onReloaded }: Props) {
  const reload = useReload()
  const remove = async () => {
    if (!part) return
    await call('DELETE /parts/{id}', { id: part._id }).catch((error: unknown) => {
      // somebody else was quicker: what was wanted is so
      if (!(error instanceof CallFault && error.code === 'not_found')) throw error
    })
    toast.warning('Product deleted', part.name)
  }
  return (
    <ConfirmDialog
      open={part !== null}
      onClose={onClose}
      onConfirm={remove}
      onDone={async () => {
        await onDeleted()
        await reload('GET /parts')
        onReloaded?.()
      }}
    >
      {part && (
        <p>
          <strong className="font-semibold">{part.name}</strong> leaves the shop. Its orders keep
          name and price and go on.
        </p>
      )}
    </ConfirmDialog>
  )
}
