import { useState } from 'react'
import type { Part } from '../../contract/parts.ts'
import { CallFault, call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.ts'

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
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const reload = useReload()
  const close = () => {
    setFault(null)
    onClose()
  }
  const confirm = async () => {
    if (!part || busy) return
    setBusy(true)
    setFault(null)
    try {
      await call('DELETE /parts/{id}', { id: part._id }).catch((error: unknown) => {
        // somebody else was quicker: what was wanted is so
        if (!(error instanceof CallFault && error.code === 'not_found')) throw error
      })
      toast.warning('Product deleted')
      close()
      await onDeleted()
      await reload('GET /parts')
      onReloaded?.()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={part !== null}
      onClose={close}
      onConfirm={() => void confirm()}
      busy={busy}
      error={fault}
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
