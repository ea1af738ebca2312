import { useState } from 'react'
import { call } from '../app/api.ts'
import { useIdempotencyKey } from '../app/idempotency-key.ts'
import { useReload } from '../app/queries.tsx'
import { toast } from '../ui/overlays/toast.ts'

export type ReviewFields = { rating: number; review: string }

/** Writes the buyer's one review, once however often it is sent; `isThere`: another stands there, and is changed. */
export function useSaveReview(isThere: boolean, onSaved: (fields: ReviewFields) => void) {
  const [fault, setFault] = useState<Error>()
  const idempotency = useIdempotencyKey()
  const reload = useReload()

  const save = async (fields: ReviewFields) => {
    setFault(undefined)
    try {
      await call('POST /review', fields, { key: idempotency.keyFor(fields) })
      idempotency.fulfilled()
      toast.success(isThere ? 'Review changed' : 'Review added successfully')
      onSaved(fields)
      await reload('GET /review', 'GET /reviews')
    } catch (error) {
      setFault(error as Error)
    }
  }
  return { save, fault }
}
