import type { RememberedColumns } from '../../../contract/bank/statement-columns.ts'
import type { ColumnsRow } from './store.ts'

/** Remembered columns as callers get them. */
export const asRemembered = ({
  id,
  header,
  columns,
  usedAt,
  by,
}: ColumnsRow): RememberedColumns => ({
  _id: id,
  header,
  ...columns,
  usedAt: usedAt.toISOString(),
  by,
})
