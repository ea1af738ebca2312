import { useState } from 'react'
import type { Part } from '../../../contract/parts/parts.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { BulkForm, type BulkProps } from './bulk-form.tsx'

/** Pieces that came in of each of several parts. */
export function RestockDialog({ parts, ...form }: BulkProps & { parts: Part[] }) {
  const [text, setText] = useState('')
  const idempotency = useIdempotencyKey()
  const change = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0
  const send = async () => {
    const given = { parts: parts.map(({ _id: id }) => ({ id, change })) }
    await call('POST /stock-batches', given, { key: idempotency.keyFor(given) })
    idempotency.fulfilled()
    setText('')
  }
  return (
    <BulkForm
      {...form}
      title={`Restock ${counted(parts.length, 'part')}`}
      action={`Add ${figure(change)} to each`}
      isReady={change > 0}
      onSend={send}
    >
      <TextField
        label="Pieces that came in, of each part"
        inputMode="numeric"
        value={text}
        error={text !== '' && change === 0 ? 'A whole number of pieces, 1 or more' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="text-sm text-soft">
        Each part by itself, after some seconds of undo. Different numbers for each part are brought
        by an import of pasted rows.
      </p>
    </BulkForm>
  )
}
