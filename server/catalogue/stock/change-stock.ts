import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxQuantity } from '../../../contract/parts/parts.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { auditChange } from '../parts/audit-part.ts'
import { lockPart } from '../parts/store.ts'
import { moveStock } from './store.ts'

/** Books pieces in or out by hand; never below nothing. */
export async function changeStock(
  shop: Shop,
  caller: User,
  { id, change, reason }: Input<Calls['changeStock']>,
): Promise<Output<Calls['changeStock']>> {
  return await shop.database.transaction(async (sql) => {
    const part = await lockPart(sql, id)
    if (!part) throw new Refusal('not_found')
    const quantity = await moveStock(sql, {
      id: newId(),
      partId: id,
      change,
      reason,
      actorId: caller.id,
    })
    if (quantity !== null) {
      await auditChange(sql, caller.id, part)
      return { quantity }
    }
    if (change < 0) throw new Refusal('not_enough_stock', { min: 0, available: part.quantity })
    const message = `There can be at most ${figure(maxQuantity)} pieces`
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'change', message }] })
  })
}
