import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockColumns, updateColumns } from './store.ts'

/** Says anew how files of a header are read. Lines that were read before stay as they are. */
export async function changeStatementColumns(
  { database }: Shop,
  caller: User,
  { id, ...columns }: Input<Calls['changeStatementColumns']>,
): Promise<Output<Calls['changeStatementColumns']>> {
  return await database.transaction(async (sql) => {
    const before = await lockColumns(sql, id)
    if (!before) throw new Refusal('not_found')
    if (columns.columns.length !== before.header.length) {
      const message = `Its header has ${before.header.length} columns: say what each is`
      throw new Refusal('invalid_input', {}, { errors: [{ path: 'columns', message }] })
    }
    if (isDeepStrictEqual(before.columns, columns)) return { modifiedCount: 0 }
    await updateColumns(sql, { id, columns, by: caller.id })
    await writeAudit(sql, caller.id, 'statement-columns-changed', id, {
      name: before.header.join('; ').slice(0, 200),
      before: before.columns,
      after: columns,
    })
    return { modifiedCount: 1 }
  })
}
