import { FaultNote } from '../fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { StaticDialog } from '../ui/dialog.tsx'
import type { User } from './make-admin-columns.tsx'

type Props = {
  user: User | null
  isMe: boolean
  busy: boolean
  error: Error | null
  onClose: () => void
  onConfirm: (user: User) => void
}

/** The question before somebody is no admin any more. */
export function DemoteDialog({ user, isMe, busy, error, onClose, onConfirm }: Props) {
  return (
    <StaticDialog
      open={user !== null}
      onClose={onClose}
      title="Are you sure"
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button look="danger" busy={busy} onClick={() => user && onConfirm(user)}>
            Remove admin
          </Button>
        </>
      }
    >
      <p>
        {isMe
          ? 'You will not see the back office any more, and only another admin can bring you back.'
          : `${user?.displayName || user?.email} will not see the back office any more. An admin can bring them back.`}
      </p>
      {error && (
        <div className="mt-4">
          <FaultNote error={error} focus />
        </div>
      )}
    </StaticDialog>
  )
}
