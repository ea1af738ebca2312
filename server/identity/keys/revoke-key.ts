import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { endKey } from './store.ts'

/** Revokes a key, with all its secrets. deletedCount is 0 when it was revoked before. */
export async function revokeKey(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['revokeKey']>,
): Promise<Output<Calls['revokeKey']>> {
  return await shop.database.transaction(async (sql) => {
    const ended = await endKey(sql, id, caller)
    if (!ended) throw new Refusal('not_found')
    if (ended.count > 0) await writeAudit(sql, caller.id, 'key-revoked', id, { name: ended.name })
    return { deletedCount: ended.count }
  })
}
