import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { FaultNote } from './fault-note.tsx'

const StaticDialog = lazyDialog(
  async () => ({ default: (await import('../../ui/overlays/dialog.tsx')).StaticDialog }),
  ({ open }) => open,
)

type Props = {
  open: boolean
  /** Asked to close, by a button or because it is done. */
  onClose: () => void
  /** Does it. What it throws is said in the dialog, which stays open. */
  onConfirm: () => Promise<void>
  /** After it was done and the dialog was asked to close: read again what changed, put the focus where it makes sense. */
  onDone?: () => void | Promise<void>
  title?: string
  /** What the button says. */
  action?: ReactNode
  /** What it is about, above the specification's sentence. */
  children?: ReactNode
  /** It can be taken back, or what it means is said in `children`: the specification's sentence stays away. */
  mild?: boolean
}

/** The one question before something is done that cannot be undone: in the specification's words and buttons. */
export function ConfirmDialog(props: Props) {
  const { open, onClose, onConfirm, onDone, title, action, children, mild } = props
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const close = () => {
    setFault(undefined)
    onClose()
  }
  const confirm = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await onConfirm()
    } catch (error) {
      return setFault(error as Error)
    } finally {
      setBusy(false)
    }
    close()
    await onDone?.()
  }
  return (
    <StaticDialog
      open={open}
      onClose={close}
      title={title ?? 'Are you sure'}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Go back
          </Button>
          <Button variant="danger" onClick={() => void confirm()} busy={busy}>
            {action ?? 'Cancel'}
          </Button>
        </>
      }
    >
      {children && <div className={mild ? undefined : 'mb-2 text-ink'}>{children}</div>}
      {!mild && <p>This can never be restored.</p>}
      {fault && (
        <div className="mt-4">
          <FaultNote error={fault} focus />
        </div>
      )}
    </StaticDialog>
  )
}
