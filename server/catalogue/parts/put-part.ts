import { initialAttributes } from '../../../contract/parts/attributes.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { moveStock } from '../stock/store.ts'
import { auditNewPart } from './audit-part.ts'
import { sayWhoChanges } from './lifecycle-store.ts'
import { insertPart, type NewPart } from './store.ts'

/** Puts a new part into the shop, audited; its stock comes in as the first movement. */
export async function putPart(
  sql: Sql,
  part: NewPart & { quantity: number },
  actorId: string | null,
): Promise<void> {
  if (part.lifecycle !== initialAttributes.lifecycle || part.replacedBy !== null)
    await sayWhoChanges(sql, actorId, '')
  await insertPart(sql, part)
  if (part.quantity > 0)
    await moveStock(sql, {
      id: newId(),
      partId: part.id,
      change: part.quantity,
      reason: 'initial',
      actorId,
    })
  await auditNewPart(sql, actorId, part.id)
}
