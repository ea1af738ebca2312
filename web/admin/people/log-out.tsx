import { useState } from 'react'
import { call } from '../../app/api.ts'
import { usePerson } from '../../app/session.ts'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { counted } from '../../ui/words/amounts.tsx'
import type { User } from './columns.tsx'

/** Ends every session of somebody else, after a question. The own ones end on the security page. */
export function LogOutButton({ user }: { user: User }) {
  const me = usePerson()
  const [open, setOpen] = useState(false)
  const end = async () => {
    const { deletedCount } = await call('DELETE /user/{email}/sessions', { email: user.email })
    toast.warning(
      deletedCount ? `${counted(deletedCount, 'session')} ended` : 'They were logged in nowhere',
    )
  }
  if (user.email === me.email) return null
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`End sessions of ${user.email}`}
        onClick={() => setOpen(true)}
      >
        End sessions
      </Button>
      <ConfirmDialog
        mild
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={end}
        action="End sessions"
      >
        {`${user.displayName || user.email} will be logged out on every device, and can log in again.`}
      </ConfirmDialog>
    </>
  )
}
