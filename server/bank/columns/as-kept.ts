import type { KeptColumns } from '../../../contract/bank/statement-columns.ts'
import type { ColumnsRow } from './store.ts'

/** Kept columns as callers get them. */
export const asKept = ({ id, header, columns, usedAt, by }: ColumnsRow): KeptColumns => ({
  ...{ _id: id, header, ...columns, usedAt: usedAt.toISOString(), by },
})
