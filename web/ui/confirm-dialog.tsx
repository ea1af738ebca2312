import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { StaticDialog } from './dialog.tsx'
import { Note } from './note.tsx'

type Props = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  busy?: boolean
  /** Why it did not work; the dialog stays open. */
  error?: ReactNode
  /** What it is about, above the specification's sentence. */
  children?: ReactNode
}

/** The one question before something is deleted: the specification's words and buttons. */
export function ConfirmDialog({ open, onClose, onConfirm, busy, error, children }: Props) {
  return (
    <StaticDialog
      open={open}
      onClose={onClose}
      title="Are you sure"
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button look="danger" onClick={onConfirm} busy={busy}>
            Cancel
          </Button>
        </>
      }
    >
      {children && <div className="mb-2 text-ink">{children}</div>}
      <p>This can never be restored.</p>
      {error && (
        <Note kind="danger" className="mt-4">
          {error}
        </Note>
      )}
    </StaticDialog>
  )
}
