import type { ReactNode } from 'react'
import { call } from '../app/api.ts'
import { ConfirmDialog } from '../trade/faults/confirm-dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'

/** What of a set-up is removed, by its path. */
export type Removal = {
  path: 'tax-registrations' | 'tax-rates' | 'tax-rules' | 'shipping-methods' | 'shipping-zones'
  of: { _id: string }
  name: string
}

type Props = {
  about: Removal
  open: boolean
  onClose: () => void
  /** Reads the set-up again. */
  again: () => Promise<unknown>
  children: ReactNode
}

/** Asks before something of a set-up is removed. */
export const RemovalDialog = ({ about, open, onClose, again, children }: Props) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    title="Remove it?"
    action="Remove"
    onConfirm={async () => {
      await call(`DELETE /${about.path}/{id}`, { id: about.of._id })
      toast.success('Removed', about.name)
    }}
    onDone={async () => void (await again())}
  >
    <p className="font-medium">{about.name}</p>
    <p className="mt-1">{children}</p>
  </ConfirmDialog>
)
