import { type FormEvent, type ReactNode, useState } from 'react'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

export type BulkProps = {
  open: boolean
  onClose: () => void
  /** Once the shop has taken it over. */
  onBegun: () => Promise<void>
}

type Props = BulkProps & {
  title: string
  /** What its button says; it is off while there is nothing to send. */
  action: string
  isReady: boolean
  onSend: () => Promise<unknown>
  children: ReactNode
}

/** What is asked before something is done with many parts. */
export function BulkForm(props: Props) {
  const { open, onClose, onBegun, title, action, isReady, onSend, children } = props
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    setBusy(true)
    setFault(undefined)
    try {
      await onSend()
      onClose()
      await onBegun()
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form noValidate onSubmit={(event) => void send(event)} className="space-y-4">
        {children}
        {fault && <FaultNote error={fault} focus />}
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" variant="primary" disabled={!isReady} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
