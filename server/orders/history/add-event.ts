import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { By } from '../move-order.ts'
import { insertEvent } from './store.ts'

/** Writes something on an order's timeline that does not move the order. */
export async function addEvent(sql: Sql, orderId: string, kind: string, by: By) {
  await insertEvent(sql, { id: newId(), orderId, kind, note: null, ...by })
}
