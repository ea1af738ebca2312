import { useEffect, useState } from 'react'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Review } from './list.tsx'

type Props = {
  review: Review | null
  busy: boolean
  error: Error | null
  onClose: () => void
  onHide: (review: Review, reason: string) => void
}

/** Asks why a review is to be hidden: other admins read it. */
export function HideReviewDialog({ review, busy, error, onClose, onHide }: Props) {
  const [reason, setReason] = useState('')
  const id = review?._id
  useEffect(() => {
    if (id) setReason('')
  }, [id])
  return (
    <Dialog
      open={review !== null}
      onClose={onClose}
      title="Hide this review"
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button variant="primary" busy={busy} onClick={() => review && onHide(review, reason)}>
            Hide
          </Button>
        </>
      }
    >
      <p className="text-soft">
        Visitors will not see it, and its stars will not count. Its writer sees that it is hidden.
        You can show it again.
      </p>
      <TextArea
        className="mt-4"
        label="Reason"
        optional
        hint="Only admins read it."
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && (
        <div className="mt-4">
          <FaultNote error={error} focus />
        </div>
      )}
    </Dialog>
  )
}
