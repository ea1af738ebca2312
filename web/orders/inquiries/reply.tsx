import { type FormEvent, useState } from 'react'
import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import { maxInquiryText } from '../../../contract/orders/inquiry-kinds.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'

type Props = {
  inquiry: Inquiry
  /** After it was sent. */
  onSent: () => Promise<unknown>
  children?: React.ReactNode
}

/** Writes to an inquiry that is not over; what is typed stays until it was sent. */
export function Reply({ inquiry, onSent, children }: Props) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const idempotency = useIdempotencyKey()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    const given = { id: inquiry._id, text }
    try {
      await call('POST /inquiries/{id}/messages', given, { key: idempotency.keyFor(given) })
      idempotency.fulfilled()
      setText('')
      await onSent()
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} className="mt-3 space-y-3">
      <TextArea
        label="Write"
        rows={2}
        maxLength={maxInquiryText}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} disabled={text.trim() === ''}>
          Send
        </Button>
        {children}
      </div>
    </form>
  )
}
