import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { auditDeletion } from './audit-part.ts'
import { deletePartRow, lockPart } from './store.ts'

/** Takes a part out of the shop. The row stays for its orders, which keep name and price and go on. */
export async function deletePart(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['deletePart']>,
): Promise<Output<Calls['deletePart']>> {
  return await shop.database.transaction(async (sql) => {
    const part = await lockPart(sql, id)
    if (!part) throw new Refusal('not_found')
    const deletedCount = await deletePartRow(sql, id)
    await auditDeletion(sql, caller.id, part)
    return { deletedCount }
  })
}
