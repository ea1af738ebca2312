import type { Sql } from '../../database/database.ts'
import { type PartRow, selectPart } from './store.ts'

export type { PartRow }

/** A part that is in the shop now, or null. */
export const findPart = (sql: Sql, id: string): Promise<PartRow | null> => selectPart(sql, id)
