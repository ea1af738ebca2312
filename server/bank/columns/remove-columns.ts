import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { deleteColumns, lockColumns } from './store.ts'

/** Forgets how files of a header are read: the next one asks anew. */
export async function removeStatementColumns(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeStatementColumns']>,
): Promise<Output<Calls['removeStatementColumns']>> {
  await database.transaction(async (sql) => {
    const before = await lockColumns(sql, id)
    if (!before) throw new Refusal('not_found')
    await deleteColumns(sql, id)
    await writeAudit(sql, caller.id, 'statement-columns-removed', id, {
      name: before.header.join('; ').slice(0, 200),
      before: before.columns,
    })
  })
  return { deletedCount: 1 }
}
