import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { deleteStatement, lockStatements, selectSpent, selectStatement } from './store.ts'

/**
 * Takes a statement back with the lines that came by it first, as if it had never been uploaded: a CSV may have been read by wrong columns. Not where a
 * payment was written down by one of its lines, also one that was taken back since: that stays in the ledger.
 */
export async function removeBankStatement(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeBankStatement']>,
): Promise<Output<Calls['removeBankStatement']>> {
  await database.transaction(async (sql) => {
    await lockStatements(sql)
    const statement = await selectStatement(sql, id)
    if (!statement) throw new Refusal('not_found')
    const spent = await selectSpent(sql, id)
    if (spent > 0)
      throw new Refusal('statement_spent', {
        lines: spent === 1 ? 'one line' : `${figure(spent)} lines`,
      })
    const lines = await deleteStatement(sql, id)
    await writeAudit(sql, caller.id, 'bank-statement-removed', id, {
      name: statement.name,
      before: { from: statement.from, to: statement.to, lines },
    })
  })
  return { deletedCount: 1 }
}
