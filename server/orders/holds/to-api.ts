import type { OrderHold } from '../../../contract/orders/holds.ts'
import type { HoldRow } from './store.ts'

/** A hold as the seller reads it. */
export const holdToApi = ({ id, reason, note, by, at, ...ended }: HoldRow): OrderHold => ({
  _id: id,
  reason,
  note,
  by,
  at: at.toISOString(),
  ended: ended.endedAt && {
    at: ended.endedAt.toISOString(),
    by: ended.endedBy,
    note: ended.endNote,
  },
})
