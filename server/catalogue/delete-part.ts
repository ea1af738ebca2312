import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../audit.ts'
import type { Member, Shop } from '../shop.ts'
import { deletePartRow } from './store.ts'

/** Takes a part out of the shop. The row stays for its orders, which keep name and price and go on. */
export async function deletePart(
  shop: Shop,
  caller: Member,
  { id }: Input<Calls['deletePart']>,
): Promise<Output<Calls['deletePart']>> {
  return await shop.database.transaction(async (sql) => {
    const deletedCount = await deletePartRow(sql, id)
    if (deletedCount === 0) throw new Refusal('not_found')
    await writeAudit(sql, caller.id, 'part-deleted', id)
    return { deletedCount }
  })
}
