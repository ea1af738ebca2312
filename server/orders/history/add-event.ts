import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { type EventRow, insertEvent } from './store.ts'

/** Who does something to an order: `actorId` is null for the shop itself and the provider. */
export type By = { by: EventRow['by']; actorId: string | null; note?: string }

/** Writes on an order's timeline what happened to it. */
export async function addEvent(sql: Sql, orderId: string, kind: string, by: By) {
  await insertEvent(sql, { id: newId(), orderId, kind, note: null, ...by })
}
